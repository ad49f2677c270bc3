import Foundation

/// A project's Core ML models, for each of which Xcode generates classes.
package struct LearnedModels: Sendable {
  /// A value that goes into a model or comes out of it.
  struct Feature: Equatable, Sendable {
    let name: String
    /// Its type in Swift.
    let type: String
    let isOptional: Bool
  }

  struct Model: Sendable {
    /// The name of the class.
    let name: String
    let inputs: [Feature]
    let outputs: [Feature]
  }

  let models: [Model]

  /// Whether the project has none.
  package var isEmpty: Bool { models.isEmpty }

  /// No model.
  package init() { models = [] }

  /// The models among a project's files, the nearest first; the nearest wins for duplicate names.
  package init(_ files: ProjectFiles) {
    var models: [Model] = []
    for path in files.files where path.hasSuffix(".mlmodel") {
      let name = Self.className(ofFile: path)
      guard !models.contains(where: { $0.name == name }),
        let data = FileManager.default.contents(atPath: path),
        let model = Model(name: name, file: [UInt8](data))
      else { continue }
      models.append(model)
    }
    self.models = models
  }

  /// The file of a model with a name.
  package init(name: String, file: [UInt8]) { models = Model(name: name, file: file).map { [$0] } ?? [] }

  /// The file's name, or that of the package in which it lies, as a name in Swift.
  private static func className(ofFile path: String) -> String {
    let parts = path.split(separator: "/")
    let part = parts.last { $0.hasSuffix(".mlpackage") } ?? parts.last ?? ""
    let base = part.split(separator: ".").first ?? ""
    return String(base.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

extension LearnedModels.Model {
  /// The model described by a file; nil if it is not a model, such as a Git LFS pointer.
  ///
  /// Numbers of fields are those of Apple's published Model.proto and FeatureTypes.proto
  /// (https://github.com/apple/coremltools/tree/main/mlmodel/format).
  init?(name: String, file: [UInt8]) {
    guard let description = ProtocolBuffer(file[...]).message(2) else { return nil }
    self.name = name
    inputs = description.messages(1).compactMap(LearnedModels.Feature.init)
    outputs = description.messages(10).compactMap(LearnedModels.Feature.init)
    if inputs.isEmpty || outputs.isEmpty { return nil }
  }
}

extension LearnedModels.Feature {
  fileprivate init?(_ message: ProtocolBuffer) {
    guard let name = message.string(1), let type = message.message(3) else { return nil }
    self.name = name
    isOptional = type.number(1000) == 1
    if type.message(1) != nil {
      self.type = "Int64"
    } else if type.message(2) != nil {
      self.type = "Double"
    } else if type.message(3) != nil {
      self.type = "String"
    } else if type.message(4) != nil {
      self.type = "CoreVideo.CVPixelBuffer"
    } else if let dictionary = type.message(6) {
      self.type = dictionary.message(1) == nil ? "[String: Double]" : "[Int64: Double]"
    } else {
      self.type = "CoreML.MLMultiArray"
    }
  }
}

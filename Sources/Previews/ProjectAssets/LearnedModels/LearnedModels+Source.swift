extension LearnedModels {
  /// The source of the classes to compile beside files that contain some identifiers: those of the models
  /// that they name. Empty if there are none.
  ///
  /// - Parameters:
  ///   - identifiers: all identifiers in the files.
  ///   - declared: the types that the files declare themselves.
  package func source(naming identifiers: Set<Substring>, declared: Set<Substring>) -> String {
    let wanted = models.filter { identifiers.contains($0.name[...]) && !declared.contains($0.name[...]) }
    if wanted.isEmpty { return "" }
    return "import CoreML\nimport CoreVideo\nimport Foundation\n" + wanted.map(source).joined()
  }

  /// The classes of a model as Xcode generates them; predictions fail, because models are not run.
  private func source(of model: Model) -> String {
    func list(_ features: [Feature]) -> String {
      features.map { "`\($0.name)`: \($0.type)\($0.isOptional ? "? = nil" : "")" }.joined(separator: ", ")
    }
    func provider(_ name: String, _ features: [Feature], access: String) -> String {
      var text = "public class \(name): CoreML.MLFeatureProvider {\n"
      for feature in features {
        text += "  public \(access)var `\(feature.name)`: \(feature.type)\(feature.isOptional ? "?" : "")\n"
      }
      let names = features.map { "\"\($0.name)\"" }.joined(separator: ", ")
      text += "  public var featureNames: Swift.Set<String> { [\(names)] }\n"
      text += "  public func featureValue(for featureName: String) -> CoreML.MLFeatureValue? { nil }\n"
      text += "  public init(\(list(features))) {\n"
      for feature in features { text += "    self.`\(feature.name)` = `\(feature.name)`\n" }
      return text + "  }\n}\n"
    }
    let name = model.name
    let (input, output) = ("\(name)Input", "\(name)Output")
    let values = model.inputs.map { "`\($0.name)`: `\($0.name)`" }.joined(separator: ", ")
    return """
      \(provider(input, model.inputs, access: ""))\(provider(output, model.outputs, access: "private(set) "))\
      public class \(name) {
        public let model = CoreML.MLModel()
        public init() {}
        public init(configuration: CoreML.MLModelConfiguration) throws {}
        public class func load(configuration: CoreML.MLModelConfiguration = .init()) async throws -> \(name) { .init() }
        public func prediction(input: \(input)) throws -> \(output) {
          throw CoreML._predictionError(of: "\(name)")
        }
        public func prediction(input: \(input), options: CoreML.MLPredictionOptions) throws -> \(output) {
          try prediction(input: input)
        }
        public func prediction(\(list(model.inputs))) throws -> \(output) {
          try prediction(input: \(input)(\(values)))
        }
      }

      """
  }
}

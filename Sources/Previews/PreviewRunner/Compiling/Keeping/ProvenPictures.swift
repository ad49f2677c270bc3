import Foundation
import OperatingSystem

/// The pictures that were equal to their references, and the inputs of both: if these are unchanged, the pictures still are equal,
/// and need not be drawn.
package struct ProvenPictures: Codable {
  /// A picture that was equal to its reference.
  package struct Picture: Codable, Sendable {
    package var name: String
    /// The hash of the reference's file.
    package var reference: String
    /// The picture's entry in the manifest of a run.
    package var pixels: String
    package var width: Int
    package var height: Int
    package var sourceFile: String?
    package var sourceLine: Int?
    /// What is not drawn as on a device.
    package var fidelity: [String]

    package init(
      name: String, reference: String, pixels: String, width: Int, height: Int, sourceFile: String?,
      sourceLine: Int?, fidelity: [String]
    ) {
      (self.name, self.reference, self.pixels) = (name, reference, pixels)
      (self.width, self.height) = (width, height)
      (self.sourceFile, self.sourceLine, self.fidelity) = (sourceFile, sourceLine, fidelity)
    }
  }

  /// The outcome of a preview, for the table of a run.
  package struct Row: Codable, Sendable {
    package var line: Int
    package var name: String
    package var state: String
    package var cause: String?

    package init(line: Int, name: String, state: String, cause: String?) {
      (self.line, self.name, self.state, self.cause) = (line, name, state, cause)
    }
  }

  /// A file whose pictures were all equal to their references.
  package struct File: Codable, Sendable {
    /// The inputs of its previews (`DrawingInputs`).
    package var inputs: String
    package var pictures: [Picture]
    package var rows: [Row]

    package init(inputs: String, pictures: [Picture], rows: [Row]) {
      (self.inputs, self.pictures, self.rows) = (inputs, pictures, rows)
    }
  }

  /// By the paths of the files.
  package var files: [String: File] = [:]

  private init() {}

  /// The pictures of earlier runs.
  ///
  /// - Parameter identity: distinguishes these runs from others, such as the folder of the references.
  package static func read(_ identity: String) throws(PreviewRunnerError) -> ProvenPictures {
    let cache = try CompileCache()
    let kept = cache.opened(path(identity, cache))
      .flatMap { try? JSONDecoder().decode(ProvenPictures.self, from: Data($0)) }
    return kept ?? ProvenPictures()
  }

  /// Keeps them for later runs.
  package func keep(_ identity: String) throws(PreviewRunnerError) {
    let cache = try CompileCache()
    // Only strings and numbers, whose encoding cannot fail.
    guard let data = try? JSONEncoder().encode(self) else { return }
    try cache.seal(Array(data), as: Self.path(identity, cache))
  }

  private static func path(_ identity: String, _ cache: CompileCache) -> String {
    "\(cache.folder)/\(SHA256.hexDigest(of: identity.utf8).prefix(32)).proven"
  }
}

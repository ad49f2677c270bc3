import Foundation
import OperatingSystem

/// Which pictures were equal to their references, and what both were made from: where all of that is as it was, they still are, and
/// nobody has to draw them to know it.
package struct ProvenPictures: Codable {
  /// A picture that was its reference, pixel by pixel.
  package struct Picture: Codable, Sendable {
    package var name: String
    /// The hash of the reference's file.
    package var reference: String
    /// What the manifest of a run says of the picture.
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

  /// What became of a preview, for the table of a run.
  package struct Row: Codable, Sendable {
    package var line: Int
    package var name: String
    package var state: String
    package var cause: String?

    package init(line: Int, name: String, state: String, cause: String?) {
      (self.line, self.name, self.state, self.cause) = (line, name, state, cause)
    }
  }

  /// A file all of whose pictures were their references.
  package struct File: Codable, Sendable {
    /// What its previews were drawn from (`DrawingInputs`).
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

  /// What earlier runs left.
  ///
  /// - Parameter identity: what tells these runs from others, such as the folder of the references.
  package static func read(_ identity: String) throws(PreviewRunnerError) -> ProvenPictures {
    let cache = try CompileCache()
    let kept = cache.opened(path(identity, cache))
      .flatMap { try? JSONDecoder().decode(ProvenPictures.self, from: Data($0)) }
    return kept ?? ProvenPictures()
  }

  /// Leaves it to later runs.
  package func keep(_ identity: String) throws(PreviewRunnerError) {
    let cache = try CompileCache()
    // Strings and numbers only, for which encoding has no errors.
    guard let data = try? JSONEncoder().encode(self) else { return }
    try cache.seal(Array(data), as: Self.path(identity, cache))
  }

  private static func path(_ identity: String, _ cache: CompileCache) -> String {
    "\(cache.folder)/\(SHA256.hexDigest(of: identity.utf8).prefix(32)).proven"
  }
}

import ArgumentParser
import Views

/// The number of a version of the rules by which views look, as an argument.
struct RenderVersionNumber: ExpressibleByArgument {
  let version: RenderVersion

  init?(argument: String) {
    guard let version = Int(argument).flatMap({ RenderVersion($0) }) else { return nil }
    self.version = version
  }

  static var allValueStrings: [String] {
    (RenderVersion.oldest.number...RenderVersion.current.number).map(String.init)
  }
}

package import Fonts

extension _ViewInputs {
  /// Notes a missing font, or a width that the system font does not have.
  package func noteSubstitution(of font: FontRequest) {
    switch font.family {
    case .custom(let name) where !graph.fonts.hasFamily(name):
      note(
        .substitutedFont, "Font.custom(\"\(name)\")",
        "There is no font \"\(name)\"; the system's stands in its place."
          + Self.names(graph.fonts.customNames))
    case .system where font.width != 0:
      note(
        .approximated, "Font.width",
        "The system's font has no condensed and expanded faces here; its letters are spaced instead.")
    default: break
    }
  }

  /// How many font names are listed at most.
  private static let mostNames = 8

  /// The available fonts by their own names, which may differ from their file names.
  private static func names(_ names: [String]) -> String {
    if names.isEmpty { return "" }
    let list = names.prefix(mostNames).map { "\"\($0)\"" }.joined(separator: ", ")
    return " The project's fonts are called \(list)\(names.count > mostNames ? " …" : "")."
  }
}

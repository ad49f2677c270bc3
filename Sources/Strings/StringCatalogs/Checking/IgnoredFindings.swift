internal import Foundation

/// Findings that a comment in a file suppresses for the adjacent text: `fittingroom:ignore` for all, or with
/// names, `fittingroom:ignore argument-missing, truncates`.
package struct IgnoredFindings: Sendable, Hashable {
  /// Nil for all of them.
  package private(set) var names: Set<String>?

  package static let none = IgnoredFindings(names: [])

  private init(names: Set<String>?) {
    self.names = names
  }

  /// Parses a comment.
  package init(comment: String?) {
    guard let comment, comment.contains("fittingroom"), let mark = comment.range(of: "fittingroom:ignore")
    else {
      self = .none
      return
    }
    // Names continue to the end of the line, or to a word that is not a name.
    let rest = comment[mark.upperBound...].prefix { $0 != "\n" && $0 != "." && $0 != ";" }
    if rest.first.map({ $0.isLetter || $0 == "-" }) == true {
      self = .none
      return
    }
    let words = rest.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    let known = Set(CatalogFinding.Kind.allCases.map(\.rawValue)).union(Self.namesOfMeasurements)
    let named = words.prefix { known.contains($0) }
    names = named.isEmpty ? nil : Set(named)
  }

  /// Findings of measuring, besides those of checking a catalog.
  package static let namesOfMeasurements: Set<String> = [
    "missing-glyph", "truncates", "breaks-word", "shrinks", "tight", "unlike-source", "untranslated", "stale",
    "needs-review",
  ]

  package func contains(_ name: String) -> Bool { names?.contains(name) ?? true }

  package var isEmpty: Bool { names?.isEmpty == true }

  package func union(_ other: IgnoredFindings) -> IgnoredFindings {
    guard let names, let others = other.names else { return IgnoredFindings(names: nil) }
    return others.isEmpty ? self : IgnoredFindings(names: names.union(others))
  }
}

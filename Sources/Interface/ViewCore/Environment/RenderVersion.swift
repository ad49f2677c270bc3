/// A version of the rules by which views look, which follows the design of a generation of Apple's systems.
///
/// A change to these rules that changes pixels gets a new version, and the older ones stay: references that
/// were recorded with one can be drawn with it for as long as their owners like. The only part of layout that
/// has versions is typesetting: its other rules have not changed between these systems.
package struct RenderVersion: Hashable, Comparable, Sendable {
  /// From 1 on.
  package let number: Int

  /// The design of iOS 17 and 18.
  package static let iOS18 = RenderVersion(known: 1)
  /// The design of iOS 26.
  package static let iOS26 = RenderVersion(known: 2)

  package static let oldest = iOS18
  package static let current = iOS26

  /// Nil if no version has the number.
  package init?(_ number: Int) {
    guard (Self.oldest.number...Self.current.number).contains(number) else { return nil }
    self.number = number
  }

  private init(known number: Int) {
    self.number = number
  }

  package static func < (a: RenderVersion, b: RenderVersion) -> Bool { a.number < b.number }

  /// The systems whose design it follows.
  package var systems: String {
    switch self {
    case .iOS18: "iOS 17 and 18"
    default: "iOS 26"
    }
  }

  /// What looks different from the version before.
  package var changes: [String] {
    switch self {
    case .iOS26:
      [
        "system colours and the standard tint", "switches", "the shape of bordered buttons",
        "lone words on the second of two lines", "the distance between lines of small text",
      ]
    default: []
    }
  }

  /// What looks different between two versions.
  package static func changes(between a: RenderVersion, and b: RenderVersion) -> [String] {
    guard a != b else { return [] }
    return ((min(a, b).number + 1)...max(a, b).number).flatMap { RenderVersion(known: $0).changes }
  }
}

/// What code generators such as SwiftGen and Tuist keep of a name: its letters and digits. They join words in different ways, so
/// `icon-large`, `icon_large` and `iconLarge` are the same identifier.
package struct GeneratedIdentifier: Hashable, Sendable {
  private let text: String

  package init(_ name: some StringProtocol) {
    text = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// What names stand for, by their identifiers, without identifiers that stand for several things.
  package static func index(_ named: [(name: String, value: String)]) -> [GeneratedIdentifier: String] {
    Dictionary(grouping: named) { GeneratedIdentifier($0.name) }
      .compactMapValues { alike in
        let values = Set(alike.map(\.value))
        return values.count == 1 ? values.first : nil
      }
  }
}

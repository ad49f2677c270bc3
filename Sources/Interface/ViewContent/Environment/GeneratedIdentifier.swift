/// What tools that make Swift of catalogs keep of a name: letters and digits. `icon-large`, `icon_large` and `iconLarge` are the same
/// to it, since each tool joins words in another way.
package struct GeneratedIdentifier: Hashable, Sendable {
  private let text: String

  package init(_ name: some StringProtocol) {
    text = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Names by what is kept of them; of two names of which the same is kept, neither.
  package static func index(_ names: [String]) -> [GeneratedIdentifier: String] {
    var known: [GeneratedIdentifier: String?] = [:]
    for name in names {
      let identifier = GeneratedIdentifier(name)
      if let other = known[identifier], other != name {
        known[identifier] = .some(nil)
      } else {
        known[identifier] = name
      }
    }
    return known.compactMapValues { $0 }
  }
}

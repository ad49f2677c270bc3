package import Foundation
package import Views

/// Texts of which one is much longer than any screen is wide.
///
/// Its words are short, so that its lines are about as wide as the room that they are broken for.
package struct EndlessText: LocalizedStringSource {
  /// Where the other texts come from.
  let base: any LocalizedStringSource
  let key: CatalogKey

  /// About 5000 points in body text.
  private static let text = Array(repeating: "l", count: 600).joined(separator: " ")

  package func format(
    for key: String, table: String?, locale: Locale, arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    guard key == self.key.key, (table ?? "Localizable") == self.key.table else {
      return base.format(for: key, table: table, locale: locale, arguments: arguments)
    }
    return Self.text
  }
}

package import Foundation
package import Views

/// Localized strings in which one text is replaced with one much longer than any screen is wide.
///
/// Its words are short, so that its lines are about as wide as the available width.
package struct EndlessText: LocalizedStringSource {
  /// The source of the other texts.
  let base: any LocalizedStringSource
  let key: CatalogKey

  /// About 5000 points in body text.
  private static let text = Array(repeating: "l", count: 600).joined(separator: " ")

  package func format(
    for key: String, defaultFormat: String?, table: String?, locale: Locale,
    arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    if isOwn(key, table) { return Self.text }
    return base.format(
      for: key, defaultFormat: defaultFormat, table: table, locale: locale, arguments: arguments)
  }

  package func text(for key: String, defaultText: String?, table: String?, locale: Locale) -> String? {
    if isOwn(key, table) { return Self.text }
    return base.text(for: key, defaultText: defaultText, table: table, locale: locale)
  }

  private func isOwn(_ key: String, _ table: String?) -> Bool {
    key == self.key.key && (table ?? "Localizable") == self.key.table
  }
}

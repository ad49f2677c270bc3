package import Foundation
package import StringCatalogs
package import Views

/// The texts of a catalog, as views look them up.
///
/// Like a bundle, it takes one language for everything: the best of those that it has for the interface's. A key that
/// this language lacks is shown in the source language.
package final class CatalogStrings: LocalizedStringSource {
  private let catalog: StringCatalog
  private let pseudo: PseudoLocale?
  private let device: String
  private let locales: [String]

  /// - Parameters:
  ///   - pseudo: what to make of the source language's texts instead of showing a translation.
  ///   - device: whose variation is taken where a text has several: "iphone", "ipad".
  package init(_ catalog: StringCatalog, pseudo: PseudoLocale? = nil, device: String = "iphone") {
    self.catalog = catalog
    self.pseudo = pseudo
    self.device = device
    locales = catalog.locales
  }

  package func format(
    for key: String, table: String?, locale: Locale, arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    let entry = catalog.entry(key, table: table ?? "Localizable")
    if let pseudo {
      let source = entry.flatMap { text(of: $0, in: catalog.sourceLanguage, arguments) } ?? key
      return pseudo.text(source)
    }
    guard let entry else { return nil }
    let language = language(for: locale)
    return text(of: entry, in: language, arguments) ?? text(of: entry, in: catalog.sourceLanguage, arguments)
      ?? key
  }

  /// The catalog's language for an interface's.
  private func language(for locale: Locale) -> String {
    LocaleMatcher.match(preferences: [locale.identifier(.bcp47)], available: locales)
      ?? catalog.sourceLanguage
  }

  private func text(
    of entry: CatalogEntry, in language: String, _ arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    guard let localization = entry.localizations[language] else { return nil }
    let choice = VariationChoice(
      localization: localization, rules: try? PluralRules(locale: language), device: device,
      arguments: arguments)
    return choice.format
  }
}

package import Foundation
package import StringCatalogs
internal import Synchronization
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
  private let width: Width?
  /// The widest translations that were found, which are asked for in every pass of the layout.
  private let widest = Mutex<[String: String]>([:])

  /// How wide a text is in a language, in any unit.
  package typealias Width = @Sendable (_ text: String, _ language: String) -> Double

  /// - Parameters:
  ///   - pseudo: what to make of the source language's texts instead of showing a translation.
  ///   - width: compares translations for `PseudoLocale.widest`; nil counts their characters.
  ///   - device: whose variation is taken where a text has several: "iphone", "ipad".
  package init(
    _ catalog: StringCatalog, pseudo: PseudoLocale? = nil, width: Width? = nil, device: String = "iphone"
  ) {
    self.catalog = catalog
    self.pseudo = pseudo
    self.device = device
    self.width = width
    locales = catalog.locales
  }

  package func format(
    for key: String, table: String?, locale: Locale, arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    let entry = catalog.entry(key, table: table ?? "Localizable")
    if pseudo == .widest { return entry.map { widestText(of: $0, arguments) ?? key } }
    if let pseudo {
      let source = entry.flatMap { text(of: $0, in: catalog.sourceLanguage, arguments) } ?? key
      return pseudo.text(source)
    }
    guard let entry else { return nil }
    let language = language(for: locale)
    return text(of: entry, in: language, arguments) ?? text(of: entry, in: catalog.sourceLanguage, arguments)
      ?? key
  }

  /// The widest of an entry's translations; of equal ones the first by its language's tag.
  private func widestText(of entry: CatalogEntry, _ arguments: [LocalizedStringKey.Argument]) -> String? {
    let texts = entry.localizations.keys.sorted().compactMap { language in
      text(of: entry, in: language, arguments).map { (language: language, text: $0) }
    }
    guard texts.count > 1 else { return texts.first?.text }
    let name = texts.map(\.text).joined(separator: "\u{1F}")
    if let known = widest.withLock({ $0[name] }) { return known }
    var best: (text: String, width: Double)?
    for (language, text) in texts {
      let own = width?(text, language) ?? Double(text.count)
      if own > best?.width ?? -1 { best = (text, own) }
    }
    widest.withLock { $0[name] = best?.text }
    return best?.text
  }

  /// The catalog's language for an interface's.
  private func language(for locale: Locale) -> String {
    LocaleMatcher.match(preferences: [locale.identifier(.bcp47)], available: locales)
      ?? catalog.sourceLanguage
  }

  private func text(
    of entry: CatalogEntry, in language: String, _ arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    guard let localization = entry.localizations[language], !localization.isUnwritten else { return nil }
    let choice = VariationChoice(
      localization: localization, rules: try? PluralRules(locale: language), device: device,
      arguments: arguments)
    return choice.format
  }
}

package import Foundation
package import StringCatalogs
internal import Synchronization
package import Views

/// The texts of a catalog, for views.
///
/// Like a bundle, it uses one language for everything: the best match for the interface's. A key that this
/// language lacks is shown in the source language.
package final class CatalogStrings: LocalizedStringSource {
  private let catalog: StringCatalog
  private let pseudo: PseudoLocale?
  private let device: String
  private let locales: [String]
  private let width: Width?
  /// The folder of the source that shows the texts; its own module's texts take precedence.
  private let folder: String?
  /// A cache of the widest translations, which are needed in every layout pass.
  private let widest = Mutex<[String: String]>([:])
  /// The keys of each table by code generators' identifiers.
  private let identifiers = Mutex<[String: [GeneratedIdentifier: String]]?>(nil)

  /// How wide a text is in a language, in any unit.
  package typealias Width = @Sendable (_ text: String, _ language: String) -> Double

  /// - Parameters:
  ///   - pseudo: a transformation of the source language's texts instead of a translation.
  ///   - width: compares translations for `PseudoLocale.widest`; nil counts their characters.
  ///   - folder: the folder of the source that shows the texts; the nearest module's texts take precedence.
  ///   - device: whose variation is used if a text has several: "iphone", "ipad".
  package init(
    _ catalog: StringCatalog, pseudo: PseudoLocale? = nil, width: Width? = nil, near folder: String? = nil,
    device: String = "iphone"
  ) {
    self.folder = folder
    self.catalog = catalog
    self.pseudo = pseudo
    self.device = device
    self.width = width
    locales = catalog.locales
  }

  package func format(
    for key: String, defaultFormat: String?, table: String?, locale: Locale,
    arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    look(up: key, defaultFormat, table, locale) { entry, language in
      text(of: entry, in: language, arguments)
    }
  }

  package func text(for key: String, defaultText: String?, table: String?, locale: Locale) -> String? {
    look(up: key, defaultText, table, locale) { entry, language in
      guard let localization = written(entry, language) else { return nil }
      return localization.text.unit(category: .other, device: device)?.value
    }
  }

  package func speaks(_ language: String) -> Bool { locales.contains(language) }

  package func key(like identifiers: [String]) -> (key: String, table: String)? {
    let tables = self.identifiers.withLock { known in
      if let known { return known }
      let made = Dictionary(grouping: catalog.entries, by: \.table)
        .mapValues { GeneratedIdentifier.index($0.map { ($0.key, $0.key) }) }
      known = made
      return made
    }
    // The table's name may come before the key's; without one, the key is in the table that is looked up by default.
    for start in identifiers.indices {
      let own = GeneratedIdentifier(identifiers[start...].joined())
      let before = identifiers[..<start].last.map { GeneratedIdentifier($0) }
      let named = tables.filter { GeneratedIdentifier($0.key) == before }
      for table in named.isEmpty ? ["Localizable"] : named.keys.sorted() {
        if let key = tables[table]?[own] { return (key, table) }
      }
    }
    return nil
  }

  package func lacks(_ key: String, table: String?) -> Bool {
    guard !catalog.entries.isEmpty, catalog.entry(key, table: table ?? "Localizable", near: folder) == nil
    else {
      return false
    }
    // What has no letters, such as "%lld / %lld" or "•", is the same in every language.
    return FormatSpecifier.pieces(of: key).contains { piece in
      guard case .words(let words) = piece else { return false }
      return words.contains(where: \.isLetter)
    }
  }

  /// The text of a key, as extracted by `text` from an entry in a language.
  private func look(
    up key: String, _ defaultText: String?, _ table: String?, _ locale: Locale,
    text: (_ entry: CatalogEntry, _ language: String) -> String?
  ) -> String? {
    let entry = catalog.entry(key, table: table ?? "Localizable", near: folder)
    let own = defaultText ?? key
    if pseudo == .widest {
      return entry.map { entry in
        widestText(of: entry) { text($0, $1) ?? ($1 == catalog.sourceLanguage ? own : nil) } ?? own
      }
    }
    if let pseudo { return pseudo.text(entry.flatMap { text($0, catalog.sourceLanguage) } ?? own) }
    guard let entry else { return nil }
    return text(entry, language(for: locale)) ?? text(entry, catalog.sourceLanguage) ?? own
  }

  /// The widest of an entry's translations; the first by language tag if several are equally wide.
  private func widestText(
    of entry: CatalogEntry, _ text: (_ entry: CatalogEntry, _ language: String) -> String?
  ) -> String? {
    let texts = entry.localizations.keys.sorted().compactMap { language in
      text(entry, language).map { (language: language, text: $0) }
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

  /// The translation of an entry in a language.
  private func written(_ entry: CatalogEntry, _ language: String) -> Localization? {
    entry.localizations[language].flatMap { $0.isKey || $0.isUnwritten ? nil : $0 }
  }

  /// The catalog's language for the interface language.
  private func language(for locale: Locale) -> String {
    LocaleMatcher.match(preferences: [locale.identifier(.bcp47)], available: locales)
      ?? catalog.sourceLanguage
  }

  private func text(
    of entry: CatalogEntry, in language: String, _ arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    guard let localization = written(entry, language) else { return nil }
    let choice = VariationChoice(
      localization: localization, rules: try? PluralRules(locale: language), device: device,
      arguments: arguments)
    return choice.format
  }
}

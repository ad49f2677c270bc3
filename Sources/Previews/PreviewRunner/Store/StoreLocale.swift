import Foundation

/// The languages of the App Store, by the codes that App Store Connect and `fastlane deliver` name them.
///
/// After App Store Connect's "App Store localizations" with the eleven languages added in March 2026.
package enum StoreLocale {
  package static let codes = [
    "ar-SA", "bn-BD", "ca", "cs", "da", "de-DE", "el", "en-AU", "en-CA", "en-GB", "en-US", "es-ES", "es-MX",
    "fi", "fr-CA", "fr-FR", "gu-IN", "he", "hi", "hr", "hu", "id", "it", "ja", "kn-IN", "ko", "ml-IN",
    "mr-IN",
    "ms", "nl-NL", "no", "or-IN", "pa-IN", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl-SI", "sv", "ta-IN",
    "te-IN", "th", "tr", "uk", "ur-PK", "vi", "zh-Hans", "zh-Hant",
  ]

  /// The code for a language without a region, or with a region without its own code.
  private static let defaults = ["en": "en-US", "es": "es-ES", "fr": "fr-FR", "pt": "pt-BR"]

  /// Regions that the store serves with another variant than the language's default.
  private static let regions = [
    // The Commonwealth's other countries get British English.
    "en-NZ": "en-AU", "en-IE": "en-GB", "en-IN": "en-GB", "en-ZA": "en-GB", "en-SG": "en-GB",
    "en-HK": "en-GB",
    "pt-AO": "pt-PT", "pt-MZ": "pt-PT", "pt-CV": "pt-PT",
  ]

  /// The code for a locale's identifier, such as "de", "pt_PT" or "zh-Hant-HK"; nil if the store has none.
  package static func code(for identifier: String) -> String? {
    let language = Locale.Language(identifier: identifier.replacingOccurrences(of: "_", with: "-"))
    guard var name = language.languageCode?.identifier.lowercased() else { return nil }
    let region = language.region?.identifier.uppercased()
    // Codes that ISO 639 has replaced, and the two written forms of Norwegian.
    name = ["iw": "he", "in": "id", "nb": "no", "nn": "no"][name] ?? name
    if name == "zh" {
      let script = language.script?.identifier
      let isTraditional = script.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(region)
      return isTraditional ? "zh-Hant" : "zh-Hans"
    }
    if let region {
      let full = "\(name)-\(region)"
      if codes.contains(full) { return full }
      if let code = regions[full] { return code }
      // Spanish outside Spain is Latin American.
      if name == "es", region != "ES" { return "es-MX" }
    }
    if codes.contains(name) { return name }
    return defaults[name] ?? codes.first { $0.hasPrefix("\(name)-") }
  }
}

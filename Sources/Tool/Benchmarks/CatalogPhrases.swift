import Foundation

/// Texts like those of real catalogs, the same in every run.
///
/// The words make real texts slow: of the 14,600 in an app's 3,100 German texts, 3,900 differ, and half of
/// those occur once. So half of the words here are those that all interfaces share, and the others are ICU's
/// names of places, languages, currencies and times in the language, some with a comma or a full stop, some
/// joined.
struct CatalogPhrases {
  /// The tags of the languages with texts.
  static let languages = InterfacePhrases.languages.map(\.tag)

  private struct Language {
    var tag: String
    var joiner: String
    /// Words of every interface.
    var common: [String]
    /// Words that occur in few texts.
    var rare: [String]
  }

  private let all: [Language]
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    all = InterfacePhrases.languages.map { tag, joiner, words in
      Language(
        tag: tag, joiner: joiner, common: words.split(separator: " ").map(String.init), rare: Self.names(tag))
    }
  }

  /// The words of names in a language, each once.
  private static func names(_ tag: String) -> [String] {
    let locale = Locale(identifier: tag)
    let regions = Locale.Region.isoRegions.compactMap {
      locale.localizedString(forRegionCode: $0.identifier)
    }
    let languages = Locale.LanguageCode.isoLanguageCodes.compactMap {
      locale.localizedString(forLanguageCode: $0.identifier)
    }
    let currencies = Locale.commonISOCurrencyCodes.compactMap { locale.localizedString(forCurrencyCode: $0) }
    let times = TimeZone.knownTimeZoneIdentifiers.compactMap {
      TimeZone(identifier: $0)?.localizedName(for: .generic, locale: locale)
    }
    let words = (regions + languages + currencies + times).flatMap { $0.split(separator: " ") }
    return Set(words).sorted().map(String.init)
  }

  /// A number from 0 up to a limit (Knuth's MMIX generator).
  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// A text for each language: half of them labels of one to three words, the others sentences.
  mutating func texts() -> [(tag: String, text: String)] {
    let isSentence = next(2) == 0
    let count = isSentence ? 4 + next(6) : 1 + next(3)
    return all.map { language in
      let words = (0..<count).map { index in
        word(language) + (isSentence && index < count - 1 && next(12) == 0 ? "," : "")
      }
      return (language.tag, words.joined(separator: language.joiner) + (isSentence ? "." : ""))
    }
  }

  private mutating func word(_ language: Language) -> String {
    guard next(2) == 0 else { return language.common[next(language.common.count)] }
    let word = language.rare[next(language.rare.count)]
    return next(5) == 0 ? "\(word)-\(language.rare[next(language.rare.count)])" : word
  }
}

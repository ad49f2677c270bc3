/// How much wider translations from English are than their sources, measured over 168,148 pairs of eight apps in the
/// fonts that views are drawn with.
package struct ExpansionFactors: Sendable, Hashable {
  /// Which of the translations, from the narrowest to the widest.
  package enum Share: String, Sendable, CaseIterable, Hashable {
    /// Half are narrower.
    case p50
    /// Nine of ten are.
    case p90
    /// 99 of 100 are.
    case p99
  }

  package var p50: Double
  package var p90: Double
  package var p99: Double

  package func factor(_ share: Share) -> Double {
    switch share {
    case .p50: p50
    case .p90: p90
    case .p99: p99
    }
  }

  private init(_ p50: Double, _ p90: Double, _ p99: Double) {
    self.p50 = p50
    self.p90 = p90
    self.p99 = p99
  }

  /// Those of a language, or of the one it falls back to; nil if none were measured.
  package static func of(locale: String) -> ExpansionFactors? {
    LocaleMatcher.match(preferences: [locale], available: locales).flatMap { byLocale[$0] }
  }

  /// Those of all languages together, by the length of the source in characters: short texts grow most.
  package static func of(characters: Int) -> ExpansionFactors {
    switch characters {
    case ...5: ExpansionFactors(1.32, 2.4, 3.72)
    case ...10: ExpansionFactors(1.15, 1.83, 2.72)
    case ...20: ExpansionFactors(1.17, 1.69, 2.29)
    case ...30: ExpansionFactors(1.15, 1.58, 2.09)
    case ...50: ExpansionFactors(1.12, 1.47, 1.88)
    case ...70: ExpansionFactors(1.11, 1.41, 1.72)
    default: ExpansionFactors(1.12, 1.38, 1.66)
    }
  }

  /// The languages that were measured, in alphabetical order.
  package static let locales = byLocale.keys.sorted()

  private static let byLocale: [String: ExpansionFactors] = [
    "be": .init(1.32, 1.97, 3.18), "bg": .init(1.39, 2.08, 3.13), "ca": .init(1.15, 1.68, 2.7),
    "cs": .init(1.11, 1.55, 2.32), "cy": .init(1.18, 1.69, 2.55), "da": .init(1.07, 1.44, 2.24),
    "de": .init(1.26, 1.72, 2.74), "el": .init(1.44, 2.09, 2.91), "es": .init(1.23, 1.77, 2.56),
    "et": .init(1.1, 1.6, 2.45), "eu": .init(1.21, 1.78, 2.85), "fa": .init(0.88, 1.28, 2.04),
    "fi": .init(1.08, 1.59, 2.42), "fr": .init(1.29, 1.77, 2.46), "hr": .init(1.13, 1.61, 2.51),
    "hu": .init(1.2, 1.74, 2.7), "id": .init(1.15, 1.62, 2.66), "it": .init(1.16, 1.64, 2.45),
    "ja": .init(1.12, 1.63, 2.37), "ka": .init(1.53, 2.31, 4.06), "ko": .init(0.99, 1.47, 2.38),
    "lt": .init(1.15, 1.65, 2.47), "lv": .init(1.12, 1.54, 2.47), "nb": .init(1.05, 1.43, 2.25),
    "nl": .init(1.21, 1.69, 2.49), "pl": .init(1.21, 1.72, 2.59), "pt": .init(1.23, 1.69, 2.43),
    "pt-BR": .init(1.2, 1.61, 2.43), "ro": .init(1.18, 1.67, 2.74), "ru": .init(1.35, 1.99, 3.06),
    "sk": .init(1.18, 1.67, 2.47), "sl": .init(1.12, 1.68, 2.63), "sv": .init(1.06, 1.44, 2.21),
    "tr": .init(1.07, 1.56, 2.4), "uk": .init(1.29, 1.95, 3.29), "ur": .init(1.03, 1.55, 2.73),
    "uz": .init(1.22, 1.81, 2.88), "vi": .init(1.08, 1.59, 2.43), "zh-Hans": .init(0.72, 1.04, 1.64),
    "zh-Hant": .init(0.74, 1.05, 1.57),
  ]
}

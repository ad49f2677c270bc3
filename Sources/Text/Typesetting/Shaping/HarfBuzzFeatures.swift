internal import CHarfBuzz
import Fonts

/// OpenType features as HarfBuzz takes them.
enum HarfBuzzFeatures {
  private static let kern = FontFeature.number("kern")

  /// Features for a whole text, and positions in it after which nothing is kerned.
  static func all(_ features: [FontFeature], unkernedAt positions: [Int] = []) -> [hb_feature_t] {
    features.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max) }
      + positions.map { hb_feature_t(tag: kern, value: 0, start: UInt32($0), end: UInt32($0 + 1)) }
  }
}

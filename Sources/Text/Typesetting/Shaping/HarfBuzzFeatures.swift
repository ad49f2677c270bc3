internal import CHarfBuzz
import Fonts

/// OpenType features as HarfBuzz takes them.
enum HarfBuzzFeatures {
  /// Features for a whole text.
  static func all(_ features: [FontFeature]) -> [hb_feature_t] {
    features.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max) }
  }
}

/// A font request of a text.
package struct FontRequest: Hashable, Sendable {
  /// One of the system's families, or a custom family.
  package enum Family: Hashable, Sendable {
    case system
    case rounded
    case serif
    case monospaced
    case custom(String)
  }

  /// Which letters become small capitals.
  package struct SmallCapitals: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let lowercase = SmallCapitals(rawValue: 1)
    package static let uppercase = SmallCapitals(rawValue: 2)
  }

  package var family = Family.system
  /// The nominal size in points.
  package var size: Double
  /// From -1 to 1, as in `UIFont.Weight`.
  package var weight = 0.0
  /// From -1 to 1, as in `UIFont.Width`.
  package var width = 0.0
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var smallCapitals: SmallCapitals = []
  /// How large letters are drawn in line boxes of the full size: below 1 for synthesized small capitals.
  package var glyphScale = 1.0
  /// Whether lines are as high as on macOS, and fallback faces as large: its Chinese, Japanese and Korean
  /// characters are twelve thirteenths of the size.
  package var isForMac = false
  /// From baseline to baseline in points, for text styles; nil derives it from the font.
  package var lineHeight: Double?

  package init(size: Double) {
    self.size = size
  }

  /// The size of fallback faces for characters that the font does not have.
  package func standInSize(_ face: FontFace) -> Double {
    if face.hasPictures, !isForMac { return EmojiMetrics(size: size).glyphSize }
    return isForMac && face.hasIdeographs ? size * 12 / 13 : size
  }

  /// The same font at another size, its line height in proportion.
  package func scaled(by factor: Double) -> FontRequest {
    var request = self
    request.size *= factor
    request.lineHeight = lineHeight.map { $0 * factor }
    return request
  }

  /// The weight on the scale of OpenType, 100 to 900.
  package var openTypeWeight: Double {
    let stops: [(Double, Double)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
      (0.62, 900),
    ]
    if weight <= stops[0].0 { return stops[0].1 }
    for index in 1..<stops.count where weight <= stops[index].0 {
      let (low, high) = (stops[index - 1], stops[index])
      return low.1 + (high.1 - low.1) * (weight - low.0) / (high.0 - low.0)
    }
    return 900
  }
}

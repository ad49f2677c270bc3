/// Apple's type sizes for iOS: point size and line height of every text style at every size the reader can
/// choose (Human Interface Guidelines, Typography).
package enum TypeScale {
  /// A text style, in the order of the tables.
  package enum Style: Int, CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption
    case caption2
  }

  /// Size and line height, in points.
  package struct Metrics: Hashable, Sendable {
    package let size: Double
    package let lineHeight: Double

    fileprivate init(_ size: Double, _ lineHeight: Double) {
      self.size = size
      self.lineHeight = lineHeight
    }
  }

  /// The index of the default size in the tables.
  package static let large = 3

  /// A style at one of the twelve sizes, the smallest being 0.
  package static func metrics(_ style: Style, size: Int) -> Metrics {
    table[style.rawValue][min(max(size, 0), 11)]
  }

  /// The weight of a style, on the scale from -1 to 1.
  package static func weight(_ style: Style) -> Double {
    style == .headline ? 0.3 : 0
  }

  /// The weight of a style's bold form: semibold for all but the titles.
  package static func emphasizedWeight(_ style: Style) -> Double {
    switch style {
    case .largeTitle, .title, .title2: 0.4
    default: 0.3
    }
  }

  /// How much lengths that follow a style grow at a size: by its line height, not its point size.
  package static func scale(_ style: Style, size: Int) -> Double {
    metrics(style, size: size).lineHeight / metrics(style, size: large).lineHeight
  }

  private static let table: [[Metrics]] = [
    // largeTitle
    [
      Metrics(31, 38), Metrics(32, 39), Metrics(33, 40), Metrics(34, 41),
      Metrics(36, 43), Metrics(38, 46), Metrics(40, 48), Metrics(44, 52),
      Metrics(48, 57), Metrics(52, 61), Metrics(56, 66), Metrics(60, 70),
    ],
    // title
    [
      Metrics(25, 31), Metrics(26, 32), Metrics(27, 33), Metrics(28, 34),
      Metrics(30, 37), Metrics(32, 39), Metrics(34, 41), Metrics(38, 46),
      Metrics(43, 51), Metrics(48, 57), Metrics(53, 62), Metrics(58, 68),
    ],
    // title2
    [
      Metrics(19, 24), Metrics(20, 25), Metrics(21, 26), Metrics(22, 28),
      Metrics(24, 30), Metrics(26, 32), Metrics(28, 34), Metrics(34, 41),
      Metrics(39, 47), Metrics(44, 52), Metrics(50, 59), Metrics(56, 66),
    ],
    // title3
    [
      Metrics(17, 22), Metrics(18, 23), Metrics(19, 24), Metrics(20, 25),
      Metrics(22, 28), Metrics(24, 30), Metrics(26, 32), Metrics(31, 38),
      Metrics(37, 44), Metrics(43, 51), Metrics(49, 58), Metrics(55, 65),
    ],
    // headline
    [
      Metrics(14, 19), Metrics(15, 20), Metrics(16, 21), Metrics(17, 22),
      Metrics(19, 24), Metrics(21, 26), Metrics(23, 29), Metrics(28, 34),
      Metrics(33, 40), Metrics(40, 48), Metrics(47, 56), Metrics(53, 62),
    ],
    // body
    [
      Metrics(14, 19), Metrics(15, 20), Metrics(16, 21), Metrics(17, 22),
      Metrics(19, 24), Metrics(21, 26), Metrics(23, 29), Metrics(28, 34),
      Metrics(33, 40), Metrics(40, 48), Metrics(47, 56), Metrics(53, 62),
    ],
    // callout
    [
      Metrics(13, 18), Metrics(14, 19), Metrics(15, 20), Metrics(16, 21),
      Metrics(18, 23), Metrics(20, 25), Metrics(22, 28), Metrics(26, 32),
      Metrics(32, 39), Metrics(38, 46), Metrics(44, 52), Metrics(51, 60),
    ],
    // subheadline
    [
      Metrics(12, 16), Metrics(13, 18), Metrics(14, 19), Metrics(15, 20),
      Metrics(17, 22), Metrics(19, 24), Metrics(21, 28), Metrics(25, 31),
      Metrics(30, 37), Metrics(36, 43), Metrics(42, 50), Metrics(49, 58),
    ],
    // footnote
    [
      Metrics(12, 16), Metrics(12, 16), Metrics(12, 16), Metrics(13, 18),
      Metrics(15, 20), Metrics(17, 22), Metrics(19, 24), Metrics(23, 29),
      Metrics(27, 33), Metrics(33, 40), Metrics(38, 46), Metrics(44, 52),
    ],
    // caption
    [
      Metrics(11, 13), Metrics(11, 13), Metrics(11, 13), Metrics(12, 16),
      Metrics(14, 19), Metrics(16, 21), Metrics(18, 23), Metrics(22, 28),
      Metrics(26, 32), Metrics(32, 39), Metrics(37, 44), Metrics(43, 51),
    ],
    // caption2
    [
      Metrics(11, 13), Metrics(11, 13), Metrics(11, 13), Metrics(11, 13),
      Metrics(13, 18), Metrics(15, 20), Metrics(17, 22), Metrics(20, 25),
      Metrics(24, 30), Metrics(29, 35), Metrics(34, 41), Metrics(40, 48),
    ],
  ]
}

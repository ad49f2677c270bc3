/// Apple's type sizes: for iOS the point size and line height of every text style at every Dynamic Type size,
/// for other platforms the published ones (Human Interface Guidelines, Typography).
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

  /// The platform, as far as it affects sizes.
  package enum Platform: String, CaseIterable, Hashable, Sendable {
    /// iPhone, iPad and Apple Vision, which have the same sizes.
    case ios
    case macos
    case watchos
    case tvos
  }

  /// Whether users can choose a text size on a platform. Those of watchOS are not published for every style.
  package static func hasSizes(on platform: Platform) -> Bool { platform == .ios }

  /// A style at one of the sizes, which count on iOS only.
  package static func metrics(_ style: Style, size: Int, on platform: Platform) -> Metrics {
    switch platform {
    case .ios: metrics(style, size: size)
    case .macos: macOS[style.rawValue]
    case .watchos: watchOS[style.rawValue]
    case .tvos: tvOS[style.rawValue]
    }
  }

  /// The weight of a style, on the scale from -1 to 1.
  package static func weight(_ style: Style, on platform: Platform) -> Double {
    switch (platform, style) {
    case (.macos, .headline): 0.4
    case (.macos, .caption2): 0.23
    case (.tvos, .subheadline), (.macos, _): 0
    // The lists have medium for all others.
    case (.tvos, _): 0.23
    case (.ios, _), (.watchos, _): weight(style)
    }
  }

  private static let macOS = [
    Metrics(26, 32), Metrics(22, 26), Metrics(17, 22), Metrics(15, 20), Metrics(13, 16), Metrics(13, 16),
    Metrics(12, 15), Metrics(11, 14), Metrics(10, 13), Metrics(10, 13), Metrics(10, 13),
  ]

  /// At the default size of watches of 40 to 42 mm; callout and subheadline, which are not listed, are those
  /// of body and caption.
  private static let watchOS = [
    Metrics(36, 38.5), Metrics(34, 36.5), Metrics(28, 30.5), Metrics(19, 21.5), Metrics(16, 18.5),
    Metrics(16, 18.5), Metrics(16, 18.5), Metrics(15, 17.5), Metrics(13, 15.5), Metrics(15, 17.5),
    Metrics(14, 16.5),
  ]

  /// Large titles are titles; subheadlines and footnotes, which are not listed, are headlines and captions.
  private static let tvOS = [
    Metrics(76, 96), Metrics(76, 96), Metrics(57, 66), Metrics(48, 56), Metrics(38, 46), Metrics(29, 36),
    Metrics(31, 38), Metrics(38, 46), Metrics(25, 32), Metrics(25, 32), Metrics(23, 30),
  ]

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

  /// The same on a platform; a Mac's is listed for each style.
  package static func emphasizedWeight(_ style: Style, on platform: Platform) -> Double {
    switch (platform, style) {
    case (.macos, .headline): 0.56
    case (.macos, .caption): 0.23
    default: emphasizedWeight(style)
    }
  }

  /// The scale of lengths that follow a style at a size: by its line height, not its point size.
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

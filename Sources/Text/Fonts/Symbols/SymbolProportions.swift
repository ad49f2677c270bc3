import Foundation

/// The ratio of the width of Apple's symbols to that of the font's glyphs, for known frames that differ by more than a tenth.
///
/// The frames are those that Xcode writes into storyboards (`<image name="questionmark" catalog="system" width="94"
/// height="128"/>`).
enum SymbolProportions {
  static let stretch: [String: CGFloat] = [
    "hand.thumbsup": 0.87, "hand.thumbsup.fill": 0.87, "hand.thumbsdown": 0.87, "hand.thumbsdown.fill": 0.87,
    "line.3.horizontal.decrease": 1.17, "line.horizontal.3.decrease": 1.17, "questionmark": 1.14,
    "square.and.arrow.up.fill": 1.1,
    // Measured at another size and scaled: 113.7 by 92.
    "stethoscope": 1.236,
  ]
}

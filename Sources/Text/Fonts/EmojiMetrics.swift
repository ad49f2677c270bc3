import Foundation

/// How large emoji are on iOS, which enlarges them beside small text.
///
/// The em was measured by others at 11 to 30 points; advance, ink and height above the baseline in Apple's pictures at
/// 14 points. The advance is about the same part of the em at 40.
package struct EmojiMetrics {
  /// The side of an emoji's square, in points.
  package let em: Double

  /// - Parameter size: of the text around the emoji.
  package init(size: Double) {
    em =
      switch size {
      case ...16: size * 1.25
      case ...18: 20
      case ...22: 20 + (size - 18) / 2
      default: size
      }
  }

  /// The size at which the substitute's ink is as wide as Apple's.
  var glyphSize: Double { em * 0.835 }

  /// From one emoji to the next.
  package var advance: Double { em * 8 / 7 }

  /// How much higher than the substitute's the pictures are.
  package var rise: Double { em * 0.028 }
}

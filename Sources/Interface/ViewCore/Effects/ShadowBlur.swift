package import Foundation

/// How far shadows are blurred.
///
/// Recorded pictures of iOS 26.1 at three pixels to a point: the edge of a shadow with a radius of 5 points is a gaussian
/// of 14 pixels' deviation, one with a radius of 1 point a gaussian of 2.8.
package enum ShadowBlur {
  private static let share: CGFloat = 14 / 15

  /// The gaussian's deviation that a shadow's radius stands for, both in points.
  package static func deviation(radius: CGFloat) -> CGFloat { radius * share }

  /// The radius of a shadow that is blurred by a gaussian of a deviation, both in points.
  package static func radius(deviation: CGFloat) -> CGFloat { deviation / share }
}

/// A user's step at a point of the window, in points from its top left corner.
package enum PointerStep: Hashable, Codable, Sendable {
  case tap(x: Double, y: Double)
  /// Drags a finger by a distance.
  case drag(x: Double, y: Double, byX: Double, byY: Double)
  /// Scrolls down by a distance, or sideways in a view that only scrolls horizontally.
  case scroll(x: Double, y: Double, by: Double)
  /// Enters a text into the field that was tapped last, or else into the one at the point.
  case type(x: Double, y: Double, text: String)
}

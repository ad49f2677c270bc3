/// What a user does at a place of the window, in points from its top left corner.
package enum PointerStep: Hashable, Codable, Sendable {
  case tap(x: Double, y: Double)
  /// Drags a finger so far.
  case drag(x: Double, y: Double, byX: Double, byY: Double)
  /// Scrolls so far down, or to the side in what scrolls sideways alone.
  case scroll(x: Double, y: Double, by: Double)
  /// Puts a text into the field that was tapped last, else into the one there.
  case type(x: Double, y: Double, text: String)
}

/// Where two images of the same size are unequal, counted or not.
package struct UnequalArea: Hashable, Sendable {
  /// The smallest rectangle around all unequal pixels.
  package var bounds: PixelRect
  /// The rows with unequal pixels, from top to bottom.
  package var rows: [Int]

  package init(bounds: PixelRect, rows: [Int]) {
    self.bounds = bounds
    self.rows = rows
  }

  /// The rows within the bounds that are equal in both images.
  package var equalRows: [Int] {
    var unequal = rows[...]
    return (bounds.y..<bounds.maxY).filter { y in
      guard unequal.first == y else { return true }
      unequal.removeFirst()
      return false
    }
  }
}

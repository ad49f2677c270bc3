internal import Imaging

/// Which differing pixels are excused because they look like the smoothing of an edge.
public enum AntiAliasingRule: String, Hashable, CaseIterable, Sendable {
  /// None: every difference counts.
  case none
  /// pixelmatch's detector (Vyšniauskas 2009): a pixel between a darker and a brighter neighbour, one of which lies
  /// in an even area in both images.
  case pixelmatch
  /// odiff's detector, which asks for an even area in each image separately and so excuses more.
  case odiff
  /// looks-same's detector, which looks at brightness only.
  case looksSame = "looks-same"
  /// Pixels that both renders mark as edges of the same shape (`ImageComparator.edges`): known, not guessed.
  case edges
}

/// Decides whether a differing pixel is excused.
package protocol AntiAliasingDetector {
  func excuses(x: Int, y: Int) -> Bool
}

/// Excuses the bright pixels of a mask.
struct KnownEdges: AntiAliasingDetector {
  let mask: StraightBitmap

  func excuses(x: Int, y: Int) -> Bool { x < mask.width && y < mask.height && mask[x, y].red >= 128 }
}

/// Excuses nothing.
package struct NoAntiAliasing: AntiAliasingDetector {
  package init() {}

  @inline(__always)
  package func excuses(x: Int, y: Int) -> Bool { false }
}

/// The pixels around one, clipped to the image.
package struct Neighbourhood {
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>
  let touchesBorder: Bool

  @inline(__always)
  init(x: Int, y: Int, in grid: PixelGrid) {
    columns = max(x - 1, 0)...min(x + 1, grid.width - 1)
    rows = max(y - 1, 0)...min(y + 1, grid.height - 1)
    touchesBorder = x == 0 || y == 0 || x == grid.width - 1 || y == grid.height - 1
  }
}

extension PixelGrid {
  /// Whether at least three neighbours have exactly the pixel's value; the outside the image counts as one.
  func hasManySiblings(x: Int, y: Int) -> Bool {
    let around = Neighbourhood(x: x, y: y, in: self)
    let value = self[x, y]
    // The pixel itself is counted below, so one more is needed.
    var equal = around.touchesBorder ? 1 : 0
    for row in around.rows {
      for column in around.columns where self[column, row] == value { equal += 1 }
    }
    return equal > 3
  }
}

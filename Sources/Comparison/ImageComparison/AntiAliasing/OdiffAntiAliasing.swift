/// The detector of odiff: rows before columns, equal means equal in value, and each image on its own needs an even
/// area at one of the two extremes.
package struct OdiffAntiAliasing: AntiAliasingDetector {
  let first: PixelGrid
  let second: PixelGrid

  package init(_ first: PixelGrid, _ second: PixelGrid) {
    self.first = first
    self.second = second
  }

  package func excuses(x: Int, y: Int) -> Bool {
    isSmoothing(first, second, x, y) || isSmoothing(second, first, x, y)
  }

  private func isSmoothing(_ image: PixelGrid, _ other: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    let around = Neighbourhood(x: x, y: y, in: image)
    let center = image[x, y]
    let luma = BlendedColor(center).luma
    var equal = around.touchesBorder ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    for row in around.rows {
      for column in around.columns where column != x || row != y {
        let neighbour = image[column, row]
        if neighbour == center {
          equal += 1
          if equal > 2 { return false }
          continue
        }
        let delta = luma - BlendedColor(neighbour).luma
        if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return [image, other].allSatisfy {
      $0.hasManySiblings(x: darkest.x, y: darkest.y) || $0.hasManySiblings(x: brightest.x, y: brightest.y)
    }
  }
}

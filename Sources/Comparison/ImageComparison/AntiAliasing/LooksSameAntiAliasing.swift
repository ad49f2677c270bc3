/// The detector of looks-same: brightness without alpha, and a tolerance for what counts as an even area.
package struct LooksSameAntiAliasing: AntiAliasingDetector {
  let first: PixelGrid
  let second: PixelGrid
  /// How far the brightness of equal neighbours of an extreme may lie apart, in levels.
  let tolerance: Double

  package init(_ first: PixelGrid, _ second: PixelGrid, tolerance: Double = 0) {
    self.first = first
    self.second = second
    self.tolerance = tolerance
  }

  package func excuses(x: Int, y: Int) -> Bool {
    isSmoothing(second, first, x, y) || isSmoothing(first, second, x, y)
  }

  private func isSmoothing(_ image: PixelGrid, _ other: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    let around = Neighbourhood(x: x, y: y, in: image)
    let center = image.brightness(x, y)
    var equal = 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    for row in around.rows {
      for column in around.columns where column != x || row != y {
        let delta = image.brightness(column, row) - center
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        }
        if delta < darkest.delta { darkest = (delta, column, row) }
        if delta > brightest.delta { brightest = (delta, column, row) }
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return [darkest, brightest].contains {
      hasManySiblings(image, $0.x, $0.y) && hasManySiblings(other, $0.x, $0.y)
    }
  }

  private func hasManySiblings(_ image: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    let around = Neighbourhood(x: x, y: y, in: image)
    let center = image.brightness(x, y)
    var equal = 0
    for row in around.rows {
      for column in around.columns where column != x || row != y {
        if abs(image.brightness(column, row) - center) <= tolerance { equal += 1 }
      }
    }
    return equal > 2
  }
}

extension PixelGrid {
  fileprivate func brightness(_ x: Int, _ y: Int) -> Double {
    let channels = Channels(self[x, y])
    return YIQ.luma(Double(channels.red), Double(channels.green), Double(channels.blue))
  }
}

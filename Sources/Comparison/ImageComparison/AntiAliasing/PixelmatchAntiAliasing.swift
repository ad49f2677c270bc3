/// The detector of pixelmatch.
package struct PixelmatchAntiAliasing: AntiAliasingDetector {
  /// How the brightness of two pixels of one image is compared; the generations of pixelmatch differ in this.
  package enum Brightness: Sendable {
    /// Version 5: both blended over white, then subtracted.
    case onWhite
    /// Version 7: differences blended over the position-dependent backdrop of the pixel in the middle.
    case checkerboard
    /// Version 7 with a white backdrop.
    case differenceOnWhite
    /// The OKLab generation: as before, and where brightness is equal but alpha is not, alpha decides.
    case alphaAware
  }

  let first: PixelGrid
  let second: PixelGrid
  let brightness: Brightness

  package init(_ first: PixelGrid, _ second: PixelGrid, brightness: Brightness) {
    self.first = first
    self.second = second
    self.brightness = brightness
  }

  package func excuses(x: Int, y: Int) -> Bool {
    isSmoothing(first, second, x, y) || isSmoothing(second, first, x, y)
  }

  private func isSmoothing(_ image: PixelGrid, _ other: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    let around = Neighbourhood(x: x, y: y, in: image)
    let center = image[x, y]
    let index = y * image.width + x
    var equal = around.touchesBorder ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    // Column by column: the first of several equal extremes counts.
    for column in around.columns {
      for row in around.rows where column != x || row != y {
        let delta = difference(center, image[column, row], at: index)
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return [darkest, brightest].contains {
      image.hasManySiblings(x: $0.x, y: $0.y) && other.hasManySiblings(x: $0.x, y: $0.y)
    }
  }

  /// The brightness of a pixel less that of its neighbour.
  private func difference(_ center: UInt32, _ neighbour: UInt32, at index: Int) -> Double {
    if center == neighbour { return 0 }
    if brightness == .onWhite { return BlendedColor(center).luma - BlendedColor(neighbour).luma }
    let (a, b) = (Channels(center), Channels(neighbour))
    if center & neighbour >= 0xff00_0000 {
      return YIQ.luma(Double(a.red - b.red), Double(a.green - b.green), Double(a.blue - b.blue))
    }
    let backdrop: Backdrop = brightness == .checkerboard ? .checkerboard : .white
    let behind = backdrop.color(at: index)
    let alpha = Double(a.alpha - b.alpha)
    func blended(_ c1: Int, _ c2: Int, _ background: Double) -> Double {
      (Double(c1 * a.alpha) - Double(c2 * b.alpha) - background * alpha) / 255
    }
    let delta = YIQ.luma(
      blended(a.red, b.red, behind.0), blended(a.green, b.green, behind.1), blended(a.blue, b.blue, behind.2))
    return delta == 0 && brightness == .alphaAware ? alpha / 2 : delta
  }
}

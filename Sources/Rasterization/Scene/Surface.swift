import Imaging

/// A rectangle of pixels somewhere on the canvas that is drawn on.
struct Surface {
  let bounds: PixelRect
  var pixels: [Bitmap.Pixel]

  init(bounds: PixelRect, filledWith pixel: Bitmap.Pixel = .clear) {
    self.bounds = bounds
    pixels = [Bitmap.Pixel](repeating: pixel, count: bounds.isEmpty ? 0 : bounds.width * bounds.height)
  }

  init(bounds: PixelRect, pixels: [Bitmap.Pixel]) {
    self.bounds = bounds
    self.pixels = pixels
  }

  @inline(__always)
  func index(_ x: Int, _ y: Int) -> Int {
    (y - bounds.minY) * bounds.width + x - bounds.minX
  }

  /// Runs a closure with the pixels of one row from column `minX` to `maxX`.
  mutating func withRow(
    _ y: Int, from minX: Int, to maxX: Int, _ body: (UnsafeMutableBufferPointer<Bitmap.Pixel>) -> Void
  ) {
    let start = index(minX, y)
    pixels.withUnsafeMutableBufferPointer {
      body(UnsafeMutableBufferPointer(rebasing: $0[start..<(start + maxX - minX)]))
    }
  }

  /// Lays another surface on this one.
  ///
  /// - Parameters:
  ///   - mask: how much of each pixel shows; nil is all.
  ///   - opacity: multiplies the source, 0 to 255.
  mutating func composite(
    _ source: Surface, mode: BlendMode, opacity: UInt8, mask: CoverageMask?, clip: PixelRect
  ) {
    var area = source.bounds.intersection(bounds).intersection(clip)
    if let mask { area = area.intersection(mask.bounds) }
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      let from = source.index(area.minX, y)
      let maskStart = mask.map { ($0.bounds.width * (y - $0.bounds.minY)) + area.minX - $0.bounds.minX } ?? 0
      withRow(y, from: area.minX, to: area.maxX) { row in
        for x in 0..<row.count {
          var pixel = source.pixels[from + x]
          if opacity != 255 { pixel = Compositor.scaled(pixel, by: opacity) }
          if let mask {
            let coverage = mask.values[maskStart + x]
            if mode == .normal || mode.keepsBackdropUnderNothing {
              pixel = Compositor.scaled(pixel, by: coverage)
            } else {
              // Modes that change the backdrop even under nothing are mixed with it by coverage.
              let blended = Compositor.blend(pixel, row[x], mode)
              row[x] = Compositor.over(
                Compositor.scaled(blended, by: coverage), Compositor.scaled(row[x], by: 255 - coverage))
              continue
            }
          }
          if mode == .normal {
            if pixel.alpha != 0 { row[x] = Compositor.over(pixel, row[x]) }
          } else {
            row[x] = Compositor.blend(pixel, row[x], mode)
          }
        }
      }
    }
  }
}

extension BlendMode {
  /// Whether a transparent source leaves the backdrop as it is.
  var keepsBackdropUnderNothing: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}

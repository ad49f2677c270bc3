import Imaging

/// A rectangle of pixels on the canvas to draw on.
///
/// Copies share their pixels. The rows of a bitmap are drawn on in place (`borrowing`); other surfaces own
/// their pixels.
struct Surface {
  let bounds: PixelBounds
  /// The first pixel; red is the lowest byte and alpha the highest, on little-endian machines and in memory.
  let base: UnsafeMutablePointer<UInt32>
  private let owner: Memory?

  /// Pixels that live as long as something draws on them.
  private final class Memory {
    let base: UnsafeMutablePointer<UInt32>

    init(count: Int) {
      // Large ones in whole megabytes: the next band, which may have one row more, then fits into the same
      // memory.
      let megabyte = 1 << 18
      base = .allocate(
        capacity: count < megabyte ? max(count, 1) : (count + megabyte - 1) / megabyte * megabyte)
    }

    deinit { base.deallocate() }
  }

  init(bounds: PixelBounds, filledWith pixel: Bitmap.Pixel = .clear) {
    self.bounds = bounds
    let count = bounds.isEmpty ? 0 : bounds.width * bounds.height
    let memory = Memory(count: count)
    memory.base.initialize(repeating: UInt32(pixel), count: count)
    owner = memory
    base = memory.base
  }

  /// A surface whose pixels are all set before any is read.
  init(unfilled bounds: PixelBounds) {
    self.bounds = bounds
    let memory = Memory(count: bounds.isEmpty ? 0 : bounds.width * bounds.height)
    owner = memory
    base = memory.base
  }

  /// A surface on pixels that the caller keeps alive for as long as it is used.
  init(bounds: PixelBounds, borrowing base: UnsafeMutablePointer<UInt32>) {
    self.bounds = bounds
    self.base = base
    owner = nil
  }

  var pixelCount: Int { bounds.isEmpty ? 0 : bounds.width * bounds.height }

  /// The pixel in a column and a row of the canvas, which must lie in the bounds.
  @inline(__always)
  func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- bounds.minY) &* bounds.width &+ x &- bounds.minX)
  }

  /// The same pixels at another position of the canvas.
  func moved(dx: Int, dy: Int) -> Surface {
    Surface(moving: self, dx: dx, dy: dy)
  }

  private init(moving other: Surface, dx: Int, dy: Int) {
    bounds = other.bounds.moved(dx: dx, dy: dy)
    base = other.base
    owner = other.owner
  }

  /// Replaces every pixel.
  func forEachPixel(_ change: (Bitmap.Pixel) -> Bitmap.Pixel) {
    for index in 0..<pixelCount { base[index] = UInt32(change(Bitmap.Pixel(base[index]))) }
  }

  /// The alpha of every pixel.
  var alpha: CoverageMask {
    var mask = CoverageMask(bounds: bounds)
    mask.values.withUnsafeMutableBufferPointer { values in
      for index in 0..<pixelCount { values[index] = UInt8(truncatingIfNeeded: base[index] &>> 24) }
    }
    return mask
  }

  /// Draws another surface on this one.
  ///
  /// - Parameters:
  ///   - mask: how much of each pixel is visible; nil is all.
  ///   - opacity: multiplies the source, 0 to 255.
  func composite(
    _ source: Surface, mode: BlendMode, opacity: UInt8, mask: CoverageMask?, clip: PixelBounds
  ) {
    var area = source.bounds.intersection(bounds).intersection(clip)
    if let mask { area = area.intersection(mask.bounds) }
    if area.isEmpty { return }
    if mode == .normal {
      compositeNormal(source, opacity: opacity, mask: mask, area: area)
      return
    }
    for y in area.minY..<area.maxY {
      let from = source.pointer(area.minX, y)
      let row = pointer(area.minX, y)
      let maskStart = mask.map { ($0.bounds.width * (y - $0.bounds.minY)) + area.minX - $0.bounds.minX } ?? 0
      for x in 0..<area.width {
        var pixel = Bitmap.Pixel(from[x])
        let backdrop = Bitmap.Pixel(row[x])
        if opacity != 255 { pixel = Compositor.scaled(pixel, by: opacity) }
        if let mask {
          let coverage = mask.values[maskStart + x]
          if mode.keepsBackdropUnderNothing {
            pixel = Compositor.scaled(pixel, by: coverage)
          } else {
            // Modes that change the backdrop even under nothing are mixed with it by coverage.
            let blended = Compositor.blend(pixel, backdrop, mode)
            row[x] = UInt32(
              Compositor.over(
                Compositor.scaled(blended, by: coverage), Compositor.scaled(backdrop, by: 255 - coverage)))
            continue
          }
        }
        row[x] = UInt32(Compositor.blend(pixel, backdrop, mode))
      }
    }
  }

  private func compositeNormal(_ source: Surface, opacity: UInt8, mask: CoverageMask?, area: PixelBounds) {
    guard let mask else {
      for y in area.minY..<area.maxY {
        Spans.over(
          pointer(area.minX, y), source: source.pointer(area.minX, y), count: area.width, coverage: opacity)
      }
      return
    }
    var scaled = [UInt8](repeating: 0, count: area.width)
    mask.values.withUnsafeBufferPointer { values in
      for y in area.minY..<area.maxY {
        let start = (y - mask.bounds.minY) * mask.bounds.width + area.minX - mask.bounds.minX
        for x in 0..<area.width { scaled[x] = values[start + x] }
        let row = pointer(area.minX, y)
        let from = source.pointer(area.minX, y)
        if opacity != 255 { for x in 0..<area.width { scaled[x] = multiply255(scaled[x], opacity) } }
        scaled.withUnsafeBufferPointer { Spans.over(row, source: from, coverages: $0) }
      }
    }
  }
}

extension UInt32 {
  /// A pixel's four bytes in memory order.
  @inline(__always)
  init(_ pixel: Bitmap.Pixel) {
    self =
      UInt32(pixel.red) | UInt32(pixel.green) &<< 8 | UInt32(pixel.blue) &<< 16 | UInt32(pixel.alpha) &<< 24
  }
}

extension Bitmap.Pixel {
  @inline(__always)
  init(_ bits: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits &>> 8),
      blue: UInt8(truncatingIfNeeded: bits &>> 16), alpha: UInt8(truncatingIfNeeded: bits &>> 24))
  }
}

extension BlendMode {
  /// Whether a transparent source leaves the backdrop unchanged.
  var keepsBackdropUnderNothing: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}

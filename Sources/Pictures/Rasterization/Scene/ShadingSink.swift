import CPixelKernels
import Imaging

/// Paints covered pixels, cut by a clip's mask if there is one.
struct ShadingSink: CoverageSink {
  private let surface: Surface
  private let shader: PaintShader
  private let mask: CoverageMask?
  /// The one colour of a plain paint.
  private let solid: UInt32?
  private let isOpaque: Bool
  private let level = PixelKernels.level
  private var colors: [UInt32] = []
  private var products: [UInt8] = []

  init(surface: Surface, shader: PaintShader, mask: CoverageMask?) {
    self.surface = surface
    self.shader = shader
    self.mask = mask
    if case .solid(let pixel) = shader { solid = UInt32(pixel) } else { solid = nil }
    isOpaque = shader.isOpaque
  }

  @inline(__always)
  func expect(y: Int, minX: Int, maxX: Int) {
    pixel_fetch(surface.pointer(minX, y), maxX &- minX)
  }

  mutating func cover(y: Int, minX: Int, maxX: Int, coverage: UInt8) {
    if let mask {
      let low = max(minX, mask.bounds.minX)
      let high = min(maxX, mask.bounds.maxX)
      guard low < high, y >= mask.bounds.minY, y < mask.bounds.maxY else { return }
      mask.values.withUnsafeBufferPointer { values in
        let start = (y - mask.bounds.minY) * mask.bounds.width + low - mask.bounds.minX
        let part = UnsafeBufferPointer(rebasing: values[start..<(start + high - low)])
        if coverage == 255 {
          paint(y, low, part)
        } else {
          multiply(part) { _ in coverage }
          paintProducts(y, low, high - low)
        }
      }
      return
    }
    let row = surface.pointer(minX, y)
    let count = maxX &- minX
    if let solid {
      pixel_over_color_rows(level, row, 0, 1, count, solid, coverage)
    } else if coverage == 255 && isOpaque {
      shader.writeRow(y, from: minX, count: count, to: row)
    } else {
      withColors(y, minX, count) { Spans.over(row, source: $0, count: count, coverage: coverage) }
    }
  }

  mutating func cover(y: Int, minX: Int, coverages: UnsafeBufferPointer<UInt8>) {
    guard let mask else { return paint(y, minX, coverages) }
    let low = max(minX, mask.bounds.minX)
    let high = min(minX + coverages.count, mask.bounds.maxX)
    guard low < high, y >= mask.bounds.minY, y < mask.bounds.maxY else { return }
    mask.values.withUnsafeBufferPointer { values in
      let start = (y - mask.bounds.minY) * mask.bounds.width + low - mask.bounds.minX
      multiply(UnsafeBufferPointer(rebasing: values[start..<(start + high - low)])) {
        coverages[$0 + low - minX]
      }
    }
    paintProducts(y, low, high - low)
  }

  mutating func cover(y: Int, rows: Int, minX: Int, maxX: Int, coverage: UInt8) {
    if let solid, mask == nil {
      pixel_over_color_rows(
        level, surface.pointer(minX, y), surface.bounds.width, rows, maxX &- minX, solid,
        coverage)
    } else {
      for row in y..<(y + rows) { cover(y: row, minX: minX, maxX: maxX, coverage: coverage) }
    }
  }

  mutating func cover(y: Int, rows: Int, minX: Int, coverages: UnsafeBufferPointer<UInt8>) {
    if let solid, mask == nil {
      pixel_over_color_covered_rows(
        level, surface.pointer(minX, y), surface.bounds.width, rows, coverages.baseAddress,
        coverages.count, solid)
    } else {
      for row in y..<(y + rows) { cover(y: row, minX: minX, coverages: coverages) }
    }
  }

  private mutating func multiply(_ a: UnsafeBufferPointer<UInt8>, _ b: (Int) -> UInt8) {
    if products.count < a.count { products = [UInt8](repeating: 0, count: a.count) }
    for index in 0..<a.count { products[index] = multiply255(a[index], b(index)) }
  }

  private mutating func paintProducts(_ y: Int, _ minX: Int, _ count: Int) {
    // Moved out so that painting, which changes other parts, may read it.
    let products = self.products
    products.withUnsafeBufferPointer { paint(y, minX, UnsafeBufferPointer(rebasing: $0[0..<count])) }
  }

  @inline(__always)
  private mutating func paint(_ y: Int, _ minX: Int, _ coverages: UnsafeBufferPointer<UInt8>) {
    let row = surface.pointer(minX, y)
    if let solid {
      pixel_over_color_covered(level, row, coverages.baseAddress, coverages.count, solid)
    } else {
      withColors(y, minX, coverages.count) { Spans.over(row, source: $0, coverages: coverages) }
    }
  }

  private mutating func withColors(
    _ y: Int, _ minX: Int, _ count: Int, _ body: (UnsafePointer<UInt32>) -> Void
  ) {
    if colors.count < count { colors = [UInt32](repeating: 0, count: count) }
    colors.withUnsafeMutableBufferPointer { colors in
      guard let base = colors.baseAddress else { return }
      shader.writeRow(y, from: minX, count: count, to: base)
      body(base)
    }
  }
}

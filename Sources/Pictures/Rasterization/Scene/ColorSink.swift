import CPixelKernels
import Imaging

/// Paints covered pixels in one colour, without a clip mask.
struct ColorSink: CoverageSink {
  private let surface: Surface
  private let color: UInt32
  private let level = PixelKernels.level

  init(surface: Surface, color: Bitmap.Pixel) {
    self.surface = surface
    self.color = UInt32(color)
  }

  @inline(__always)
  func expect(y: Int, minX: Int, maxX: Int) {
    pixel_fetch(surface.pointer(minX, y), maxX &- minX)
  }

  @inline(__always)
  func cover(y: Int, minX: Int, maxX: Int, coverage: UInt8) {
    cover(y: y, rows: 1, minX: minX, maxX: maxX, coverage: coverage)
  }

  @inline(__always)
  func cover(y: Int, minX: Int, coverages: UnsafeBufferPointer<UInt8>) {
    cover(y: y, rows: 1, minX: minX, coverages: coverages)
  }

  @inline(__always)
  func cover(y: Int, rows: Int, minX: Int, maxX: Int, coverage: UInt8) {
    pixel_over_color_rows(
      level, surface.pointer(minX, y), surface.bounds.width, rows, maxX &- minX, color, coverage)
  }

  @inline(__always)
  func cover(y: Int, rows: Int, minX: Int, coverages: UnsafeBufferPointer<UInt8>) {
    pixel_over_color_covered_rows(
      level, surface.pointer(minX, y), surface.bounds.width, rows, coverages.baseAddress, coverages.count,
      color)
  }
}

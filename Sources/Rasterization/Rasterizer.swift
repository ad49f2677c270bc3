public import Drawing
import Foundation
public import Imaging

/// Turns a display list into pixels.
///
/// Colours are blended as they are encoded (sRGB), premultiplied, as Core Graphics does on Apple's platforms.
/// The same list gives the same bytes on every machine and with any number of threads: rows are computed
/// independently of each other, in integers or in exactly rounded floating point.
public struct Rasterizer: Sendable {
  /// How the work is divided; none of it changes a pixel.
  public struct Options: Sendable {
    /// How many threads draw at once.
    public var threads: Int

    public init(threads: Int = 1) {
      self.threads = threads
    }
  }

  private let options: Options
  private let glyphCache = GlyphCache()

  public init(options: Options = Options()) {
    self.options = options
  }

  /// The picture of a display list.
  ///
  /// - Parameter background: what the canvas is filled with first.
  public func bitmap(of list: DisplayList, background: RGBAColor = .clear) -> Bitmap {
    let canvas = PixelRect(minX: 0, minY: 0, maxX: max(list.width, 0), maxY: max(list.height, 0))
    if canvas.isEmpty { return Bitmap(width: canvas.width, height: canvas.height) }
    let fill = Compositor.pixel(background)
    let bandCount = list.looksBeyondRows ? 1 : min(max(options.threads, 1), canvas.height)
    if bandCount == 1 {
      let pixels = Self.pixels(of: list, in: canvas, fill: fill, glyphCache: glyphCache)
      return Bitmap(width: canvas.width, height: canvas.height, pixels: pixels)
    }
    var bands = [[Bitmap.Pixel]](repeating: [], count: bandCount)
    let cache = glyphCache
    bands.withUnsafeMutableBufferPointer { bands in
      nonisolated(unsafe) let slots = bands
      DispatchQueue.concurrentPerform(iterations: bandCount) { index in
        // Each iteration writes its own slot only.
        let band = PixelRect(
          minX: 0, minY: canvas.height * index / bandCount, maxX: canvas.width,
          maxY: canvas.height * (index + 1) / bandCount)
        slots[index] = Self.pixels(of: list, in: band, fill: fill, glyphCache: cache)
      }
    }
    return Bitmap(width: canvas.width, height: canvas.height, pixels: bands.flatMap { $0 })
  }

  /// Draws a display list onto a bitmap, over what is there.
  public func draw(_ list: DisplayList, onto bitmap: inout Bitmap) {
    let canvas = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    if canvas.isEmpty { return }
    var surface = Surface(bounds: .empty)
    surface = Surface(bounds: canvas, pixels: bitmap.pixels)
    bitmap.pixels = []
    var painter = ScenePainter(surface: surface, glyphCache: glyphCache)
    surface = Surface(bounds: .empty)
    painter.draw(list.items)
    bitmap = Bitmap(width: canvas.width, height: canvas.height, pixels: painter.surface.pixels)
  }

  private static func pixels(
    of list: DisplayList, in band: PixelRect, fill: Bitmap.Pixel, glyphCache: GlyphCache
  ) -> [Bitmap.Pixel] {
    var painter = ScenePainter(
      surface: Surface(bounds: band, filledWith: fill), glyphCache: glyphCache)
    painter.draw(list.items)
    return painter.surface.pixels
  }
}

extension DisplayList {
  /// Whether a row's pixels depend on other rows of the canvas (blurs, backdrops, perspective).
  fileprivate var looksBeyondRows: Bool {
    items.contains { $0.looksBeyondRows }
  }
}

extension DisplayItem {
  fileprivate var looksBeyondRows: Bool {
    guard case .layer(let layer) = self else { return false }
    if layer.backdrop != nil || layer.projection != nil { return true }
    for filter in layer.filters {
      switch filter {
      case .blur, .shadow: return true
      case .colorMatrix, .luminanceToAlpha: break
      }
    }
    return layer.items.contains { $0.looksBeyondRows }
      || layer.mask?.items.contains { $0.looksBeyondRows } == true
  }
}

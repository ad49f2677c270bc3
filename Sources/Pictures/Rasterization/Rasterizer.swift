public import Drawing
public import Imaging
internal import OperatingSystem

/// Turns a display list into pixels.
///
/// Colours are blended in their encoded form, premultiplied, as Core Graphics does on Apple's platforms. The
/// same list gives the same bytes on every machine and with any number of threads: rows are computed
/// independently of each other, in integers or in exactly rounded floating point.
public struct Rasterizer: Sendable {
  /// How a list is drawn.
  public struct Options: Sendable {
    /// How many threads draw at once; the pixels do not depend on it.
    public var threads: Int
    /// The space of the bitmaps that are drawn.
    public var colorSpace: PictureColorSpace
    /// The maximum number of pixels drawn at once, which limits the memory of layers; the pixels do not
    /// depend on it. Nil chooses a suitable number.
    package var bandPixels: Int?

    public init(threads: Int = 1, colorSpace: PictureColorSpace = .sRGB) {
      self.threads = threads
      self.colorSpace = colorSpace
    }
  }

  private let options: Options
  private let glyphCache: GlyphCache
  private let workshop: Workshop
  /// The settings for drawing blurred content if partial coverage is not kept.
  private let smooth: (glyphs: GlyphCache, workshop: Workshop)?

  public init(options: Options = Options()) {
    self.init(options: options, partialCoverage: .kept)
  }

  init(options: Options, partialCoverage: PartialCoverage) {
    self.options = options
    glyphCache = GlyphCache(colorSpace: options.colorSpace)
    workshop = Workshop(partialCoverage: partialCoverage)
    smooth = partialCoverage == .kept ? nil : (GlyphCache(colorSpace: options.colorSpace), Workshop())
  }

  /// The picture of a display list.
  ///
  /// - Parameter background: the initial colour of the canvas.
  public func bitmap(of list: DisplayList, background: RGBAColor = .clear) -> Bitmap {
    let fill = options.colorSpace == .sRGB ? background : ColorConversion.displayP3(background)
    let (width, height) = (max(list.width, 0), max(list.height, 0))
    let pixels = [Bitmap.Pixel](unsafeUninitializedCapacity: width * height) { pixels, count in
      draw(
        list, onto: UnsafeMutableRawBufferPointer(pixels), width: width, height: height,
        filledWith: Compositor.pixel(fill))
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Draws a display list onto a bitmap, over its content.
  public func draw(_ list: DisplayList, onto bitmap: inout Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    bitmap.pixels.withUnsafeMutableBytes {
      draw(list, onto: $0, width: width, height: height, filledWith: nil)
    }
  }

  /// - Parameters:
  ///   - bytes: the canvas, row by row.
  ///   - background: the initial colour of the canvas; nil draws over its content.
  private func draw(
    _ list: DisplayList, onto bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int,
    filledWith background: Bitmap.Pixel?
  ) {
    let canvas = PixelBounds(minX: 0, minY: 0, maxX: width, maxY: height)
    guard !canvas.isEmpty, let start = bytes.baseAddress else { return }
    // Each band writes its own rows only.
    nonisolated(unsafe) let pixels = start.assumingMemoryBound(to: UInt32.self)
    let (cache, workshop, smooth) = (glyphCache, workshop, smooth)
    let images = ImageLevels()
    let items = options.colorSpace == .sRGB ? list.items : ColorConversion.displayP3(list.items)
    let plan = BandPlan(
      items, on: canvas, threads: options.threads, mostPixels: options.bandPixels,
      isOnOneColor: background != nil)
    let itemRows = plan.count > 1 ? ItemRows(items) : nil
    _ = Parallel.map(count: plan.count, threads: options.threads) { index in
      let band = PixelBounds(
        minX: 0, minY: canvas.height * index / plan.count, maxX: canvas.width,
        maxY: canvas.height * (index + 1) / plan.count)
      let rows = pixels + band.minY * canvas.width
      let count = band.width * band.height
      let paths = workshop.take()
      defer { workshop.giveBack(paths) }
      let smoothCoverage = smooth.map {
        ScenePainter.SmoothCoverage(glyphs: $0.glyphs, paths: $0.workshop.take())
      }
      defer { if let smoothCoverage { smooth?.workshop.giveBack(smoothCoverage.paths) } }
      guard plan.count > 1, plan.halo > 0, let background else {
        if let background { rows.update(repeating: UInt32(background), count: count) }
        var painter = ScenePainter(
          surface: Surface(bounds: band, borrowing: rows), canvas: canvas, glyphs: cache, images: images,
          paths: paths,
          smooth: smoothCoverage)
        painter.draw(items, rows: itemRows)
        return
      }
      let surface = Surface(bounds: band.outset(plan.halo).intersection(canvas), filledWith: background)
      var painter = ScenePainter(
        surface: surface, canvas: canvas, glyphs: cache, images: images, paths: paths, smooth: smoothCoverage)
      painter.draw(items, rows: itemRows)
      rows.update(from: surface.pointer(0, band.minY), count: count)
    }
  }
}

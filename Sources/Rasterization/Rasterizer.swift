public import Drawing
public import Imaging

/// Turns a display list into pixels.
///
/// Colours are blended as they are encoded, premultiplied, as Core Graphics does on Apple's platforms. The same list
/// gives the same bytes on every machine and with any number of threads: rows are computed independently of each
/// other, in integers or in exactly rounded floating point.
public struct Rasterizer: Sendable {
  /// The space that a bitmap's colours are in.
  public enum ColorSpace: Sendable {
    /// Colours outside of sRGB are brought to its edge.
    case sRGB
    /// Display P3, which holds a quarter more colours.
    case displayP3
  }

  /// How a list is drawn.
  public struct Options: Sendable {
    /// How many threads draw at once; none of it changes a pixel.
    public var threads: Int
    /// The space of the bitmaps that are drawn.
    public var colorSpace: ColorSpace
    /// The most pixels that are drawn at once, which bounds the memory of layers; none of it changes a pixel. Nil is
    /// a number that suits most.
    package var bandPixels: Int?

    public init(threads: Int = 1, colorSpace: ColorSpace = .sRGB) {
      self.threads = threads
      self.colorSpace = colorSpace
    }
  }

  private let options: Options
  private let glyphCache: GlyphCache

  public init(options: Options = Options()) {
    self.options = options
    glyphCache = GlyphCache(colorSpace: options.colorSpace)
  }

  /// The picture of a display list.
  ///
  /// - Parameter background: what the canvas is filled with first.
  public func bitmap(of list: DisplayList, background: RGBAColor = .clear) -> Bitmap {
    let fill = options.colorSpace == .sRGB ? background : ColorConversion.displayP3(background)
    var bitmap = Bitmap(
      width: max(list.width, 0), height: max(list.height, 0), filledWith: Compositor.pixel(fill))
    draw(list, onto: &bitmap)
    return bitmap
  }

  /// Draws a display list onto a bitmap, over what is there.
  public func draw(_ list: DisplayList, onto bitmap: inout Bitmap) {
    let canvas = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    if canvas.isEmpty { return }
    let bandCount = list.looksBeyondBands ? 1 : self.bandCount(canvas)
    let cache = glyphCache
    let images = ImageLevels()
    let items = options.colorSpace == .sRGB ? list.items : ColorConversion.displayP3(list.items)
    bitmap.pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      // Each band writes its own rows only.
      nonisolated(unsafe) let pixels = start.assumingMemoryBound(to: UInt32.self)
      _ = Parallel.map(count: bandCount, threads: options.threads) { index in
        let band = PixelRect(
          minX: 0, minY: canvas.height * index / bandCount, maxX: canvas.width,
          maxY: canvas.height * (index + 1) / bandCount)
        let surface = Surface(bounds: band, borrowing: pixels + band.minY * canvas.width)
        var painter = ScenePainter(surface: surface, glyphCache: cache, images: images)
        painter.draw(items)
      }
    }
  }

  /// How many bands of rows a canvas is cut into: so few that little is done twice, so many that threads end together
  /// and that what layers need in between stays small.
  private func bandCount(_ canvas: PixelRect) -> Int {
    let pixels = canvas.width * canvas.height
    let most = max(options.bandPixels ?? Self.bandPixels, 1)
    let byMemory = (pixels + most - 1) / most
    let byThreads = options.threads > 1 && pixels > 1 << 16 ? 2 * options.threads : 1
    return min(max(byMemory, byThreads), canvas.height)
  }

  /// The pixels of the largest band: a layer of it takes 16 MB.
  private static let bandPixels = 1 << 22
}

extension DisplayList {
  /// Whether a band's pixels depend on what others have drawn, or on the whole of a layer (materials, perspective).
  fileprivate var looksBeyondBands: Bool {
    items.contains { $0.looksBeyondBands }
  }
}

extension DisplayItem {
  fileprivate var looksBeyondBands: Bool {
    guard case .layer(let layer) = self else { return false }
    return layer.backdrop != nil || layer.projection != nil
      || layer.items.contains { $0.looksBeyondBands }
      || layer.mask?.items.contains { $0.looksBeyondBands } == true
  }
}

import Foundation
import Imaging

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Cairo's image backend, where it is installed: what most programs on Linux draw with. It is loaded when it is
/// asked for, so that nothing needs it to be built.
final class CairoPeer {
  private typealias Context = OpaquePointer
  private typealias Plain = @convention(c) (Context) -> Void
  private typealias Number = @convention(c) (Context, Double) -> Void
  private typealias Numbers2 = @convention(c) (Context, Double, Double) -> Void
  private typealias Numbers4 = @convention(c) (Context, Double, Double, Double, Double) -> Void
  private typealias Numbers5 = @convention(c) (Context, Double, Double, Double, Double, Double) -> Void
  private typealias Numbers6 =
    @convention(c) (
      Context, Double, Double, Double, Double, Double, Double
    ) -> Void

  /// A glyph as Cairo takes it.
  struct Glyph {
    var index: UInt
    var x: Double
    var y: Double
  }

  private let library: UnsafeMutableRawPointer
  private let pixels: UnsafeMutablePointer<UInt32>
  private let surface: OpaquePointer
  let context: OpaquePointer

  /// Functions are looked up by name once and kept.
  private var functions: [String: UnsafeMutableRawPointer] = [:]

  /// - Returns: nil if Cairo is not installed.
  init?(fontFolder: String) {
    guard let library = dlopen("libcairo.so.2", RTLD_NOW),
      let makeSurface = dlsym(library, "cairo_image_surface_create_for_data"),
      let makeContext = dlsym(library, "cairo_create")
    else { return nil }
    if let fontconfig = dlopen("libfontconfig.so.1", RTLD_NOW),
      let add = dlsym(fontconfig, "FcConfigAppFontAddDir")
    {
      typealias AddFolder = @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> Int32
      _ = unsafeBitCast(add, to: AddFolder.self)(nil, fontFolder)
    }
    typealias MakeSurface =
      @convention(c) (UnsafeMutablePointer<UInt32>, Int32, Int32, Int32, Int32) -> OpaquePointer?
    typealias MakeContext = @convention(c) (OpaquePointer) -> OpaquePointer?
    let (width, height) = (RasterScene.width, RasterScene.height)
    pixels = .allocate(capacity: width * height)
    pixels.initialize(repeating: 0, count: width * height)
    // 0 is ARGB32, premultiplied.
    guard
      let surface = unsafeBitCast(makeSurface, to: MakeSurface.self)(
        pixels, 0, Int32(width), Int32(height), Int32(width * 4)),
      let context = unsafeBitCast(makeContext, to: MakeContext.self)(surface)
    else { return nil }
    self.library = library
    self.surface = surface
    self.context = context
  }

  func function<Function>(_ name: String, _ type: Function.Type) -> Function {
    if let known = functions[name] { return unsafeBitCast(known, to: type) }
    guard let symbol = dlsym(library, name) else { fatalError("libcairo.so.2 has no \(name)") }
    functions[name] = symbol
    return unsafeBitCast(symbol, to: type)
  }

  func setColor(_ color: RGBAColor) {
    function("cairo_set_source_rgba", Numbers4.self)(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  private func fillScreen() {
    function("cairo_rectangle", Numbers4.self)(
      context, 0, 0, Double(RasterScene.width), Double(RasterScene.height))
    function("cairo_fill", Plain.self)(context)
  }

  /// The work of drawing a scene, or nil if Cairo has nothing for it.
  func work(for content: RasterScene.Content) -> (() -> Void)? {
    switch content {
    case .fill(let color):
      return { [self] in
        setColor(color)
        fillScreen()
      }
    case .cards(let cards):
      return { [self] in cards.forEach(draw) }
    case .linearGradient(let stops, let from, let to):
      typealias Make = @convention(c) (Double, Double, Double, Double) -> OpaquePointer
      return { [self] in
        let make = function("cairo_pattern_create_linear", Make.self)
        fill(with: make(Double(from.x), Double(from.y), Double(to.x), Double(to.y)), stops)
      }
    case .radialGradient(let stops, let center, let radius):
      typealias Make = @convention(c) (Double, Double, Double, Double, Double, Double) -> OpaquePointer
      return { [self] in
        let make = function("cairo_pattern_create_radial", Make.self)
        let (x, y) = (Double(center.x), Double(center.y))
        fill(with: make(x, y, 0, x, y, radius), stops)
      }
    case .shadow, .blur:
      return nil
    case .glyphs(let letters, let size):
      return glyphWork(letters, size: size)
    case .blobs(let blobs):
      return { [self] in blobs.forEach(draw) }
    case .polygon(let points, let color):
      return { [self] in
        setColor(color)
        let move = function("cairo_move_to", Numbers2.self)
        let line = function("cairo_line_to", Numbers2.self)
        for (index, point) in points.enumerated() {
          (index == 0 ? move : line)(context, Double(point.x), Double(point.y))
        }
        function("cairo_close_path", Plain.self)(context)
        function("cairo_fill", Plain.self)(context)
      }
    case .image(let bitmap, let angle):
      return imageWork(bitmap, angle: angle)
    }
  }

  private func fill(with pattern: OpaquePointer, _ stops: [(Double, RGBAColor)]) {
    let add = function("cairo_pattern_add_color_stop_rgba", Numbers5.self)
    for (place, color) in stops {
      add(
        pattern, place, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    typealias Set = @convention(c) (Context, OpaquePointer) -> Void
    function("cairo_set_source", Set.self)(context, pattern)
    fillScreen()
    function("cairo_pattern_destroy", Plain.self)(pattern)
  }

  private func draw(_ card: RasterScene.Card) {
    setColor(card.color)
    let arc = function("cairo_arc", Numbers5.self)
    let (r, quarter) = (card.radius, Double.pi / 2)
    let (left, top) = (Double(card.rect.minX) + r, Double(card.rect.minY) + r)
    let (right, bottom) = (Double(card.rect.maxX) - r, Double(card.rect.maxY) - r)
    function("cairo_new_path", Plain.self)(context)
    arc(context, right, top, r, -quarter, 0)
    arc(context, right, bottom, r, 0, quarter)
    arc(context, left, bottom, r, quarter, 2 * quarter)
    arc(context, left, top, r, 2 * quarter, 3 * quarter)
    function("cairo_close_path", Plain.self)(context)
    function("cairo_fill", Plain.self)(context)
  }

  private func draw(_ blob: RasterScene.Blob) {
    setColor(blob.color)
    let curve = function("cairo_curve_to", Numbers6.self)
    let points = blob.points
    function("cairo_move_to", Numbers2.self)(context, Double(points[0].x), Double(points[0].y))
    for index in stride(from: 1, to: points.count, by: 3) {
      let (a, b, c) = (points[index], points[index + 1], points[index + 2])
      curve(
        context, Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(c.x), Double(c.y))
    }
    function("cairo_close_path", Plain.self)(context)
    function("cairo_fill", Plain.self)(context)
  }

  private func glyphWork(_ letters: [RasterScene.Letter], size: Double) -> () -> Void {
    typealias Select = @convention(c) (Context, UnsafePointer<CChar>, Int32, Int32) -> Void
    typealias SetSize = @convention(c) (Context, Double) -> Void
    typealias Show = @convention(c) (Context, UnsafeRawPointer, Int32) -> Void
    let glyphs = letters.map { Glyph(index: UInt($0.glyph), x: $0.x, y: $0.y) }
    function("cairo_select_font_face", Select.self)(context, "Inter", 0, 0)
    function("cairo_set_font_size", SetSize.self)(context, size)
    return { [self] in
      setColor(.black)
      let show = function("cairo_show_glyphs", Show.self)
      glyphs.withUnsafeBufferPointer { glyphs in
        guard let start = glyphs.baseAddress else { return }
        for first in stride(from: 0, to: glyphs.count, by: 56) {
          show(context, UnsafeRawPointer(start + first), Int32(min(56, glyphs.count - first)))
        }
      }
    }
  }

  private func imageWork(_ bitmap: Bitmap, angle: Double) -> () -> Void {
    typealias MakeSurface =
      @convention(c) (UnsafeMutablePointer<UInt32>, Int32, Int32, Int32, Int32) -> OpaquePointer
    typealias SetSource = @convention(c) (Context, OpaquePointer, Double, Double) -> Void
    typealias GetSource = @convention(c) (Context) -> OpaquePointer
    typealias SetNumber = @convention(c) (OpaquePointer, Int32) -> Void
    // Kept for as long as the benchmark runs.
    let source = UnsafeMutablePointer<UInt32>.allocate(capacity: bitmap.pixels.count)
    for (index, pixel) in bitmap.pixels.enumerated() {
      source[index] =
        UInt32(pixel.alpha) << 24 | UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
    }
    let image = function("cairo_image_surface_create_for_data", MakeSurface.self)(
      source, 0, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
    return { [self] in
      function("cairo_save", Plain.self)(context)
      if angle != 0 {
        let (x, y) = (Double(RasterScene.width / 2), Double(RasterScene.height / 2))
        function("cairo_translate", Numbers2.self)(context, x, y)
        function("cairo_rotate", Number.self)(context, angle)
        function("cairo_translate", Numbers2.self)(context, -x, -y)
      }
      function("cairo_scale", Numbers2.self)(
        context, Double(RasterScene.width) / Double(bitmap.width),
        Double(RasterScene.height) / Double(bitmap.height))
      function("cairo_set_source_surface", SetSource.self)(context, image, 0, 0)
      let pattern = function("cairo_get_source", GetSource.self)(context)
      // 4 is bilinear, 1 averages as well; 3 continues the edge's colours, as ours do.
      let isReduced = bitmap.width > RasterScene.width
      function("cairo_pattern_set_filter", SetNumber.self)(pattern, isReduced ? 1 : 4)
      function("cairo_pattern_set_extend", SetNumber.self)(pattern, 3)
      if angle == 0 {
        function("cairo_paint", Plain.self)(context)
      } else {
        function("cairo_rectangle", Numbers4.self)(context, 0, 0, Double(bitmap.width), Double(bitmap.height))
        function("cairo_fill", Plain.self)(context)
      }
      function("cairo_restore", Plain.self)(context)
    }
  }
}

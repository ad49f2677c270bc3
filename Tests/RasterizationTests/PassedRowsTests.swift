import Drawing
import Fonts
import Foundation
import Geometry
import Imaging
import Rasterization
import Testing

/// Bands skip items that touch none of their rows, and no others.
@Suite struct PassedRowsTests {
  /// Glyphs of which some are far higher than their font says, and one is a picture.
  private struct TallGlyphs: GlyphSource {
    func outline(of glyph: UInt32) -> Path {
      let height = Double(glyph) * 1.5
      return Path(ellipseIn: CGRect(x: 0.1, y: -height, width: 0.6, height: height + 0.3))
    }

    func picture(of glyph: UInt32) -> GlyphPicture? {
      if glyph != 3 { return nil }
      let red = Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255)
      return GlyphPicture(
        bitmap: Bitmap(width: 4, height: 4, filledWith: red), x: 0, y: -4, width: 1, height: 5)
    }
  }

  private static let side = 90.0

  private func item(_ random: inout RandomScenes, depth: Int, _ font: FontInstance) -> DisplayItem {
    let side = Self.side
    var transform = CGAffineTransform.identity
    if random.number(0...1) == 0 {
      transform = CGAffineTransform(translationX: random.value(0...side), y: random.value(0...side))
        .rotated(by: CGFloat(random.value(0...6)))
        .scaledBy(x: random.value(-2...2), y: random.value(0.1...2))
    }
    let paint = Paint.color(random.color())
    switch random.number(0...(depth > 0 ? 7 : 4)) {
    case 0:
      return .fill(.init(path: random.path(size: side), paint: paint, transform: transform))
    case 1:
      let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e12, -3e9, 5e8]
      var path = random.path(size: side)
      path.addCurve(
        to: CGPoint(x: odd[random.number(0...5)], y: random.value(0...side)),
        control1: CGPoint(x: random.value(0...side), y: odd[random.number(1...5)]),
        control2: CGPoint(x: 3, y: odd[random.number(1...5)]))
      return .fill(.init(path: path, paint: paint, transform: transform))
    case 2:
      let style = StrokeStyle(
        lineWidth: random.value(0.1...20), lineCap: [.butt, .round, .square][random.number(0...2)],
        lineJoin: [.miter, .round, .bevel][random.number(0...2)], miterLimit: random.value(0.5...20))
      return .stroke(
        .init(path: random.path(size: side / 3), style: style, paint: paint, transform: transform))
    case 3:
      let glyphs = (0..<4).map { _ in
        GlyphRun.Glyph(
          id: UInt32(random.number(0...5)), x: Float(random.value(0...side)), y: Float(random.value(-20...20))
        )
      }
      return .glyphs(
        .init(
          run: GlyphRun(font: font, glyphs: glyphs), origin: CGPoint(x: 0, y: random.value(0...side)),
          paint: paint, transform: transform))
    case 4:
      let blue = Bitmap.Pixel(red: 0, green: 0, blue: 200, alpha: 200)
      return .image(
        .init(
          bitmap: Bitmap(width: 5, height: 3, filledWith: blue),
          rect: CGRect(
            x: random.value(0...side), y: random.value(0...side), width: random.value(-30...30),
            height: random.value(-30...30)), transform: transform))
    case 5:
      let clip = DisplayItem.Clip(path: random.path(size: side), transform: transform)
      return .layer(.init(items: items(3, &random, depth: depth - 1, font), clips: [clip]))
    case 6:
      let shadow = DisplayItem.Filter.shadow(
        color: .black, radius: random.value(0...9), dx: 4, dy: random.value(-30...30))
      return .layer(.init(items: items(2, &random, depth: depth - 1, font), filters: [shadow]))
    default:
      let mode: BlendMode = [.normal, .multiply, .sourceIn, .copy][random.number(0...3)]
      return .layer(
        .init(
          items: items(2, &random, depth: depth - 1, font), opacity: 0.6, blendMode: mode,
          isIsolated: random.number(0...1) == 0))
    }
  }

  private func items(
    _ count: Int, _ random: inout RandomScenes, depth: Int, _ font: FontInstance
  ) -> [DisplayItem] {
    (0..<count).map { _ in item(&random, depth: depth, font) }
  }

  @Test(arguments: 0..<40) func nothingThatShowsIsPassedOver(_ seed: Int) {
    var random = RandomScenes(seed: UInt64(seed) &* 977)
    let font = FontInstance(source: TallGlyphs(), size: random.value(5...14), key: "tall")
    let side = Int(Self.side)
    let list = DisplayList(width: side, height: side, items: items(14, &random, depth: 2, font))
    let whole = Rasterizer().bitmap(of: list, background: .white)
    for rows in [1, 7, 32] {
      var options = Rasterizer.Options(threads: 2)
      options.bandPixels = rows * side
      let bands = Rasterizer(options: options).bitmap(of: list, background: .white)
      let differing = (0..<side).filter { y in (0..<side).contains { bands[$0, y] != whole[$0, y] } }
      #expect(differing.isEmpty, "bands of \(rows) rows")
    }
  }
}

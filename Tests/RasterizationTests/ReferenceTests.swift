import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization
import TestSupport
import Testing

/// The rasterizer against the slow one, on seeded random scenes.
@Suite struct ReferenceTests {
  private static let size = 8

  /// The result of a comparison: by how much the worst pixel exceeds its tolerance, and where.
  private struct Worst {
    /// In levels of a channel; below 0 if all is well.
    var excess = -Double.infinity
    var detail = ""

    mutating func note(
      _ picture: Bitmap, _ expected: [SIMD4<Double>], scene: Int, allowed: (Int) -> Double,
      detail: () -> String
    ) {
      for (index, exact) in expected.enumerated() {
        let pixel = ReferenceRasterizer.vector(picture.pixels[index])
        let off = pixel - exact
        let most = max(off.max(), -off.min()) - allowed(index)
        if most > excess {
          excess = most
          self.detail =
            "scene \(scene), pixel \(index): \(pixel) for \(exact), \(most + allowed(index)) of \(allowed(index)) in \(detail())"
        }
      }
    }
  }

  /// The premultiplied pixel for a colour.
  private static func pixel(_ color: RGBAColor) -> Bitmap.Pixel {
    Rasterizer().bitmap(of: DisplayList(width: 1, height: 1), background: color)[0, 0]
  }

  private static func compare(
    _ item: (inout RandomScenes) -> (
      item: DisplayItem, color: RGBAColor, polygons: [[SIMD2<Double>]], rule: FillRule,
      allowed: (Int) -> Double
    ), scenes: Int, seed: UInt64
  ) -> Worst {
    var random = RandomScenes(seed: seed)
    var worst = Worst()
    let reference = ReferenceRasterizer(width: size, height: size)
    let rasterizer = Rasterizer()
    for scene in 0..<scenes {
      let background = random.color()
      let (item, color, polygons, rule, allowed) = item(&random)
      let picture = rasterizer.bitmap(
        of: DisplayList(width: size, height: size, items: [item]), background: background)
      let (source, backdrop) = (pixel(color), pixel(background))
      let expected = reference.coverage(of: polygons, rule: rule).map {
        ReferenceRasterizer.composed(source, over: backdrop, coverage: $0)
      }
      worst.note(picture, expected, scene: scene, allowed: allowed, detail: { "\(item)" })
    }
    return worst
  }

  /// A pixel is rounded twice, as coverage and as a colour; the edges that cross it account for the rest of
  /// its error.
  ///
  /// In parts that run side by side.
  @Test(arguments: 0..<8) func fillsAreOffByRoundingAlone(_ part: Int) {
    let worst = Self.compare(
      { random in
        let path = random.path(size: Double(Self.size))
        let rule: FillRule = random.number(0...1) == 0 ? .nonZero : .evenOdd
        let color = random.color()
        let item = DisplayItem.fill(
          .init(path: path, rule: rule, paint: .color(color), transform: .identity))
        let edges = ReferenceRasterizer(width: Self.size, height: Self.size).allowance(for: path)
        return (item, color, ReferenceRasterizer.polygons(of: path), rule, { 1 + 255 * edges[$0] })
      }, scenes: Soak.rounds(4500, long: 125_000), seed: UInt64(100 + part))
    #expect(worst.excess <= 0, "\(worst.detail)")
  }

  @Test(arguments: 0..<4) func strokesAreWithinTwoSteps(_ part: Int) {
    let worst = Self.compare(
      { random in
        var (style, color) = (random.strokeStyle(), random.color())
        var points: [CGPoint] = []
        for _ in 0..<random.number(2...4) { points.append(random.point(0, Double(Self.size))) }
        let isClosed = random.number(0...2) == 0 && points.count > 2
        var path = Path()
        path.addLines(points)
        if isClosed { path.closeSubpath() }
        let corners = points.map { SIMD2(Double($0.x), Double($0.y)) }
        var lines = [(points: corners, isClosed: isClosed)]
        if random.number(0...2) == 0 {
          let dash = [random.value(0.5...4), random.value(0.5...4)]
          style.dash = dash.map { CGFloat($0) }
          style.dashPhase = CGFloat(random.value(-3...6))
          lines = ReferenceStroke.dashes(
            of: corners, isClosed: isClosed, lengths: dash, phase: Double(style.dashPhase))
        }
        let item = DisplayItem.stroke(
          .init(path: path, style: style, paint: .color(color), transform: .identity))
        return (item, color, ReferenceStroke.polygons(of: lines, style: style), .nonZero, { _ in 2 })
      }, scenes: Soak.rounds(3500, long: 250_000), seed: UInt64(200 + part))
    #expect(worst.excess <= 0, "\(worst.detail)")
  }

  /// The plain form takes 50 ms for one; the kernels of blurs are held to theirs by `PixelKernelTests`.
  @Test(arguments: 0..<4) func blursAreWithinTwoSteps(_ part: Int) {
    var random = RandomScenes(seed: UInt64(300 + part))
    var worst = Worst()
    let rasterizer = Rasterizer()
    for scene in 0..<Soak.rounds(60, long: 2_500) {
      let deviation = random.value(0.3...14)
      let margin = (deviation * 6).rounded(.up) + 2
      let size = 12 + 2 * Int(margin)
      let path = random.path(size: 10)
      let place = CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin))
      let fill = DisplayItem.fill(
        .init(path: path, paint: .color(random.color()), transform: place))
      // A part of the canvas that the path fills to its sides would be cut off there, as the blur is not.
      let clip = DisplayItem.Clip(
        path: Path(CGRect(x: 0, y: 0, width: 12, height: 12)), transform: place)
      let content = DisplayItem.layer(.init(items: [fill], clips: [clip]))
      let sharp = rasterizer.bitmap(of: DisplayList(width: size, height: size, items: [content]))
      let blurred = rasterizer.bitmap(
        of: DisplayList(
          width: size, height: size,
          items: [.layer(.init(items: [content], filters: [.blur(radius: deviation, isOpaque: false)]))]))
      let expected = ReferenceRasterizer.blurred(sharp, deviation: deviation)
      worst.note(
        blurred, expected, scene: scene, allowed: { _ in 1.5 }, detail: { "deviation \(deviation)" })
    }
    #expect(worst.excess <= 0, "\(worst.detail)")
  }
}

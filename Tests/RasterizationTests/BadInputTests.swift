import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization
import Testing

/// Numbers that no picture needs, and more of them than any picture needs: a defined result in bounded time.
@Suite struct BadInputTests {
  private func alphas(_ path: Path, rule: FillRule = .nonZero, size: Int = 16) -> [UInt8] {
    let fill = DisplayItem.fill(
      .init(path: path, rule: rule, paint: .color(.black), transform: .identity))
    return Rasterizer().bitmap(of: DisplayList(width: size, height: size, items: [fill])).pixels.map(\.alpha)
  }

  private func polygon(_ points: [CGPoint]) -> Path {
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  /// A path that is far larger than the canvas covers it, with its edges in the right positions.
  @Test(arguments: [1e5, 1e7, 3e8, 1e9, 1e12, .infinity]) func hugeShapesCoverTheCanvas(_ far: CGFloat) {
    let left = polygon([
      CGPoint(x: -far, y: -far), CGPoint(x: 8, y: -far), CGPoint(x: 8, y: far), CGPoint(x: -far, y: far),
    ])
    #expect(alphas(left) == (0..<256).map { $0 % 16 < 8 ? 255 : 0 })
    let below = polygon([
      CGPoint(x: -far, y: 4.5), CGPoint(x: far, y: 4.5), CGPoint(x: far, y: far), CGPoint(x: -far, y: far),
    ])
    #expect(alphas(below) == (0..<256).map { $0 / 16 < 4 ? 0 : ($0 / 16 == 4 ? 128 : 255) })
  }

  /// A slanted edge keeps its slope however far out it ends.
  @Test func edgesThatEndFarOutKeepTheirSlope() {
    let near = polygon([CGPoint(x: -4e3, y: -2e3), CGPoint(x: 4e3, y: 2e3), CGPoint(x: -4e3, y: 2e3)])
    let far = polygon([CGPoint(x: -9e8, y: -4.5e8), CGPoint(x: 9e8, y: 4.5e8), CGPoint(x: -9e8, y: 4.5e8)])
    for (a, b) in zip(alphas(near), alphas(far)) { #expect(abs(Int(a) - Int(b)) <= 1) }
  }

  @Test func whatIsNotANumberDrawsNothing() {
    let path = polygon([CGPoint(x: 1, y: 1), CGPoint(x: CGFloat.nan, y: 4), CGPoint(x: 9, y: 9)])
    #expect(alphas(path).allSatisfy { $0 == 0 })
    var curve = Path()
    curve.move(to: CGPoint(x: 1, y: 1))
    curve.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: CGFloat.nan, y: 4), control2: CGPoint(x: 2, y: 8))
    curve.addQuadCurve(to: CGPoint(x: 3, y: 12), control: CGPoint(x: 8, y: CGFloat.nan))
    #expect(alphas(curve).allSatisfy { $0 == 0 })
  }

  /// Bad numbers in every position at once.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e30, -1e30, 1e-300, 0])
  func badNumbersInEveryPlaceAreSurvived(_ bad: CGFloat) {
    let square = Path(CGRect(x: 2, y: 2, width: 9, height: 9))
    let number = Double(bad)
    let gradient = Paint.Gradient(stops: [
      .init(color: .black, location: 0), .init(color: RGBAColor(red: 1, green: 0, blue: 0), location: 1),
    ])
    let point = CGPoint(x: bad, y: 1)
    let transforms = [
      CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: bad, ty: 0),
      CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), .identity,
    ]
    let paints: [Paint] = [
      .color(RGBAColor(red: Float(bad), green: 0, blue: 0, alpha: Float(bad))),
      .linearGradient(gradient, start: point, end: CGPoint(x: 5, y: bad)),
      .radialGradient(gradient, center: point, startRadius: number, endRadius: 4),
      .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: number),
      .angularGradient(gradient, center: point, startAngle: number, endAngle: 1),
    ]
    let bitmap = Bitmap(width: 3, height: 3, filledWith: Bitmap.Pixel(red: 9, green: 9, blue: 9, alpha: 255))
    var items: [DisplayItem] = []
    for transform in transforms {
      for paint in paints {
        items.append(.fill(.init(path: square, paint: paint, transform: transform)))
        items.append(
          .stroke(
            .init(
              path: square,
              style: StrokeStyle(lineWidth: bad, miterLimit: bad, dash: [bad, 2], dashPhase: bad),
              paint: paint, transform: transform)))
      }
      for interpolation in [DisplayItem.Interpolation.none, .low, .medium, .high] {
        items.append(
          .image(
            .init(
              bitmap: bitmap, rect: CGRect(x: 0, y: bad, width: 8, height: bad), interpolation: interpolation,
              transform: transform)))
      }
    }
    items.append(
      .layer(
        .init(
          items: [.fill(.init(path: square, paint: .color(.black), transform: .identity))],
          opacity: Float(bad),
          filters: [
            .blur(radius: number, isOpaque: true),
            .shadow(color: .black, radius: number, dx: number, dy: number),
          ])))
    let picture = Rasterizer().bitmap(of: DisplayList(width: 16, height: 16, items: items))
    #expect(picture.pixels.count == 256)
  }

  /// A bitmap without pixels, as a picture and as a paint: nothing is drawn, and what lies below stays.
  @Test(arguments: [(0, 0), (0, 3), (3, 0)]) func emptyBitmapsDrawNothing(_ width: Int, _ height: Int) {
    let empty = Bitmap(width: width, height: height, filledWith: .clear)
    let canvas = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
    let below = DisplayItem.fill(.init(path: canvas, paint: .color(.black), transform: .identity))
    let paint = Paint.image(empty, origin: CGPoint(x: 1, y: 1), scale: 1)
    var items = [
      below, .fill(.init(path: canvas, paint: paint, transform: .identity)),
      .stroke(.init(path: canvas, style: StrokeStyle(lineWidth: 3), paint: paint, transform: .identity)),
    ]
    for interpolation in [DisplayItem.Interpolation.none, .low, .medium, .high] {
      for tint in [nil, paint] {
        items.append(
          .image(
            .init(
              bitmap: empty, rect: CGRect(x: 0, y: 0, width: 8, height: 8), interpolation: interpolation,
              tint: tint,
              transform: .identity)))
      }
    }
    let picture = Rasterizer().bitmap(of: DisplayList(width: 8, height: 8, items: items))
    #expect(picture == Rasterizer().bitmap(of: DisplayList(width: 8, height: 8, items: [below])))
  }

  /// A blur far wider than any canvas is limited to the maximum: it leaves next to nothing of a small square,
  /// and costs no more than others.
  @Test(arguments: [1e4, 1e9, 1e30, .greatestFiniteMagnitude]) func aHugeBlurIsTheWidest(_ radius: Double) {
    func blurred(_ filter: DisplayItem.Filter) -> [Bitmap.Pixel] {
      let square = DisplayItem.fill(
        .init(
          path: Path(CGRect(x: 20, y: 20, width: 24, height: 24)), paint: .color(.black), transform: .identity
        ))
      return Rasterizer().bitmap(
        of: DisplayList(width: 64, height: 64, items: [.layer(.init(items: [square], filters: [filter]))])
      ).pixels
    }
    let widest = blurred(.blur(radius: 2000, isOpaque: false))
    #expect(blurred(.blur(radius: radius, isOpaque: false)) == widest)
    #expect(widest.allSatisfy { $0.alpha == 0 })
    // The shadow is gone, the shape that casts it is not.
    let shadowed = blurred(.shadow(color: .black, radius: radius, dx: 3, dy: 3))
    #expect(shadowed[32 * 64 + 32].alpha == 255)
    #expect(shadowed.count { $0.alpha > 0 } == 24 * 24)
  }

  /// A dashed line that runs on for a billion pixels shows the dashes that one over the canvas shows, in every band.
  @Test func endlessDashedLinesAreDrawn() {
    func picture(_ length: CGFloat, bandPixels: Int? = nil) -> Bitmap {
      var line = Path()
      line.addLines([CGPoint(x: 5.5, y: -6), CGPoint(x: 5.5, y: length), CGPoint(x: 13, y: length)])
      let stroke = DisplayItem.stroke(
        .init(
          path: line, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 6], dashPhase: 1),
          paint: .color(.black), transform: .identity))
      var options = Rasterizer.Options(threads: 2)
      options.bandPixels = bandPixels
      return Rasterizer(options: options).bitmap(of: DisplayList(width: 16, height: 48, items: [stroke]))
    }
    let near = picture(100)
    #expect(near.pixels.contains { $0.alpha == 255 })
    for far: CGFloat in [1e6, 1e9, 1e15] {
      #expect(picture(far) == near)
      #expect(picture(far, bandPixels: 64) == near)
    }
  }

  /// However wide a line is, its ends and joins are made of so many points that the picture is there at once.
  @Test(arguments: [1e7, 1e12, 1e38, 1e300]) func immenselyWideLinesAreDrawn(_ width: CGFloat) {
    let dot = polygon([CGPoint(x: 8, y: 8), CGPoint(x: 9, y: 8), CGPoint(x: 9, y: 9)])
    for join in [CGLineJoin.round, .miter, .bevel] {
      let stroke = DisplayItem.stroke(
        .init(
          path: dot, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: join),
          paint: .color(.black), transform: .identity))
      let picture = Rasterizer().bitmap(of: DisplayList(width: 16, height: 16, items: [stroke]))
      if width <= 1e12 { #expect(picture.pixels.allSatisfy { $0.alpha == 255 }) }
    }
  }

  /// A million edges, in one pixel, on a small canvas and on a larger one; work that grew with the square of their number
  /// would not end.
  @Test(arguments: [(1.0, 16), (16, 16), (200, 200)]) func aMillionEdgesAreDrawn(
    _ spread: Double, _ size: Int
  ) {
    var random = RandomScenes(seed: 9)
    let path = polygon(
      (0..<1_000_000).map { _ in CGPoint(x: random.value(0...spread), y: random.value(0...spread)) })
    let all = alphas(path, size: size)
    #expect(all.contains { $0 > 200 })
  }

  /// Turning around a point a hundred thousand times is no different from turning once.
  @Test func aPathThatTurnsManyTimesIsFilledOnce() {
    let once = [CGPoint(x: 3, y: 3), CGPoint(x: 9.5, y: 3), CGPoint(x: 9.5, y: 9.25), CGPoint(x: 3, y: 9.25)]
    let many = polygon((0..<100_000).flatMap { _ in once })
    #expect(alphas(many) == alphas(polygon(once)))
  }
}

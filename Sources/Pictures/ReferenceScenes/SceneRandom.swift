internal import Foundation
internal import Geometry
internal import Imaging

/// A repeatable source of numbers (SplitMix64) and of what scenes are made of.
///
/// Only additions, multiplications and divisions of doubles, which every machine rounds alike.
struct SceneRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func bits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }

  mutating func value(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(bits() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bits() % UInt64(range.count))
  }

  mutating func chance(_ oneIn: Int) -> Bool { number(1...oneIn) == 1 }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }

  mutating func color(opaque: Bool = false) -> RGBAColor {
    let alpha = opaque ? 1 : element([1, 1, 0.85, 0.5, 0.2] as [Float])
    return RGBAColor(
      red: Float(value(0...1)), green: Float(value(0...1)), blue: Float(value(0...1)), alpha: alpha)
  }

  mutating func point(in size: CGSize, margin: Double = 0) -> CGPoint {
    CGPoint(
      x: value(-margin...(Double(size.width) + margin)), y: value(-margin...(Double(size.height) + margin)))
  }

  /// A rectangle that lies at least partly in the canvas; some have all sides on pixels.
  mutating func rect(in size: CGSize) -> CGRect {
    let origin = point(in: size, margin: 10)
    let rect = CGRect(
      x: origin.x, y: origin.y, width: value(4...max(5, Double(size.width) * 0.8)),
      height: value(4...max(5, Double(size.height) * 0.8)))
    return chance(4) ? rect.integral : rect
  }

  /// Moved, turned, stretched or slanted around the middle of the canvas.
  mutating func transform(in size: CGSize) -> CGAffineTransform {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var t = CGAffineTransform(translationX: -middle.x, y: -middle.y)
    switch number(0...3) {
    case 0: t = t.concatenating(CGAffineTransform(scaleX: value(0.4...1.8), y: value(-1.5...1.8)))
    case 1:
      t = t.concatenating(CGAffineTransform(rotationAngle: CGFloat(Angle.degrees(value(-180...180)).radians)))
    case 2:
      t = t.concatenating(
        CGAffineTransform(a: 1, b: value(-0.4...0.4), c: value(-0.6...0.6), d: 1, tx: 0, ty: 0))
    default: t = t.concatenating(CGAffineTransform(translationX: value(-9...9), y: value(-9...9)))
    }
    return t.concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  /// Lines and curves that cross each other.
  mutating func path(in size: CGSize) -> Path {
    var path = Path()
    switch number(0...5) {
    case 0: path.addRect(rect(in: size))
    case 1: path.addEllipse(in: rect(in: size))
    case 2:
      path.addRoundedRect(
        in: rect(in: size), cornerSize: CGSize(width: value(1...20), height: value(1...20)),
        style: element([.circular, .continuous]))
    default:
      for _ in 0..<number(1...3) {
        path.move(to: point(in: size, margin: 12))
        for _ in 0..<number(2...7) {
          let end = point(in: size, margin: 12)
          switch number(0...3) {
          case 0: path.addQuadCurve(to: end, control: point(in: size, margin: 12))
          case 1:
            path.addCurve(
              to: end, control1: point(in: size, margin: 12), control2: point(in: size, margin: 12))
          default: path.addLine(to: end)
          }
        }
        if !chance(3) { path.closeSubpath() }
      }
    }
    return path
  }

  mutating func strokeStyle(dashed: Bool) -> StrokeStyle {
    var style = StrokeStyle(
      lineWidth: value(0.3...12), lineCap: element([.butt, .round, .square]),
      lineJoin: element([.miter, .round, .bevel]), miterLimit: value(1...10))
    if dashed {
      style.dash = (0..<number(1...4)).map { _ in CGFloat(value(0.5...14)) }
      style.dashPhase = CGFloat(value(-10...20))
    }
    return style
  }

  /// Colours that run over into each other, with noise, and transparent in parts unless asked otherwise.
  mutating func bitmap(width: Int, height: Int, opaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    let (red, blue) = (number(40...200), number(40...200))
    for y in 0..<height {
      for x in 0..<width {
        let noise = number(0...50)
        let alpha = opaque ? 255 : min(255, (x + y) * 300 / (width + height) + noise)
        func channel(_ value: Int) -> UInt8 { UInt8(min(value + noise, 255) * alpha / 255) }
        bitmap[x, y] = Bitmap.Pixel(
          red: channel(x * red / width), green: channel((x / 5 + y / 4) % 2 * 180),
          blue: channel(y * blue / height), alpha: UInt8(alpha))
      }
    }
    return bitmap
  }
}

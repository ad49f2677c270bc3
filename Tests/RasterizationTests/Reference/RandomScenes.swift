import Foundation
import Geometry
import Imaging
import TestSupport

/// A repeatable source of small scenes.
struct RandomScenes {
  private var generator: SeededRandom

  init(seed: UInt64) {
    generator = SeededRandom(seed: seed)
  }

  mutating func bits() -> UInt64 { generator.next() }

  mutating func value(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(bits() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bits() % UInt64(range.count))
  }

  /// A coordinate: anywhere, on a quarter of a pixel, or crowded into one pixel.
  private mutating func coordinate(_ kind: Int, _ size: Double) -> CGFloat {
    switch kind {
    case 0: CGFloat(value(-2...(size + 2)))
    case 1: CGFloat((value(-1...(size + 1)) * 4).rounded() / 4)
    case 2: CGFloat(size / 2 + value(-0.6...0.6))
    default: CGFloat(value(-40...40))
    }
  }

  mutating func point(_ kind: Int, _ size: Double) -> CGPoint {
    CGPoint(x: coordinate(kind, size), y: coordinate(kind, size))
  }

  /// One to three subpaths of lines and curves, with edges that cross, touch and repeat.
  mutating func path(size: Double) -> Path {
    var path = Path()
    switch number(0...9) {
    case 0:
      let (a, b) = (point(0, size), point(1, size))
      path.addRect(
        CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y)))
      let c = point(0, size)
      path.addRect(CGRect(x: c.x, y: c.y, width: CGFloat(value(0...3)), height: CGFloat(value(0...3))))
    case 1:
      let a = point(0, size)
      path.addEllipse(
        in: CGRect(x: a.x, y: a.y, width: CGFloat(value(0.2...9)), height: CGFloat(value(0.2...9))))
    case 2:
      let a = point(0, size)
      path.addRoundedRect(
        in: CGRect(x: a.x, y: a.y, width: CGFloat(value(1...9)), height: CGFloat(value(1...9))),
        cornerSize: CGSize(width: value(0...4), height: value(0...4)))
    default:
      for _ in 0..<number(1...3) {
        let kind = [0, 0, 1, 2, 3][number(0...4)]
        path.move(to: point(kind, size))
        for _ in 0..<number(2...6) {
          switch number(0...5) {
          case 0: path.addQuadCurve(to: point(kind, size), control: point(kind, size))
          case 1:
            path.addCurve(to: point(kind, size), control1: point(kind, size), control2: point(kind, size))
          default: path.addLine(to: point(kind, size))
          }
        }
        if number(0...1) == 0 { path.closeSubpath() }
      }
    }
    return path
  }

  mutating func color() -> RGBAColor {
    let alphas: [Float] = [1, 1, 0.8, 0.5, 0.1]
    return RGBAColor(
      red: Float(value(0...1)), green: Float(value(0...1)), blue: Float(value(0...1)),
      alpha: alphas[number(0...4)])
  }

  mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: CGFloat(value(0.2...5)), lineCap: [.butt, .round, .square][number(0...2)],
      lineJoin: [.miter, .round, .bevel][number(0...2)], miterLimit: CGFloat(value(1...10)))
  }
}

import Foundation
public import Geometry

/// How a change proceeds from its beginning (0) to its end (1).
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    /// A cubic from (0, 0) to (1, 1) with two control points.
    case cubic(UnitPoint, UnitPoint)
    /// An arc of a circle; `flips` tells which half comes first.
    case circular(easesIn: Bool, easesOut: Bool)
  }

  private var shape: Shape
  private var isInverse = false

  private init(_ shape: Shape) { self.shape = shape }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(.circular(easesIn: true, easesOut: false))
  public static let circularEaseOut = UnitCurve(.circular(easesIn: false, easesOut: true))
  public static let circularEaseInOut = UnitCurve(.circular(easesIn: true, easesOut: true))

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func clamped(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
    return UnitCurve(.cubic(clamped(startControlPoint), clamped(endControlPoint)))
  }

  /// The curve with beginning and end exchanged along both axes: it tells when a value is reached.
  public var inverse: UnitCurve {
    var result = self
    result.isInverse.toggle()
    return result
  }

  /// How far the change has come at a part of its time; times before and after it are those of its ends.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverse ? solve { forward($0) - progress } : forward(progress)
  }

  /// How fast the change proceeds at a part of its time, where 1 is the pace of the linear curve.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  private func forward(_ progress: Double) -> Double {
    switch shape {
    case .linear: return progress
    case .cubic(let start, let end):
      func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
      }
      let t = solve { cubic(Double(start.x), Double(end.x), $0) - progress }
      return cubic(Double(start.y), Double(end.y), t)
    case .circular(let easesIn, let easesOut):
      func easingIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
      if easesIn && easesOut {
        return progress < 0.5 ? easingIn(progress * 2) / 2 : 1 - easingIn((1 - progress) * 2) / 2
      }
      return easesIn ? easingIn(progress) : 1 - easingIn(1 - progress)
    }
  }

  /// Where a function that rises from 0 to 1 crosses zero.
  private func solve(_ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

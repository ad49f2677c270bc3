import Drawing
import Foundation
import Geometry
import Imaging

extension _StylePaint.Paint {
  /// The paint's current animated value: its colours, points and opacity are interpolated to their targets,
  /// component by component in sRGB; a paint of another kind is not animated.
  @MainActor
  func atPresent(_ inputs: _ViewInputs) -> Self {
    // The kind of paint comes first, so that numbers of one kind are never taken for those of another.
    let numbers = [Double(kind)] + self.numbers
    let present = inputs.animated(numbers)
    guard present != numbers, present.count == numbers.count, present[0] == numbers[0] else { return self }
    var rest = present.dropFirst()
    return replacing(&rest)
  }

  private var kind: Int {
    switch self {
    case .color: 1
    case .linear(let gradient, _, _): 100 + gradient.stops.count
    case .radial(let gradient, _, _, _): 10_000 + gradient.stops.count
    case .elliptical(let gradient, _, _, _): 20_000 + gradient.stops.count
    case .angular(let gradient, _, _, _): 30_000 + gradient.stops.count
    case .opacity(let paint, _): paint.kind + 1_000_000
    case .shadow(let paint, _): paint.kind + 2_000_000
    case .blended(let paint, _): paint.kind + 3_000_000
    case .anchored(let paint, _): paint.kind + 4_000_000
    case .mesh: 2
    case .image: 3
    case .material: 4
    }
  }

  private var numbers: [Double] {
    switch self {
    case .color(let color): color.numbers
    case .linear(let gradient, let start, let end):
      gradient.stops.flatMap { $0.color.numbers + [$0.location] }
        + [start.x, start.y, end.x, end.y].map { Double($0) }
    case .radial(let gradient, let center, let start, let end),
      .elliptical(let gradient, let center, let start, let end):
      gradient.stops.flatMap { $0.color.numbers + [$0.location] }
        + [center.x, center.y, start, end].map { Double($0) }
    case .angular(let gradient, let center, let start, let end):
      gradient.stops.flatMap { $0.color.numbers + [$0.location] }
        + [Double(center.x), Double(center.y), start.radians, end.radians]
    case .opacity(let paint, let opacity): [opacity] + paint.numbers
    case .shadow(let paint, _), .blended(let paint, _), .anchored(let paint, _): paint.numbers
    case .mesh, .image, .material: []
    }
  }

  /// The same kind of paint made from other numbers, which are consumed from the front.
  private func replacing(_ numbers: inout ArraySlice<Double>) -> Self {
    func next() -> Double { numbers.popFirst() ?? 0 }
    func length() -> CGFloat { CGFloat(next()) }
    func point() -> UnitPoint {
      let x = length()
      return UnitPoint(x: x, y: length())
    }
    func color() -> RGBAColor {
      let components = (0..<4).map { _ in Float(next()) }
      return RGBAColor(
        red: components[0], green: components[1], blue: components[2],
        alpha: min(max(components[3], 0), 1))
    }
    switch self {
    case .color: return .color(color())
    case .linear(var gradient, _, _):
      for index in gradient.stops.indices { gradient.stops[index] = .init(color: color(), location: next()) }
      let start = point()
      return .linear(gradient, start, point())
    case .radial(var gradient, _, _, _):
      for index in gradient.stops.indices { gradient.stops[index] = .init(color: color(), location: next()) }
      let center = point()
      let start = length()
      return .radial(gradient, center, start, length())
    case .elliptical(var gradient, _, _, _):
      for index in gradient.stops.indices { gradient.stops[index] = .init(color: color(), location: next()) }
      let center = point()
      let start = length()
      return .elliptical(gradient, center, start, length())
    case .angular(var gradient, _, _, _):
      for index in gradient.stops.indices { gradient.stops[index] = .init(color: color(), location: next()) }
      let center = point()
      let start = Angle.radians(next())
      return .angular(gradient, center, start, .radians(next()))
    case .opacity(let paint, _):
      let opacity = next()
      return .opacity(paint.replacing(&numbers), min(max(opacity, 0), 1))
    case .shadow(let paint, let shadow): return .shadow(paint.replacing(&numbers), shadow)
    case .blended(let paint, let mode): return .blended(paint.replacing(&numbers), mode)
    case .anchored(let paint, let rect): return .anchored(paint.replacing(&numbers), rect)
    case .mesh, .image, .material: return self
    }
  }
}

extension RGBAColor {
  fileprivate var numbers: [Double] { [Double(red), Double(green), Double(blue), Double(alpha)] }
}

import Foundation
import Geometry

extension _ViewEffect {
  /// The effect's current value while it animates to another effect of the same kind.
  @MainActor
  package func atPresent(_ inputs: _ViewInputs) -> _ViewEffect {
    guard inputs.graph.timeline != nil else { return self }
    let numbers = self.numbers
    let present = inputs.animated(numbers)
    return present == numbers || present.count != numbers.count ? self : replacing(present)
  }

  private var numbers: [Double] {
    func point(_ point: UnitPoint) -> [Double] { [Double(point.x), Double(point.y)] }
    switch self {
    case .opacity(let value), .brightness(let value), .contrast(let value), .saturation(let value),
      .grayscale(let value):
      return [value]
    case .blur(let radius, _): return [Double(radius)]
    case .hueRotation(let angle): return [angle.radians]
    case .offset(let offset): return [Double(offset.width), Double(offset.height)]
    case .scale(let scale, let anchor): return [Double(scale.width), Double(scale.height)] + point(anchor)
    case .rotation(let angle, let anchor): return [angle.radians] + point(anchor)
    case .rotation3D(let turn):
      return [turn.angle.radians] + point(turn.anchor)
        + [turn.x, turn.y, turn.z, turn.anchorZ, turn.perspective].map { Double($0) }
    case .projection(let transform):
      return [
        transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
        transform.m31,
        transform.m32, transform.m33,
      ].map { Double($0) }
    }
  }

  private func replacing(_ numbers: [Double]) -> _ViewEffect {
    func length(_ index: Int) -> CGFloat { CGFloat(numbers[index]) }
    func point(_ index: Int) -> UnitPoint { UnitPoint(x: length(index), y: length(index + 1)) }
    switch self {
    case .opacity: return .opacity(min(max(numbers[0], 0), 1))
    case .blur(_, let isOpaque): return .blur(radius: max(length(0), 0), isOpaque: isOpaque)
    case .brightness: return .brightness(numbers[0])
    case .contrast: return .contrast(numbers[0])
    case .saturation: return .saturation(numbers[0])
    case .grayscale: return .grayscale(numbers[0])
    case .hueRotation: return .hueRotation(.radians(numbers[0]))
    case .offset: return .offset(CGSize(width: length(0), height: length(1)))
    case .scale: return .scale(CGSize(width: length(0), height: length(1)), anchor: point(2))
    case .rotation: return .rotation(.radians(numbers[0]), anchor: point(1))
    case .rotation3D(var turn):
      turn.angle = .radians(numbers[0])
      turn.anchor = point(1)
      (turn.x, turn.y, turn.z) = (length(3), length(4), length(5))
      (turn.anchorZ, turn.perspective) = (length(6), length(7))
      return .rotation3D(turn)
    case .projection(var transform):
      (transform.m11, transform.m12, transform.m13) = (length(0), length(1), length(2))
      (transform.m21, transform.m22, transform.m23) = (length(3), length(4), length(5))
      (transform.m31, transform.m32, transform.m33) = (length(6), length(7), length(8))
      return .projection(transform)
    }
  }
}

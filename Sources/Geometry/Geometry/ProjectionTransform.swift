public import Foundation

/// A transform of the plane that may show it in perspective.
///
/// Row vectors: [x y 1] times the matrix gives [x' y' w'], and the point is (x'/w', y'/w').
@frozen
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform followed by another.
  public func concatenating(_ t: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * t.m11 + m12 * t.m21 + m13 * t.m31
    result.m12 = m11 * t.m12 + m12 * t.m22 + m13 * t.m32
    result.m13 = m11 * t.m13 + m12 * t.m23 + m13 * t.m33
    result.m21 = m21 * t.m11 + m22 * t.m21 + m23 * t.m31
    result.m22 = m21 * t.m12 + m22 * t.m22 + m23 * t.m32
    result.m23 = m21 * t.m13 + m22 * t.m23 + m23 * t.m33
    result.m31 = m31 * t.m11 + m32 * t.m21 + m33 * t.m31
    result.m32 = m31 * t.m12 + m32 * t.m22 + m33 * t.m32
    result.m33 = m31 * t.m13 + m32 * t.m23 + m33 * t.m33
    return result
  }

  /// The inverse, or nil if the plane is seen edge-on.
  package var inverse: ProjectionTransform? {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return nil }
    var result = ProjectionTransform()
    result.m11 = c11 / determinant
    result.m21 = c12 / determinant
    result.m31 = c13 / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }

  /// Inverts the transform; false without any change if there is no inverse.
  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// The projection of a plane rotated in space about an axis through an anchor.
  ///
  /// The eye is as far away as the plane's longer side, divided by `perspective`, which is how SwiftUI's
  /// documentation illustrates it; Apple does not publish the distance.
  package static func rotation(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: CGPoint, anchorZ: CGFloat,
    perspective: CGFloat, in size: CGSize
  ) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let sine = CGFloat(Trigonometry.sine(angle.radians))
    let cosine = CGFloat(Trigonometry.cosine(angle.radians))
    let rest = 1 - cosine
    var turn = ProjectionTransform()
    turn.m11 = x * x * rest + cosine
    turn.m12 = x * y * rest + z * sine
    turn.m21 = x * y * rest - z * sine
    turn.m22 = y * y * rest + cosine
    // Depth of a point of the plane after the turn.
    let depthX = x * z * rest - y * sine
    let depthY = y * z * rest + x * sine
    let distance = max(size.width, size.height)
    if perspective != 0 && distance > 0 {
      turn.m13 = -depthX * perspective / distance
      turn.m23 = -depthY * perspective / distance
      turn.m33 = 1 + anchorZ * (1 - cosine) * perspective / distance
    }
    return ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(turn)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }
}

extension CGPoint {
  /// The point seen through a projection.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
  }
}

package import Drawing
public import Foundation
public import Geometry

/// A change to how a view is drawn that does not affect its layout.
///
/// Effects are values, so that they can be interpolated between two states.
public enum _ViewEffect: Equatable, Sendable {
  /// 0 for invisible to 1.
  case opacity(Double)
  /// A gaussian blur of a deviation in points.
  case blur(radius: CGFloat, isOpaque: Bool)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  /// A shift in points, mirrored in right-to-left layout.
  case offset(CGSize)
  case scale(CGSize, anchor: UnitPoint)
  /// A turn, clockwise.
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(Rotation3D)
  /// A transform of the view's own coordinates, in points.
  case projection(ProjectionTransform)

  /// A turn in space about an axis through a point of the view.
  public struct Rotation3D: Equatable, Sendable {
    package var angle: Angle
    package var x: CGFloat
    package var y: CGFloat
    package var z: CGFloat
    package var anchor: UnitPoint
    package var anchorZ: CGFloat
    package var perspective: CGFloat

    package init(
      angle: Angle, x: CGFloat, y: CGFloat, z: CGFloat, anchor: UnitPoint, anchorZ: CGFloat,
      perspective: CGFloat
    ) {
      self.angle = angle
      (self.x, self.y, self.z) = (x, y, z)
      self.anchor = anchor
      self.anchorZ = anchorZ
      self.perspective = perspective
    }
  }

  /// The roles that a modifier with the effect has for lint and other readers of placed views.
  package var roles: ViewRoles {
    switch self {
    case .opacity: []
    case .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation: .recolors
    case .offset, .scale: .moves
    case .rotation: [.moves, .turns]
    case .rotation3D, .projection: [.moves, .turns, .recolors]
    }
  }

  /// The effect as an affine transform of the view's own coordinates, or nil if it is none.
  package func transform(in size: CGSize, direction: LayoutDirection) -> CGAffineTransform? {
    switch self {
    case .offset(let offset):
      CGAffineTransform(
        translationX: direction == .rightToLeft ? -offset.width : offset.width, y: offset.height)
    case .scale(let scale, let anchor):
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size)
    case .rotation(let angle, let anchor):
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, in: size)
    case .projection(let transform) where transform.isAffine:
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m31,
        ty: transform.m32)
    default: nil
    }
  }

  /// The effect as a perspective of the view's own coordinates, or nil if it is none.
  package func perspective(in size: CGSize) -> ProjectionTransform? {
    switch self {
    case .rotation3D(let turn):
      ProjectionTransform.rotation(
        turn.angle, axis: (turn.x, turn.y, turn.z),
        anchor: turn.anchor.point(in: CGRect(origin: .zero, size: size)), anchorZ: turn.anchorZ,
        perspective: turn.perspective, in: size)
    case .projection(let transform) where !transform.isAffine: transform
    default: nil
    }
  }

  /// The layer that changes items as a whole, or nil if the effect makes none.
  ///
  /// - Parameter scale: how many pixels make a point.
  package func layer(of items: [DisplayItem], scale: CGFloat) -> DisplayItem.Layer? {
    func changingColors(_ matrix: [Float]) -> DisplayItem.Layer {
      DisplayItem.Layer(items: items, filters: [.colorMatrix(matrix)])
    }
    switch self {
    case .blur(let radius, let isOpaque):
      return DisplayItem.Layer(
        items: items, filters: [.blur(radius: Double(radius * scale), isOpaque: isOpaque)])
    case .brightness(let amount): return changingColors(ColorMatrices.brightness(amount))
    case .contrast(let amount): return changingColors(ColorMatrices.contrast(amount))
    case .saturation(let amount): return changingColors(ColorMatrices.saturation(amount))
    case .grayscale(let amount): return changingColors(ColorMatrices.saturation(1 - amount))
    case .hueRotation(let angle): return changingColors(ColorMatrices.hueRotation(angle))
    case .opacity, .offset, .scale, .rotation, .rotation3D, .projection: return nil
    }
  }

  /// The effect interpolated to another of the same kind; the nearer of the two if the kinds differ.
  package func mixed(with other: _ViewEffect, by fraction: Double) -> _ViewEffect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(fraction) }
    func mix(_ a: Angle, _ b: Angle) -> Angle { .radians(mix(a.radians, b.radians)) }
    func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }
    func mix(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint { UnitPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
    case (.blur(let a, let isOpaque), .blur(let b, _)): return .blur(radius: mix(a, b), isOpaque: isOpaque)
    case (.brightness(let a), .brightness(let b)): return .brightness(mix(a, b))
    case (.contrast(let a), .contrast(let b)): return .contrast(mix(a, b))
    case (.saturation(let a), .saturation(let b)): return .saturation(mix(a, b))
    case (.grayscale(let a), .grayscale(let b)): return .grayscale(mix(a, b))
    case (.hueRotation(let a), .hueRotation(let b)): return .hueRotation(mix(a, b))
    case (.offset(let a), .offset(let b)): return .offset(mix(a, b))
    case (.scale(let a, let anchor), .scale(let b, let otherAnchor)):
      return .scale(mix(a, b), anchor: mix(anchor, otherAnchor))
    case (.rotation(let a, let anchor), .rotation(let b, let otherAnchor)):
      return .rotation(mix(a, b), anchor: mix(anchor, otherAnchor))
    case (.rotation3D(let a), .rotation3D(let b)):
      return .rotation3D(
        Rotation3D(
          angle: mix(a.angle, b.angle), x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z),
          anchor: mix(a.anchor, b.anchor), anchorZ: mix(a.anchorZ, b.anchorZ),
          perspective: mix(a.perspective, b.perspective)))
    default: return fraction < 0.5 ? self : other
    }
  }
}

extension CGAffineTransform {
  /// The transform carried out about an anchor of a rectangle at the origin.
  fileprivate func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

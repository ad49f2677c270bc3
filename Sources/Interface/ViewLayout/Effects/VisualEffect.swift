public import Foundation
public import Geometry
public import LayoutEngine

/// Changes to how a view is drawn that may depend on its position but do not affect layout.
public protocol VisualEffect: Animatable, Sendable {
  /// The effects, the one nearest to the view first.
  var _effects: [_ViewEffect] { get }
}

/// The effect that changes nothing; others are added to it.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _effects: [_ViewEffect] { [] }
}

/// The effects with another one around them.
public struct _CombinedVisualEffect: VisualEffect {
  public let _effects: [_ViewEffect]
}

extension VisualEffect {
  private func adding(_ effect: _ViewEffect) -> _CombinedVisualEffect {
    _CombinedVisualEffect(_effects: _effects + [effect])
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Blurs the view; `radius` is the gaussian's deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius, isOpaque: opaque))
  }

  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }

  /// Moves the drawing by a shift in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  /// Scales the drawing about an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor: anchor))
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the drawing clockwise about an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Rotates the drawing in space about an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        _ViewEffect.Rotation3D(
          angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective)))
  }

  /// Draws under a transform of the view's own coordinates.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.projection(transform))
  }
}

nonisolated extension View {
  /// The view drawn with effects that depend on where it was placed.
  package func effects(
    _ name: String, _ find: @escaping (GeometryProxy, EnvironmentValues) -> [_ViewEffect]
  ) -> some View {
    wrapped { child, inputs in
      let environment = inputs.environment
      let direction = environment.layoutDirection
      func effects(_ node: LayoutNode) -> [_ViewEffect] {
        find(GeometryProxy(node: node, layoutDirection: direction), environment)
      }
      let node = TransformNode(child: child) { node in
        var result: CGAffineTransform?
        for effect in effects(node) {
          guard let transform = effect.transform(in: node.size, direction: direction) else { continue }
          result = result.map { $0.concatenating(transform) } ?? transform
        }
        return result
      }
      return node.annotated(
        name, drawing: EffectDrawing(direction: direction, effects: effects), inputs: inputs)
    }
  }

  /// Draws the view with effects that may depend on its size and position; they change neither.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    effects("visualEffect") { proxy, _ in effect(EmptyVisualEffect(), proxy)._effects }
  }
}

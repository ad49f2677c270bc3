public import Foundation
public import Geometry
public import LayoutEngine

/// A change to how a view is drawn, computed from its size; it does not affect layout.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation
where Body == Never {
  /// The transform of the view's own coordinates.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect, ignored when views below report their positions.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(effect: self)
  }

  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    let direction = inputs.environment.layoutDirection
    let wrapped = content(inputs).map { element in
      let makeChild = element.make
      let leaf = element.identity
      var element = element
      element.make = {
        let child = makeChild()
        var own = inputs
        own.leaf = leaf
        nonisolated(unsafe) let effect = own.animated(modifier)
        let node = TransformNode(child: child) { node in
          _ViewEffect.projection(effect.effectValue(size: node.size))
            .transform(in: node.size, direction: direction)
        }.annotated(
          ViewName.short(Self.self),
          drawing: EffectDrawing(direction: direction) { node in
            [.projection(effect.effectValue(size: node.size))]
          }, inputs: inputs)
        own.followMovement(node, isGroup: true)
        return node
      }
      return element
    }
    list.items.append(contentsOf: wrapped.items)
  }
}

/// A geometry effect that does not change the positions that views below report.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  nonisolated(unsafe) var effect: Base

  public nonisolated var animatableData: Base.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  public nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    effect.effectValue(size: size)
  }
}

/// An animatable modifier.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

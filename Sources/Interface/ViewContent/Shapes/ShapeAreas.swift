public import Foundation
public import Geometry
public import LayoutEngine

/// Two shapes in one rectangle that a function combines into one outline.
public nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  package var first: First
  package var second: Second
  let combine: @Sendable (Path, Path) -> Path

  public func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

nonisolated extension Shape {
  private func combined<T: Shape>(
    _ other: T, _ combine: @escaping @Sendable (Path, Path) -> Path
  ) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, combine: combine)
  }

  /// The area of either shape, as `Path.union(_:eoFill:)` makes it.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.union($1, eoFill: eoFill) }
  }

  /// The area of both shapes, as `Path.intersection(_:eoFill:)` makes it.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// The area of this shape without the other's, as `Path.subtracting(_:eoFill:)` makes it.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The area of one shape or the other but not of both, as `Path.symmetricDifference(_:eoFill:)` makes it.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The outline's parts inside of the other shape, as `Path.lineIntersection(_:eoFill:)` makes them.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The outline's parts outside the other shape, as `Path.lineSubtraction(_:eoFill:)` makes them.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

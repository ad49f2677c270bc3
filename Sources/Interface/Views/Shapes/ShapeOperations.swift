public import Foundation
public import Geometry
public import LayoutEngine

/// A shape whose outline is changed by a function.
public nonisolated struct _DerivedShape<Base: Shape>: Shape {
  package let base: Base
  package let derive: @Sendable (Path, CGRect) -> Path

  public func path(in rect: CGRect) -> Path {
    derive(base.path(in: rect), rect)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

nonisolated extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _DerivedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  public func offset(_ offset: CGSize) -> some Shape {
    _DerivedShape(base: self) { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
  }

  public func offset(_ offset: CGPoint) -> some Shape {
    _DerivedShape(base: self) { path, _ in path.offsetBy(dx: offset.x, dy: offset.y) }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _DerivedShape(base: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    transformed(anchor: anchor, CGAffineTransform(scaleX: x, y: y))
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transformed(anchor: anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _DerivedShape(base: self) { path, _ in path.applying(transform) }
  }

  private func transformed(anchor: UnitPoint, _ transform: CGAffineTransform) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { path, rect in
      let point = anchor.point(in: rect)
      return path.applying(
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
    }
  }

  /// The shape drawn in a rectangle of a given size.
  public func size(_ size: CGSize) -> some Shape {
    _SizedShape(base: self, size: size)
  }

  /// The shape drawn in a rectangle of a given size, which stands in the one that there is by an anchor.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(base: self, size: size, anchor: anchor)
  }

  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The area that a stroke of the outline covers, as a shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    _DerivedShape(base: self) { path, _ in path.strokedPath(style) }
  }

  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView(),
      isInside: true)
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

nonisolated extension ShapeView {
  /// The filled shape with a stroke on top.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self,
      isInside: true)
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape drawn in a rectangle of a fixed size.
public nonisolated struct _SizedShape<Base: Shape>: Shape {
  package let base: Base
  package let size: CGSize
  package var anchor = UnitPoint.topLeading

  public func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return base.path(
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }
}

public import Foundation
public import Geometry
public import LayoutEngine

/// A shape whose outline is changed by a function.
public nonisolated struct _DerivedShape<Base: Shape>: Shape {
  package var base: Base
  /// The parameters of the change, such as where a trimmed outline begins and ends.
  package var numbers: [Double] = []
  package let derive: @Sendable (Path, CGRect, [Double]) -> Path

  public func path(in rect: CGRect) -> Path {
    derive(base.path(in: rect), rect, numbers)
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, _AnimatableNumbers> {
    get { AnimatablePair(base.animatableData, _AnimatableNumbers(numbers)) }
    set {
      base.animatableData = newValue.first
      if newValue.second.values.count == numbers.count { numbers = newValue.second.values }
    }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

nonisolated extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _DerivedShape(base: self, numbers: [Double(startFraction), Double(endFraction)]) { path, _, numbers in
      path.trimmedPath(from: CGFloat(numbers[0]), to: CGFloat(numbers[1]))
    }
  }

  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _DerivedShape(base: self, numbers: [Double(x), Double(y)]) { path, _, numbers in
      path.offsetBy(dx: CGFloat(numbers[0]), dy: CGFloat(numbers[1]))
    }
  }

  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    transformed(anchor: anchor, [Double(x), Double(y)]) {
      CGAffineTransform(scaleX: CGFloat($0[0]), y: CGFloat($0[1]))
    }
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transformed(anchor: anchor, [angle.radians]) { CGAffineTransform(rotationAngle: CGFloat($0[0])) }
  }

  public func transform(_ transform: CGAffineTransform) -> some Shape {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
      Double($0)
    }
    return _DerivedShape(base: self, numbers: numbers) { path, _, numbers in
      let lengths = numbers.map { CGFloat($0) }
      return path.applying(
        CGAffineTransform(
          a: lengths[0], b: lengths[1], c: lengths[2], d: lengths[3], tx: lengths[4], ty: lengths[5]))
    }
  }

  private func transformed(
    anchor: UnitPoint, _ numbers: [Double], _ transform: @escaping @Sendable ([Double]) -> CGAffineTransform
  ) -> _DerivedShape<Self> {
    _DerivedShape(base: self, numbers: numbers) { path, rect, numbers in
      let point = anchor.point(in: rect)
      return path.applying(
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform(numbers))
          .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
    }
  }

  /// The shape drawn in a rectangle of a given size.
  public func size(_ size: CGSize) -> some Shape {
    _SizedShape(base: self, size: size)
  }

  /// The shape drawn in a rectangle of a given size, positioned within the available rectangle by an anchor.
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
    _DerivedShape(base: self, numbers: [Double(style.lineWidth), Double(style.dashPhase)]) {
      path, _, numbers in
      var style = style
      (style.lineWidth, style.dashPhase) = (CGFloat(numbers[0]), CGFloat(numbers[1]))
      return path.strokedPath(style)
    }
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
  package var base: Base
  package var size: CGSize
  package var anchor = UnitPoint.topLeading

  public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(base.animatableData, size.animatableData) }
    set { (base.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  public func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return base.path(
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }
}

public import Foundation
public import Geometry
public import LayoutEngine

/// A rectangle.
@frozen
public nonisolated struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  public func inset(by amount: CGFloat) -> _Inset<Rectangle> {
    _Inset(base: self, amount: amount)
  }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(base: self, amount: amount)
  }
}

/// A rounded rectangle shrunk on all sides, its corners keeping their centre.
public nonisolated struct _InsetRoundedRectangle: InsettableShape {
  package var base: RoundedRectangle
  package var amount: CGFloat

  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    if inner.isNull { return Path() }
    return Path(
      roundedRect: inner,
      cornerSize: CGSize(
        width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0)),
      style: base.style)
  }

  public func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
}

/// A rectangle with corners of different radii.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public var animatableData: _AnimatableNumbers {
    get {
      _AnimatableNumbers(
        [
          cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
          cornerRadii.topTrailing,
        ]
        .map { Double($0) })
    }
    set {
      let lengths = newValue.values.map { CGFloat($0) }
      guard lengths.count == 4 else { return }
      cornerRadii = RectangleCornerRadii(
        topLeading: lengths[0], bottomLeading: lengths[1], bottomTrailing: lengths[2], topTrailing: lengths[3]
      )
    }
  }

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> _Inset<UnevenRoundedRectangle> {
    _Inset(
      base: UnevenRoundedRectangle(
        topLeadingRadius: max(cornerRadii.topLeading - amount, 0),
        bottomLeadingRadius: max(cornerRadii.bottomLeading - amount, 0),
        bottomTrailingRadius: max(cornerRadii.bottomTrailing - amount, 0),
        topTrailingRadius: max(cornerRadii.topTrailing - amount, 0), style: style), amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> _Inset<Capsule> {
    _Inset(base: self, amount: amount)
  }
}

/// A circle centred in its space.
@frozen
public nonisolated struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A square of the shorter side: a `Circle()` that is proposed 300 by 150 takes 150 by 150.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> _Inset<Circle> {
    _Inset(base: self, amount: amount)
  }
}

/// An ellipse that touches all sides of its space.
@frozen
public nonisolated struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> _Inset<Ellipse> {
    _Inset(base: self, amount: amount)
  }
}

/// The enclosing container shape, inset as far as the view is; a rectangle if none is set.
@frozen
public nonisolated struct ContainerRelativeShape: InsettableShape, ContainerFollowing {
  public init() {}

  package func path(in rect: CGRect, following container: PlacedContainer?) -> Path? {
    container?.path(in: rect)
  }

  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  public func inset(by amount: CGFloat) -> _Inset<ContainerRelativeShape> {
    _Inset(base: self, amount: amount)
  }
}

/// A shape inset on all sides.
public nonisolated struct _Inset<Base: InsettableShape>: InsettableShape, ContainerFollowing {
  package var base: Base
  package var amount: CGFloat

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : base.path(in: inner)
  }

  package func path(in rect: CGRect, following container: PlacedContainer?) -> Path? {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : (base as? any ContainerFollowing)?.path(in: inner, following: container)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  public func inset(by amount: CGFloat) -> _Inset<Base> {
    _Inset(base: base, amount: self.amount + amount)
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path {
    applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
  private let shape: any Shape

  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

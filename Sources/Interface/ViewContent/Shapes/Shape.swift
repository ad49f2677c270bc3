public import Foundation
public import Geometry
public import LayoutEngine

/// A two-dimensional shape that fills the space it is given.
public nonisolated protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The shape's outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The shape's role.
  nonisolated static var role: ShapeRole { get }

  /// How the outline responds to right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes in a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor @preconcurrency
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor
  public static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    list.append(
      _ViewList.Element(identity: inputs.identity, scope: inputs.scope) {
        inputs.identity.restartAnimated()
        let node = _ShapeView(shape: view, style: ForegroundStyle()).makeNode(inputs)
        inputs.registerNode(node)
        return node
      })
  }

  /// The outline in a rectangle, mirrored where the layout asks for it, in the container that views around name.
  package nonisolated func directedPath(
    in rect: CGRect, direction: LayoutDirection, container: PlacedContainer? = nil
  ) -> Path {
    let path =
      (self as? any ContainerFollowing).flatMap { $0.path(in: rect, following: container) }
      ?? placedPath(in: rect)
    guard case .mirrors(let mirrored) = layoutDirectionBehavior, mirrored == direction else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

extension Shape {
  /// The outline in a rectangle: shapes get a rectangle at the origin, because many assume one (source:
  /// `Shape`'s examples, whose rectangle is the shape's own bounds).
  private nonisolated func placedPath(in rect: CGRect) -> Path {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.origin != .zero else { return path(in: rect) }
    return path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

/// A shape that can be shrunk evenly on all sides.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How the inside of a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies instead of the non-zero winding rule.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

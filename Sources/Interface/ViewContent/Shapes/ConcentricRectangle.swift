public import Foundation
public import Geometry
import LayoutEngine

/// The corners of a rectangular shape, each by its style.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  public var topLeading: Edge.Corner.Style
  public var topTrailing: Edge.Corner.Style
  public var bottomLeading: Edge.Corner.Style
  public var bottomTrailing: Edge.Corner.Style

  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  public static let concentric = RoundedRectangularShapeCorners(all: .concentric)
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
  }
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      /// In points.
      var leastRadius: CGFloat
      var isConcentric: Bool

      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
      private init(leastRadius: CGFloat, isConcentric: Bool) {
        self.leastRadius = leastRadius
        self.isConcentric = isConcentric
      }

      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(leastRadius: radius, isConcentric: false)
      }

      /// A corner with the same centre as the container's.
      public static let concentric = Style(leastRadius: 0, isConcentric: true)

      /// A corner with the same centre as the container's, with a minimum radius.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(leastRadius: minimum?.leastRadius ?? 0, isConcentric: true)
      }
    }
  }
}

/// A shape that is a rectangle with rounded corners.
public nonisolated protocol RoundedRectangularShape: Shape {
  /// The corners in a container of a size; nil if they are not known.
  nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners?
}

/// A rectangle whose corners share their centres with those of the container shape set by `containerShape`;
/// without one, concentric corners have their minimum radius.
public nonisolated struct ConcentricRectangle: RoundedRectangularShape, InsettableShape, ContainerFollowing {
  private var corners: RoundedRectangularShapeCorners
  /// Whether all corners use the largest of the radii.
  private var isUniform = false

  public init() {
    corners = .concentric
  }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(all: corners)
    self.isUniform = isUniform
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
      bottomTrailing: bottomTrailingCorner)
  }

  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { corners }

  public func path(in rect: CGRect) -> Path { outline(in: rect, container: nil) }

  package func path(in rect: CGRect, following container: PlacedContainer?) -> Path? {
    outline(in: rect, container: container)
  }

  private func outline(in rect: CGRect, container: PlacedContainer?) -> Path {
    let followed = container?.radii(in: rect) ?? RectangleCornerRadii()
    func radius(_ style: Edge.Corner.Style, _ followed: CGFloat) -> CGFloat {
      style.isConcentric ? max(style.leastRadius, followed) : style.leastRadius
    }
    var radii = RectangleCornerRadii(
      topLeading: radius(corners.topLeading, followed.topLeading),
      bottomLeading: radius(corners.bottomLeading, followed.bottomLeading),
      bottomTrailing: radius(corners.bottomTrailing, followed.bottomTrailing),
      topTrailing: radius(corners.topTrailing, followed.topTrailing))
    if isUniform {
      let greatest = max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
      radii = RectangleCornerRadii(
        topLeading: greatest, bottomLeading: greatest, bottomTrailing: greatest, topTrailing: greatest)
    }
    return UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  /// Whether a corner is concentric with the container's.
  fileprivate var isConcentric: Bool {
    corners.topLeading.isConcentric || corners.topTrailing.isConcentric
      || corners.bottomLeading.isConcentric || corners.bottomTrailing.isConcentric
  }

  @MainActor
  public static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    list.append(
      _ViewList.Element(identity: inputs.identity) {
        if view.isConcentric && inputs.environment.containerShape == nil {
          inputs.note(
            .approximated, "ConcentricRectangle",
            "No view around has a containerShape; concentric corners have their least radius.")
        }
        return _ShapeView(shape: view, style: ForegroundStyle()).makeNode(inputs)
      })
  }
}

extension Shape where Self == ConcentricRectangle {
  public static var concentricRectangle: ConcentricRectangle { ConcentricRectangle() }

  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}

extension RoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(cornerSize.width) }
}

extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(0) }
}

extension Capsule: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

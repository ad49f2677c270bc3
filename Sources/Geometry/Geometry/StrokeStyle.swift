public import Foundation

#if !canImport(CoreGraphics)
  /// How a stroke ends.
  public enum CGLineCap: Int32, Hashable, Sendable {
    case butt
    case round
    case square
  }

  /// How two segments of a stroke meet.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter
    case round
    case bevel
  }
#endif

/// How a path's outline is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The longest a mitred corner may be, as a multiple of the line width.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// The phase of the dash pattern at the start of the line.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The fill rule of a path.
public enum FillRule: Hashable, Sendable {
  /// Those that the outline winds around.
  case nonZero
  /// Those from which a ray crosses the outline an odd number of times.
  case evenOdd
}

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner with continuous curvature, as on Apple's devices.
  case continuous
}

/// The radii of a rectangle's corners, in points.
@frozen
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

public import Foundation
public import Geometry

/// One edge's preference for the gap to its neighbour, in points; NaN for none.
package struct EdgeSpacing: Equatable, Sendable {
  /// Applies to any neighbour.
  package var uncategorized: CGFloat = .nan
  /// Applies between two texts; the lower one's value is used.
  package var textToText: CGFloat = .nan
  /// Applies between a view and the text beneath it.
  package var aboveText: CGFloat = .nan
  /// Applies between a text and the view beneath it.
  package var belowText: CGFloat = .nan

  package init() {}

  /// The preference for no gap at all.
  package static let zero: EdgeSpacing = {
    var spacing = EdgeSpacing()
    spacing.uncategorized = 0
    return spacing
  }()

  /// The top of a shape, image, control or anything with a frame or padding there.
  package static let plainTop: EdgeSpacing = {
    var spacing = EdgeSpacing()
    spacing.belowText = 0
    return spacing
  }()

  /// The bottom of such a view.
  package static let plainBottom: EdgeSpacing = {
    var spacing = EdgeSpacing()
    spacing.aboveText = 0
    return spacing
  }()

  /// An edge of a plain view.
  package static func plain(_ edge: Edge) -> EdgeSpacing {
    switch edge {
    case .top: plainTop
    case .bottom: plainBottom
    case .leading, .trailing: EdgeSpacing()
    }
  }

  /// The larger of two preferences in every category.
  package func union(_ other: EdgeSpacing) -> EdgeSpacing {
    var result = self
    result.uncategorized = Self.larger(uncategorized, other.uncategorized)
    result.textToText = Self.larger(textToText, other.textToText)
    result.aboveText = Self.larger(aboveText, other.aboveText)
    result.belowText = Self.larger(belowText, other.belowText)
    return result
  }

  private static func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    a.isNaN ? b : (b.isNaN ? a : max(a, b))
  }

  /// The gap between this edge (of the preceding view) and an edge of the following view.
  ///
  /// Categories that both edges have take precedence, the largest winning; then the preferences without a
  /// category; then the platform's 8 points.
  package func distance(to next: EdgeSpacing) -> CGFloat {
    var result = CGFloat.nan
    if !textToText.isNaN && !next.textToText.isNaN { result = next.textToText }
    if !aboveText.isNaN && !next.aboveText.isNaN {
      result = Self.larger(result, aboveText + next.aboveText)
    }
    if !belowText.isNaN && !next.belowText.isNaN {
      result = Self.larger(result, belowText + next.belowText)
    }
    if !result.isNaN { return result }
    let uncategorized = Self.larger(uncategorized, next.uncategorized)
    return uncategorized.isNaN ? EdgeSpacing.platformDefault : uncategorized
  }

  /// The gap between two views without preferences, on iOS.
  package static let platformDefault: CGFloat = 8
}

/// The preferences of a view's edges for the gaps to its neighbours.
public struct ViewSpacing: Sendable {
  package var top: EdgeSpacing
  package var leading: EdgeSpacing
  package var bottom: EdgeSpacing
  package var trailing: EdgeSpacing

  /// No preferences.
  public init() {
    top = EdgeSpacing()
    leading = EdgeSpacing()
    bottom = EdgeSpacing()
    trailing = EdgeSpacing()
  }

  /// Preferences for no gaps at all.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = .zero }
    return spacing
  }()

  /// The preferences of shapes, images and controls.
  package static let plain: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = .plainTop
    spacing.bottom = .plainBottom
    return spacing
  }()

  /// The preferences of text in a font, its lengths in points.
  ///
  /// - Parameters:
  ///   - leading: the line pitch beyond ascent and descent.
  ///   - pixelLength: the length of one pixel, to which gaps are rounded up.
  package static func text(
    ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, pixelLength: CGFloat
  ) -> ViewSpacing {
    func ceilPixel(_ value: CGFloat) -> CGFloat { (value / pixelLength).rounded(.up) * pixelLength }
    let height = ascent + descent
    let extra = ceilPixel(height * 0.1)
    var spacing = ViewSpacing()
    spacing.top.textToText = ceilPixel(max(leading, 0))
    spacing.top.aboveText = descent + extra
    spacing.bottom.textToText = 0
    spacing.bottom.belowText = max(height + extra - capHeight, extra + descent)
    return spacing
  }

  /// The preferences of a symbol image whose baseline lies above its bottom.
  package static func symbol(baselineOffset: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top.textToText = 0
    spacing.top.aboveText = baselineOffset
    spacing.bottom.textToText = 0
    spacing.bottom.belowText = baselineOffset + 1
    return spacing
  }

  package subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Merges the larger preference on the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge] = self[edge].union(other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred gap between a view with this spacing and the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }
}

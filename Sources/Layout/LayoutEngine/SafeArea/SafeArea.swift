package import Foundation
package import Geometry

/// Regions of a window that are covered or kept free.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars, notches and safe-area insets.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which a picture never shows.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The physical sides of a rectangle, independent of the reading direction, in points.
package struct SideInsets: Equatable, Sendable {
  package var top: CGFloat = 0
  package var left: CGFloat = 0
  package var bottom: CGFloat = 0
  package var right: CGFloat = 0

  package init() {}

  package init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    top = insets.top
    bottom = insets.bottom
    left = isRightToLeft ? insets.trailing : insets.leading
    right = isRightToLeft ? insets.leading : insets.trailing
  }

  package func directed(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
  }
}

/// The window's safe area as seen from one view: the whole rectangle up to which content may extend, and the
/// uncovered part of it. Both in the view's own coordinates.
package struct SafeArea {
  package var outer: CGRect
  package var safe: CGRect

  /// Views whose edges lie within half a pixel of the boundary touch it; at 3x that is a sixth of a point.
  static let tolerance: CGFloat = 1.0 / 6

  mutating func translate(by offset: CGPoint) {
    outer = outer.offsetBy(dx: -offset.x, dy: -offset.y)
    safe = safe.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// How far a view may extend beyond each of its sides: up to the outer rectangle if it touches the
  /// boundary. The same values are the view's safe area insets: a side at the window's edge has none.
  package func overhang(of rect: CGRect) -> SideInsets {
    var result = SideInsets()
    if rect.minY <= safe.minY + Self.tolerance { result.top = max(rect.minY - outer.minY, 0) }
    if rect.minX <= safe.minX + Self.tolerance { result.left = max(rect.minX - outer.minX, 0) }
    if rect.maxY >= safe.maxY - Self.tolerance { result.bottom = max(outer.maxY - rect.maxY, 0) }
    if rect.maxX >= safe.maxX - Self.tolerance { result.right = max(outer.maxX - rect.maxX, 0) }
    return result
  }

  /// The safe area for views inside a rectangle with insets on the given sides.
  ///
  /// If the rectangle does not reach the current boundary, that boundary is irrelevant inside it.
  package mutating func inset(_ rect: CGRect, by insets: SideInsets) {
    if rect.minY > safe.minY + Self.tolerance {
      let bottom = (outer.maxY, safe.maxY)
      setVertical(outer: (rect.minY, bottom.0), safe: (rect.minY, bottom.1))
    }
    if rect.maxY < safe.maxY - Self.tolerance {
      setVertical(outer: (outer.minY, rect.maxY), safe: (safe.minY, rect.maxY))
    }
    if rect.minX > safe.minX + Self.tolerance {
      setHorizontal(outer: (rect.minX, outer.maxX), safe: (rect.minX, safe.maxX))
    }
    if rect.maxX < safe.maxX - Self.tolerance {
      setHorizontal(outer: (outer.minX, rect.maxX), safe: (safe.minX, rect.maxX))
    }
    let inner = rect
    setVertical(
      outer: (outer.minY, outer.maxY),
      safe: (
        insets.top > 0 ? inner.minY + insets.top : safe.minY,
        insets.bottom > 0 ? inner.maxY - insets.bottom : safe.maxY
      ))
    setHorizontal(
      outer: (outer.minX, outer.maxX),
      safe: (
        insets.left > 0 ? inner.minX + insets.left : safe.minX,
        insets.right > 0 ? inner.maxX - insets.right : safe.maxX
      ))
  }

  /// Makes the whole outer rectangle safe on the given sides.
  package mutating func ignore(_ edges: Edge.Set, isRightToLeft: Bool) {
    let left: Edge = isRightToLeft ? .trailing : .leading
    let right: Edge = isRightToLeft ? .leading : .trailing
    setVertical(
      outer: (outer.minY, outer.maxY),
      safe: (
        edges.contains(.top) ? outer.minY : safe.minY, edges.contains(.bottom) ? outer.maxY : safe.maxY
      ))
    setHorizontal(
      outer: (outer.minX, outer.maxX),
      safe: (
        edges.contains(left) ? outer.minX : safe.minX, edges.contains(right) ? outer.maxX : safe.maxX
      ))
  }

  private mutating func setVertical(outer newOuter: (CGFloat, CGFloat), safe newSafe: (CGFloat, CGFloat)) {
    outer.origin.y = newOuter.0
    outer.size.height = newOuter.1 - newOuter.0
    safe.origin.y = newSafe.0
    safe.size.height = newSafe.1 - newSafe.0
  }

  private mutating func setHorizontal(outer newOuter: (CGFloat, CGFloat), safe newSafe: (CGFloat, CGFloat)) {
    outer.origin.x = newOuter.0
    outer.size.width = newOuter.1 - newOuter.0
    safe.origin.x = newSafe.0
    safe.size.width = newSafe.1 - newSafe.0
  }
}

extension LayoutNode {
  /// The safe area in the node's own coordinates; nil under a rotation or scale, and outside a window.
  package final var safeArea: SafeArea? {
    guard let parent else { return (self as? RootNode)?.windowSafeArea }
    guard var area = parent.safeArea else { return nil }
    if let transform = parent.effectTransform {
      guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 else { return nil }
      area.translate(by: CGPoint(x: transform.tx, y: transform.ty))
    }
    parent.adjust(&area, child: self)
    area.translate(by: origin)
    return area
  }

  /// The safe area insets of a view at the node's position.
  package final func safeAreaInsets(isRightToLeft: Bool) -> EdgeInsets {
    guard let area = safeArea else { return EdgeInsets() }
    return area.overhang(of: CGRect(origin: .zero, size: size)).directed(isRightToLeft: isRightToLeft)
  }
}

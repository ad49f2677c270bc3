package import Foundation
import Geometry
import LayoutEngine
package import Views

/// What can be drawn over a picture of views to explain it: the lines by which they are aligned, and where they can be touched.
package struct ViewOverlays {
  /// A line along which a container aligns its children, across the container, in the window's coordinates.
  package struct Guide {
    /// Its name in source, “leading” or “firstTextBaseline”; for a custom guide the type's name.
    package var name: String
    /// The container's line in its source.
    package var source: _SourceLine?
    package var start: CGPoint
    package var end: CGPoint
  }

  /// A rectangle in which a finger reaches a control or a gesture, in the window's coordinates.
  ///
  /// Views above a part of it take the taps there. An area that cannot be reached anywhere is left out.
  package struct HitArea {
    /// What receives the touch, as written in source: “Button”.
    package var name: String
    package var source: _SourceLine?
    package var frame: CGRect
  }

  package private(set) var guides: [Guide] = []
  package private(set) var hitAreas: [HitArea] = []

  @MainActor
  init(root: RootNode) {
    let views = PlacedViews(root)
    for (number, place) in views.places.enumerated() where place.isShown && !place.clip.isEmpty {
      let source = views.source(number)
      guides += Self.guides(of: place, source)
      if let name = views.touchedName(number) {
        hitAreas += views.hitRects(number).map { HitArea(name: name, source: source, frame: $0) }
      }
    }
  }

  @MainActor
  private static func guides(of place: PlacedViews.Place, _ source: _SourceLine?) -> [Guide] {
    let size = place.node.size
    return place.node.alignmentLines.compactMap { line in
      let (start, end) =
        line.isHorizontal
        ? (CGPoint(x: line.position, y: 0), CGPoint(x: line.position, y: size.height))
        : (CGPoint(x: 0, y: line.position), CGPoint(x: size.width, y: line.position))
      return Guide(
        name: line.name, source: source, start: start.applying(place.transform),
        end: end.applying(place.transform)
      ).clipped(to: place.clip)
    }
  }
}

extension ViewOverlays.Guide {
  /// The visible part of a vertical or horizontal line; the whole of a slanted one; nil if nothing is
  /// visible.
  fileprivate func clipped(to clip: CGRect) -> Self? {
    let (left, right) = (min(start.x, end.x), max(start.x, end.x))
    let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
    guard right >= clip.minX, left <= clip.maxX, bottom >= clip.minY, top <= clip.maxY else { return nil }
    if start.x != end.x && start.y != end.y { return self }
    var guide = self
    guide.start = CGPoint(x: max(left, clip.minX), y: max(top, clip.minY))
    guide.end = CGPoint(x: min(right, clip.maxX), y: min(bottom, clip.maxY))
    return guide
  }
}

extension PlacedViews {
  /// The number of sample points in each direction for testing whether a finger reaches a rectangle.
  private static let probeShares: [CGFloat] = [0.5, 0.05, 0.95]

  /// Where the view of a node was written: the node's own line or that of the only view in it, or else the
  /// nearest enclosing one.
  fileprivate func source(_ number: Int) -> _SourceLine? {
    var node = places[number].node
    while (node.annotation as? NodeAnnotation)?.source == nil, let only = node.children.first,
      node.children.count == 1
    {
      node = only
    }
    return (node.annotation as? NodeAnnotation)?.source
      ?? around(number).lazy.compactMap { (places[$0].node.annotation as? NodeAnnotation)?.source }.first
  }

  /// What receives touches at a node, as written in source; nil if it receives none.
  fileprivate func touchedName(_ number: Int) -> String? {
    guard let interaction = places[number].node.interaction else { return nil }
    interaction.prepare?(interaction)
    let isTouched = interaction.tap != nil || interaction.type != nil || interaction.touch != nil
    return interaction.isEnabled && isTouched ? interaction.name : nil
  }

  /// The rectangles in which a finger reaches a node: its own if it stops touches itself, and those of
  /// descendants that do and extend beyond it.
  fileprivate func hitRects(_ number: Int) -> [CGRect] {
    let node = places[number].node
    var rects: [CGRect] = []
    for candidate in [number] + inside(number) {
      let place = places[candidate]
      // Touches inside another control go there first.
      let isOther = candidate != number && touchedName(candidate) != nil
      guard place.isShown, !isOther, let own = place.node.fingerBounds else { continue }
      let rect = own.applying(place.transform).intersection(place.clip)
      guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { continue }
      if isReached(node, in: rect) { rects.append(rect) }
    }
    return rects
  }

  /// Whether a finger that comes down somewhere in a rectangle reaches a node.
  private func isReached(_ node: LayoutNode, in rect: CGRect) -> Bool {
    Self.probeShares.contains { down in
      Self.probeShares.contains { across in
        let point = CGPoint(x: rect.minX + rect.width * across, y: rect.minY + rect.height * down)
        return hitNodes(point).contains { $0 === node }
      }
    }
  }
}

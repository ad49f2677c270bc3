package import Foundation
import Geometry

extension RenderOutcome {
  /// How far scroll views must be scrolled for each further screen of their content to show, in points: up to
  /// four screens on each axis. A stop has an offset for both axes.
  package var scrollStops: [Double] {
    var vertical: [Double] = []
    var horizontal: [Double] = []
    func look(at node: FrameTree.Node) {
      guard node.opacity > 0.01 else { return }
      if node.scrollAxes.contains(.vertical) {
        let top = node.children.map(\.frame.minY).min() ?? 0
        let bottom = node.children.map(\.frame.maxY).max() ?? 0
        let own = Self.stops(content: Double(bottom - top), page: Double(node.frame.height))
        if own.count > vertical.count { vertical = own }
      }
      if node.scrollAxes.contains(.horizontal) {
        let left = node.children.map(\.frame.minX).min() ?? 0
        let right = node.children.map(\.frame.maxX).max() ?? 0
        let own = Self.stops(content: Double(right - left), page: Double(node.frame.width))
        if own.count > horizontal.count { horizontal = own }
      }
      node.children.forEach(look)
    }
    look(at: tree.root)
    return Set(vertical + horizontal).sorted()
  }

  /// How much of the first scroll view's content lies below it, in points.
  package var hiddenHeight: CGFloat {
    func first(in node: FrameTree.Node) -> FrameTree.Node? {
      if node.opacity > 0.01, node.scrollAxes.contains(.vertical) { return node }
      return node.children.lazy.compactMap(first).first
    }
    guard let scrolled = first(in: tree.root), let bottom = scrolled.children.map(\.frame.maxY).max() else {
      return 0
    }
    return max(bottom - scrolled.frame.maxY, 0)
  }

  /// The stops of one scroll view: pages, the last at the end of the content.
  private static func stops(content: Double, page: Double) -> [Double] {
    guard page > 1 else { return [] }
    let hidden = content - page
    return (1...4).map { Double($0) * page }.filter { $0 < hidden + page - 1 }.map { min($0, hidden) }
  }
}

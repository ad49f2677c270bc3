package import Foundation
import Geometry
import LayoutEngine
import Typesetting
import Views

/// The placed views of a render.
package struct FrameTree {
  /// One view or layout modifier.
  package struct Node {
    /// The view's or modifier's name as it is written in source.
    package var type: String
    /// The view's `accessibilityIdentifier`.
    package var id: String?
    /// Where the view was written, "Profile.swift:12": the expression's line, or that of the nearest expression
    /// around it that a builder noted.
    package var source: String?
    /// In unrounded points from the top left corner of the window, transforms of the drawing included.
    package var frame: CGRect
    /// What the view was offered; nil asks for the ideal.
    package var proposal: (width: CGFloat?, height: CGFloat?)
    package var children: [Node]
    package var text: TextReport?
    package var viewThatFits: ViewThatFitsReport?
  }

  /// What a text shows.
  package struct TextReport {
    /// One line, its frame and baseline in the window's coordinates.
    package struct Line {
      package var string: String
      package var frame: CGRect
      package var baseline: CGFloat
    }

    package var string: String
    package var lines: [Line]
    package var truncated: Bool
    /// The scale that made it fit.
    package var scale: Double
    package var missingGlyphs: [String]
  }

  /// Which candidate was chosen, and why.
  package struct ViewThatFitsReport {
    package var axes: [String]
    package var chosen: Int?
    package var candidates: [(ideal: CGSize, fits: Bool)]
  }

  package var root: Node

  init(root: RootNode) {
    let nodes = Self.nodes(of: root, transform: .identity)
    // The window itself is not a view; what it holds is.
    self.root =
      nodes.count == 1
      ? nodes[0]
      : Node(
        type: "EmptyView", frame: CGRect(origin: .zero, size: root.size),
        proposal: (root.proposal.width, root.proposal.height), children: nodes)
  }

  /// The entries for a node: itself, or its children where it stands for no view.
  private static func nodes(of node: LayoutNode, transform parent: CGAffineTransform) -> [Node] {
    let transform = CGAffineTransform(translationX: node.origin.x, y: node.origin.y).concatenating(parent)
    let inner = (node.drawingTransform ?? .identity).concatenating(transform)
    let children = node.children.flatMap { nodes(of: $0, transform: inner) }
    guard let annotation = node.annotation as? NodeAnnotation else { return children }
    if annotation.isMarker, children.count == 1, children[0].id == nil {
      var child = children[0]
      child.id = annotation.identifier
      child.frame = CGRect(origin: .zero, size: node.size).applying(transform)
      child.proposal = (node.proposal.width, node.proposal.height)
      return [child]
    }
    var entry = Node(
      type: annotation.type, id: annotation.identifier, source: annotation.source?.description,
      frame: CGRect(origin: .zero, size: node.size).applying(transform),
      proposal: (node.proposal.width, node.proposal.height), children: children)
    if let leaf = (node as? MeasuredLeafNode)?.content as? TextLeaf {
      entry.text = report(leaf, node, transform)
    }
    if let fits = node as? ViewThatFitsNode {
      entry.viewThatFits = ViewThatFitsReport(
        axes: (fits.axes.contains(.horizontal) ? ["horizontal"] : [])
          + (fits.axes.contains(.vertical) ? ["vertical"] : []),
        chosen: fits.chosenIndex, candidates: fits.report.map { ($0.ideal, $0.fits) })
    }
    return [entry]
  }

  private static func report(
    _ leaf: TextLeaf, _ node: LayoutNode, _ transform: CGAffineTransform
  ) -> TextReport? {
    guard let layout = leaf.layout(size: node.size, proposal: node.proposal) else { return nil }
    return TextReport(
      string: leaf.prepared?.text.string ?? "",
      lines: layout.lines.map { line in
        TextReport.Line(
          string: line.string, frame: line.frame.applying(transform),
          baseline: CGPoint(x: 0, y: line.baseline).applying(transform).y)
      },
      truncated: layout.isTruncated, scale: layout.scale, missingGlyphs: layout.missingGlyphs)
  }
}

import Fonts
package import Foundation
package import Geometry
package import Imaging
import LayoutEngine
import Typesetting
package import Views

/// The placed views of a render.
package struct FrameTree {
  /// One view or layout modifier.
  package struct Node {
    /// The view's or modifier's name as it is written in source.
    package var type: String
    /// The view's roles for lint and other readers of the tree.
    package var roles: ViewRoles = []
    /// The view's `accessibilityIdentifier`.
    package var id: String?
    /// Where the view was written: the expression's line, or that of the nearest enclosing expression that a
    /// builder recorded.
    package var source: _SourceLine?
    /// The chain of views in whose bodies the view was described, the innermost first.
    package var viewName: ViewName?
    /// In unrounded points from the top left corner of the window, transforms of the drawing included.
    package var frame: CGRect
    /// The proposal to the view; nil requests the ideal size.
    package var proposal: (width: CGFloat?, height: CGFloat?)
    package var children: [Node]
    package var text: TextReport?
    package var viewThatFits: ViewThatFitsReport?
    /// The opacity of the content: 0 if it is hidden.
    package var opacity = 1.0
    /// The rectangle of the window to which the view clips its content, if it does.
    package var clip: CGRect?
    /// The bounds of the shape in which the view can be tapped, if it sets one, in the window's coordinates.
    package var contentShape: CGRect?
    /// The axes along which the content scrolls.
    package var scrollAxes: Axis.Set = []
  }

  /// The content of a text.
  package struct TextReport {
    /// One line, its frame and baseline in the window's coordinates.
    package struct Line {
      package var string: String
      package var frame: CGRect
      package var baseline: CGFloat
      /// The width of the line's content in points, not rounded to pixels as the text's size is.
      package var width: Double
      /// The runs of one style, from left to right; pictures in the text are left out.
      package var runs: [Run]
    }

    /// A run of one style on one line.
    package struct Run {
      /// As high as the line.
      package var frame: CGRect
      /// The colour; nil for gradients, materials and pictures.
      package var color: RGBAColor?
      /// Whether the system and not the app chose the colour.
      package var hasSystemColor: Bool
      /// The size in points of the run.
      package var pointSize: Double
      /// From -1 to 1, as in `UIFont.Weight`.
      package var weight: Double
    }

    /// The style of a run.
    package struct Style: Hashable {
      /// In points.
      package var size: Double
      /// From -1 to 1, as in `UIFont.Weight`.
      package var weight: Double
      /// As `#rrggbbaa`; nil for gradients, materials and pictures.
      package var color: String?
    }

    /// The styles of the text's runs without duplicates, in text order.
    package var styles: [Style] {
      var seen: Set<Style> = []
      return lines.flatMap(\.runs).map { run in
        Style(size: run.pointSize, weight: run.weight, color: run.color?.hexadecimal)
      }.filter { seen.insert($0).inserted }
    }

    package var string: String
    /// The key of the text in a catalog, if it is one text with one key.
    package var key: CatalogKey?
    /// Keys of the text that no catalog of the project contains, if it has catalogs.
    package var unknownKeys: [CatalogKey]
    package var lines: [Line]
    package var truncated: Bool
    /// The scale at which it fits.
    package var scale: Double
    package var missingGlyphs: [String]
    /// Words that are wider than the text's lines and are broken across lines.
    package var brokenWords: [String]
    /// The text's ideal size.
    package var ideal: CGSize
    /// Whether the control that contains the text, if any, is enabled.
    package var isEnabled: Bool
    /// Whether the text is redacted.
    package var isRedacted: Bool
    /// The font of the first run; nil if the text is empty.
    package var font: FontOrigin?
    /// The line limit; nil if the height decides.
    package var lineLimit: Int?
    /// The minimum scale factor of the text, from 0 to 1.
    package var minimumScale: Double
    /// The attributes of the first run besides its font.
    package var modifiers: TextModifiers
    /// The text case.
    package var textCase: Text.Case?
    /// The user's text size, within the limits of the enclosing views.
    package var typeSize: DynamicTypeSize
  }

  /// Which candidate was chosen, and why.
  package struct ViewThatFitsReport {
    /// A candidate view.
    package struct Candidate {
      package var type: String
      package var source: _SourceLine?
      package var ideal: CGSize
      /// Whether the ideal size fits on the relevant axes.
      package var fits: Bool
      /// The size in the available space.
      package var offered: CGSize
      /// The size with no space at all on the relevant axes.
      package var least: CGSize
    }

    package var axes: [String]
    package var chosen: Int?
    package var candidates: [Candidate]
  }

  package var root: Node

  init(root: RootNode) {
    let nodes = Self.nodes(of: root, transform: .identity)
    // The window itself is not a view; its content is.
    self.root =
      nodes.count == 1
      ? nodes[0]
      : Node(
        type: "EmptyView", frame: CGRect(origin: .zero, size: root.size),
        proposal: (root.proposal.width, root.proposal.height), children: nodes)
  }

  /// The entries for a node: itself, or its children if it does not represent a view.
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
      type: annotation.type, id: annotation.identifier, source: annotation.source,
      viewName: annotation.viewName,
      frame: CGRect(origin: .zero, size: node.size).applying(transform),
      proposal: (node.proposal.width, node.proposal.height), children: children, opacity: annotation.opacity)
    entry.contentShape = annotation.contentBounds?(node.size).applying(transform)
    entry.roles = annotation.roles
    if entry.roles.contains(.clips) { entry.clip = entry.frame }
    if let scroll = node as? ScrollNode {
      entry.clip = scroll.clipRect.applying(transform)
      entry.scrollAxes = scroll.axes
    }
    if let leaf = (node as? MeasuredLeafNode)?.content as? TextLeaf {
      entry.text = report(leaf, node, transform)
    }
    if let fits = node as? ViewThatFitsNode {
      entry.viewThatFits = ViewThatFitsReport(
        axes: (fits.axes.contains(.horizontal) ? ["horizontal"] : [])
          + (fits.axes.contains(.vertical) ? ["vertical"] : []),
        chosen: fits.chosenIndex,
        candidates: fits.report.map { candidate in
          let annotation = candidate.node.described
          return ViewThatFitsReport.Candidate(
            type: annotation?.type ?? "EmptyView", source: annotation?.source, ideal: candidate.ideal,
            fits: candidate.fits, offered: fits.offeredSize(candidate.node),
            least: fits.leastSize(candidate.node))
        })
    }
    return [entry]
  }

  private static func key(of leaf: TextLeaf) -> CatalogKey? {
    guard let first = leaf.runs.first?.catalogKey else { return nil }
    return leaf.runs.allSatisfy { $0.catalogKey == first } ? first : nil
  }

  /// Each key once, in the order of the text.
  private static func unknownKeys(of leaf: TextLeaf) -> [CatalogKey] {
    leaf.runs.compactMap(\.unknownKey).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func brokenWords(
    _ leaf: TextLeaf, _ node: LayoutNode, _ layout: TextLayout
  ) -> [String] {
    guard let width = node.proposal.width, width.isFinite, layout.lines.count > 1 else { return [] }
    // Smaller letters in a line are equivalent to a longer line.
    return leaf.prepared?.brokenWords(width: width / layout.scale, lines: layout.lines.count) ?? []
  }

  private static func report(
    _ leaf: TextLeaf, _ node: LayoutNode, _ transform: CGAffineTransform
  ) -> TextReport? {
    guard let layout = leaf.layout(size: node.size, proposal: node.proposal) else { return nil }
    let attributes = leaf.prepared?.text.runs.map(\.attributes) ?? []
    return TextReport(
      string: leaf.prepared?.text.string ?? "", key: key(of: leaf), unknownKeys: unknownKeys(of: leaf),
      lines: layout.lines.map { line in
        TextReport.Line(
          string: line.string, frame: line.frame.applying(transform),
          baseline: CGPoint(x: 0, y: line.baseline).applying(transform).y,
          width: Double(line.frame.width),
          runs: line.runs.compactMap { run in
            guard run.attachment == nil else { return nil }
            let frame = CGRect(
              x: run.origin.x, y: line.frame.minY, width: run.width, height: line.frame.height)
            let font = attributes.first { $0.tag == run.tag }?.font
            return TextReport.Run(
              frame: frame.applying(transform), color: leaf.paint(run.tag).color,
              hasSystemColor: leaf.hasSystemColor(run.tag), pointSize: (font?.size ?? 17) * layout.scale,
              weight: font?.weight ?? 0)
          })
      },
      truncated: layout.isTruncated, scale: layout.scale, missingGlyphs: layout.missingGlyphs,
      brokenWords: brokenWords(leaf, node, layout),
      ideal: leaf.prepared?.size(width: nil, height: nil) ?? .zero, isEnabled: leaf.environment.isEnabled,
      isRedacted: leaf.environment.redactionReasons.contains(.placeholder),
      font: leaf.runs.first.map { $0.font.origin(in: leaf.environment, modifiers: $0.modifiers) },
      lineLimit: leaf.environment.lineLimit, minimumScale: Double(leaf.environment.minimumScaleFactor),
      modifiers: leaf.runs.first?.modifiers ?? TextModifiers(), textCase: leaf.environment.textCase,
      typeSize: leaf.environment.dynamicTypeSize)
  }
}

extension LayoutNode {
  /// The annotation of the node's view, or of the first one inside.
  fileprivate var described: NodeAnnotation? {
    if let annotation = annotation as? NodeAnnotation { return annotation }
    for child in children {
      if let annotation = child.described { return annotation }
    }
    return nil
  }
}

extension RGBAColor {
  /// The colour as `#rrggbbaa`.
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue, alpha].map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return digits.utf8.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

package import Foundation
package import Geometry

/// One view or layout modifier in the tree that is laid out.
///
/// Sizing is a pure function of the proposal: `sizeThatFits` calls `measure` once for each proposal and
/// caches the result. Placing sets `origin`, `size` and `proposal` from the root down; everything inside is
/// laid out left to right and only mirrored when a child's position in its parent is stored.
package class LayoutNode {
  // The properties that sizing reads come first and fill one cache line: most of the time of a layout is
  // spent waiting for nodes to arrive from memory. Every access reads or writes a single value without
  // calling anything meanwhile, so accesses cannot overlap; checking exclusivity at run time took a seventh
  // of a layout.
  final let flags: NodeFlags
  /// Whether the children's positions are mirrored.
  final let isRightToLeft: Bool
  @exclusivity(unchecked) private final var answerCount: Int32 = 0
  @exclusivity(unchecked) private final var answers: UnsafeMutablePointer<SizeAnswer>?

  /// The node's position in its parent, in unrounded points from the parent's top left corner.
  @exclusivity(unchecked) package final var origin = CGPoint.zero
  @exclusivity(unchecked) package final var size = CGSize.zero
  /// The proposal that the node was placed with.
  @exclusivity(unchecked) package final var proposal = ProposedViewSize.unspecified
  /// The node that placed this one; code that reads positions must retain the root.
  @exclusivity(unchecked) package final private(set) unowned(unsafe) var parent: LayoutNode?
  /// What the view tells its container.
  @exclusivity(unchecked) package final var traits = LayoutTraits()
  /// The view layer's annotation.
  package final var annotation: AnyObject?
  @exclusivity(unchecked) private final var lines: LineTable?

  init(flags: NodeFlags = [.plainSpacing, .remembersSizes], layoutDirection: LayoutDirection = .leftToRight) {
    self.flags = flags
    isRightToLeft = layoutDirection == .rightToLeft
  }

  deinit {
    answers?.deallocate()
  }

  /// The layout direction of the node.
  final var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  // MARK: What kinds of nodes decide

  /// The size for a proposal; called once for each.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: proposal.rawWidth.isNaN ? 10 : proposal.rawWidth,
      height: proposal.rawHeight.isNaN ? 10 : proposal.rawHeight)
  }

  /// Places the children; `size` and `proposal` are set.
  func placeChildren() {}

  /// Calls `body` with the position that each child would get, left to right, without placing it.
  func forEachPlace(
    size: CGSize, proposal: ProposedViewSize, _ body: (LayoutNode, CGPoint, CGSize, ProposedViewSize) -> Void
  ) {}

  /// Runs when the node and everything in it has been placed.
  func didPlaceChildren() {}

  /// The frame of the view with an id, in the node's own coordinates; nil if it is not inside.
  package func rect(of id: AnyHashable) -> CGRect? {
    if traits.id == id { return CGRect(origin: .zero, size: size) }
    for child in children {
      if let rect = child.rect(of: id) { return rect.offsetBy(dx: child.origin.x, dy: child.origin.y) }
    }
    return nil
  }

  /// The names of the node's coordinate space.
  var spaceNames: [AnyHashable] { [] }

  /// The position of an alignment line, if the view itself or something in it sets it.
  func findAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// One edge's preference for the gap to its neighbour.
  package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    .plain(edge)
  }

  /// The view's layout priority.
  package var layoutPriority: Double { 0 }

  /// The placed children, in the order in which they were written.
  package var children: [LayoutNode] { [] }

  /// The placed children, the lowest in the picture first.
  package var drawOrder: [LayoutNode] { children }

  /// The lines along which the placed children are aligned, in the order of the children; empty if there are
  /// none.
  var childAlignments: [[AlignmentKey]] { [] }

  /// How the node's own coordinates appear in its parent beyond the shift to its origin.
  var effectTransform: CGAffineTransform? { nil }

  /// The transform under which the node's content is drawn, in the node's own coordinates.
  package final var drawingTransform: CGAffineTransform? { effectTransform }

  /// The container-wide insets and names that the node adds for its descendants.
  func adjust(_ safeArea: inout SafeArea, child: LayoutNode) {}

  // MARK: Sizing and placing

  /// The position of an alignment line, if the view itself or something in it sets it; in points from the
  /// leading or top edge, left to right.
  package final func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if !flags.contains(key.flag) { return nil }
    if !flags.contains(.remembersLines) { return findAlignment(key, size: size, proposal: proposal) }
    let table = lines ?? LineTable()
    lines = table
    return table.line(key, size: size, proposal: proposal) {
      findAlignment(key, size: size, proposal: proposal)
    }
  }

  /// The size of the view for a proposal.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let answers {
      // The latest proposal is the most likely to be repeated.
      var index = Int(answerCount) - 1
      while index >= 0 {
        if answers[index].answers(proposal) { return answers[index].size }
        index -= 1
      }
    }
    var size = measure(proposal)
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    if flags.contains(.remembersSizes) { remember(size, for: proposal) }
    return size
  }

  /// Nothing is evicted during a layout, so that no view is measured twice for one proposal.
  private final func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    // If the axes are independent, a nested stack is measured for its minimum, maximum and actual size, and
    // once more if it is placed with another proposal; otherwise for nine combinations of those. Capacity for
    // four results, then for twice as many, and so on.
    let count = Int(answerCount)
    if answers == nil {
      answers = .allocate(capacity: 4)
    } else if count >= 4 && count & (count - 1) == 0 {
      let larger = UnsafeMutablePointer<SizeAnswer>.allocate(capacity: count * 2)
      if let old = answers {
        larger.moveInitialize(from: old, count: count)
        old.deallocate()
      }
      answers = larger
    }
    (answers! + count).initialize(to: SizeAnswer(proposal: proposal, size: size))
    answerCount += 1
  }

  /// Places the node in its parent.
  ///
  /// - Parameter origin: in the parent's coordinates as drawn.
  package final func place(
    at origin: CGPoint, size: CGSize, proposal: ProposedViewSize, in parent: LayoutNode?
  ) {
    // The difference of infinite lengths is NaN; such a view is placed at its parent's corner.
    self.origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    self.size = CGSize(
      width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
    self.proposal = proposal
    self.parent = parent
    placeChildren()
    didPlaceChildren()
  }

  /// Places a child whose origin is given left to right, mirroring it where the node is laid out right to
  /// left.
  @inline(__always)
  final func placeChild(
    _ child: LayoutNode, at origin: CGPoint, size: CGSize, proposal: ProposedViewSize
  ) {
    let x = isRightToLeft ? self.size.width - origin.x - size.width : origin.x
    child.place(at: CGPoint(x: x, y: origin.y), size: size, proposal: proposal, in: self)
  }

  /// Clears all cached sizes of the node and its descendants.
  package final func invalidateSizes() {
    answerCount = 0
    answers?.deallocate()
    answers = nil
    lines = nil
    forgetShares()
    for child in measuredChildren { child.invalidateSizes() }
  }

  /// Clears what a subclass caches about its children.
  func forgetShares() {}

  /// The children whose sizes the node's own size depends on.
  var measuredChildren: [LayoutNode] { children }

  /// The spacing preferences of all edges.
  package final var viewSpacing: ViewSpacing {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = edgeSpacing(edge) }
    return spacing
  }

  /// The size and alignment lines for a proposal.
  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), node: self, proposal: proposal)
  }

  /// The position of an alignment line.
  @inline(__always)
  final func alignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if flags.contains(key.flag), let explicit = explicitAlignment(key, size: size, proposal: proposal) {
      return explicit
    }
    if let value = key.frameValue(in: size) { return value }
    let value = key.id.defaultValue(in: ViewDimensions(size: size, node: self, proposal: proposal))
    return value.isFinite ? value : 0
  }
}

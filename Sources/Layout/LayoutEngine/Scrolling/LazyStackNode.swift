package import Foundation
package import Geometry

/// A row or column in a scroll view that only creates and measures the visible children.
///
/// Lengths of children that have not been measured are taken to be the average of those that have, so that a
/// million rows cost no more than a screenful.
package final class LazyStackNode: LayoutNode {
  private let axis: Axis
  private let alignment: Alignment
  private let fixedSpacing: CGFloat
  private let pinnedViews: PinnedScrollableViews
  private let segments: [LazySegment]
  private let container: LayoutContainer?
  /// The index of the first row of each segment, and finally the number of all rows.
  private let starts: [Int]
  private var made: [Int: [LayoutNode]] = [:]
  private var placed: [LayoutNode] = []
  private var pinned: [LayoutNode] = []
  /// The positions of the visible rows; those of rows further on are estimated until they become visible.
  private var placedStarts: [Int: CGFloat] = [:]

  package init(
    axis: Axis, alignment: Alignment, spacing: CGFloat?, pinnedViews: PinnedScrollableViews,
    layoutDirection: LayoutDirection, source: any LazyChildSource, container: LayoutContainer?
  ) {
    self.axis = axis
    self.alignment = alignment
    fixedSpacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    self.pinnedViews = pinnedViews
    segments = source.segments
    self.container = container
    var starts = [0]
    for segment in segments { starts.append(starts[starts.count - 1] + segment.count) }
    self.starts = starts
    super.init(layoutDirection: layoutDirection)
  }

  private var rowCount: Int { starts[starts.count - 1] }

  override package var children: [LayoutNode] { placed }
  override var childAlignments: [[AlignmentKey]] {
    placed.map { _ in [axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key] }
  }
  override package var drawOrder: [LayoutNode] {
    placed.inDrawOrder.filter { node in !pinned.contains { $0 === node } } + pinned
  }
  override var measuredChildren: [LayoutNode] { made.keys.sorted().flatMap { made[$0] ?? [] } }
  override package var layoutPriority: Double { rowCount == 0 ? -.infinity : 0 }

  // MARK: Rows

  private func segmentIndex(ofRow row: Int) -> Int {
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= row { low = middle } else { high = middle - 1 }
    }
    // Empty segments share their start with the next one.
    while segments[low].count == 0 && low > 0 { low -= 1 }
    return low
  }

  private func nodes(ofRow row: Int) -> [LayoutNode] {
    if let nodes = made[row] { return nodes }
    let index = segmentIndex(ofRow: row)
    let nodes = segments[index].nodes(row - starts[index])
    made[row] = nodes
    return nodes
  }

  /// The length of a row whose views follow each other, and the gap after each view.
  private func length(ofRow row: Int, cross: CGFloat) -> CGFloat {
    let nodes = nodes(ofRow: row)
    var length = CGFloat(0)
    for (index, node) in nodes.enumerated() {
      length += node.sizeThatFits(ProposedViewSize(axis, major: .nan, minor: cross)).length(axis)
      if index > 0 { length += gap(nodes[index - 1], node) }
    }
    return length
  }

  private func gap(_ before: LayoutNode, _ after: LayoutNode) -> CGFloat {
    if !fixedSpacing.isNaN { return fixedSpacing }
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return before.edgeSpacing(end).distance(to: after.edgeSpacing(start))
  }

  private func gap(afterRow row: Int) -> CGFloat {
    if !fixedSpacing.isNaN { return fixedSpacing }
    guard let before = nodes(ofRow: row).last, let after = nodes(ofRow: row + 1).first else { return 0 }
    return gap(before, after)
  }

  // MARK: Extent

  /// What is known about the rows' positions for one cross length.
  private final class Extent {
    /// The starts of the measured rows, from the first on.
    var starts: [CGFloat] = []
    /// The end of the measured rows.
    var end: CGFloat = 0
    /// The length of an unmeasured row and the gap before it.
    var stride: CGFloat = 0
  }

  private var extents: [(cross: CGFloat, extent: Extent)] = []

  private func extent(cross: CGFloat) -> Extent {
    for entry in extents where entry.cross == cross || (entry.cross.isNaN && cross.isNaN) {
      return entry.extent
    }
    let extent = Extent()
    extents.append((cross, extent))
    return extent
  }

  /// Measures rows from the first on until they fill a length.
  private func measure(_ extent: Extent, cross: CGFloat, upTo limit: CGFloat) {
    while extent.starts.count < rowCount && (extent.end < limit || extent.starts.isEmpty) {
      let row = extent.starts.count
      let start = row == 0 ? 0 : extent.end + gap(afterRow: row - 1)
      extent.starts.append(start)
      extent.end = start + length(ofRow: row, cross: cross)
      extent.stride = (extent.end + (fixedSpacing.isNaN ? 0 : fixedSpacing)) / CGFloat(row + 1)
    }
  }

  private func total(_ extent: Extent) -> CGFloat {
    extent.end + CGFloat(rowCount - extent.starts.count) * extent.stride
  }

  private func start(ofRow row: Int, _ extent: Extent) -> CGFloat {
    if row < extent.starts.count { return extent.starts[row] }
    return extent.end + CGFloat(row - extent.starts.count) * extent.stride
      + (fixedSpacing.isNaN ? 0 : fixedSpacing)
  }

  /// The length of the viewport, if the stack is inside one: no more than that is measured to learn the rows'
  /// average length.
  private var viewportLength: CGFloat {
    guard let length = container?.size.raw(axis), length.isFinite else { return .infinity }
    return length
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if rowCount == 0 { return .zero }
    let cross = proposal.raw(axis.perpendicular)
    let extent = extent(cross: cross)
    measure(extent, cross: cross, upTo: viewportLength)
    let breadth: CGFloat
    if cross.isNaN {
      breadth = (0..<extent.starts.count).reduce(0) { widest, row in
        nodes(ofRow: row).reduce(widest) {
          max(
            $0,
            $1.sizeThatFits(ProposedViewSize(axis, major: .nan, minor: .nan)).length(axis.perpendicular))
        }
      }
    } else {
      breadth = cross
    }
    return CGSize(axis, major: total(extent), minor: breadth)
  }

  // MARK: Placing

  override func placeChildren() {
    placed = []
    pinned = []
    placedStarts = [:]
    if rowCount == 0 { return }
    let cross = size.length(axis.perpendicular)
    let extent = extent(cross: cross)
    let visible = visibleRange
    measure(extent, cross: cross, upTo: viewportLength)
    var row = firstRow(at: visible.lowerBound, extent)
    var position = start(ofRow: row, extent)
    while row < rowCount && position < visible.upperBound {
      if row < extent.starts.count { position = extent.starts[row] }
      placedStarts[row] = position
      position = place(row: row, at: position, cross: cross)
      row += 1
      if row < rowCount && position < visible.upperBound { position += gap(afterRow: row - 1) }
    }
    pinSections(visible: visible, extent: extent, cross: cross)
    notePlacing()
  }

  /// Reports to the rows' source which of the created rows have been placed.
  private func notePlacing() {
    let shown = Set(placed.map { ObjectIdentifier($0) })
    for (row, nodes) in made {
      let index = segmentIndex(ofRow: row)
      segments[index].notePlacing(
        row - starts[index], nodes.contains { shown.contains(ObjectIdentifier($0)) })
    }
  }

  /// The visible part of the stack, along its axis.
  private var visibleRange: Range<CGFloat> {
    var node: LayoutNode? = parent
    while let current = node {
      if let scroll = current as? ScrollNode, scroll.scrolls(along: axis) {
        let viewport = convert(scroll.viewport, fromAncestor: scroll)
        let low = axis == .horizontal ? viewport.minX : viewport.minY
        let high = axis == .horizontal ? viewport.maxX : viewport.maxY
        let start = axis == .horizontal && isRightToLeft ? size.width - high : low
        let end = axis == .horizontal && isRightToLeft ? size.width - low : high
        return start.isFinite && end.isFinite && start <= end ? start..<end : 0..<0
      }
      node = current.parent
    }
    return 0..<CGFloat.greatestFiniteMagnitude
  }

  private func firstRow(at position: CGFloat, _ extent: Extent) -> Int {
    if position <= 0 { return 0 }
    if position < extent.end || extent.starts.count == rowCount {
      var (low, high) = (0, extent.starts.count - 1)
      while low < high {
        let middle = (low + high + 1) / 2
        if extent.starts[middle] <= position { low = middle } else { high = middle - 1 }
      }
      return low
    }
    if extent.stride <= 0 { return extent.starts.count - 1 }
    let rows = (position - extent.end) / extent.stride
    let beyond = rows >= 1 ? Int(min(rows, CGFloat(rowCount))) : 0
    return min(max(extent.starts.count + beyond, 0), rowCount - 1)
  }

  /// Places the views of a row and returns where it ends.
  private func place(row: Int, at start: CGFloat, cross: CGFloat) -> CGFloat {
    var position = start
    let nodes = nodes(ofRow: row)
    for (index, node) in nodes.enumerated() {
      if index > 0 { position += gap(nodes[index - 1], node) }
      let inner = ProposedViewSize(axis, major: .nan, minor: cross)
      let nodeSize = node.sizeThatFits(inner)
      let aligned = node.offset(aligning: alignment, size: nodeSize, proposal: inner, in: size)
      placeChild(
        node, at: CGPoint(axis, major: position, minor: axis == .vertical ? aligned.x : aligned.y),
        size: nodeSize, proposal: inner)
      placed.append(node)
      position += nodeSize.length(axis)
    }
    return position
  }

  /// Pins the header of the top section and the footer of the bottom section.
  private func pinSections(visible: Range<CGFloat>, extent: Extent, cross: CGFloat) {
    if visible.upperBound == .greatestFiniteMagnitude { return }
    for (index, segment) in segments.enumerated() where segment.count > 0 {
      guard let range = sectionRange(segment.section, extent) else { continue }
      if range.upperBound <= visible.lowerBound || range.lowerBound >= visible.upperBound { continue }
      let row = starts[index]
      let natural = placedStart(ofRow: row, extent)
      switch segment.kind {
      case .header where pinnedViews.contains(.sectionHeaders) && natural < visible.lowerBound:
        let length = length(ofRow: row, cross: cross)
        pin(row: row, at: min(visible.lowerBound, range.upperBound - length), cross: cross)
      case .footer where pinnedViews.contains(.sectionFooters):
        let length = length(ofRow: row, cross: cross)
        if natural + length > visible.upperBound {
          pin(row: row, at: max(visible.upperBound - length, range.lowerBound), cross: cross)
        }
      default:
        break
      }
    }
  }

  private func pin(row: Int, at position: CGFloat, cross: CGFloat) {
    let nodes = nodes(ofRow: row)
    placed.removeAll { node in nodes.contains { $0 === node } }
    _ = place(row: row, at: position, cross: cross)
    pinned += nodes
  }

  private func placedStart(ofRow row: Int, _ extent: Extent) -> CGFloat {
    placedStarts[row] ?? start(ofRow: row, extent)
  }

  private func sectionRange(_ section: Int, _ extent: Extent) -> Range<CGFloat>? {
    let indices = segments.indices.filter { segments[$0].section == section }
    guard let first = indices.first, let last = indices.last else { return nil }
    let low = placedStart(ofRow: starts[first], extent)
    let next = starts[last + 1]
    let high = next < rowCount ? placedStart(ofRow: next, extent) : total(extent)
    return low < high ? low..<high : nil
  }

  /// Where a section starts on the stack's axis, computed from the measured rows before it and estimated from
  /// them for the others; nil if there is no such section.
  package func start(ofSection section: Int) -> CGFloat? {
    sectionRange(section, extent(cross: size.length(axis.perpendicular)))?.lowerBound
  }

  override package func rect(of id: AnyHashable) -> CGRect? {
    let cross = size.length(axis.perpendicular)
    let extent = extent(cross: cross)
    guard let row = row(of: id) else { return super.rect(of: id) }
    let length = length(ofRow: row, cross: cross)
    let start = start(ofRow: row, extent)
    let origin = axis == .horizontal && isRightToLeft ? size.width - start - length : start
    return axis == .horizontal
      ? CGRect(x: origin, y: 0, width: length, height: size.height)
      : CGRect(x: 0, y: origin, width: size.width, height: length)
  }

  /// The maximum number of rows created in search of an id that is set on a view rather than known to the
  /// collection.
  private static let searchLimit = 2000

  /// The row with an id.
  private func row(of id: AnyHashable) -> Int? {
    for (index, segment) in segments.enumerated() {
      if let row = segment.index(id) { return starts[index] + row }
    }
    return (0..<min(rowCount, Self.searchLimit)).first { row in
      nodes(ofRow: row).contains { $0.traits.id == id }
    }
  }
}

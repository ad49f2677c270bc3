package import Foundation
package import Geometry

/// Cells in columns of given widths, filled line by line; only the visible lines are created.
package final class LazyGridNode: LayoutNode {
  private let axis: Axis
  private let items: [GridItem]
  private let alignment: Alignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let source: any LazyChildSource
  private let container: LayoutContainer?
  /// The lines as a stack, cached for each number of columns.
  private var stacks: [Int: LazyStackNode] = [:]
  private var placedStack: LazyStackNode?

  package init(
    axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews, layoutDirection: LayoutDirection, source: any LazyChildSource,
    container: LayoutContainer?
  ) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.source = source
    self.container = container
    super.init(layoutDirection: layoutDirection)
  }

  override package var children: [LayoutNode] { placedStack.map { [$0] } ?? [] }
  override var measuredChildren: [LayoutNode] { stacks.keys.sorted().compactMap { stacks[$0] } }

  private func breadth(of tracks: [GridTrack]) -> CGFloat {
    tracks.last.map { $0.start + $0.length } ?? 0
  }

  private func stack(columns: Int) -> LazyStackNode {
    if let stack = stacks[columns] { return stack }
    let stack = LazyStackNode(
      axis: axis, alignment: alignment, spacing: spacing ?? EdgeSpacing.platformDefault,
      pinnedViews: pinnedViews, layoutDirection: layoutDirection,
      source: LineSource(
        source: source, columns: columns, axis: axis, items: items, layoutDirection: layoutDirection),
      container: container)
    stacks[columns] = stack
    return stack
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal.raw(axis.perpendicular)
    let tracks = GridTrack.tracks(for: items, in: cross.isNaN ? 10 : cross)
    if tracks.isEmpty { return .zero }
    let breadth = breadth(of: tracks)
    let lines = stack(columns: tracks.count).sizeThatFits(
      ProposedViewSize(axis, major: proposal.raw(axis), minor: cross.isNaN ? 10 : cross))
    return CGSize(axis, major: lines.length(axis), minor: breadth)
  }

  override func placeChildren() {
    // The columns are computed again for the grid's own width, which may differ from the proposed one.
    let breadth = size.length(axis.perpendicular)
    let tracks = GridTrack.tracks(for: items, in: breadth)
    if tracks.isEmpty {
      placedStack = nil
      return
    }
    let stack = stack(columns: tracks.count)
    placedStack = stack
    stack.place(
      at: .zero, size: size, proposal: ProposedViewSize(axis, major: proposal.raw(axis), minor: breadth),
      in: self)
  }

  /// The cells grouped into lines.
  private final class LineSource: LazyChildSource {
    let segments: [LazySegment]

    init(
      source: any LazyChildSource, columns: Int, axis: Axis, items: [GridItem],
      layoutDirection: LayoutDirection
    ) {
      segments = Self.joined(source.segments).map { segment in
        guard segment.kind == .rows else { return segment }
        return LazySegment(
          kind: .rows, section: segment.section, count: (segment.count + columns - 1) / columns,
          nodes: { line in
            let cells = (line * columns..<min((line + 1) * columns, segment.count)).flatMap {
              segment.nodes($0)
            }
            return [
              LazyGridLineNode(axis: axis, items: items, layoutDirection: layoutDirection, cells: cells)
            ]
          },
          id: { segment.id($0 * columns) }, index: { segment.index($0).map { $0 / columns } },
          notePlacing: { line, isPlaced in
            for cell in line * columns..<min((line + 1) * columns, segment.count) {
              segment.notePlacing(cell, isPlaced)
            }
          })
      }
    }

    /// Rows of one section from several sources (a view, then a `ForEach`) fill the same lines.
    private static func joined(_ segments: [LazySegment]) -> [LazySegment] {
      var result: [LazySegment] = []
      for segment in segments {
        guard let last = result.last, last.kind == .rows, segment.kind == .rows,
          last.section == segment.section
        else {
          result.append(segment)
          continue
        }
        let count = last.count
        result[result.count - 1] = LazySegment(
          kind: .rows, section: last.section, count: count + segment.count,
          nodes: { $0 < count ? last.nodes($0) : segment.nodes($0 - count) },
          id: { $0 < count ? last.id($0) : segment.id($0 - count) },
          index: { id in last.index(id) ?? segment.index(id).map { $0 + count } },
          notePlacing: { row, isPlaced in
            if row < count {
              last.notePlacing(row, isPlaced)
            } else {
              segment.notePlacing(row - count, isPlaced)
            }
          })
      }
      return result
    }
  }
}

/// One line of a lazy grid.
package final class LazyGridLineNode: LayoutNode {
  private let axis: Axis
  private let items: [GridItem]
  private let cells: [LayoutNode]

  init(axis: Axis, items: [GridItem], layoutDirection: LayoutDirection, cells: [LayoutNode]) {
    self.axis = axis
    self.items = items
    self.cells = cells
    super.init(layoutDirection: layoutDirection)
  }

  override package var children: [LayoutNode] { cells }
  override package var drawOrder: [LayoutNode] { cells.inDrawOrder }
  override var childAlignments: [[AlignmentKey]] {
    GridTrack.tracks(for: items, in: proposal.raw(axis.perpendicular)).prefix(cells.count).map { track in
      let alignment = track.alignment ?? .center
      return [alignment.horizontal.key, alignment.vertical.key]
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = GridTrack.tracks(for: items, in: proposal.raw(axis.perpendicular))
    var thickness = CGFloat(0)
    for (cell, track) in zip(cells, tracks) {
      thickness = max(
        thickness,
        cell.sizeThatFits(ProposedViewSize(axis, major: .nan, minor: track.length)).length(axis))
    }
    // Columns that do not fit start at the grid's leading edge, whatever its alignment.
    let breadth = tracks.last.map { $0.start + $0.length } ?? 0
    return CGSize(axis, major: thickness, minor: min(breadth, proposal.raw(axis.perpendicular)))
  }

  override func placeChildren() {
    let tracks = GridTrack.tracks(for: items, in: proposal.raw(axis.perpendicular))
    let thickness = size.length(axis)
    for (cell, track) in zip(cells, tracks) {
      let inner = ProposedViewSize(axis, major: thickness, minor: track.length)
      let cellSize = cell.sizeThatFits(inner)
      let room = CGSize(axis, major: thickness, minor: track.length)
      let offset = cell.offset(
        aligning: track.alignment ?? .center, size: cellSize, proposal: inner, in: room)
      let start = CGPoint(axis, major: 0, minor: track.start)
      placeChild(
        cell, at: CGPoint(x: start.x + offset.x, y: start.y + offset.y), size: cellSize, proposal: inner)
    }
  }
}

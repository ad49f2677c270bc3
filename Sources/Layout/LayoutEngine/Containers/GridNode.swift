package import Foundation
package import Geometry

/// Shared by the cells of one row of a grid: each has it among its traits, so that a modifier around a row
/// applies to each cell.
package final class GridRowMark {
  package let alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

extension LayoutTraits {
  private struct GridRowKey: LayoutValueKey {
    static var defaultValue: GridRowMark? { nil }
  }

  /// The row of the view's cell; nil for a view across the whole grid.
  package var gridRow: GridRowMark? {
    get { self[GridRowKey.self] }
    set { self[GridRowKey.self] = newValue }
  }
}

/// Views in columns and rows, all measured together.
///
/// Apple does not publish the algorithm: columns, and then rows, share the space by the rules of a stack,
/// each as flexible as its most flexible cell.
package final class GridNode: LayoutNode {
  /// Cells side by side, or one view across the whole grid.
  package struct Row {
    package var cells: [LayoutNode]
    package var alignment: VerticalAlignment?
    package var isSpanning: Bool

    package init(cells: [LayoutNode], alignment: VerticalAlignment?, isSpanning: Bool) {
      self.cells = cells
      self.alignment = alignment
      self.isSpanning = isSpanning
    }

    /// The rows of a grid's children: consecutive cells with the same mark, and each view without a mark on
    /// its own.
    package static func rows(of children: [LayoutNode]) -> [Row] {
      var rows: [Row] = []
      var last: GridRowMark?
      for child in children {
        let mark = child.traits.gridRow
        if let mark, mark === last {
          rows[rows.count - 1].cells.append(child)
        } else {
          rows.append(Row(cells: [child], alignment: mark?.alignment, isSpanning: mark == nil))
        }
        last = mark
      }
      return rows
    }
  }

  private let alignment: Alignment
  private let rows: [Row]
  private let content: [LayoutNode]
  private let columnCount: Int
  private let columnGaps: [CGFloat]
  private let rowGaps: [CGFloat]
  private let columnAlignments: [HorizontalAlignment?]

  package init(
    alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?,
    layoutDirection: LayoutDirection, rows: [Row]
  ) {
    self.alignment = alignment
    self.rows = rows
    content = rows.flatMap(\.cells)
    columnCount =
      rows.filter { !$0.isSpanning }.map { $0.cells.reduce(0) { $0 + $1.traits.gridCellColumns } }.max() ?? 0
    columnGaps = Self.columnGaps(rows, count: columnCount, fixed: horizontalSpacing)
    rowGaps = Self.rowGaps(rows, fixed: verticalSpacing)
    var alignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
    for row in rows where !row.isSpanning {
      var column = 0
      for cell in row.cells {
        if let own = cell.traits.gridColumnAlignment, alignments[column] == nil { alignments[column] = own }
        column += cell.traits.gridCellColumns
      }
    }
    columnAlignments = alignments
    super.init(
      flags: .container(of: content).subtracting([.plainSpacing, .independentAxes]),
      layoutDirection: layoutDirection)
  }

  private static func columnGaps(_ rows: [Row], count: Int, fixed: CGFloat?) -> [CGFloat] {
    if count < 2 { return [] }
    if let fixed, fixed.isFinite { return Array(repeating: fixed, count: count - 1) }
    var gaps = [CGFloat](repeating: .nan, count: count - 1)
    for row in rows where !row.isSpanning {
      var column = 0
      for (index, cell) in row.cells.enumerated() {
        column += cell.traits.gridCellColumns
        guard index + 1 < row.cells.count, column - 1 < gaps.count else { continue }
        let gap = cell.edgeSpacing(.trailing).distance(to: row.cells[index + 1].edgeSpacing(.leading))
        gaps[column - 1] = gaps[column - 1].isNaN ? gap : max(gaps[column - 1], gap)
      }
    }
    return gaps.map { $0.isNaN ? EdgeSpacing.platformDefault : $0 }
  }

  private static func rowGaps(_ rows: [Row], fixed: CGFloat?) -> [CGFloat] {
    if rows.count < 2 { return [] }
    if let fixed, fixed.isFinite { return Array(repeating: fixed, count: rows.count - 1) }
    func union(_ row: Row, _ edge: Edge) -> EdgeSpacing {
      guard let first = row.cells.first else { return .zero }
      return row.cells.dropFirst().reduce(first.edgeSpacing(edge)) { $0.union($1.edgeSpacing(edge)) }
    }
    return (1..<rows.count).map { union(rows[$0 - 1], .bottom).distance(to: union(rows[$0], .top)) }
  }

  override package var children: [LayoutNode] { content }
  override package var drawOrder: [LayoutNode] { content.inDrawOrder }
  override package var layoutPriority: Double { content.isEmpty ? -.infinity : 0 }
  override var childAlignments: [[AlignmentKey]] {
    rows.flatMap { row -> [[AlignmentKey]] in
      let vertical = (row.alignment ?? alignment.vertical).key
      return cells(of: row).map { cell, columns -> [AlignmentKey] in
        if cell.traits.gridCellAnchor != nil { return [] }
        let own = row.isSpanning ? nil : columnAlignments[columns.lowerBound]
        return [(own ?? alignment.horizontal).key, vertical]
      }
    }
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    guard let first = content.first else { return .zero }
    switch edge {
    case .top:
      return rows[0].cells.dropFirst().reduce(first.edgeSpacing(.top)) { $0.union($1.edgeSpacing(.top)) }
    case .bottom:
      let last = rows[rows.count - 1].cells
      return last.dropFirst().reduce(last.first?.edgeSpacing(.bottom) ?? .zero) {
        $0.union($1.edgeSpacing(.bottom))
      }
    default: return content.dropFirst().reduce(first.edgeSpacing(edge)) { $0.union($1.edgeSpacing(edge)) }
    }
  }

  // MARK: Columns

  private func length(of cell: LayoutNode, offered: CGFloat) -> CGFloat {
    // A cell that is unsized on the axis requests its minimum and gets what the others need.
    let offer = cell.traits.gridCellUnsizedAxes.contains(.horizontal) ? 0 : offered
    return cell.sizeThatFits(ProposedViewSize(rawWidth: offer, rawHeight: .nan)).width
  }

  private func columnWidths(_ proposed: CGFloat) -> [CGFloat] {
    if columnCount == 0 { return [] }
    var columns = [[LayoutNode]](repeating: [], count: columnCount)
    var spanning: [(cell: LayoutNode, columns: Range<Int>)] = []
    for row in rows where !row.isSpanning {
      var column = 0
      for cell in row.cells {
        let span = cell.traits.gridCellColumns
        if span == 1 {
          columns[column].append(cell)
        } else {
          spanning.append((cell, column..<(column + span)))
        }
        column += span
      }
    }
    let tracks = columns.indices.map { index -> TrackSizing.Track in
      let cells = columns[index]
      let neighbours = cells.isEmpty ? spanning.filter { $0.columns.contains(index) } : []
      return TrackSizing.Track(
        priority: cells.map(\.layoutPriority).filter { $0.isFinite }.max() ?? 0,
        length: { offered in
          // A column that only has cells spanning several columns takes its share of their lengths.
          neighbours.reduce(cells.reduce(0) { max($0, self.length(of: $1, offered: offered)) }) {
            width, cell in
            let count = CGFloat(cell.columns.count)
            let gaps = self.gapSum(in: cell.columns)
            let answer = self.length(of: cell.cell, offered: offered * count + gaps)
            return max(width, (answer - gaps) / count)
          }
        })
    }
    let available = proposed.isNaN ? .nan : max(proposed - columnGaps.reduce(0, +), 0)
    var widths = TrackSizing.lengths(of: tracks, available: available)
    for (cell, range) in spanning {
      let current = widths[range].reduce(0, +) + gapSum(in: range)
      let needed = length(of: cell, offered: proposed.isNaN ? .nan : current)
      if needed > current {
        // Excess length is taken from the flexible columns, or from all if none is flexible.
        let flexible = range.filter { tracks[$0].length(.infinity) == .infinity }
        let growing = flexible.isEmpty ? Array(range) : flexible
        for column in growing { widths[column] += (needed - current) / CGFloat(growing.count) }
      }
    }
    return widths
  }

  private func gapSum(in columns: Range<Int>) -> CGFloat {
    columns.dropLast().reduce(0) { $0 + columnGaps[$1] }
  }

  // MARK: Rows

  private func width(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
    widths[columns].reduce(0, +) + gapSum(in: columns)
  }

  /// Every cell of a row with the columns that it covers.
  private func cells(of row: Row) -> [(cell: LayoutNode, columns: Range<Int>)] {
    var column = 0
    return row.cells.map { cell in
      let range = column..<(column + cell.traits.gridCellColumns)
      column = range.upperBound
      return (cell, range)
    }
  }

  private func rowHeight(_ row: Row, widths: [CGFloat], total: CGFloat, offered: CGFloat) -> CGFloat {
    let places: [(LayoutNode, CGFloat)] =
      row.isSpanning
      ? row.cells.map { ($0, total) } : cells(of: row).map { ($0.cell, width(of: $0.columns, widths)) }
    let key = (row.alignment ?? alignment.vertical).key
    var above = CGFloat(0)
    var below = CGFloat(0)
    var tallest = CGFloat(0)
    for (cell, width) in places {
      let offer = cell.traits.gridCellUnsizedAxes.contains(.vertical) ? 0 : offered
      let proposal = ProposedViewSize(rawWidth: width, rawHeight: offer)
      let size = cell.sizeThatFits(proposal)
      tallest = max(tallest, size.height)
      if key.isFrameGuide { continue }
      let line = cell.alignment(key, size: size, proposal: proposal)
      above = max(above, line)
      below = max(below, size.height - line)
    }
    return max(tallest, above + below)
  }

  private struct Arrangement {
    var widths: [CGFloat]
    var heights: [CGFloat]
    var size: CGSize
  }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    let widths = columnWidths(proposal.rawWidth)
    var total = widths.reduce(0, +) + columnGaps.reduce(0, +)
    for row in rows where row.isSpanning {
      for cell in row.cells where !cell.traits.gridCellUnsizedAxes.contains(.horizontal) {
        let size = cell.sizeThatFits(ProposedViewSize(rawWidth: proposal.rawWidth, rawHeight: .nan))
        total = max(total, size.width)
      }
    }
    let gaps = rowGaps.reduce(0, +)
    let heights = TrackSizing.lengths(
      of: rows.map { row in
        TrackSizing.Track(
          priority: row.cells.map(\.layoutPriority).filter { $0.isFinite }.max() ?? 0,
          length: { self.rowHeight(row, widths: widths, total: total, offered: $0) })
      }, available: proposal.rawHeight.isNaN ? .nan : max(proposal.rawHeight - gaps, 0))
    return Arrangement(
      widths: widths, heights: heights, size: CGSize(width: total, height: heights.reduce(0, +) + gaps))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rows.isEmpty ? .zero : arrangement(proposal).size
  }

  override func forEachPlace(
    size: CGSize, proposal: ProposedViewSize, _ body: (LayoutNode, CGPoint, CGSize, ProposedViewSize) -> Void
  ) {
    if rows.isEmpty { return }
    let arrangement = arrangement(proposal)
    var y = CGFloat(0)
    for (index, row) in rows.enumerated() {
      let height = arrangement.heights[index]
      let vertical = row.alignment ?? alignment.vertical
      let boxes: [(cell: LayoutNode, x: CGFloat, width: CGFloat, horizontal: HorizontalAlignment)]
      if row.isSpanning {
        boxes = row.cells.map { ($0, 0, arrangement.size.width, alignment.horizontal) }
      } else {
        boxes = cells(of: row).map { cell, columns in
          let x =
            arrangement.widths[..<columns.lowerBound].reduce(0, +)
            + columnGaps[..<columns.lowerBound].reduce(0, +)
          return (
            cell, x, width(of: columns, arrangement.widths),
            columnAlignments[columns.lowerBound] ?? alignment.horizontal
          )
        }
      }
      // Other lines (baselines) are aligned at the lowest of them.
      var line = -CGFloat.infinity
      if !vertical.key.isFrameGuide {
        for box in boxes {
          let inner = ProposedViewSize(rawWidth: box.width, rawHeight: height)
          let size = box.cell.sizeThatFits(inner)
          line = max(line, box.cell.alignment(vertical.key, size: size, proposal: inner))
        }
      }
      for box in boxes {
        let inner = ProposedViewSize(rawWidth: box.width, rawHeight: height)
        let size = box.cell.sizeThatFits(inner)
        let room = CGSize(width: box.width, height: height)
        var origin: CGPoint
        if let anchor = box.cell.traits.gridCellAnchor {
          origin = CGPoint(
            x: anchor.x * (room.width - size.width), y: anchor.y * (room.height - size.height))
        } else {
          origin = box.cell.offset(
            aligning: Alignment(horizontal: box.horizontal, vertical: vertical), size: size, proposal: inner,
            in: room)
          if line.isFinite {
            origin.y = line - box.cell.alignment(vertical.key, size: size, proposal: inner)
          }
        }
        body(box.cell, CGPoint(x: box.x + origin.x, y: y + origin.y), size, inner)
      }
      y += height + (index < rowGaps.count ? rowGaps[index] : 0)
    }
  }

  override func placeChildren() {
    forEachPlace(size: size, proposal: proposal) { cell, origin, cellSize, cellProposal in
      placeChild(cell, at: origin, size: cellSize, proposal: cellProposal)
    }
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.isFrameGuide { return nil }
    var result: CGFloat?
    var count = 0
    forEachPlace(size: size, proposal: proposal) { cell, origin, cellSize, cellProposal in
      guard let value = cell.explicitAlignment(key, size: cellSize, proposal: cellProposal) else { return }
      key.id._combineExplicit(
        childValue: value + (key.isHorizontal ? origin.x : origin.y), count, into: &result)
      count += 1
    }
    return result
  }
}

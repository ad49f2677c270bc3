import Foundation
import Geometry
import LayoutEngine
import Views

/// Buttons at both ends of a bar, and a title in the middle, which moves aside for wide buttons, or a title
/// after the leading ones.
struct BarRowLayout: Layout {
  enum Part {
    case leading
    case leadingTitle
    case title
    case principal
    case trailing
  }

  let parts: [Part]
  let metrics: BarMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  private func places(_ part: Part, _ subviews: Subviews) -> [LayoutSubview] {
    zip(parts, subviews).filter { $0.0 == part }.map(\.1)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let inset = metrics.inset(width: bounds.width)
    let height = ProposedViewSize(width: nil, height: bounds.height)
    var start = bounds.minX + inset
    for subview in places(.leading, subviews) {
      subview.place(at: CGPoint(x: start, y: bounds.midY), anchor: .leading, proposal: height)
      start += subview.sizeThatFits(height).width + metrics.gap
    }
    var end = bounds.maxX - inset
    for subview in places(.trailing, subviews).reversed() {
      subview.place(at: CGPoint(x: end, y: bounds.midY), anchor: .trailing, proposal: height)
      end -= subview.sizeThatFits(height).width + metrics.gap
    }
    for title in places(.leadingTitle, subviews) {
      let offered = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
      title.place(at: CGPoint(x: start, y: bounds.midY), anchor: .leading, proposal: offered)
      start += title.sizeThatFits(offered).width + metrics.gap
    }
    for title in places(.title, subviews) + places(.principal, subviews) {
      let offered = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
      let width = title.sizeThatFits(offered).width
      // In the middle of the bar, or as near to it as the buttons allow.
      let x = min(max(bounds.midX - width / 2, start), max(end - width, start))
      title.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offered)
    }
  }
}

/// The items that do not fit into a bar, which is known once it has been laid out.
@MainActor
final class BarRoom {
  /// The entries that are in the bar's overflow menu.
  private(set) var hidden: Set<Int> = []
  /// What they were found for.
  private var width: CGFloat = 0
  private var entries = 0

  nonisolated init() {}

  /// The minimum width of a title in the row, in points; from memory.
  private static let leastTitle: CGFloat = 64
  /// The minimum width of a search field; from memory as well.
  private static let leastField: CGFloat = 120

  /// Checks after layout whether all items fit, and requests another pass if they do not.
  ///
  /// - Parameters:
  ///   - row: the laid out row of the bar.
  ///   - height: of the bar's items.
  ///   - yielding: the nodes that may be moved to the menu, by their entry.
  ///   - taken: how much of the row's width is taken, in points.
  func follow(
    _ row: LayoutNode, height: CGFloat, _ yielding: [(entry: Int, nodes: [LayoutNode])], _ state: BarState,
    _ metrics: BarMetrics, _ graph: ViewGraph, taken: @escaping @MainActor () -> CGFloat
  ) {
    guard !yielding.isEmpty || !hidden.isEmpty else { return }
    graph.afterLayout { [self] in
      if row.size.width != width || state.items.count != entries {
        (width, entries) = (row.size.width, state.items.count)
        // Items that did not fit elsewhere may fit here.
        if !hidden.isEmpty {
          hidden = []
          graph.setNeedsUpdate()
          return
        }
      }
      let found = missing(row, height: height, yielding, state, metrics, taken: taken())
      if !found.isEmpty {
        hidden.formUnion(found)
        graph.setNeedsUpdate()
      }
    }
  }

  /// How much of its width the row of a bar at the top needs.
  static func taken(by row: LayoutNode, _ parts: [BarRowLayout.Part], _ metrics: BarMetrics) -> CGFloat {
    var taken = 2 * metrics.inset(width: row.size.width)
    for (part, child) in zip(parts, row.children) {
      switch part {
      case .leading, .trailing: taken += child.size.width + metrics.gap
      case .title, .leadingTitle, .principal:
        taken += min(child.sizeThatFits(.unspecified).width, leastTitle)
      }
    }
    if !parts.contains(where: { [.title, .leadingTitle, .principal].contains($0) }) {
      taken -= metrics.gap
    }
    return taken
  }

  /// How much of its width the row of a bar at the bottom needs.
  static func taken(
    byBottom row: LayoutNode, _ parts: [BottomBarLayout.Part], _ metrics: BarMetrics
  ) -> CGFloat {
    let lengths = zip(parts, row.children).compactMap { part, child -> CGFloat? in
      switch part {
      case .item: child.size.width
      case .filling: leastField
      case .flexibleSpace, .fixedSpace, .center: nil
      }
    }
    return 2 * metrics.bottomInset + lengths.reduce(0, +) + metrics.gap * CGFloat(max(lengths.count - 1, 0))
  }

  /// The entries to move to the menu: the lowest priority first, and among equals those nearest to the end.
  private func missing(
    _ row: LayoutNode, height: CGFloat, _ yielding: [(entry: Int, nodes: [LayoutNode])], _ state: BarState,
    _ metrics: BarMetrics, taken: CGFloat
  ) -> Set<Int> {
    var excess = taken - row.size.width
    guard excess > 0.5 else { return [] }
    if hidden.isEmpty { excess += height + metrics.gap }
    var result: Set<Int> = []
    let order = yielding.reversed().filter { !$0.nodes.isEmpty }
      .enumerated().sorted { a, b in
        let (first, second) = (state.items[a.element.entry].priority, state.items[b.element.entry].priority)
        return first == second ? a.offset < b.offset : first < second
      }
    for (_, item) in order where excess > 0.5 {
      result.insert(item.entry)
      excess -= item.nodes.reduce(0) {
        $0
          + ToolbarClusterLayout.slot(
            $1.size.width, isGlass: metrics.isGlass, isText: $1.containsText, height: height)
          + metrics.gap
      }
    }
    return result
  }
}

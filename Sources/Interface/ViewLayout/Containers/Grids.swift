public import Foundation
public import Geometry
public import LayoutEngine

/// Views in rows and columns, all laid out at once.
public nonisolated struct Grid<Content: View>: PrimitiveView {
  package let alignment: Alignment
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?
  package let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inner = inputs.child(.content)
    inner.stackOrientation = .vertical
    inner.environment.isInGrid = true
    return GridNode(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      layoutDirection: inputs.environment.layoutDirection,
      rows: GridNode.Row.rows(of: content.viewList(inner).makeNodes())
    ).annotated("Grid", inputs: inputs)
  }
}

/// A row of cells in a grid; outside a grid, a group.
public nonisolated struct GridRow<Content: View>: TransparentView {
  package let alignment: VerticalAlignment?
  package let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    guard inputs.environment.isInGrid else {
      Content._makeViewList(content, inputs: inputs, into: &list)
      return
    }
    var inner = inputs.child(.content)
    inner.environment.isInGrid = false
    inner.stackOrientation = .horizontal
    let mark = GridRowMark(alignment: alignment)
    let cells = content.viewList(inner).map { cell in
      var cell = cell
      cell.traits.gridRow = mark
      return cell
    }
    list.items.append(contentsOf: cells.items)
  }
}

extension EnvironmentValues {
  private struct IsInGridKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a `GridRow` here is a row of the grid around it.
  package var isInGrid: Bool {
    get { self[IsInGridKey.self] }
    set { self[IsInGridKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How many columns a cell spans.
  public func gridCellColumns(_ count: Int) -> some View {
    trait { $0.gridCellColumns = max(count, 1) }
  }

  /// The alignment of a view in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    trait { $0.gridCellAnchor = anchor }
  }

  /// Axes on which a cell takes no more space than other cells need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    trait { $0.gridCellUnsizedAxes = axes }
  }

  /// The alignment of the cell's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait { $0.gridColumnAlignment = guide }
  }
}

/// Views in a column that are only described when visible.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inner = inputs.child(.content)
    inner.stackOrientation = .vertical
    return LazyStackNode(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews, layoutDirection: inputs.environment.layoutDirection,
      source: LazyListSource(content.viewList(inner), inner), container: inputs.container
    ).annotated("LazyVStack", roles: .hasBars, inputs: inputs)
  }
}

/// Views in a row that are only described when visible.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inner = inputs.child(.content)
    inner.stackOrientation = .horizontal
    return LazyStackNode(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews, layoutDirection: inputs.environment.layoutDirection,
      source: LazyListSource(content.viewList(inner), inner), container: inputs.container
    ).annotated("LazyHStack", roles: .hasBars, inputs: inputs)
  }
}

/// Cells in columns of given widths, filled row by row.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  package let columns: [GridItem]
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inner = inputs.child(.content)
    inner.stackOrientation = nil
    return LazyGridNode(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinnedViews: pinnedViews, layoutDirection: inputs.environment.layoutDirection,
      source: LazyListSource(content.viewList(inner), inner), container: inputs.container
    ).annotated("LazyVGrid", roles: .hasBars, inputs: inputs)
  }
}

/// Cells in rows of given heights, filled column by column.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  package let rows: [GridItem]
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inner = inputs.child(.content)
    inner.stackOrientation = nil
    return LazyGridNode(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews, layoutDirection: inputs.environment.layoutDirection,
      source: LazyListSource(content.viewList(inner), inner), container: inputs.container
    ).annotated("LazyHGrid", roles: .hasBars, inputs: inputs)
  }
}

import Foundation
import Geometry
import LayoutEngine
public import Views

/// Rows of values in columns; in a compact width, as on a phone, only the first column, without a header.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: View {
  let rows: @MainActor () -> [_TableRow<Value>]
  let columns: [_TableColumnContent<Value>]
  let selection: TableSelection<Value.ID>?
  let sorting: TableSorting<Value>?
  let customization: Binding<TableColumnCustomization<Value>>?

  init(
    rows: @escaping @MainActor () -> [_TableRow<Value>], columns: [_TableColumnContent<Value>],
    selection: TableSelection<Value.ID>?, sorting: TableSorting<Value>? = nil,
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.renderVersion) private var version
  /// The rows that the user has expanded, if the program does not store them.
  @State private var unfolded: Set<Value.ID> = []

  @MainActor public var body: some View {
    let isCompact = sizeClass == .compact
    let visible = columns.filter { $0.isVisible(in: customization?.wrappedValue) }
    let shown = isCompact ? Array(visible.prefix(1)) : visible
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        if !isCompact && headers != .hidden {
          TableRowCells(cells: shown.map(header), columns: shown.map(\.width))
            .foregroundStyle(Color(.system(.secondaryLabel)))
            .padding(.horizontal, 16)
            .frame(minHeight: 32)
          Divider()
        }
        let all = ShownTableRow.list(rows(), unfolded: $unfolded)
        // A table without rows is as wide as one with some.
        if all.isEmpty { Color.clear.frame(height: 0) }
        ForEach(all) { row in
          switch row.content {
          case .header(let header):
            header.font(.footnote.weight(.semibold)).foregroundStyle(Color(.system(.secondaryLabel)))
              .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
              .padding(.horizontal, isCompact && version < .iOS26 ? 20 : 16)
          case .value(let value):
            TableRowCells(
              cells: shown.enumerated().map { index, column in
                let cell = column.content(value).systemForegroundStyle(
                  index == 0 ? Color.primary : Color(.system(.secondaryLabel)))
                return index == 0 ? AnyView(row.indenting(cell)) : AnyView(cell)
              }, columns: shown.map(\.width)
            )
            .lineLimit(isCompact ? nil : 1)
            .padding(.horizontal, isCompact && version < .iOS26 ? 20 : 16)
            .frame(minHeight: isCompact && version >= .iOS26 ? 52 : 44)
            .background(
              selection?.ids.contains(value.id) == true ? Color(.system(.systemGray4)) : Color.clear
            )
            .tableTap(selection.map { selection in { selection.select(value.id) } })
          }
          Divider().padding(.leading, isCompact && version < .iOS26 ? 20 : 16)
        }
      }
    }
    .noted(
      .approximated, "Table", "A table's lengths on a wide screen are read off pictures, not measured.")
  }

  /// A column's title; the column by which rows are sorted has a mark, and a tap sorts by a column or
  /// reverses its order.
  @MainActor
  private func header(_ column: _TableColumnContent<Value>) -> AnyView {
    let title = column.title.font(.footnote.weight(.semibold))
    guard let sorting, let comparator = column.comparator else { return AnyView(title) }
    let current = sorting.order(of: comparator(.forward).keyPath)
    return AnyView(
      Button {
        sorting.sort(by: comparator(current == .forward ? .reverse : .forward))
      } label: {
        HStack(spacing: 4) {
          title
          if let current {
            Image(systemName: current == .forward ? "chevron.up" : "chevron.down").font(.caption2.bold())
          }
        }
      }
      .buttonStyle(.plain))
  }
}

/// The selected rows of a table, and how a user selects one.
struct TableSelection<ID: Hashable> {
  var ids: Set<ID>
  var select: (ID) -> Void
}

extension TableSelection {
  init(_ selection: Binding<ID?>) {
    self.init(ids: Set([selection.wrappedValue].compactMap { $0 })) { selection.wrappedValue = $0 }
  }

  /// A tap selects one row and deselects the others.
  init(_ selection: Binding<Set<ID>>) {
    self.init(ids: selection.wrappedValue) { selection.wrappedValue = [$0] }
  }
}

/// The sort order of a table: the app sorts the rows, and the table only shows the order.
struct TableSorting<Value> {
  /// The sort comparators, the most significant first.
  var comparators: [KeyPathComparator<Value>]
  var set: ([KeyPathComparator<Value>]) -> Void

  /// Nil for custom comparators, whose column is unknown.
  init?<Sort: SortComparator>(_ order: Binding<[Sort]>) where Sort.Compared == Value {
    guard let comparators = order.wrappedValue as? [KeyPathComparator<Value>] else { return nil }
    self.comparators = comparators
    set = { new in
      if let new = new as? [Sort] { order.wrappedValue = new }
    }
  }

  /// The sort order for a value; nil if the rows are primarily sorted by another one.
  func order(of value: PartialKeyPath<Value>) -> SortOrder? {
    comparators.first.flatMap { $0.keyPath == value ? $0.order : nil }
  }

  func sort(by comparator: KeyPathComparator<Value>) {
    set([comparator] + comparators.filter { $0.keyPath != comparator.keyPath })
  }
}

extension View {
  /// Runs an action when the view is tapped; nil for none.
  @ViewBuilder
  fileprivate nonisolated func tableTap(_ action: (() -> Void)?) -> some View {
    if let action { onTapGesture(perform: action) } else { self }
  }
}

/// The cells of a row side by side.
private nonisolated struct TableRowCells: View {
  let cells: [AnyView]
  let columns: [_TableColumnWidth]

  @MainActor var body: some View {
    HStack(spacing: 12) {
      ForEach(Array(cells.indices), id: \.self) { index in
        let width = columns[index]
        cells[index]
          .frame(
            minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum, alignment: .leading)
      }
    }
  }
}

/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The system's table.
public nonisolated struct AutomaticTableStyle: TableStyle {
  public init() {}
}

/// A table with its rows in a card.
public nonisolated struct InsetTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

nonisolated extension View {
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Shows or hides the titles of a table's columns; a compact table has none.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

private enum TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

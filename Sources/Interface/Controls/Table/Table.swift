public import Foundation
import Geometry
import LayoutEngine
public import Views

/// Rows of values in columns; where the width is compact, as on a phone, the first column alone, without a header.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: View {
  let values: [Value]
  let columns: [_TableColumnContent<Value>]
  let selection: TableSelection<Value.ID>?
  var sorting: TableSorting<Value>?

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.renderVersion) private var version

  @MainActor public var body: some View {
    let isCompact = sizeClass == .compact
    let shown = isCompact ? Array(columns.prefix(1)) : columns
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        if !isCompact && headers != .hidden {
          TableRowCells(cells: shown.map(header), columns: shown.map(\.width))
            .foregroundStyle(Color(.system(.secondaryLabel)))
            .padding(.horizontal, 16)
            .frame(minHeight: 32)
          Divider()
        }
        ForEach(values) { value in
          TableRowCells(
            cells: shown.enumerated().map { index, column in
              AnyView(
                column.content(value).foregroundStyle(
                  index == 0 ? Color.primary : Color(.system(.secondaryLabel))))
            }, columns: shown.map(\.width)
          )
          .lineLimit(isCompact ? nil : 1)
          .padding(.horizontal, isCompact && version < .iOS26 ? 20 : 16)
          .frame(minHeight: isCompact && version >= .iOS26 ? 52 : 44)
          .background(selection?.ids.contains(value.id) == true ? Color(.system(.systemGray4)) : Color.clear)
          .tableTap(selection.map { selection in { selection.select(value.id) } })
          Divider().padding(.leading, isCompact && version < .iOS26 ? 20 : 16)
        }
      }
    }
    .noted(
      .approximated, "Table", "A table's lengths on a wide screen are read off pictures, not measured.")
  }

  /// A column's title; that of the column by which rows are sorted has a mark, and a tap sorts by a column or turns its
  /// order round.
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

/// The rows of a table that are chosen, and how a person chooses one.
struct TableSelection<ID: Hashable> {
  var ids: Set<ID>
  var select: (ID) -> Void
}

extension TableSelection {
  init(_ selection: Binding<ID?>) {
    self.init(ids: Set([selection.wrappedValue].compactMap { $0 })) { selection.wrappedValue = $0 }
  }

  /// A tap chooses one row instead of those before.
  init(_ selection: Binding<Set<ID>>) {
    self.init(ids: selection.wrappedValue) { selection.wrappedValue = [$0] }
  }
}

/// By what a table's rows are sorted: whoever shows the table sorts them, which only says so.
struct TableSorting<Value> {
  /// What rows are sorted by, first the one that counts most.
  var comparators: [KeyPathComparator<Value>]
  var set: ([KeyPathComparator<Value>]) -> Void

  /// Nil for comparators of a program's own, of which it is not known which column they are for.
  init?<Sort: SortComparator>(_ order: Binding<[Sort]>) where Sort.Compared == Value {
    guard let comparators = order.wrappedValue as? [KeyPathComparator<Value>] else { return nil }
    self.comparators = comparators
    set = { new in
      if let new = new as? [Sort] { order.wrappedValue = new }
    }
  }

  /// The order of the rows by a value; nil where they are sorted by another one first.
  func order(of value: PartialKeyPath<Value>) -> SortOrder? {
    comparators.first.flatMap { $0.keyPath == value ? $0.order : nil }
  }

  func sort(by comparator: KeyPathComparator<Value>) {
    set([comparator] + comparators.filter { $0.keyPath != comparator.keyPath })
  }
}

extension View {
  /// Runs an action when somebody taps the view; nil is none.
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

/// How wide a column is.
public struct _TableColumnWidth: Sendable {
  var minimum: CGFloat? = 0
  var ideal: CGFloat?
  var maximum: CGFloat? = .infinity
}

/// A column's title and cells.
public nonisolated struct _TableColumnContent<Value> {
  var title: Text
  var width = _TableColumnWidth()
  /// Compares rows by the column's value, where the column names one.
  var comparator: ((SortOrder) -> KeyPathComparator<Value>)?
  var content: (Value) -> AnyView
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Never
  var _columns: [_TableColumnContent<TableRowValue>] { get }
}

/// One column of a table.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  var column: _TableColumnContent<RowValue>

  public var _columns: [_TableColumnContent<RowValue>] { [column] }

  init(_ title: Text, _ content: @escaping (RowValue) -> AnyView) {
    column = _TableColumnContent(title: title, content: content)
  }

  /// - Parameter value: what rows are sorted by where somebody sorts them by the column.
  init<V: Comparable>(
    _ title: Text, by value: KeyPath<RowValue, V>, _ content: @escaping (RowValue) -> AnyView
  ) {
    self.init(title, content)
    column.comparator = { KeyPathComparator(value, order: $0) }
  }

  /// The column with a width of its own, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    if let width { copy.column.width = _TableColumnWidth(minimum: width, ideal: width, maximum: width) }
    return copy
  }

  /// The column with limits to its width, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.column.width = _TableColumnWidth(minimum: min ?? 0, ideal: ideal, maximum: max ?? .infinity)
    return copy
  }
}

extension TableColumn where Label == Text, Sort == Never {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey)) { AnyView(content($0)) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(Text(titleResource)) { AnyView(content($0)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title)) { AnyView(content($0)) }
  }
}

extension TableColumn where Label == Text, Content == Text, Sort == Never {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), by: value) { AnyView(Text($0[keyPath: value])) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(Text(titleResource), by: value) { AnyView(Text($0[keyPath: value])) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), by: value) { AnyView(Text($0[keyPath: value])) }
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), by: value) { AnyView(content($0)) }
  }

  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), by: value) { AnyView(content($0)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), by: value) { AnyView(content($0)) }
  }
}

/// Makes columns out of the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Columns side by side.
  public nonisolated struct _Columns: TableColumnContent {
    public typealias TableRowValue = RowValue
    let list: [_TableColumnContent<RowValue>]
    public var _columns: [_TableColumnContent<RowValue>] { list }
  }

  public static func buildExpression<S, C: View, L: View>(_ column: TableColumn<RowValue, S, C, L>)
    -> _Columns
  {
    _Columns(list: column._columns)
  }

  public static func buildBlock(_ columns: _Columns...) -> _Columns {
    _Columns(list: columns.flatMap(\.list))
  }

  public static func buildOptional(_ columns: _Columns?) -> _Columns { columns ?? _Columns(list: []) }
  public static func buildEither(first columns: _Columns) -> _Columns { columns }
  public static func buildEither(second columns: _Columns) -> _Columns { columns }
  public static func buildLimitedAvailability(_ columns: _Columns) -> _Columns { columns }
}

extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    self.init(values: Array(data), columns: columns().list, selection: nil)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    self.init(values: Array(data), columns: columns().list, selection: TableSelection(selection))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    self.init(values: Array(data), columns: columns().list, selection: TableSelection(selection))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns == TableColumnBuilder<Value, Sort>._Columns,
    Sort.Compared == Value
  {
    self.init(values: Array(data), columns: columns().list, selection: nil, sorting: TableSorting(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns == TableColumnBuilder<Value, Sort>._Columns,
    Sort.Compared == Value
  {
    self.init(
      values: Array(data), columns: columns().list, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns == TableColumnBuilder<Value, Sort>._Columns,
    Sort.Compared == Value
  {
    self.init(
      values: Array(data), columns: columns().list, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}

/// The rows of a table that shows a collection.
public struct TableForEachContent<Data> {}

/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The system's table.
public nonisolated struct AutomaticTableStyle: TableStyle {
  public init() {}
}

/// A table whose rows stand in a card.
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

  /// Shows the titles of a table's columns or not; a compact table has none.
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

public import Foundation
import Geometry
import LayoutEngine
public import Views

/// Rows of values in columns; where the width is compact, as on a phone, the first column alone, without a header.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: View {
  let values: [Value]
  let columns: [_TableColumnContent<Value>]
  let selectedIDs: Set<Value.ID>

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.renderVersion) private var version

  @MainActor public var body: some View {
    let isCompact = sizeClass == .compact
    let shown = isCompact ? Array(columns.prefix(1)) : columns
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        if !isCompact {
          TableRowCells(
            cells: shown.map { AnyView($0.title.font(.footnote.weight(.semibold))) },
            columns: shown.map(\.width)
          )
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
          .background(selectedIDs.contains(value.id) ? Color(.system(.systemGray4)) : Color.clear)
          Divider().padding(.leading, isCompact && version < .iOS26 ? 20 : 16)
        }
      }
    }
    .noted(
      .approximated, "Table", "A table's lengths on a wide screen are read off pictures, not measured.")
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
    self.init(Text(titleKey)) { AnyView(Text($0[keyPath: value])) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(Text(titleResource)) { AnyView(Text($0[keyPath: value])) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title)) { AnyView(Text($0[keyPath: value])) }
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey)) { AnyView(content($0)) }
  }

  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource)) { AnyView(content($0)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title)) { AnyView(content($0)) }
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
    self.init(values: Array(data), columns: columns().list, selectedIDs: [])
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    self.init(
      values: Array(data), columns: columns().list,
      selectedIDs: Set([selection.wrappedValue].compactMap { $0 }))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    self.init(values: Array(data), columns: columns().list, selectedIDs: selection.wrappedValue)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns == TableColumnBuilder<Value, Sort>._Columns,
    Sort.Compared == Value
  {
    self.init(values: Array(data), columns: columns().list, selectedIDs: [])
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
      values: Array(data), columns: columns().list,
      selectedIDs: Set([selection.wrappedValue].compactMap { $0 }))
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
    self.init(values: Array(data), columns: columns().list, selectedIDs: selection.wrappedValue)
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
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

public import Foundation
public import Views

/// The width of a column.
public struct _TableColumnWidth: Sendable {
  var minimum: CGFloat? = 0
  var ideal: CGFloat?
  var maximum: CGFloat? = .infinity
}

/// A column's title and cells.
public nonisolated struct _TableColumnContent<Value> {
  var title: Text
  var width = _TableColumnWidth()
  /// Compares rows by the column's value, if the column has one.
  var comparator: ((SortOrder) -> KeyPathComparator<Value>)?
  var content: (Value) -> AnyView
  /// The column's customization id.
  var customizationID: String?
  /// Whether it shows by default.
  var visibility = Visibility.automatic
}

extension _TableColumnContent where Value: Identifiable {
  func isVisible(in customization: TableColumnCustomization<Value>?) -> Bool {
    let chosen = customizationID.flatMap { customization?[visibility: $0] } ?? .automatic
    return (chosen == .automatic ? visibility : chosen) != .hidden
  }
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

  /// - Parameter value: the value that rows are sorted by if the user sorts them by the column.
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

  /// The column with a range of widths, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.column.width = _TableColumnWidth(minimum: min ?? 0, ideal: ideal, maximum: max ?? .infinity)
    return copy
  }
}

nonisolated extension TableColumn {
  /// The column with its id for a table's customization.
  public func customizationID(_ id: String) -> TableColumn {
    var copy = self
    copy.column.customizationID = id
    return copy
  }

  /// The column's visibility unless the user has customized it.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var copy = self
    copy.column.visibility = visibility
    return copy
  }

  /// The customizations of the column that users cannot make, which a picture does not show.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
    self
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

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  /// - Parameter comparator: how values are compared; only its order matters here.
  public init<V, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == V {
    self.init(Text(titleKey)) { AnyView(content($0)) }
    column.comparator = { order in
      var own = comparator
      own.order = order
      return KeyPathComparator(value, comparator: own)
    }
  }

  @_disfavoredOverload
  public init<V, Comparator: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == V {
    self.init(Text(titleResource)) { AnyView(content($0)) }
    column.comparator = { order in
      var own = comparator
      own.order = order
      return KeyPathComparator(value, comparator: own)
    }
  }
}

extension TableColumn where Label == Text, Content == Text, Sort == KeyPathComparator<RowValue> {
  /// - Parameter comparator: how texts are compared.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) {
    self.init(Text(titleKey)) { AnyView(Text($0[keyPath: value])) }
    column.comparator = { order in
      var own = comparator
      own.order = order
      return KeyPathComparator(value, comparator: own)
    }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) {
    self.init(Text(titleResource)) { AnyView(Text($0[keyPath: value])) }
    column.comparator = { order in
      var own = comparator
      own.order = order
      return KeyPathComparator(value, comparator: own)
    }
  }
}

extension TableColumn where Label == Text, Sort: SortComparator, Sort.Compared == RowValue {
  /// A column that sorts rows with a custom comparator; its header does not sort them here.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey)) { AnyView(content($0)) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource)) { AnyView(content($0)) }
  }
}

/// Columns made from a collection. https://developer.apple.com/documentation/swiftui/tablecolumnforeach
public nonisolated struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content
>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  let columns: [_TableColumnContent<RowValue>]
  public var _columns: [_TableColumnContent<RowValue>] { columns }
}

extension TableColumnForEach where Content: TableColumnContent, Content.TableRowValue == RowValue {
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    columns = data.flatMap { content($0)._columns }
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    columns = data.flatMap { content($0)._columns }
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

  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> _Columns
  where Content.TableRowValue == RowValue {
    _Columns(list: content._columns)
  }

  public static func buildBlock(_ columns: _Columns...) -> _Columns {
    _Columns(list: columns.flatMap(\.list))
  }

  public static func buildOptional(_ columns: _Columns?) -> _Columns { columns ?? _Columns(list: []) }
  public static func buildEither(first columns: _Columns) -> _Columns { columns }
  public static func buildEither(second columns: _Columns) -> _Columns { columns }
  public static func buildLimitedAvailability(_ columns: _Columns) -> _Columns { columns }
}

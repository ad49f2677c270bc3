import Foundation
public import Views

/// A row of a table and the rows below it.
public enum _TableRow<Value: Identifiable> {
  /// - Parameters:
  ///   - children: the rows below it, which are made when they show; nil if it has none.
  ///   - isUnfolded: whether they show, if the program stores it.
  case value(Value, children: (@MainActor () -> [_TableRow])? = nil, isUnfolded: Binding<Bool>? = nil)
  /// A view over the width of the table, above the rows of a section.
  case header(AnyView)
}

/// Rows of a table. https://developer.apple.com/documentation/swiftui/tablerowcontent
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  var tableRowBody: TableRowBody { get }
  var _tableRows: [_TableRow<TableRowValue>] { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public var _tableRows: [_TableRow<TableRowValue>] { tableRowBody._tableRows }
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never { fatalError("Rows that the table knows have no body") }
}

extension Never: TableRowContent {
  public typealias TableRowValue = Never
  public typealias TableRowBody = Never
  public nonisolated var tableRowBody: Never { fatalError("Never has no rows") }
  public nonisolated var _tableRows: [_TableRow<Never>] { [] }
}

/// A row that shows a value. https://developer.apple.com/documentation/swiftui/tablerow
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let value: Value

  public init(_ value: Value) { self.value = value }

  @MainActor public var _tableRows: [_TableRow<Value>] { [.value(value)] }
}

/// Rows are views as well, which show nothing by themselves: `ForEach` and `Section` take them without
/// overloads for rows, each of which would make every list slower to compile.
extension TableRow: View {
  @MainActor public var body: some View { EmptyView() }
}

// Modifiers that show nothing at rest.
nonisolated extension TableRow {
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> TableRow { self }

  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> TableRow { self }

  public func onHover(perform action: @escaping (Bool) -> Void) -> TableRow { self }
}

nonisolated extension DisclosureTableRow {
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> DisclosureTableRow {
    self
  }

  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> DisclosureTableRow { self }

  public func onHover(perform action: @escaping (Bool) -> Void) -> DisclosureTableRow { self }
}

/// A row with rows below it, which show when it is expanded.
/// https://developer.apple.com/documentation/swiftui/disclosuretablerow
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor public var _tableRows: [_TableRow<TableRowValue>] {
    label._tableRows.map { row in
      guard case .value(let value, _, _) = row else { return row }
      return .value(value, children: { content()._tableRows }, isUnfolded: isExpanded)
    }
  }
}

extension DisclosureTableRow: View {
  @MainActor public var body: some View { EmptyView() }
}

/// Empty table content.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public init() {}

  @MainActor public var _tableRows: [_TableRow<Value>] { [] }
}

/// The rows of a table that shows a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data

  @MainActor public var _tableRows: [_TableRow<Data.Element>] { data.map { .value($0) } }
}

/// The rows of a table that shows a tree, of which only the first level shows until the user expands it.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  @MainActor public var _tableRows: [_TableRow<Data.Element>] { Self.rows(data, children) }

  @MainActor
  private static func rows(_ data: Data, _ children: KeyPath<Data.Element, Data?>) -> [_TableRow<
    Data.Element
  >] {
    data.map { element in
      .value(element, children: element[keyPath: children].map { below in { rows(below, children) } })
    }
  }
}

/// The rows that a closure lists.
public nonisolated struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let list: @MainActor () -> [_TableRow<Value>]

  @MainActor public var _tableRows: [_TableRow<Value>] { list() }
}

/// Makes rows out of the statements of a closure. https://developer.apple.com/documentation/swiftui/tablerowbuilder
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public typealias _Rows = TupleTableRowContent<Value>

  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _Rows
  where Content.TableRowValue == Value {
    _Rows { content._tableRows }
  }

  public static func buildBlock(_ rows: _Rows...) -> _Rows { _Rows { rows.flatMap { $0.list() } } }
  public static func buildOptional(_ rows: _Rows?) -> _Rows { rows ?? _Rows { [] } }
  public static func buildEither(first rows: _Rows) -> _Rows { rows }
  public static func buildEither(second rows: _Rows) -> _Rows { rows }
  public static func buildLimitedAvailability(_ rows: _Rows) -> _Rows { rows }
}

/// Rows made from a collection. https://developer.apple.com/documentation/swiftui/dynamictablerowcontent
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: TableRowContent, DynamicTableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public var _tableRows: [_TableRow<Content.TableRowValue>] {
    data.flatMap { content($0)._tableRows }
  }
}

extension ForEach {
  /// A row for each element.
  @_disfavoredOverload
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(plain: data, content: { TableRow($0) }, id: { $0.id })
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public var _tableRows: [_TableRow<Content.TableRowValue>] { content._tableRows }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public var _tableRows: [_TableRow<Content.TableRowValue>] {
    (header is EmptyView ? [] : [.header(AnyView(header))]) + content._tableRows
  }
}

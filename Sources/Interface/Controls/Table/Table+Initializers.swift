public import Foundation
public import Views

// Tables of a collection, of a tree, and of rows that a closure lists; each without and with a selection and an order.
// https://developer.apple.com/documentation/swiftui/table

extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = TableForEachContent(data: data)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: nil,
      customization: columnCustomization)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = TableForEachContent(data: data)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      customization: columnCustomization)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = TableForEachContent(data: data)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      customization: columnCustomization)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Sort>._Columns, Sort.Compared == Value
  {
    let content = TableForEachContent(data: data)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: nil, sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Sort>._Columns, Sort.Compared == Value
  {
    let content = TableForEachContent(data: data)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Sort>._Columns, Sort.Compared == Value
  {
    let content = TableForEachContent(data: data)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = TableOutlineGroupContent(data: data, children: children)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: nil,
      customization: columnCustomization)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = TableOutlineGroupContent(data: data, children: children)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      customization: columnCustomization)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = TableOutlineGroupContent(data: data, children: children)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      customization: columnCustomization)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Sort>._Columns, Sort.Compared == Value
  {
    let content = TableOutlineGroupContent(data: data, children: children)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: nil, sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Sort>._Columns, Sort.Compared == Value
  {
    let content = TableOutlineGroupContent(data: data, children: children)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns == TableColumnBuilder<Value, Sort>._Columns, Sort.Compared == Value
  {
    let content = TableOutlineGroupContent(data: data, children: children)
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: nil,
      customization: columnCustomization)
  }

  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      customization: columnCustomization)
  }

  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      customization: columnCustomization)
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Sort>._Columns,
    Sort.Compared == Value
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: nil, sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Sort>._Columns,
    Sort.Compared == Value
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Sort>._Columns,
    Sort.Compared == Value
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: nil,
      customization: columnCustomization)
  }

  public init(
    selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      customization: columnCustomization)
  }

  public init(
    selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Never>._Columns
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      customization: columnCustomization)
  }

  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Sort>._Columns,
    Sort.Compared == Value
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: nil, sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Sort>._Columns,
    Sort.Compared == Value
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumnBuilder<Value, Sort>._Columns,
    Sort.Compared == Value
  {
    let content = rows()
    self.init(
      rows: { content._tableRows }, columns: columns().list, selection: TableSelection(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

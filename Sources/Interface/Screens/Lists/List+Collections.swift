import Foundation
import Geometry
public import Views

/// Lists of collections.
extension List where SelectionValue == Never {
  // A binding is a collection, too, and has the initializers for bindings.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: nil as ListSelection?,
      content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: nil as ListSelection?,
      content: ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: nil as ListSelection?,
      content: ForEach(data, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: nil as ListSelection?,
      content: ForEach(data, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: nil as ListSelection?,
      content: ForEach(data, id: id, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: nil as ListSelection?,
      content: EditableRows(
        rows: ForEach(data, content: rowContent), data: data, canDelete: editActions.contains(.delete),
        canMove: editActions.contains(.move)))
  }

  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      selection: nil as ListSelection?,
      content: EditableRows(
        rows: ForEach(data, id: id, content: rowContent), data: data,
        canDelete: editActions.contains(.delete),
        canMove: editActions.contains(.move)))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: nil as ListSelection?,
      content: OutlineRows(data: data, id: \.id, children: children, rowContent: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(
      selection: nil as ListSelection?,
      content: OutlineRows(data: data, id: id, children: children, rowContent: rowContent))
  }
}

/// Lists of collections in which several rows can be selected.
extension List {
  // A binding is a collection, too, and has the initializers for bindings.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: EditableRows(
        rows: ForEach(data, content: rowContent), data: data, canDelete: editActions.contains(.delete),
        canMove: editActions.contains(.move)))
  }

  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: EditableRows(
        rows: ForEach(data, id: id, content: rowContent), data: data,
        canDelete: editActions.contains(.delete),
        canMove: editActions.contains(.move)))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: OutlineRows(data: data, id: \.id, children: children, rowContent: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: OutlineRows(data: data, id: id, children: children, rowContent: rowContent))
  }
}

/// Lists of collections in which one row can be selected.
extension List {
  // A binding is a collection, too, and has the initializers for bindings.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: EditableRows(
        rows: ForEach(data, content: rowContent), data: data, canDelete: editActions.contains(.delete),
        canMove: editActions.contains(.move)))
  }

  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: EditableRows(
        rows: ForEach(data, id: id, content: rowContent), data: data,
        canDelete: editActions.contains(.delete),
        canMove: editActions.contains(.move)))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: OutlineRows(data: data, id: \.id, children: children, rowContent: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: OutlineRows(data: data, id: id, children: children, rowContent: rowContent))
  }
}

/// The rows of a bound collection that a list may remove and move.
public nonisolated struct EditableRows<Data, ID: Hashable, RowContent: View>: View
where Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable {
  let rows: ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  let data: Binding<Data>
  let canDelete: Bool
  let canMove: Bool

  @MainActor public var body: some View {
    let data = data
    let (canDelete, canMove) = (canDelete, canMove)
    rows.modifier(
      _ListEditing { row, index in
        row.canDelete = canDelete
        row.canMove = canMove
        row.delete = { Self.remove(index, from: data) }
      })
  }

  /// Takes an element out of a collection that can lose one.
  @MainActor
  private static func remove(_ index: Int, from data: Binding<Data>) {
    func removing<C: RangeReplaceableCollection>(_ collection: C) -> C {
      var collection = collection
      collection.remove(at: collection.index(collection.startIndex, offsetBy: index))
      return collection
    }
    guard let collection = data.wrappedValue as? any RangeReplaceableCollection,
      let rest = removing(collection) as? Data
    else { return }
    data.wrappedValue = rest
  }
}

/// The rows of a tree: the first level, and the expanded parts of the others.
public nonisolated struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let rowContent: (Data.Element) -> RowContent

  @State private var unfolded: Set<ID> = []

  @MainActor public var body: some View {
    if unfolded.isEmpty {
      ForEach(data, id: id) { row($0, depth: 0) }
    } else {
      ForEach(visible(data, depth: 0), id: \.id) { row($0.element, depth: $0.depth) }
    }
  }

  private struct Visible {
    let id: ID
    let element: Data.Element
    let depth: Int
  }

  private func visible(_ data: Data, depth: Int) -> [Visible] {
    data.flatMap { element in
      let own = Visible(id: element[keyPath: id], element: element, depth: depth)
      guard unfolded.contains(own.id), let inner = element[keyPath: children] else { return [own] }
      return [own] + visible(inner, depth: depth + 1)
    }
  }

  @MainActor
  private func row(_ element: Data.Element, depth: Int) -> some View {
    let isParent = element[keyPath: children] != nil
    let own = element[keyPath: id]
    let isUnfolded = unfolded.contains(own)
    return rowContent(element)
      .padding(.leading, 16 * CGFloat(depth))
      .interaction(
        "outline",
        { interaction, _ in
          guard isParent else { return }
          interaction.actsForRow = true
          interaction.tap = { _ in
            if isUnfolded { unfolded.remove(own) } else { unfolded.insert(own) }
          }
        }
      )
      .listRow { row in
        row.isOutline = isParent
        row.isExpanded = isUnfolded
      }
  }
}

/// Lists of collections in which one row is always selected, as a Mac has them.
extension List {
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

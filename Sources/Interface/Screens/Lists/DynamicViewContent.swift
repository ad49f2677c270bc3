public import Foundation
public import Views

/// Views that are made from a collection, whose rows a list can remove, move and add to.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// The collection that the views are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
  /// Lets the user remove rows, which shows while the list is edited.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(
      _ListEditing { row, index in
        guard let action else { return }
        row.canDelete = true
        row.delete = { action(IndexSet(integer: index)) }
      })
  }

  /// Lets the user move rows, which shows while the list is edited.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(
      _ListEditing { row, index in
        guard let action else { return }
        row.canMove = true
        row.index = index
        row.move = { action(IndexSet(integer: index), $0) }
      })
  }

  /// Lets the user drop rows in; nothing of it shows in a picture.
  public func onInsert(of supportedContentTypes: [String], perform action: @escaping (Int, [Any]) -> Void)
    -> some DynamicViewContent<Data>
  {
    modifier(_ListEditing { _, _ in })
  }

  /// Lets a user drag the views to other positions in their container; a picture shows their given order.
  public func reorderable() -> some DynamicViewContent<Data> { modifier(_ListEditing { _, _ in }) }

  /// Lets a user drag the views within and between the collections of their container; a picture shows their
  /// given order.
  ///
  /// - Parameter collectionID: the id of this collection for the container's closure.
  public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
    modifier(_ListEditing { _, _ in })
  }
}

/// Attaches to rows what the list may do with them.
public nonisolated struct _ListEditing: ViewModifier {
  public typealias Body = Never

  /// Called with the index of the row's element in its collection.
  package let change: (inout ListRowTraits, Int) -> Void

  init(_ change: @escaping (inout ListRowTraits, Int) -> Void) {
    self.change = change
  }

  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    let change = modifier.change
    for item in content(inputs).items {
      guard case .group(var group) = item else {
        list.items.append(item)
        continue
      }
      let (rows, home, count) = (group.list, group.home, group.count)
      group.list = { index in
        rows(index).map { element in
          var element = element
          change(&element.traits.listRow, index)
          (element.traits.listRow.collection, element.traits.listRow.count) = (home, count)
          return element
        }
      }
      list.items.append(.group(group))
    }
  }
}

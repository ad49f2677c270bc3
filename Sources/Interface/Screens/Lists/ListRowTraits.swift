public import Foundation
public import Geometry
package import LayoutEngine
public import Views

/// What a row tells its list.
package struct ListRowTraits {
  /// Nil keeps the list's own on that side.
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?
  /// The row background that replaces its card.
  package var background: AnyView?
  package var separatorTop = Visibility.automatic
  package var separatorBottom = Visibility.automatic
  package var separatorTint: Color?
  package var sectionSeparatorTop = Visibility.automatic
  package var sectionSeparatorBottom = Visibility.automatic
  package var sectionSeparatorTint: Color?
  package var badge: Text?
  /// Whether the row leads to another screen, which a chevron at its end shows.
  package var isLink = false
  /// Whether the row has collapsible rows below it.
  package var isOutline = false
  /// Whether those rows show.
  package var isExpanded = false
  package var leadingActions: [SwipeActions] = []
  package var trailingActions: [SwipeActions] = []
  package var canDelete = false
  /// Removes the row from its collection.
  package var delete: (@MainActor () -> Void)?
  package var canMove = false
  /// Moves the row in front of the element with that number in its collection.
  package var move: (@MainActor (Int) -> Void)?
  /// The index of the row's element, the number of elements, and the identity of its collection, if the row
  /// can be moved.
  package var index = 0
  package var count = 0
  package var collection: ViewIdentity?
  package var isSelectionDisabled = false

  package init() {}
}

package enum ListRowTraitsKey: LayoutValueKey {
  package static var defaultValue: ListRowTraits { ListRowTraits() }
}

/// Buttons that a swipe across a row reveals.
package struct SwipeActions {
  package var content: AnyView
  package var allowsFullSwipe: Bool
}

extension LayoutTraits {
  package var listRow: ListRowTraits {
    get { self[ListRowTraitsKey.self] }
    set { self[ListRowTraitsKey.self] = newValue }
  }
}

nonisolated extension View {
  package func listRow(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
    trait { change(&$0.listRow) }
  }

  /// The insets of a row's content, in points; nil is the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow { row in
      row.top = insets?.top
      row.leading = insets?.leading
      row.bottom = insets?.bottom
      row.trailing = insets?.trailing
    }
  }

  /// The insets on some sides of a row's content, in points; nil is the list's own.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRow { row in
      if edges.contains(.top) { row.top = length }
      if edges.contains(.leading) { row.leading = length }
      if edges.contains(.bottom) { row.bottom = length }
      if edges.contains(.trailing) { row.trailing = length }
    }
  }

  /// A view behind a row that replaces its card; nil keeps the card.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    let background = view.map { AnyView($0) }
    return listRow { $0.background = background }
  }

  /// Whether lines divide a row from its neighbours.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRow { row in
      if edges.contains(.top) { row.separatorTop = visibility }
      if edges.contains(.bottom) { row.separatorBottom = visibility }
    }
  }

  /// The colour of the lines that divide a row from its neighbours.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRow { $0.separatorTint = color }
  }

  /// Whether lines stand above and below a section.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRow { row in
      if edges.contains(.top) { row.sectionSeparatorTop = visibility }
      if edges.contains(.bottom) { row.sectionSeparatorBottom = visibility }
    }
  }

  /// The colour of the lines above and below a section.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRow { $0.sectionSeparatorTint = color }
  }

  /// A number at the end of a row or on a tab; 0 shows none.
  public func badge(_ count: Int) -> some View {
    listRow { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// A text at the end of a row or on a tab.
  public func badge(_ label: Text?) -> some View {
    listRow { $0.badge = label }
  }

  public func badge(_ key: LocalizedStringKey?) -> some View {
    listRow { $0.badge = key.map { Text($0) } }
  }

  @_disfavoredOverload
  public func badge(_ key: LocalizedStringResource?) -> some View {
    listRow { $0.badge = key.map { Text($0) } }
  }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    listRow { $0.badge = label.map { Text($0) } }
  }

  /// Buttons that a swipe across the row reveals.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return listRow { row in
      if edge == .leading { row.leadingActions.append(actions) } else { row.trailingActions.append(actions) }
    }
  }

  /// Buttons that a swipe across the row reveals, and a closure that is told of it.
  ///
  /// - Parameter onPresentationChanged: called when a user reveals or hides them, which never happens in a
  ///   picture.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View { swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content) }

  /// Lets only one row of a container reveal its buttons at a time; at rest none does.
  public func swipeActionsContainer() -> some View { self }

  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRow { if isDisabled { $0.canDelete = false } }
  }

  public func moveDisabled(_ isDisabled: Bool) -> some View {
    listRow { if isDisabled { $0.canMove = false } }
  }

  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRow { $0.isSelectionDisabled = isDisabled }
  }
}

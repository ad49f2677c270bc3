@_exported import SwiftNavigation
import SwiftUI

/// An item with its identity, for presentations that ask for one.
struct PresentedItem<ID: Hashable>: Identifiable {
  let id: ID

  /// The item that a binding has, as a binding that can only remove it.
  static func binding<Item>(of item: Binding<Item?>, id: KeyPath<Item, ID>) -> Binding<PresentedItem?> {
    Binding<PresentedItem?>(
      get: { item.wrappedValue.map { PresentedItem(id: $0[keyPath: id]) } },
      set: { value, transaction in
        if value == nil { item.transaction(transaction).wrappedValue = nil }
      })
  }
}

extension View {
  public func sheet<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    sheet(item: PresentedItem.binding(of: item, id: id), onDismiss: onDismiss) { _ in
      Binding<Item>(unwrapping: item).map(content)
    }
  }

  @_disfavoredOverload
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View { sheet(item: item, id: \.id, onDismiss: onDismiss, content: content) }

  @_disfavoredOverload
  public func sheet<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    sheet(item: PresentedItem.binding(of: item, id: id), onDismiss: onDismiss) { _ in
      item.wrappedValue.map(content)
    }
  }

  public func fullScreenCover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    fullScreenCover(item: PresentedItem.binding(of: item, id: id), onDismiss: onDismiss) { _ in
      Binding<Item>(unwrapping: item).map(content)
    }
  }

  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View { fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content) }

  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    fullScreenCover(item: PresentedItem.binding(of: item, id: id), onDismiss: onDismiss) { _ in
      item.wrappedValue.map(content)
    }
  }

  public func popover<Item, ID: Hashable>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    popover(
      item: PresentedItem.binding(of: item, id: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) { _ in Binding<Item>(unwrapping: item).map(content) }
  }

  @_disfavoredOverload
  public func navigationDestination<Item>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Binding<Item>) -> some View
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) { Binding<Item>(unwrapping: item).map(destination) }
  }
}

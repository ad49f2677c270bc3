import SwiftUI

extension View {
  public func alert<Item>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(),
      presenting: item.wrappedValue, actions: actions, message: message)
  }

  public func alert<Item>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(),
      presenting: item.wrappedValue, actions: actions)
  }

  public func confirmationDialog<Item>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View, @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    confirmationDialog(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(),
      titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions, message: message)
  }

  public func confirmationDialog<Item>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    confirmationDialog(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(),
      titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions)
  }

  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>, action handler: @escaping (Value?) -> Void = { (_: Never?) in }
  ) -> some View {
    alert(
      item: state, title: { Text($0.title) },
      actions: { alert in
        ForEach(alert.buttons) { Button($0, action: handler) }
      },
      message: { $0.message.map { Text($0) } })
  }

  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping (Value?) -> Void = { (_: Never?) in }
  ) -> some View {
    confirmationDialog(
      item: state,
      titleVisibility: state.wrappedValue.map { Visibility($0.titleVisibility) } ?? .automatic,
      title: { Text($0.title) },
      actions: { dialog in
        ForEach(dialog.buttons) { Button($0, action: handler) }
      },
      message: { $0.message.map { Text($0) } })
  }
}

import SwiftUI

extension View {
  /// Shows the alert that a store has.
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    let state = store?.state
    return alert(
      state.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: item.isPresent(), presenting: state,
      actions: { alert in
        ForEach(alert.buttons) { button in Button(button) { action in if let action { store?.send(action) } }
        }
      },
      message: { $0.message.map { Text($0) } })
  }

  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.state
    return confirmationDialog(
      state.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: item.isPresent(),
      titleVisibility: state.map { Visibility($0.titleVisibility) } ?? .automatic, presenting: state,
      actions: { dialog in
        ForEach(dialog.buttons) { button in Button(button) { action in if let action { store?.send(action) } }
        }
      },
      message: { $0.message.map { Text($0) } })
  }

  public func alert<Action>(
    store: Store<PresentationState<AlertState<Action>>, PresentationAction<Action>>
  ) -> some View { alert(store.destination()) }

  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state: @escaping (State) -> AlertState<ButtonAction>?, action: @escaping (ButtonAction) -> Action
  ) -> some View { alert(store.destination(state, action)) }

  public func confirmationDialog<Action>(
    store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>
  ) -> some View { confirmationDialog(store.destination()) }

  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state: @escaping (State) -> ConfirmationDialogState<ButtonAction>?,
    action: @escaping (ButtonAction) -> Action
  ) -> some View { confirmationDialog(store.destination(state, action)) }
}

// run: --size 390x700
// nothing is noted
// An alert is shown with its buttons.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Item {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action { case closeTapped }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .closeTapped: .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
struct Items {
  @Reducer(state: .equatable)
  enum Destination {
    case edit(Item)
    case alert(AlertState<Alert>)
    enum Alert: Equatable { case delete }
  }
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var log = "nothing yet"
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.delete))): state.log = "deleted"
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

struct ItemsView: View {
  @Bindable var store: StoreOf<Items>
  var body: some View {
    Text(store.log)  // shows: nothing yet
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
        Text("Editing \(store.name)")
        Button("Close") { store.send(.closeTapped) }
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}

@MainActor private func screen() -> some View {
  ItemsView(store: Store(initialState: Items.State(destination: .alert(.delete))) { Items() })
}
#Preview { screen() }

extension AlertState where Action == Items.Destination.Alert {
  static let delete = Self {
    TextState("Really?")  // shows: Really?
  } actions: {
    ButtonState(role: .destructive, action: .delete) { TextState("Delete") }  // shows: Delete
    ButtonState(role: .cancel) { TextState("Keep") }  // shows: Keep
  } message: {
    TextState("It will be gone.")  // shows: It will be gone.
  }
}

// run: --size 390x700
// nothing is noted
// The last feature of a stack is shown, and each feature's store is that of its case.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable { var title = "" }
  enum Action {
    case renamed(String)
    case appeared
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed(let title): state.title = title
      case .appeared: return .send(.renamed("\(state.title) of the stack"))
      }
      return .none
    }
  }
}

@Reducer
struct Root {
  @Reducer
  enum Path {
    case detail(Detail)
    case settings(Detail)
  }
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }
  enum Action {
    case path(StackActionOf<Path>)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }.forEach(\.path, action: \.path)
  }
}
extension Root.Path.State: Equatable {}

struct RootView: View {
  @Bindable var store: StoreOf<Root>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("Go", state: Root.Path.State.detail(Detail.State(title: "pushed")))
        .navigationTitle("Root")
    } destination: { store in
      switch store.case {
      case .detail(let store): Text("Detail \(store.title)")
      case .settings(let store):
        Text("Settings \(store.title)")  // shows: Settings two of the stack
          .navigationTitle("Top")  // shows: Top
          .onAppear { store.send(.appeared) }
      }
    }
  }
}

@MainActor private func screen() -> some View {
  RootView(
    store: Store(
      initialState: Root.State(
        path: StackState([.detail(Detail.State(title: "one")), .settings(Detail.State(title: "two"))]))
    ) { Root() })
}
#Preview { screen() }

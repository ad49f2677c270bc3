// run: --size 390x700 --tap Go
// nothing is noted
// A link pushes the state of a feature.
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
      case .detail(let store): Text("Detail \(store.title)")  // shows: Detail pushed
      case .settings(let store):
        Text("Settings \(store.title)")
          .navigationTitle("Top")
          .onAppear { store.send(.appeared) }
      }
    }
  }
}

#Preview {
  RootView(store: Store(initialState: Root.State()) { Root() })
}

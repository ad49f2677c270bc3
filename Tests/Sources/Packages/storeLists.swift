// run: --size 300x600 --tap done2
// nothing else is shown
// nothing is noted
// Children and the elements of lists have stores of their own, and a parent sees their actions.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isDone = false
  }
  enum Action { case doneTapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isDone.toggle()
      return .none
    }
  }
}

@Reducer
struct Header {
  struct State: Equatable { var title = "Todos" }
  enum Action: Equatable { case appeared }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.title += "!"
    return .none
  }
}

@Reducer
struct Todos {
  @ObservableState
  struct State: Equatable {
    var header = Header.State()
    var todos: IdentifiedArrayOf<Todo.State> = [Todo.State(id: 1), Todo.State(id: 2), Todo.State(id: 1)]
    var last: Int?
    var optional: Header.State?
  }
  enum Action {
    case header(Header.Action)
    case todos(IdentifiedActionOf<Todo>)
    case optional(Header.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.header, action: \.header) { Header() }
    Reduce { state, action in
      if case .todos(.element(let id, .doneTapped)) = action { state.last = id }
      if case .todos(.element(2, _)) = action { state.optional = Header.State(title: "There") }
      return .none
    }
    .forEach(\.todos, action: \.todos) { Todo() }
    .ifLet(\.optional, action: \.optional) { Header() }
  }
}

struct TodosView: View {
  let store: StoreOf<Todos>
  var body: some View {
    VStack {
      HeaderView(store: store.scope(state: \.header, action: \.header))
      ForEach(store.scope(state: \.todos, action: \.todos)) { store in
        Text("\(store.state.id) is \(store.isDone ? "done" : "open")")  // shows: 1 is open
        // shows: 2 is done
        Button("Done \(store.state.id)") { store.send(.doneTapped) }
          .accessibilityIdentifier("done\(store.state.id)")
      }
      if let child = store.scope(state: \.optional, action: \.optional) {
        WithViewStore(
          child, observe: { $0.title },
          content: { viewStore in
            Text(viewStore.state)  // shows: There
          })
      }
      Text("Last: \(store.last ?? 0)")  // shows: Last: 2
    }
  }
}
struct HeaderView: View {
  let store: StoreOf<Header>
  var body: some View {
    WithViewStore(
      store, observe: { $0 },
      content: { viewStore in
        Text(viewStore.title).onAppear { viewStore.send(.appeared) }  // shows: Todos!
      })
  }
}

#Preview { TodosView(store: Store(initialState: Todos.State()) { Todos() }) }

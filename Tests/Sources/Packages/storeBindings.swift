// run: --size 300x400 --tap switch --tap segment --type field=Ada
// nothing is noted
// Bindings change state through actions.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Form {
  @CasePathable
  enum Route: Equatable {
    case note(String)
    case other
  }
  @ObservableState
  struct State: Equatable {
    var isOn = false
    var name = ""
    var number = 0
    var route: Route? = .note("written")
    var log: [String] = []
    @Shared(.inMemory("greeting")) var greeting = "Hello"
    @Shared(.appStorage("size")) var size = 3
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case setNumber(Int)
    case setRoute(Route?)
    case greet
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.isOn):
        state.log.append("switched")
        state.$greeting.withLock { $0 += ", world" }
        return .none
      case .binding: return .none
      case .setNumber(let number):
        state.number = number
        return .none
      case .setRoute(let route):
        state.route = route
        return .none
      case .greet: return .none
      }
    }
  }
}

struct FormView: View {
  @Bindable var store: StoreOf<Form>
  @Shared(.inMemory("greeting")) var greeting = "Hi"
  var body: some View {
    VStack {
      Toggle("Switch", isOn: $store.isOn).accessibilityIdentifier("switch")
      TextField("Name", text: $store.name).accessibilityIdentifier("field")
      Button("Segment") { $store.number.sending(\.setNumber).wrappedValue = 5 }
        .accessibilityIdentifier("segment")
      Text("\(store.number)")  // shows: 5
      Text("Name: \(store.name)")  // shows: Name: Ada
      Text(store.isOn ? "is on" : "is off")  // shows: is on
      Text(store.log.joined())  // shows: switched
      Text(store.greeting)  // shows: Hello, world
      Text("\(greeting)!")  // shows: Hello, world!
      Text("Size \(store.size)")  // shows: Size 3
      Text($store.route.sending(\.setRoute).note.wrappedValue ?? "none")  // shows: written
    }
  }
}

#Preview { FormView(store: Store(initialState: Form.State()) { Form() }) }

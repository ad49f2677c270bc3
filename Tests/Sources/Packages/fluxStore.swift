// run: --size 300x300
// nothing else is shown
// nothing is noted
// A view that is connected to a store shows what it picks from the state; a reducer and an asynchronous
// action change that.
import Combine
import SwiftUI
import SwiftUIFlux

struct AppState: FluxState, Codable { var titles: [String] = [] }
struct Add: Action { let title: String }
struct Load: AsyncAction {
  func execute(state: FluxState?, dispatch: @escaping DispatchFunction) {
    dispatch(Add(title: "after \((state as? AppState)?.titles.count ?? 0)"))
  }
}
func reduce(state: AppState, action: Action) -> AppState {
  var state = state
  if let add = action as? Add { state.titles.append(add.title) }
  return state
}
let loud: Middleware<FluxState> = { dispatch, state in
  { next in
    { action in
      next((action as? Add).map { Add(title: $0.title.uppercased()) } ?? action)
    }
  }
}

struct Titles: ConnectedView {
  struct Props {
    let titles: [String]
    let dispatch: DispatchFunction
  }
  func map(state: AppState, dispatch: @escaping DispatchFunction) -> Props {
    Props(titles: state.titles, dispatch: dispatch)
  }
  func body(props: Props) -> some View {
    VStack {
      ForEach(props.titles, id: \.self) { Text($0) }
    }
    .onAppear { props.dispatch(Load()) }
  }
}

let store = Store(reducer: reduce, middleware: [loud], state: AppState(titles: ["first"]))

#Preview {
  StoreProvider(store: store) { Titles() }
}
// shows: first
// shows: AFTER 1

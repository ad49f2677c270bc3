import Architecture
// run: --size 300x*
// in a package
// What is given to a generic initializer and does not compile has no type that anybody could tell.
import SwiftUI

struct Machine<State> {
  var state: State
  var queue: Any
  init<Queue>(state: State, queue: Queue) { (self.state, self.queue) = (state, queue) }
}
private struct Screen: View {
  let store: Store<Int>
  let machine: Machine<String>
  var body: some View { Text(machine.state) }
}
struct ScreenPreviews: PreviewProvider {
  static var previews: some View {
    // shows: running
    Screen(
      store: Store(
        initialState: 1,
        reducer: reducer,
        environment: Surroundings(
          queue: DispatchQueue.main.eraseToAnyScheduler(),
          other: DispatchQueue.main.eraseToAnyScheduler(),
          makeID: UUID.init
        )
      ),
      machine: Machine(
        state: "running",
        queue: DispatchQueue.main.eraseToAnyScheduler()
      )
    )
  }
}

// run: --size 300x*
// in a package
// A missing container that gives its content something shows the content with a value of which nothing is known.
import Architecture
import SwiftUI

struct Row: View {
  let store: Store<Int>
  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        Text("row")  // shows: row
        Text(viewStore.title)  // shows: ⟨title⟩
        Button("press") { viewStore.send(.pressed) }  // shows: press
      }
    }
  }
}
private struct Screen: View {
  let store: Store<Int>
  var body: some View {
    VStack {
      Row(store: store)
      WithViewStore(self.store) { viewStore in
        if viewStore.isOn { Text("on") } else { Text("off") }  // shows: off
      }
    }
  }
}
#Preview { Screen(store: Store(initialState: 1)) }

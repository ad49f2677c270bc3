// run: --size 400x800 --locale en
// nothing else is shown
// A source's own type of the name is meant.
import SwiftUI

struct Timer { var text = "own" }

struct Screen: View {
  var body: some View {
    VStack {
      Text(Timer().text)  // shows: own
    }
  }
}

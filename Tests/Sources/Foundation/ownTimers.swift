// run: --size 400x800 --locale en
// nothing else is shown
// The source's own type with the name is used.
import SwiftUI

struct Timer { var text = "own" }

struct Screen: View {
  var body: some View {
    VStack {
      Text(Timer().text)  // shows: own
    }
  }
}

// run: --size 200x*
// in a package
// exit: 70
// A preview of which nothing but boxes is left, at any depth, is not drawn.
import SwiftUI

struct Card: View {
  var body: some View { Unknown(number: 3).padding() }
}
// notes: Card: not drawn: nothing would be left of it but a box in place of Unknown (Screen.swift:8)
#Preview("Card") {
  VStack {
    Spacer()
    Card()
    Color.clear.frame(height: 0)
  }
}
// notes: Beside: drawn in part: Unknown (Screen.swift:8)
#Preview("Beside") {
  VStack {
    Card()
    Text("beside")  // shows: beside
  }
}

// run: --size 200x*
// in a package
// exit: 70
// The content of a missing view is drawn without it, even if it is the whole preview. If only a box is left, nothing is drawn.
import Onboarding
import SwiftUI

// notes: Whole: drawn in part: ManagedStack (Screen.swift:9), OtherStack (Screen.swift:9)
#Preview("Whole") {
  ManagedStack(path: 3) {
    Text("inside")  // shows: inside
    OtherStack {
      Image(systemName: "star")  // draws: Image
    } footer: {
      Text("footer")  // hides: footer
    }
  }
  .managed { Nothing() }
}
#Preview("Action") {
  VStack {
    Text("above")  // shows: above
    // A trailing closure that contains no views leaves a box.
    LoadingButton("Go") { Task { print("went") } }  // shows: LoadingButton
  }
}
// notes: the preview needs “Spinner”
#Preview("Alone") { Spinner() }

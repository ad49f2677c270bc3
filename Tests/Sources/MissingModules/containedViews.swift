// run: --size 200x*
// in a package
// exit: 70
// What is in a view that is nowhere is drawn without it, also where it is all of a preview. A box alone is no picture of one.
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
    // A closure that is none of views leaves a box.
    LoadingButton("Go") { Task { print("went") } }  // shows: LoadingButton
  }
}
// notes: the preview needs “Spinner”
#Preview("Alone") { Spinner() }

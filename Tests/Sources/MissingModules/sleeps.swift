// run: --size 200x*
// in a package
// A loop that pauses as a missing module has it pauses.
import Nowhere
import SwiftUI

@MainActor @Observable final class Clock {
  var turns = 0
  func run() async {
    while true {
      turns += 1
      try? await Task.sleep(interval: 0.5)
    }
  }
}

#Preview("Clock") {
  @Previewable @State var clock = Clock()
  Text("turn \(clock.turns)")  // shows: turn 1
    .task { await clock.run() }
}

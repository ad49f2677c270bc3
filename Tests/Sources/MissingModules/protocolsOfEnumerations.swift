// run: --size 300x100
// in a package
// nothing else is shown
// What an enumeration names first is a protocol where no case has a raw value.
import StateMachines
import SwiftUI

enum Step: StateType {
  case first
  case last(Int)
}

#Preview("Steps") {
  // shows: last(3)
  Text("\(Step.last(3))")
}

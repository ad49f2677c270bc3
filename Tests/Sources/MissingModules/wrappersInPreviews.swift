// run: --size 200x*
// in a package
// A wrapper that is nowhere is left out of a preview's variables, where the compiler finds it in what the macro became.
import Sharing
import SwiftUI

func make(_ shared: Shared<String>) {}
#Preview("Shared") {
  @Shared(.name) var name = "its value"  // shows: its value
  Text(name)
}

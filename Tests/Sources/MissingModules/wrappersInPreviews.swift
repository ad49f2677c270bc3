// run: --size 200x*
// in a package
// A missing property wrapper is removed from a preview's variables, although the compiler reports it in the macro's expansion.
import Sharing
import SwiftUI

func make(_ shared: Shared<String>) {}
#Preview("Shared") {
  @Shared(.name) var name = "its value"  // shows: its value
  Text(name)
}

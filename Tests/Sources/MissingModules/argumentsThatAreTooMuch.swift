// run: --size 200x*
// in a package
// A modifier with an argument that only a missing module's has goes as a whole.
import Design
import SwiftUI

#Preview("Padding") {
  VStack {
    Text("a title")  // shows: a title
      .padding(.horizontal, value: .medium)
    Text("a text")  // shows: a text
      .padding(value: .small)
    HStack(alignment: .middleOfTheIcon) { Text("aligned") }  // shows: aligned
  }
}

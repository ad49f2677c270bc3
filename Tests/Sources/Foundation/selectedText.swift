// run: --size 400x800 --locale en
// nothing else is shown
import SwiftUI

let changed: AttributedString = {
  var text = AttributedString("one two")
  var selection = AttributedTextSelection(range: text.range(of: "two")!)
  text.replaceSelection(&selection, withCharacters: "three")
  return text
}()

struct Screen: View {
  var body: some View {
    VStack {
      Text(changed)  // shows: one three
      // shows: point
      Text(TextSelection(insertionPoint: "".startIndex).isInsertion ? "point" : "range")
    }
  }
}

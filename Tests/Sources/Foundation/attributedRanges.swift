// run: --size 400x800 --locale en
// nothing else is shown
// Ranges of attributed strings are in UTF-16 code units.
import SwiftUI

let marked: AttributedString = {
  var text = AttributedString("é 😀 link")
  let range = NSRange(location: 5, length: 4)
  text[Range(range, in: text)!].foregroundColor = .red
  return text
}()
let found = marked.runs.filter { $0.foregroundColor != nil }.map { NSRange($0.range, in: marked) }

struct Screen: View {
  var body: some View {
    VStack {
      // shows: 5 4
      Text(verbatim: found.map { "\($0.location) \($0.length)" }.joined(separator: ","))
      // shows: inside
      Text(verbatim: Range(NSRange(location: 3, length: 1), in: marked) == nil ? "inside" : "whole")
    }
  }
}

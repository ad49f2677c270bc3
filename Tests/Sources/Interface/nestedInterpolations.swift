// run: --size 300x300
import SwiftUI

// A text with a format specifier inside another one's interpolation can only be a resource.
struct Nested: View {
  let value: Int
  var body: some View {
    Text("value \(value > -1 ? "\(value, specifier: "%03d")" : "…")!")
  }
}
#Preview {
  VStack {
    Nested(value: 7)  // shows: value 007!
    Nested(value: -7)  // shows: value …!
  }
}

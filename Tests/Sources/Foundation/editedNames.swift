// run: --size 400x800 --locale en
// nothing else is shown
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      TextField(
        "Name", value: .constant(PersonNameComponents(givenName: "Ada")),  // shows: Ada
        format: .name(style: .medium))
    }
  }
}

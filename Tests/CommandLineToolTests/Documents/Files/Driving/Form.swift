import SwiftUI

struct NameForm: View {
  @State private var names: [String] = []

  var body: some View {
    List {
      Button("Add") { names.append("") }
      ForEach(names.indices, id: \.self) { index in
        TextField("Name", text: $names[index]).accessibilityIdentifier("name")
      }
      Menu("More") { Button("Clear") { names = [] } }
    }
  }
}

#Preview("Form") { NameForm() }

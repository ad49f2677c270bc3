import SwiftUI

/// Tabs with badges, the first of them a list.
struct Tabs: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: 0) {
        NavigationStack {
          List(1..<30) { Text("Item \($0)") }
            .navigationTitle("Home")
        }
      }
      Tab("Messages", systemImage: "message", value: 1) { Text("Messages") }
        .badge(3)
      Tab("Library", systemImage: "books.vertical", value: 2) { Text("Library") }
      Tab(value: 3, role: .search) { Text("Search") }
    }
  }
}

#Preview("Tabs") {
  Tabs()
}

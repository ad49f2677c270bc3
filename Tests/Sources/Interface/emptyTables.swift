// run: --size 300x200
// A table without rows takes all of the room, as one with some does.
import SwiftUI

struct Entry: Identifiable { var id = 0 }

#Preview("Empty") {
  HStack {
    // draws: ScrollView (0, 0, 300, 200)
    Table([Entry]()) { TableColumn("Number") { Text("\($0.id)") } }
      // shows: Nothing in this table
      .overlay { Text("Nothing in this table") }
  }
  .environment(\.horizontalSizeClass, .compact)
}

import SwiftUI

private struct Item: Identifiable {
  let id: Int
}

private struct Newest: View {
  @State private var items = [Item(id: 1), Item(id: 2)]
  @State private var text = "state"

  @ContentBuilder private var rows: some View {
    ForEach(items) { item in
      Text("row \(item.id)").swipeActions { Button("Delete") {} }
    }
    .reorderable()
  }

  var body: some View {
    NavigationStack {
      VStack {
        rows
        Text(text)
      }
      .reorderContainer(for: Item.self) { difference in print(difference) }
      .swipeActionsContainer()
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }.visibilityPriority(.high)
        ToolbarOverflowMenu { Button("More") {} }
      }
    }
  }
}

#Preview("Newest") { Newest() }

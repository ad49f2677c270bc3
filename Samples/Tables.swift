import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  let name: String
  let town: String
  let weight: Double
}

struct Place: Identifiable {
  let name: String
  var parts: [Place]?
  var id: String { name }
}

/// Columns, and lists within lists.
struct Tables: View {
  @State private var parcels = [
    Parcel(id: 1, name: "Lamp", town: "Turin", weight: 2.4),
    Parcel(id: 2, name: "Chair", town: "Lyon", weight: 7.1),
    Parcel(id: 3, name: "Books", town: "Graz", weight: 11.8),
  ]
  @State private var selection: Set<Int> = [2]
  @State private var order = [KeyPathComparator(\Parcel.name)]
  private let places = [
    Place(
      name: "Europe", parts: [Place(name: "France", parts: [Place(name: "Lyon")]), Place(name: "Italy")])
  ]

  var body: some View {
    VStack {
      Table(parcels, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Town", value: \.town)
        TableColumn("Weight", value: \.weight) { Text($0.weight, format: .number) }.width(80)
      }
      .frame(height: 240)
      List {
        OutlineGroup(places, children: \.parts) { Text($0.name) }
        DisclosureGroup("Opened", isExpanded: .constant(true)) { Text("Inside") }
      }
      .frame(height: 300)
    }
  }
}

#Preview {
  Tables()
}

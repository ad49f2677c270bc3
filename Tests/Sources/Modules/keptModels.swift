// run: --size 100x100
// nothing else is shown
import SwiftData
import SwiftUI

@Model final class Item {
  @Attribute(.unique) var name: String
  var rank: Int
  init(name: String, rank: Int) {
    self.name = name
    self.rank = rank
  }
}
struct List: View {
  @Query(sort: \Item.rank, order: .reverse) private var items: [Item]
  @Query private var low: [Item]
  init(highest rank: Int) { _low = Query(filter: #Predicate<Item> { $0.rank <= rank }) }
  var body: some View {
    Text(items.map(\.name).joined(separator: ","))  // shows: a,b
    Text("low " + low.map(\.name).joined(separator: ","))  // shows: low b
  }
}
struct All: View {
  @Query private var items: [Item]
  var body: some View { Text("all \(items.count)") }  // shows: all 2
}
// The requirements that every model has.
struct Found<Model: PersistentModel>: View {
  @Query private var models: [Model]
  init(_ query: Query<Model, [Model]>) { _models = query }
  var body: some View { Text("\(models.count) found") }  // shows: 2 found
}
#Preview {
  let container = try! ModelContainer(
    for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  let _ = container.mainContext.insert(Item(name: "b", rank: 1))
  let _ = container.mainContext.insert(Item(name: "a", rank: 2))
  VStack {
    List(highest: 1)
    All()
    Found(Query<Item, [Item]>())
  }
  .modelContainer(container)
}

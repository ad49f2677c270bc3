// run: --size 300x300
import SwiftUI

final class Listener: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor func weakTable() -> String {
  let table = NSHashTable<Listener>.weakObjects()
  let kept = Listener("kept")
  table.add(kept)
  table.add(kept)
  do { table.add(Listener("gone")) }
  return "\(table.count) \(table.allObjects.map(\.name).joined()) \(table.contains(kept))"
}

@MainActor func mapTable() -> String {
  let table = NSMapTable<NSString, Listener>.strongToWeakObjects()
  let kept = Listener("kept")
  table.setObject(kept, forKey: "a")
  do { table.setObject(Listener("gone"), forKey: "b") }
  return "\(table.object(forKey: "a")?.name ?? "none") \(table.object(forKey: "b")?.name ?? "none")"
}

#Preview {
  VStack {
    Text(weakTable())  // shows: 1 kept true
    Text(mapTable())  // shows: kept none
  }
}

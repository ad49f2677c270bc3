// run: --size 300x300
// nothing else is shown
// nothing is noted
// Collections that keep an order, and what takes sequences apart.
import Algorithms
import Collections
import OrderedCollections
import SwiftUI

@MainActor func answers() -> [String] {
  var letters: OrderedSet = ["c", "a", "b", "a"]
  letters.append("d")
  letters.remove("a")
  letters.insert("e", at: 0)
  var ages: OrderedDictionary = ["Zoe": 30, "Ann": 20]
  ages["Bob"] = 40
  ages["Zoe", default: 0] += 1
  ages["Ann"] = nil
  let groups = OrderedDictionary(grouping: 1...6, by: { $0 % 3 })
  var queue: Deque = [2, 3]
  queue.prepend(1)
  queue.append(4)
  _ = queue.popFirst()
  let runs = [1, 1, 2, 3, 3].chunked(by: ==)
  return [
    letters.joined(), "\(letters.firstIndex(of: "b") ?? -1)",
    letters.union(["x", "c"]).subtracting(["e"]).joined(),
    ages.map { "\($0.key)=\($0.value)" }.joined(separator: " "),
    "\(groups.keys.map(String.init).joined()): \(groups.values.map(\.count))",
    "\(ages.elements[1].key), \(ages.index(forKey: "Bob") ?? -1)",
    "\(queue.map { $0 * 2 })", runs.map { "\($0.count)" }.joined(separator: "-"),
    "\([3, 1, 3, 2].uniqued()) \((1...5).chunks(ofCount: 2).map(\.count))",
    "\((1...4).adjacentPairs().map { $0.0 * $0.1 })",
  ]
}

#Preview {
  VStack {
    ForEach(answers(), id: \.self) { Text($0) }
  }
}
// shows: ecbd
// shows: 2
// shows: cbdx
// shows: Zoe=31 Bob=40
// shows: 120: [2, 2, 2]
// shows: Bob, 1
// shows: [4, 6, 8]
// shows: 2-1-2
// shows: [3, 1, 2] [2, 2, 1]
// shows: [2, 6, 12]

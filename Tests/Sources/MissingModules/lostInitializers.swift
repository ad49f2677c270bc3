// run: --size 200x100
// in a package
// nothing else is shown
// An initializer of which a statement does not compile is still there.
import Nowhere
import SwiftUI

struct Pair {
  let key: Nowhere.Keys.Private
  let name: String
  init(name: String) {
    self.name = name
    key = Keys.Private(small: 1)
  }
  init?(text: String) {
    guard let decoded = text.decoded.first(of: 3) else { return nil }
    key = try! .init(data: decoded)
    name = text
  }
  static func all(_ texts: [String]) -> Int { texts.compactMap { Pair(text: $0)?.name }.count }
}

#Preview("Pairs") {
  // shows: 0
  Text("\(Pair.all([]))")
}

// run: --size 200x*
// in a package
// A model that is nowhere and only made, as a variable or for another model, is there with nothing known of it.
import Nowhere
import SwiftUI

final class Store {
  let title: String
  init(title: String, coder: Any) { self.title = title }
}
@MainActor let store: Store = {
  let coder = ItemCoder()
  _ = Store(title: "other", coder: InMemoryCoder(depth: 2))
  return Store(title: "its title", coder: coder)
}()

#Preview("Store") {
  Text(store.title)  // shows: its title
}

// run: --size 200x*
// in a package
// The property of a missing wrapper in a class has a value of which nothing is known, and the rest of the class is as it was.
import Injection
import Observation
import SwiftUI

@Observable final class Model {
  @ObservationIgnored @Injected(\.service) private var service
  @ObservationIgnored @Injected(\.store) private var store: Store
  var title = "its title"
  func load() { service.load(store) }
}
struct Store {
  let limit = 3
}
class Plain {
  @Injected(\.service) var service
  let name: String
  init(name: String) { self.name = name }
}

#Preview("Model") {
  VStack {
    Text(Model().title)  // shows: its title
    Text(Plain(name: "its name").name)  // shows: its name
  }
}

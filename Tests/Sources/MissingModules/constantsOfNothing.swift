// run: --size 200x*
// in a package
// A constant of names that are nowhere is a value of which nothing is known, and what it is given to is made.
import Database
import SwiftUI

final class Store {
  private let queue: DatabaseQueue

  convenience init() {
    let flags = DB_OPEN_READWRITE | DB_OPEN_CREATE | DB_OPEN_PROTECTED
    let queue = DatabaseQueue(path: "store", flags: flags)!
    self.init(queue: queue)
  }
  init(queue: DatabaseQueue) { self.queue = queue }

  var title: String { "A store" }
}
#Preview("Store") { Text(Store().title) }  // shows: A store

// run: --size 200x*
// in a package
// A publisher or asynchronous sequence of a missing module finishes at once, and does not end the preview.
import Combine
import Database
import SwiftUI

struct Store {
  let writer: DatabaseWriter
  func change() -> AnyPublisher<Never, Error> {
    writer.mutatingPublisher { try $0.run($1, $2) }.eraseToAnyPublisher()
  }
}
#Preview("Store") {
  let changes = Store(writer: DatabaseWriter()).change()
  Text("beside").onReceive(changes.assertNoFailure()) { _ in }  // shows: beside
}

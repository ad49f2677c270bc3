// run: --size 300x100
// in a package
// nothing else is shown
// A type of a missing module within another that is within a third one: none of them stands for a type of the same name elsewhere.
import Analytics
import SwiftUI

enum LoadError: Error { case offline }

struct Reporter {
  var name: Event.Error.Name?
  var domain: Event.Error.Domain?
  func load() throws(LoadError) -> Int { throw .offline }
  func last() -> Result<Int, LoadError> { .failure(.offline) }
}

#Preview {
  VStack {
    let reporter = Reporter()
    Text(reporter.name == nil ? "no name" : "a name")
    Text((try? reporter.load()) == nil ? "offline" : "online")
    if case .failure(let error) = reporter.last() { Text("not loaded: \(error)") }
  }
}
// shows: no name
// shows: offline
// shows: not loaded: offline

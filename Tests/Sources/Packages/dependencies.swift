// run: --size 300x600
// nothing else is shown
// nothing is noted
// Dependencies have their values for previews, unless an enclosing operation has others.
import Dependencies
import SwiftUI

struct Greeter: Sendable { var greet: @Sendable (String) -> String }
extension Greeter: DependencyKey {
  static let liveValue = Greeter { "Hello, \($0)" }
  static let previewValue = Greeter { "Preview of \($0)" }
}
private enum LimitKey: DependencyKey { static let liveValue = 3 }
extension DependencyValues {
  var greeter: Greeter {
    get { self[Greeter.self] }
    set { self[Greeter.self] = newValue }
  }
  var limit: Int {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}
@Observable final class Model {
  @ObservationIgnored @Dependency(\.greeter) private var greeter
  @ObservationIgnored @Dependency(\.limit) private var limit
  @ObservationIgnored @Dependency(\.date.now) private var now
  var title: String { greeter.greet("\(limit)") }
  var isPast: Bool { now > .distantPast }
}

#Preview("Screen") {
  VStack {
    Text(Model().title)  // shows: Preview of 3
    Text(Model().isPast ? "now" : "never")  // shows: now
    Text(other().title)  // shows: Preview of 5
    Text(local())  // shows: Preview of local
  }
}

@MainActor private func other() -> Model {
  withDependencies {
    $0.limit = 5
  } operation: {
    Model()
  }
}
@MainActor private func local() -> String {
  @Dependency(Greeter.self) var greeter
  return greeter.greet("local")
}

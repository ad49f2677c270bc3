// run: --size 200x*
// in a package
// A dependency container returns the parts of an app that need no arguments.
import Resolver
import SwiftUI

final class Repository: ObservableObject {
  @Published var title = "of the repository"  // shows: of the repository
}
final class Model: ObservableObject {
  let repository: Repository
  init() { repository = Resolver.resolve() }
}
#Preview("Model") { Text(Model().repository.title) }

// run: --size 200x*
// in a package
// What puts an app's parts together gets those that need no arguments.
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

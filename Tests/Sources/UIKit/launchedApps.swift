// run: --size 300x300
// in a package
// nothing else is shown
// A preview that finds nothing where the app puts something when it is launched is drawn once more after a launch.
import SwiftUI
import UIKit

struct Store {
  var name = "Notes"
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  static var shared: AppDelegate!
  static var launches = 0
  var store: Store!

  override init() {
    super.init()
    Self.shared = self
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    store = Store()
    Self.launches += 1
    return true
  }
}

#Preview("Store") {
  Text(AppDelegate.shared.store.name)  // shows: Notes
}
#Preview("Launches") {
  Text("Launches: \(AppDelegate.launches)")  // shows: Launches: 0
}

// run: --size 300x300
// in a package
// nothing else is shown
// The app's delegate is made when something asks for it.
import SwiftUI
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var name = "Notes"
  private(set) var isLaunched = false

  static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isLaunched = true
    return true
  }
}

struct Names: View {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some View {
    VStack {
      // shows: Notes
      Text(AppDelegate.shared.name)
      // shows: the same
      Text(delegate === AppDelegate.shared ? "the same" : "another")
      // shows: not launched
      Text(delegate.isLaunched ? "launched" : "not launched")
    }
  }
}

#Preview("Names") {
  Names()
}

import SwiftUI

@main
struct GroupedApp: App {
  var body: some Scene {
    WindowGroup { CardView() }
  }
}

// run: --size 100x100
// An app shows its first window.
import SwiftUI

@main struct MyApp: App {
  @State private var name = "window"  // shows: window
  var body: some Scene {
    Settings { Text("settings") }  // hides: settings
    WindowGroup { Root(name: name) }.commands { CommandMenu("Menu") { Button("Item") {} } }
  }
}
struct Root: View {
  let name: String
  var body: some View { Text(name) }
}
// hides: other
struct Other: View { var body: some View { Text("other") } }

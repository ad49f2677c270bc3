// run: --size 300x300
// in a package
// Types of a missing module after the module's name, which SwiftUI has a type of; one of them has the name of a view, too.
import Settings
import SwiftUI

struct Panes {
  let panes: [Settings.Pane] = [Settings.Pane(identifier: Settings.PaneIdentifier.general, title: "General")]
  var count: Int { panes.count }
}

#Preview("Panes") {
  VStack {
    // shows: panes: 1
    Text("panes: \(Panes().count)")
    Settings.Section(title: "Pane") {
      // shows: content
      Text("content")
    }
  }
}

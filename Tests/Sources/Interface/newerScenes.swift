// run: --size 400x800 --platform macos
import SwiftUI

@main struct Main: App {
  var body: some Scene {
    WindowGroup(LocalizedStringResource("Window")) { Text("content") }  // shows: content
      .windowBackgroundDragBehavior(.enabled)
      .defaultWindowPlacement { content, context in
        WindowPlacement(.center, size: content.sizeThatFits(.init(context.defaultDisplay.visibleRect.size)))
      }
  }
}

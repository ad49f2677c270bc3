// run: --platform macos --size 200x60
// The updater of a Mac app does nothing.
import Sparkle
import SwiftUI

struct Updates: View {
  private let controller = SPUStandardUpdaterController(
    startingUpdater: true, updaterDelegate: nil, userDriverDelegate: nil)
  @State private var canCheck = false
  var body: some View {
    // shows: Check for Updates…
    Button("Check for Updates…", action: controller.updater.checkForUpdates)
      .disabled(!canCheck)
      .onReceive(controller.updater.publisher(for: \.canCheckForUpdates)) { canCheck = $0 }
  }
}

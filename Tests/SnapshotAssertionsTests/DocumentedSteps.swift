import SnapshotAssertions
import Views

/// The example in Documentation/Driving.md, which a test compares with this file.
@MainActor private func documentedSteps() {
  struct Settings: View {
    var body: some View { Text("Settings") }
  }
  assertSnapshot(
    of: Settings(),
    as: .image(
      layout: .device(.iPhone16), traits: SnapshotTraits(steps: [.tap("Airplane Mode"), .open("More")])))
}

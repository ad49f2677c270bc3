import SnapshotAssertions
import Views

/// What Documentation/Driving.md shows, which a test holds to this file.
@MainActor private func documentedSteps() {
  struct Settings: View {
    var body: some View { Text("Settings") }
  }
  assertSnapshot(
    of: Settings(),
    as: .image(
      layout: .device(.iPhone16), traits: SnapshotTraits(steps: [.tap("Airplane Mode"), .open("More")])))
}

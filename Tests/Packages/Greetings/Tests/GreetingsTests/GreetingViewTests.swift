import Greetings
import SnapshotTesting
import SnapshotTestingCustomDump
import SwiftUI
import Testing

@MainActor @Suite(.snapshots) struct GreetingViewTests {
  @Test func greeting() {
    assertSnapshot(of: GreetingView(name: "Ada"), as: .image(layout: .fixed(width: 240, height: 80)))
  }

  @Test func german() {
    assertSnapshot(
      of: GreetingView(name: "Ada").environment(\.locale, Locale(identifier: "de")),
      as: .recursiveDescription(layout: .fixed(width: 240, height: 80)))
  }

  @Test func names() {
    assertSnapshot(of: ["Ada": 36, "Grace": 85], as: .customDump)
  }
}

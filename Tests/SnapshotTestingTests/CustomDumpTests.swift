import SnapshotTesting
import Testing

/// Stands for what the package swift-custom-dump adds.
extension String {
  fileprivate init<Value>(customDumping value: Value) { self = "dump of \(value)" }
}

// The lines of Documentation/Moving.md.
extension Snapshotting where Format == String {
  fileprivate static var customDump: Snapshotting {
    Snapshotting<String, String>.lines.pullback { String(customDumping: $0) }
  }
}

/// What packages with CustomDump write beside their tests compiles, and records text.
@Suite struct CustomDumpTests {
  @Test func `the strategy is a few lines`() {
    let strategy: Snapshotting<[Int], String> = .customDump
    #expect(strategy.pathExtension == "txt")
    var text = ""
    strategy.snapshot([1, 2]).run { text = $0 }
    #expect(text == "dump of [1, 2]")
  }
}

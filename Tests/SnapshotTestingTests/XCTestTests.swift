import SnapshotTesting
import TestSupport
import XCTest

/// The same assertions in XCTest, whose tests count from 1 each.
final class XCTestTests: XCTestCase {
  private func captures(_ test: String) throws -> [String] {
    let folder = try TemporaryFolder()
    for value in [1, 2] {
      XCTAssertNotNil(
        verifySnapshot(
          of: value, as: .dump, record: .missing, snapshotDirectory: folder.path, testName: "counted()"))
    }
    return try folder.files()
  }

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  func testCapturesAreCounted() throws {
    XCTAssertEqual(try captures(#function), ["counted.1.txt", "counted.2.txt"])
    XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .missing)
  }

  private final class Box: @unchecked Sendable { var value = "early" }

  /// Work that was put off to the main queue is done while a snapshot waits.
  func testTheMainQueueGoesOnWhileASnapshotWaits() throws {
    let folder = try TemporaryFolder()
    let box = Box()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { box.value = "late" }
    let strategy = Snapshotting.lines.pullback { (_: Void) in box.value }
    _ = verifySnapshot(
      of: (), as: .wait(for: 0.3, on: strategy), record: .missing, snapshotDirectory: folder.path,
      testName: "t()")
    XCTAssertEqual(folder.bytes("t.1.txt"), Array("late".utf8))
  }
}

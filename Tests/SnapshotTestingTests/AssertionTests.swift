import Foundation
import SnapshotTesting
import TestSupport
import Testing

struct AssertionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, _ strategy: Snapshotting<Value, Format>, _ name: String? = "a",
    record: SnapshotTestingConfiguration.Record = .missing, timeout: TimeInterval = 5
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: name, record: record, snapshotDirectory: folder.path,
      timeout: timeout, testName: "t()")
  }

  @Test(.snapshots) func `snapshots without a name are counted from 1`() throws {
    for value in 1...3 { #expect(verify(value, .dump, nil) != nil) }
    #expect(try folder.files() == ["t.1.txt", "t.2.txt", "t.3.txt"])
    #expect(folder.bytes("t.2.txt") == Array("- 2\n".utf8))
  }

  @Test(.snapshots(record: .missing), arguments: 1...2)
  func `every run of a test counts from 1`(value: Int) throws {
    #expect(verify(value, .dump, nil, record: .missing) != nil)
    #expect(try folder.files() == ["t.1.txt"])
  }

  @Test func `one name may be used again, and both snapshots have to match`() {
    #expect(verify("a", .lines) != nil)
    #expect(verify("a", .lines) == nil)
    #expect(verify("b", .lines) != nil)
  }

  @Test func `arrays and dictionaries of strategies are several snapshots`() throws {
    withSnapshotTesting(record: .all) {
      withKnownIssue {
        assertSnapshots(of: [1], as: ["x": .dump, "y": .description])
      }
    }
    let recorded = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
    defer { try? FileManager.default.removeItem(at: recorded) }
    let files = try FileManager.default.contentsOfDirectory(atPath: recorded.path + "/AssertionTests")
      .sorted()
    #expect(files.map { $0.suffix(6) } == [".x.txt", ".y.txt"])
  }

  @Test func `record takes modes and truth values`() throws {
    #expect(verify("a", .lines, record: true)?.contains("Record mode is on") == true)
    #expect(verify("b", .lines, record: true)?.contains("Record mode is on") == true)
    #expect(verify("a", .lines, record: false) != nil)
    #expect(verify("c", .lines, "new", record: .never) != nil)
    #expect(try folder.files() == ["t.a.txt"])
    #expect(folder.bytes("t.a.txt") == Array("b".utf8))
    #expect(verify("c", .lines, record: .failed)?.contains("recorded again") == true)
    #expect(verify("c", .lines, record: .never) == nil)
  }

  @Test func `a failure names what was taken, the line, and how to see and accept it`() throws {
    struct User { var name: String }
    _ = verify(User(name: "Ada"), .dump)
    let message = try #require(
      withSnapshotTesting(diffTool: .init { "look at \($0.suffix(7)) and \($1.suffix(14))" }) {
        verify(User(name: "Bob"), .dump)
      })
    #expect(message.hasPrefix("Snapshot t.a.txt of User does not match its reference.\n\n"))
    #expect(message.contains("-   - name: \"Ada\"\n+   - name: \"Bob\""))
    #expect(message.contains("to see:    look at t.a.txt and .a.failure.txt\nto accept: cp "))
    #expect(
      try #require(verify(1, .dump, "none", record: .never))
        .contains(
          "SNAPSHOT_TESTING_RECORD=missing swift test --filter t\n"
            .trimmingCharacters(in: .newlines)))
  }

  @Test func `a value that comes later is waited for, up to the timeout`() {
    let later = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { callback(value) }
      }
    }
    #expect(verify("a", later)?.contains("Automatically recorded") == true)
    #expect(verify("a", later) == nil)
    #expect(verify("a", later, timeout: 0.01)?.contains("not there within 0.01 seconds") == true)
    let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
    #expect(verify("a", never.pullback { $0 }, timeout: 0.05)?.contains("timeout:") == true)
  }

  @Test func `waiting comes before the snapshot`() {
    let start = Date()
    #expect(verify("a", .wait(for: 0.2, on: .lines)) != nil)
    #expect(Date().timeIntervalSince(start) >= 0.2)
  }

  private struct Own: Equatable { var text: String }

  /// A suite's own strategy, as the field's documentation tells how to make one.
  private var own: Snapshotting<Own, Own> {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { Data($0.text.utf8) }, fromData: { Own(text: String(decoding: $0, as: UTF8.self)) },
        diff: { $0 == $1 ? nil : ("\($0.text) is not \($1.text)", [XCTAttachment(string: "shown")]) }))
  }

  @Test func `own ways to compare are asked`() throws {
    #expect(verify(Own(text: "a"), own) != nil)
    #expect(verify(Own(text: "a"), own) == nil)
    #expect(verify(Own(text: "b"), own)?.contains("a is not b") == true)
    #expect(try folder.files() == ["t.a"])
    // A part that is replaced counts, whatever the library would do.
    var lenient = Snapshotting<String, String>.lines
    lenient.diffing.diff = { _, _ in nil }
    #expect(verify("x", lenient, "lenient") != nil)
    #expect(verify("y", lenient, "lenient") == nil)
  }

  @Test func `bytes are compared`() throws {
    #expect(verify(Data([1, 2, 3]), .data) != nil)
    #expect(verify(Data([1, 2, 3]), .data) == nil)
    #expect(verify(Data([1, 9, 3]), .data)?.contains("from byte 1 on") == true)
    #expect(try folder.files() == ["t.a"])
  }

  @Test func `what cannot be taken fails with its reason`() {
    #expect(verify(1 as Any, .json)?.contains("nothing that JSON can say") == true)
    struct Broken: Error, CustomStringConvertible { let description = "broken" }
    func broken() throws -> Int { throw Broken() }
    #expect(verify(try broken(), .dump) == "No snapshot t.a.txt: broken")
  }

  @Test func `the inner configuration counts`() {
    withSnapshotTesting(record: .all, diffTool: "outer") {
      withSnapshotTesting(record: .never) {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        let tool = SnapshotTestingConfiguration.current?.diffTool
        #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "outer a b")
      }
    }
  }

  @Suite(.snapshots(record: .failed, diffTool: .ksdiff)) struct Configured {
    @Test func `a suite's trait configures its tests`() {
      #expect(SnapshotTestingConfiguration.current?.record == .failed)
    }

    @Test(.snapshots(record: .never)) func `a test's trait comes before its suite's`() {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
      #expect(
        SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
          == #"ksdiff "a" "b""#)
    }
  }
}

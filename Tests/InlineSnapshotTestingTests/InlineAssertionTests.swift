import Foundation
import InlineSnapshotTesting
import SnapshotTesting
import TestSupport
import Testing

struct InlineAssertionTests {
  private let folder: TemporaryFolder
  private let recorder = InlineRecorder()

  init() throws { folder = try TemporaryFolder() }

  private var source: String { String(decoding: folder.bytes("A.swift") ?? [], as: UTF8.self) }

  private func verify(
    _ actual: String?, _ expected: String?, line: Int = 1, record: SnapshotTestingConfiguration.Record
  ) throws -> String? {
    try InlineAssertion(
      record: record, file: folder.path + "/A.swift", function: "t()",
      place: SourcePlace(line: line, column: 1),
      recorder: recorder
    ).verify(actual, expected: expected, message: "") { $0 == $1 ? nil : "-\($0)\n+\($1)" }
  }

  @Test func `snapshots are compared, and recorded as the mode says`() throws {
    let calls = "assertInlineSnapshot(of: a, as: .lines)\nassertInlineSnapshot(of: b, as: .lines) { \"b\" }\n"
    try folder.write("A.swift", calls)
    #expect(try verify("b", "b", line: 2, record: .failed) == nil)
    #expect(
      try verify("a", nil, record: .never)?.contains("SNAPSHOT_TESTING_RECORD=missing swift test --filter t")
        == true)
    #expect(
      try verify("x", "b", line: 2, record: .missing)?.hasPrefix(
        "Snapshot did not match. Difference: …\n\n  -b\n  +x") == true)
    #expect(source == calls)
    // The second call's line is that of the source that was compiled, although the first has grown.
    #expect(try verify("a", nil, record: .missing)?.contains("Automatically recorded a new snapshot") == true)
    #expect(
      try verify("x", "b", line: 2, record: .failed)?.contains("A new snapshot was automatically recorded.")
        == true)
    #expect(
      source == """
        assertInlineSnapshot(of: a, as: .lines) {
          \"""
          a
          \"""
        }
        assertInlineSnapshot(of: b, as: .lines) {
          \"""
          x
          \"""
        }

        """)
  }

  @Test func `one call has one snapshot`() throws {
    try folder.write("A.swift", "assertInlineSnapshot(of: a, as: .lines)\n")
    #expect(try verify("a", nil, record: .missing) != nil)
    #expect(try verify("a", nil, record: .missing) != nil)
    #expect(throws: InlineSourceError.self) { try verify("b", nil, record: .missing) }
    #expect(source.contains("  a\n") && !source.contains("  b\n"))
  }

  @Test func `a source that somebody changed meanwhile is left alone`() throws {
    try folder.write(
      "A.swift", "assertInlineSnapshot(of: a, as: .lines)\nassertInlineSnapshot(of: b, as: .lines)\n")
    #expect(try verify("a", nil, record: .missing) != nil)
    try folder.write("A.swift", "// edited\n" + source)
    #expect(throws: InlineSourceError.self) { try verify("b", nil, line: 2, record: .missing) }
    #expect(source.hasPrefix("// edited\n"))
  }

  @Test func `a snapshot in the source is compared`() {
    assertInlineSnapshot(of: ["b": 1], as: .dump) {
      """
      ▿ 1 key/value pair
        ▿ (2 elements)
          - key: "b"
          - value: 1

      """
    }
    withKnownIssue {
      assertInlineSnapshot(of: 2, as: .description, message: "Not two", record: .never) { "3" }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2 && issue.description.contains("Not two")
    }
  }
}

public import Foundation
@_exported public import SnapshotTesting

internal import struct SnapshotAssertions.SnapshotName
internal import struct SnapshotAssertions.SnapshotVerification

/// Asserts that a value matches the text in the test's source.
///
/// ```swift
/// assertInlineSnapshot(of: [1, 2], as: .dump) {
///   """
///   ▿ 2 elements
///     - 1
///     - 2
///
///   """
/// }
/// ```
///
/// Without the closure, the first run writes it into the source; later it is written again according to
/// `record`, as references are.
///
/// - Parameters:
///   - value: The value to take a snapshot of.
///   - snapshotting: How the snapshot is taken and compared.
///   - message: The beginning of a failure's message; a default sentence if it is empty.
///   - record: When the text is written into the source: a mode, or `nil` for the inherited mode.
///   - timeout: The timeout of an asynchronous snapshot, in seconds.
///   - syntaxDescriptor: Which closure is the snapshot, for custom functions that call this one.
///   - expected: Returns the snapshot.
///   - fileID: The file of the test as the compiler names it, which a failure is shown at.
///   - filePath: The path of the test's file, into which the text is written.
///   - function: The test.
///   - line: The line of a failure.
///   - column: The column of a failure.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = InlineAssertion(
    record: SnapshotTestingConfiguration.record(record), descriptor: syntaxDescriptor, file: "\(filePath)",
    function: "\(function)", place: SourcePlace(line: Int(line), column: Int(column)))
  let path = "\(filePath)"
  do {
    let actual = try SnapshotVerification.$testFile.withValue(path) {
      try value().map { try snapshotting.snapshot($0).value(within: timeout) }
    }
    let failure = try assertion.verify(
      actual, expected: expected?(), message: message()
    ) { snapshotting.diffing.diff($0, $1)?.0 }
    guard let failure else { return }
    syntaxDescriptor.fail(failure, fileID: fileID, file: filePath, line: line, column: column)
  } catch {
    InlineFailure.report(
      "No snapshot of \(Value.self): \(error)", fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

/// One assertion, independent of the test framework.
package struct InlineAssertion {
  private let record: SnapshotTestingConfiguration.Record
  private let descriptor: InlineSnapshotSyntaxDescriptor
  private let file: String
  private let function: String
  private let place: SourcePlace
  private let recorder: InlineRecorder

  package init(
    record: SnapshotTestingConfiguration.Record, descriptor: InlineSnapshotSyntaxDescriptor = .init(),
    file: String, function: String, place: SourcePlace, recorder: InlineRecorder? = nil
  ) {
    self.record = record
    self.descriptor = descriptor
    self.file = file
    self.function = function
    self.place = place
    self.recorder = recorder ?? .shared
  }

  /// What is wrong with a snapshot; `nil` if it matches.
  package func verify(
    _ actual: String?, expected: String?, message: String, difference: (String, String) -> String?
  ) throws -> String? {
    let found = actual == nil && expected == nil ? nil : difference(expected ?? "", actual ?? "")
    func indented(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
    }
    if record == .all || expected == nil && actual != nil && record != .never {
      try recorder.record(actual, descriptor, in: file, at: place)
      let changes = found.map { " Difference: …\n\n\(indented($0))" } ?? ""
      return """
        Automatically recorded a new snapshot\(label).\(changes)

        Re-run "\(function)" to assert against the newly-recorded snapshot.
        """
    }
    guard expected != nil || actual == nil else {
      return """
        There is no snapshot in the source, and none is recorded here.

        to record it: SNAPSHOT_TESTING_RECORD=missing swift test\(filter)
        """
    }
    guard let found else { return nil }
    var failure =
      "\(message.isEmpty ? "Snapshot did not match. Difference: …" : message)\n\n\(indented(found))"
    if record == .failed {
      try recorder.record(actual, descriptor, in: file, at: place)
      failure += "\n\nA new snapshot was automatically recorded."
    } else {
      failure += "\n\nto accept: SNAPSHOT_TESTING_RECORD=failed swift test\(filter)"
    }
    return failure
  }

  private var label: String {
    descriptor.trailingClosureLabel == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
      ? "" : " for \"\(descriptor.trailingClosureLabel)\""
  }

  private var filter: String { SnapshotName.filter(testName: function).map { " --filter \($0)" } ?? "" }
}

enum InlineFailure {
  static func report(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    SnapshotVerification.Failure(message: message)
      .report(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

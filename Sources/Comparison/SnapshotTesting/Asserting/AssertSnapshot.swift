internal import ComparisonRuns
public import Foundation
internal import OperatingSystem
internal import SnapshotAssertions

/// Asserts that a value matches its reference on disk.
///
/// - Parameters:
///   - value: The value to take a snapshot of.
///   - snapshotting: How the snapshot is taken, stored and compared.
///   - name: The snapshot's own name; without one, the test's snapshots are counted from 1.
///   - record: When the reference is written: a mode, or `true` for `all` and `false` for `missing`. `nil`
///     defers to `withSnapshotTesting`, the trait, or the environment variable `SNAPSHOT_TESTING_RECORD`.
///   - timeout: The timeout of an asynchronous snapshot, in seconds.
///   - fileID: The test's file as the compiler names it, for failures.
///   - filePath: The path of the test's file, beside which references are stored.
///   - testName: The test, which names its references.
///   - line: The line of a failure.
///   - column: The column of a failure.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  failure(
    of: value, as: snapshotting, named: name, record: record, snapshotDirectory: nil, timeout: timeout,
    file: filePath, testName: testName, line: line
  )?.report(fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value matches several references, one for each named strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches several references, which are counted.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference on disk, and returns what is wrong; `nil` if it matches.
///
/// - Parameters:
///   - value: The value to take a snapshot of.
///   - snapshotting: How the snapshot is taken, stored and compared.
///   - name: The snapshot's own name; without one, the test's snapshots are counted from 1.
///   - record: When the reference is written, as for `assertSnapshot`.
///   - snapshotDirectory: The folder of the reference; `nil` for one with the test file's name in `__Snapshots__` beside it.
///   - timeout: The timeout of an asynchronous snapshot, in seconds.
///   - fileID: The test's file as the compiler names it, for failures.
///   - filePath: The path of the test's file, beside which references are stored.
///   - testName: The test, which names its references.
///   - line: The line of a failure.
///   - column: The column of a failure.
/// - Returns: What is wrong, as one text for the test's report.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  failure(
    of: value, as: snapshotting, named: name, record: record, snapshotDirectory: snapshotDirectory,
    timeout: timeout, file: filePath, testName: testName, line: line)?.message
}

private func failure<Value, Format>(
  of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String?,
  record: SnapshotTestingConfiguration.Record?, snapshotDirectory: String?, timeout: TimeInterval,
  file: StaticString, testName: String, line: UInt
) -> SnapshotVerification.Failure? {
  let path = "\(file)"
  func reference(_ name: String) -> SnapshotName {
    SnapshotName(
      testFile: path, testName: testName, name: name, pathExtension: snapshotting.pathExtension,
      snapshotDirectory: snapshotDirectory)
  }
  let own = reference(
    name ?? "\(CaptureCounter.current.next(reference("").folder + "/" + testName))")
  let artifacts = ProcessEnvironment.value("SNAPSHOT_ARTIFACTS") ?? NSTemporaryDirectory()
  var verification = SnapshotVerification(
    name: own, record: SnapshotTestingConfiguration.record(record).mode,
    line: "\(FileSystem.name(of: path)):\(line)",
    // A name may be used twice, as in swift-snapshot-testing: both snapshots then have to match.
    registry: SnapshotRegistry(),
    artifactFolder: URL(fileURLWithPath: artifacts)
      .appendingPathComponent(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent).path,
    captures: .shared)
  verification.subject = SnapshotVerification.subject(Value.self)
  verification.filter = SnapshotName.filter(testName: testName)
  let tool = SnapshotTestingConfiguration.diffTool
  verification.seeing = { tool(currentFilePath: $0, failedFilePath: $1) }
  let strategy = SnapshotAssertions.Snapshotting<Value, Format>(
    pathExtension: snapshotting.pathExtension,
    diffing: snapshotting.diffing.assertions(pathExtension: snapshotting.pathExtension)
  ) { try snapshotting.snapshot($0).value(within: timeout) }
  return SnapshotVerification.$testFile.withValue(path) { verification.verify(value, as: strategy) }
}

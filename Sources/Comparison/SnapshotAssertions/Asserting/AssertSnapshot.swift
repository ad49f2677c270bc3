internal import ComparisonRuns
internal import OperatingSystem

/// Asserts that a value matches its reference on disk.
///
/// - Parameters:
///   - value: The value to take a snapshot of.
///   - snapshotting: How the snapshot is taken, stored and compared.
///   - name: The snapshot's own name. Each snapshot of a test needs a different one; a single one may have
///     none.
///   - record: When the reference is written; `nil` defers to `withSnapshotTesting`, the trait, or the
///     environment variable `SNAPSHOT_TESTING_RECORD`.
///   - snapshotDirectory: The folder of the reference; `nil` for `__Snapshots__` beside the test.
///   - fileID: The test's file as the compiler names it, for failures.
///   - filePath: The path of the test's file, beside which references are stored.
///   - testName: The test, which names its references.
///   - line: The line of a failure.
///   - column: The column of a failure.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let failure = failure(
    of: value, as: snapshotting, named: name, record: record, snapshotDirectory: snapshotDirectory,
    file: filePath, testName: testName, line: line)
  guard let failure else { return }
  failure.report(fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value matches several references, one for each named strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, snapshotDirectory: snapshotDirectory,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference on disk, and returns what is wrong; `nil` if it matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  failure(
    of: value, as: snapshotting, named: name, record: record, snapshotDirectory: snapshotDirectory,
    file: filePath, testName: testName, line: line)?.message
}

private func failure<Value, Format>(
  of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String?,
  record: SnapshotTestingConfiguration.Record?, snapshotDirectory: String?, file: StaticString,
  testName: String,
  line: UInt
) -> SnapshotVerification.Failure? {
  let path = "\(file)"
  let snapshotName = SnapshotName(
    testFile: path, testName: testName, name: name, pathExtension: snapshotting.pathExtension,
    snapshotDirectory: snapshotDirectory)
  let fileName = path.split(separator: "/").last.map(String.init) ?? path
  let artifacts = ProcessEnvironment.value("SNAPSHOT_ARTIFACTS").map {
    $0 + "/" + (snapshotName.folder.split(separator: "/").last.map(String.init) ?? "")
  }
  var verification = SnapshotVerification(
    name: snapshotName, record: SnapshotTestingConfiguration.record(record),
    diffTool: SnapshotTestingConfiguration.current?.diffTool ?? .default, line: "\(fileName):\(line)",
    artifactFolder: artifacts, captures: .shared)
  verification.subject = SnapshotVerification.subject(Value.self)
  verification.filter = SnapshotName.filter(testName: testName)
  return SnapshotVerification.$testFile.withValue(path) { verification.verify(value, as: snapshotting) }
}

// Settings for the whole process, as used by suites before `withSnapshotTesting`.

/// Whether every reference is recorded.
@available(*, deprecated, message: "Say it to 'withSnapshotTesting' or the trait '.snapshots'.")
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.record() == .all }
  set { SnapshotTestingConfiguration.ofProcess.record = newValue ? .all : .missing }
}

/// Whether every reference is recorded.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { SnapshotTestingConfiguration.record() == .all }
  set { SnapshotTestingConfiguration.ofProcess.record = newValue ? .all : .missing }
}

/// What is printed about two files when an assertion fails.
@available(*, deprecated, message: "Say it to 'withSnapshotTesting' or the trait '.snapshots'.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.diffTool }
  set { SnapshotTestingConfiguration.ofProcess.diffTool = newValue }
}

// Functions that helpers built on swift-snapshot-testing call. The names are given.
// swift-format-ignore: NoLeadingUnderscores
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.diffTool }
  set { SnapshotTestingConfiguration.ofProcess.diffTool = newValue }
}

// swift-format-ignore: NoLeadingUnderscores
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.record() }
  set { SnapshotTestingConfiguration.ofProcess.record = newValue }
}

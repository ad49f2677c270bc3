// Settings for the whole process, as suites had them before `withSnapshotTesting`.

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

/// What is printed of two files when an assertion fails.
@available(*, deprecated, message: "Say it to 'withSnapshotTesting' or the trait '.snapshots'.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.diffTool }
  set { SnapshotTestingConfiguration.ofProcess.diffTool = newValue }
}

// What helpers that are built on the field's library ask it for. The names are theirs.
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

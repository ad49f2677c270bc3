internal import ComparisonRuns
internal import OperatingSystem
internal import PNGCodec
internal import Reports

/// One assertion, independent of the test framework: takes a snapshot, compares it with its reference, and
/// records it.
package struct SnapshotVerification {
  package var name: SnapshotName
  package var record: SnapshotTestingConfiguration.Record
  package var diffTool: SnapshotTestingConfiguration.DiffTool
  /// The source location of the assertion, such as `CardTests.swift:12`.
  package var line: String
  package var registry: SnapshotRegistry
  /// The folder that failing files are written to; `nil` for none.
  package var artifactFolder: String?
  /// Records which references are used; `nil` for no recording.
  package var captures: CaptureRecorder?
  /// The type of the value, which failures name; `nil` only names the file.
  package var subject: String?
  /// Makes the text that tells how to view two files from their paths; `nil` for the tool's command.
  package var seeing: ((_ reference: String, _ failure: String) -> String)?
  /// The test's name for `swift test --filter`; `nil` for all tests.
  package var filter: String?
  /// The test's source file, in whose project views find their texts, assets and fonts.
  @TaskLocal package static var testFile: String?

  package init(
    name: SnapshotName, record: SnapshotTestingConfiguration.Record,
    diffTool: SnapshotTestingConfiguration.DiffTool = .default, line: String,
    registry: SnapshotRegistry = .shared, artifactFolder: String? = nil, captures: CaptureRecorder? = nil
  ) {
    self.name = name
    self.record = record
    self.diffTool = diffTool
    self.line = line
    self.registry = registry
    self.artifactFolder = artifactFolder
    self.captures = captures
  }

  /// A failure: its text, and files that show what differs.
  package struct Failure: Sendable {
    package var message: String
    package var attachments: [(name: String, bytes: [UInt8])]

    package init(message: String, attachments: [(name: String, bytes: [UInt8])] = []) {
      self.message = message
      self.attachments = attachments
    }
  }

  /// Verifies a value; `nil` when it matches its reference.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> Failure? {
    let failure = check(value, strategy)
    do {
      // A reference that was missing exists by now, so that links in its path can be resolved.
      try captures?.note(name.path)
    } catch {
      // A reference that is not listed would be taken for an orphan.
      return failure ?? Failure(message: "The snapshot \(name.fileName) cannot be listed: \(error)")
    }
    return failure
  }

  private func check<Value, Format>(
    _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>
  ) -> Failure? {
    do {
      let format = try strategy.snapshot(value())
      let bytes = try strategy.diffing.encode(format)
      if let other = registry.conflict(path: name.path, line: line, bytes: bytes) {
        return Failure(message: Self.conflict(name, line, other))
      }
      return try verify(format, bytes, strategy.diffing)
    } catch {
      return Failure(message: "No snapshot \(name.fileName): \(error)")
    }
  }

  private func verify<Format>(
    _ format: Format, _ bytes: [UInt8], _ diffing: Diffing<Format>
  ) throws -> Failure? {
    if record == .all {
      try writeUnlessEqual(format, bytes, diffing)
      return Failure(
        message: """
          Record mode is on. Automatically recorded snapshot: …

          \(name.path)

          Turn record mode off and run the test again to compare with it.
          """)
    }
    guard FileSystem.exists(name.path) else { return try missing(format, bytes, diffing) }
    let reference = try MappedFile(path: name.path).contents
    switch try Self.compare(reference, format, diffing, path: name.path) {
    case .matches: return nil
    case .differs(let message, let artifacts):
      if record == .failed { try write(format, bytes, diffing) }
      return try differing(message, artifacts)
    }
  }

  /// A reference that cannot be read is a failure that names the file, never a match.
  private static func compare<Format>(
    _ reference: [UInt8], _ format: Format, _ diffing: Diffing<Format>, path: String
  ) throws -> Diffing<Format>.Outcome {
    do {
      return try diffing.compare(reference, format)
    } catch let error as PNGError {
      throw SnapshotFailure("the reference \(path) \(error)")
    }
  }

  /// Keeps a reference whose content matches: equal pixels in another encoding are no change.
  private func writeUnlessEqual<Format>(_ format: Format, _ bytes: [UInt8], _ diffing: Diffing<Format>) throws
  {
    if FileSystem.exists(name.path),
      case .matches? = try? diffing.compare(MappedFile(path: name.path).contents, format)
    {
      return
    }
    try write(format, bytes, diffing)
  }

  /// Writes a reference after reading it back: one that does not equal what was drawn would make every later
  /// test fail, or pass, for no reason.
  private func write<Format>(_ format: Format, _ bytes: [UInt8], _ diffing: Diffing<Format>) throws {
    try check(bytes, format, diffing)
    let annotated = try diffing.annotate(bytes, format)
    if annotated != bytes { try check(annotated, format, diffing) }
    try FileSystem.write(annotated, to: name.path)
  }

  private func check<Format>(_ file: [UInt8], _ format: Format, _ diffing: Diffing<Format>) throws {
    var isHeld = false
    do { isHeld = try diffing.holds(file, format) } catch {
      throw SnapshotFailure("\(name.path) was not written: what would be in it cannot be read back: \(error)")
    }
    guard isHeld else {
      throw SnapshotFailure(
        "\(name.path) was not written: what would be in it is not the snapshot that was taken")
    }
  }

  private func missing<Format>(
    _ format: Format, _ bytes: [UInt8], _ diffing: Diffing<Format>
  ) throws -> Failure {
    guard record != .never else {
      return Failure(
        message: """
          No reference was found on disk, and none is recorded here:

          \(name.path)

          To record it: \(command(.missing))
          """,
        attachments: [(name.fileName, bytes)])
    }
    try write(format, bytes, diffing)
    return Failure(
      message: """
        No reference was found on disk. Automatically recorded snapshot: …

        \(name.path)

        Run the test again to compare with it.
        """)
  }

  private func differing<Format>(
    _ message: String, _ artifacts: [Diffing<Format>.Artifact]
  ) throws -> Failure {
    let stem = name.stem
    var text =
      "Snapshot \(name.fileName)\(subject.map { " of \($0)" } ?? "") does not match its reference.\n\n"
      + "\(message)\n\nreference: \(name.path)"
    if record == .failed { text += "\nThe reference was recorded again." }
    if let artifactFolder {
      for artifact in artifacts where artifact.name != "reference" {
        let path = "\(artifactFolder)/\(stem).\(artifact.name).\(artifact.pathExtension)"
        try FileSystem.write(artifact.bytes, to: path)
        text += "\n\(artifact.name): \(path)"
        if artifact.name == "failure" {
          let see = seeing?(name.path, path) ?? ShellWord.command(diffTool.command, [name.path, path])
          text += "\nto see:    \(see)"
          text += "\nto accept: \(ShellWord.command("cp", [path, name.path]))"
        }
      }
    } else {
      text += "\nto accept: \(command(.failed))"
    }
    return Failure(
      message: text,
      attachments: artifacts.map { ("\(stem).\($0.name).\($0.pathExtension)", $0.bytes) })
  }

  /// The command that records the snapshot in a mode.
  private func command(_ mode: SnapshotTestingConfiguration.Record.Mode) -> String {
    "SNAPSHOT_TESTING_RECORD=\(mode.rawValue) swift test" + (filter.map { " --filter \($0)" } ?? "")
  }

  private static func conflict(_ name: SnapshotName, _ line: String, _ other: String) -> String {
    let place =
      line == other ? "\(line) captures it more than once with different content" : "\(other) and \(line)"
    return """
      Two snapshots have the name \(name.fileName): \(place).

      Names do not count captures; give each its own, as in `named: "2"` or `named: "dark"`.
      """
  }
}

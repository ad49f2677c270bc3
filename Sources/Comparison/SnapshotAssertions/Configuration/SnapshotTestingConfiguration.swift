internal import ComparisonRuns
internal import OperatingSystem

/// How snapshots are compared and recorded.
public struct SnapshotTestingConfiguration: Hashable, Sendable {
  /// When references are written.
  public struct Record: Hashable, Sendable {
    package enum Mode: String, Sendable, CaseIterable {
      case all
      case failed
      case missing
      case never
    }

    package var mode: Mode

    /// Every assertion writes its reference, and fails, so that a recording run cannot pass by mistake.
    public static let all = Record(mode: .all)
    /// Assertions that fail write their reference.
    public static let failed = Record(mode: .failed)
    /// Missing references are written; the assertion fails all the same.
    public static let missing = Record(mode: .missing)
    /// Nothing is written.
    public static let never = Record(mode: .never)

    package init(mode: Mode) { self.mode = mode }

    /// The mode with a name (`all`, `failed`, `missing`, `never`), as the environment variable
    /// `SNAPSHOT_TESTING_RECORD` gives it; `nil` for another name.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.init(mode: mode)
    }

    /// The default mode: missing references are written, but never in continuous integration, where a retry
    /// would compare a picture with itself.
    package static func standard(environment: (String) -> String?, isContinuousIntegration: Bool) -> Record {
      if let name = environment("SNAPSHOT_TESTING_RECORD"), let record = Record(rawValue: name) {
        return record
      }
      return isContinuousIntegration ? .never : .missing
    }
  }

  /// The command that shows two pictures, printed when an assertion fails.
  public struct DiffTool: Hashable, Sendable, ExpressibleByStringLiteral {
    package var command: String

    /// A program to call with the paths of the reference and of the new file.
    public init(_ command: String) { self.command = command }

    public init(stringLiteral command: String) { self.init(command) }

    /// Our own comparison.
    public static let fittingroom = DiffTool("fittingroom compare")
    public static let `default` = DiffTool.fittingroom
  }

  /// When references are written; `nil` inherits it.
  public var record: Record?
  /// The command that shows two files; `nil` inherits it.
  public var diffTool: DiffTool?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The configuration of the current task.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The effective record mode: the call's own, the task's, the environment's.
  package static func record(_ own: Record?) -> Record {
    own ?? current?.record
      ?? .standard(
        environment: ProcessEnvironment.value,
        isContinuousIntegration: ProcessEnvironment.isContinuousIntegration)
  }

  /// The configuration nested in another one, from which it inherits what it does not set.
  package func inherited(from outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }
}

/// `true` is `all`, `false` is `missing`.
extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// Runs an operation with the given settings for its assertions.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(
    configuration.inherited(from: SnapshotTestingConfiguration.current), operation: operation)
}

/// Runs an asynchronous operation with the given settings for its assertions.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration.inherited(from: SnapshotTestingConfiguration.current), operation: operation,
    isolation: isolation)
}

internal import ComparisonRuns
internal import OperatingSystem
internal import Reports
internal import SnapshotAssertions
internal import Synchronization

/// How snapshots are compared and recorded.
public struct SnapshotTestingConfiguration: Sendable {
  /// When references are written.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let mode: SnapshotAssertions.SnapshotTestingConfiguration.Record

    /// Every assertion writes its reference, and fails, so that a recording run cannot pass by mistake.
    public static let all = Record(mode: .all)
    /// Assertions that fail write their reference.
    public static let failed = Record(mode: .failed)
    /// Missing references are written; the assertion fails all the same.
    public static let missing = Record(mode: .missing)
    /// Nothing is written.
    public static let never = Record(mode: .never)

    init(mode: SnapshotAssertions.SnapshotTestingConfiguration.Record) { self.mode = mode }

    /// The mode with a name (`all`, `failed`, `missing`, `never`); `nil` for another name.
    public init?(rawValue: String) {
      guard let mode = SnapshotAssertions.SnapshotTestingConfiguration.Record(rawValue: rawValue) else {
        return nil
      }
      self.init(mode: mode)
    }

    /// `true` is `all`, `false` is `missing`.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// What is printed about two files when an assertion fails, such as a command that shows them.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let text: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      text = tool
    }

    /// A program to call with both paths.
    public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }

    /// Kaleidoscope's.
    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// Our own comparison.
    public static let `default` = DiffTool { ShellWord.command("fittingroom compare", [$0, $1]) }

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      text(currentFilePath, failedFilePath)
    }
  }

  /// What is printed about two files; `nil` inherits it.
  public var diffTool: DiffTool?
  /// When references are written; `nil` inherits it.
  public var record: Record?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The configuration of the current task.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// What was set for the whole process by `isRecording` and `diffTool`.
  private static let process = Mutex(SnapshotTestingConfiguration())

  /// The configuration of the whole process, which is the default.
  static var ofProcess: SnapshotTestingConfiguration {
    get { process.withLock { $0 } }
    set { process.withLock { $0 = newValue } }
  }

  /// The effective record mode: the call's own, the task's, the process's, the environment's.
  package static func record(_ own: Record? = nil) -> Record {
    own ?? current?.record ?? ofProcess.record
      ?? Record(
        mode: .standard(
          environment: ProcessEnvironment.value,
          isContinuousIntegration: ProcessEnvironment.isContinuousIntegration))
  }

  /// The effective diff tool.
  static var diffTool: DiffTool { current?.diffTool ?? ofProcess.diffTool ?? .default }

  /// The effective configuration, which inherits what it does not set.
  var inherited: SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: Self.record(record), diffTool: diffTool ?? Self.diffTool)
  }
}

/// Runs an operation with the given settings for its assertions.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inherited
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Runs an asynchronous operation with the given settings for its assertions.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inherited
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration, operation: operation, isolation: isolation)
}

public import Testing

/// A trait that configures the snapshots of a test or a suite, and counts the snapshots of every run of a
/// test from 1.
public struct SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// Suites inside the suite are configured too.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration.inherited) {
      try await CaptureCounter.$current.withValue(CaptureCounter()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTestTrait {
  /// The inherited configuration.
  public static var snapshots: Self { snapshots() }

  /// Sets how the snapshots of a test or a suite are recorded and compared.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Configures the snapshots of a test or a suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTestTrait(configuration: configuration)
  }
}

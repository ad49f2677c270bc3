#if canImport(Testing)
  public import Testing

  /// A trait that configures the snapshots of a test or a suite.
  public struct SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// Suites inside the suite are configured too.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      let configuration = configuration.inherited(from: SnapshotTestingConfiguration.current)
      try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await function() }
    }
  }

  // Where members of indirectly imported modules are visible, suites that only import `SnapshotTesting` see
  // these names, too, and mean those of that module.
  extension Trait where Self == SnapshotsTestTrait {
    /// The inherited configuration.
    @_disfavoredOverload
    public static var snapshots: Self { snapshots() }

    /// Sets how the snapshots of a test or a suite are recorded and compared.
    @_disfavoredOverload
    public static func snapshots(
      record: SnapshotTestingConfiguration.Record? = nil,
      diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
      SnapshotsTestTrait(
        configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Configures the snapshots of a test or a suite.
    @_disfavoredOverload
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
      SnapshotsTestTrait(configuration: configuration)
    }
  }
#endif

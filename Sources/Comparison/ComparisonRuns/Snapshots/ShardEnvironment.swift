/// The part of a run that a CI service assigns to a job through environment variables.
package struct ShardAssignment: Hashable, Sendable {
  package var shard: Shard
  /// The variables that define it, such as “CI_NODE_INDEX and CI_NODE_TOTAL”.
  package var source: String
}

/// The CI services that divide a job among machines and tell each its part through variables.
///
/// The names, and whether counting starts from 0 or 1, come from their documentation: GitLab's “Predefined
/// CI/CD variables”, CircleCI's “Test splitting”, Buildkite's “Environment variables”, Bazel's “Test
/// encyclopedia”, Slurm's `sbatch`, and Kubernetes' “Indexed Job”. GitHub sets none: a workflow passes
/// `strategy.job-index` and `strategy.job-total`.
package enum ShardEnvironment {
  /// A service that sets an index and a total.
  private struct Engine {
    var index: String
    var total: String
    /// The number of the first part.
    var first: Int
  }

  private static let engines = [
    Engine(index: "FITTINGROOM_JOB_INDEX", total: "FITTINGROOM_JOB_TOTAL", first: 0),
    Engine(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
    Engine(index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0),
    Engine(index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Engine(index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0),
  ]

  private static let slurm = (
    number: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", least: "SLURM_ARRAY_TASK_MIN",
    step: "SLURM_ARRAY_TASK_STEP"
  )
  private static let completion = "JOB_COMPLETION_INDEX"

  /// What helps against a variable that is missing or makes no sense.
  private static let remedy = "set it, or name the part with --shard"

  /// The file that Bazel expects a test with sharding support to touch.
  package static let statusFile = "TEST_SHARD_STATUS_FILE"

  /// All variables that are read.
  package static let names =
    engines.flatMap { [$0.index, $0.total] } + [slurm.number, slurm.count, slurm.least, slurm.step]
    + [completion, statusFile]

  /// The part that the environment gives to this job; nil if there is none, or only one.
  ///
  /// - Parameters:
  ///   - total: the number of parts, if the caller knows it; Kubernetes only sets the index.
  ///   - value: returns a variable's value; nil if it is not set.
  /// - Throws: `SnapshotError` if a variable makes no sense, or variables contradict each other or the total.
  package static func assignment(
    total: Int?, _ value: (String) -> String?
  ) throws(SnapshotError) -> ShardAssignment? {
    var found: [ShardAssignment] = []
    for engine in engines { if let taken = try assignment(of: engine, value) { found.append(taken) } }
    if let taken = try arrayTask(value) { found.append(taken) }
    if let taken = try completionIndex(total: total, value) { found.append(taken) }
    // A variable that says that the job is not divided does not contradict one that divides it.
    found.removeAll { $0.shard.count == 1 }
    if let total {
      guard let first = found.first else {
        if total == 1 { return nil }
        throw SnapshotError(
          "--of \(total) is the number of parts, but no variable says which of them this is; name the part with "
            + "--shard")
      }
      guard let other = found.first(where: { $0.shard.count != total }) else { return first }
      throw SnapshotError(
        "--of \(total) contradicts \(other.source), which say \(other.shard); leave out --of, or name the part with "
          + "--shard")
    }
    guard let first = found.first else { return nil }
    if let other = found.first(where: { $0.shard != first.shard }) {
      throw SnapshotError(
        "\(first.source) say part \(first.shard), \(other.source) part \(other.shard); name the part with --shard"
      )
    }
    return first
  }

  private static func assignment(
    of engine: Engine, _ value: (String) -> String?
  ) throws(SnapshotError) -> ShardAssignment? {
    guard let total = try number(engine.total, value) else {
      guard let index = try number(engine.index, value) else { return nil }
      throw SnapshotError("\(engine.index) is \(index), but \(engine.total) is not set; \(remedy)")
    }
    try check(total, of: engine.total)
    guard let index = try number(engine.index, value) else {
      // GitLab sets the total even if there is only one job.
      if total == 1 { return nil }
      throw SnapshotError("\(engine.total) is \(total), but \(engine.index) is not set; \(remedy)")
    }
    guard let shard = Shard(index: index - engine.first + 1, count: total) else {
      throw SnapshotError(
        "\(engine.index) is \(index), but \(engine.total) is \(total), so it has to be from \(engine.first) to "
          + "\(total - 1 + engine.first); correct it, or name the part with --shard")
    }
    return ShardAssignment(shard: shard, source: "\(engine.index) and \(engine.total)")
  }

  /// The task of a Slurm array, whose indices are a range with a step.
  private static func arrayTask(_ value: (String) -> String?) throws(SnapshotError) -> ShardAssignment? {
    guard let task = try number(slurm.number, value) else { return nil }
    guard let count = try number(slurm.count, value) else {
      throw SnapshotError("\(slurm.number) is \(task), but \(slurm.count) is not set; \(remedy)")
    }
    try check(count, of: slurm.count)
    guard let least = try number(slurm.least, value) else {
      throw SnapshotError("\(slurm.number) is \(task), but \(slurm.least) is not set; \(remedy)")
    }
    let step = try number(slurm.step, value) ?? 1
    guard step >= 1, task >= least, (task - least) % step == 0,
      let shard = Shard(index: (task - least) / step + 1, count: count)
    else {
      throw SnapshotError(
        "\(slurm.number) is \(task), which is not one of \(count) numbers from \(least) in steps of \(step); "
          + "name the part with --shard")
    }
    return ShardAssignment(shard: shard, source: "\(slurm.number) and \(slurm.count)")
  }

  /// The part of an indexed job in Kubernetes, which only sets the index.
  private static func completionIndex(
    total: Int?, _ value: (String) -> String?
  ) throws(SnapshotError) -> ShardAssignment? {
    guard let index = try number(completion, value) else { return nil }
    guard let total else {
      throw SnapshotError(
        "\(completion) is \(index), and no variable holds the number of parts; name it with --of")
    }
    guard let shard = Shard(index: index + 1, count: total) else {
      throw SnapshotError(
        "\(completion) is \(index), but with --of \(total) it has to be from 0 to \(total - 1); give --of the number "
          + "of the Job’s completions")
    }
    return ShardAssignment(shard: shard, source: "\(completion) and --of")
  }

  private static func number(
    _ name: String, _ value: (String) -> String?
  ) throws(SnapshotError) -> Int? {
    guard let text = value(name), !text.isEmpty else { return nil }
    // Numbers are limited to avoid overflow.
    guard let number = Int(text), abs(number) <= 1 << 40 else {
      throw SnapshotError("\(name) is “\(text)”, which is not a number; \(remedy)")
    }
    return number
  }

  private static func check(_ total: Int, of name: String) throws(SnapshotError) {
    guard (1...Shard.largestCount).contains(total) else {
      throw SnapshotError("\(name) is \(total), but a run has 1 to \(Shard.largestCount) parts; \(remedy)")
    }
  }
}

import ComparisonRuns
import Testing

struct ShardEnvironmentTests {
  private func assignment(_ variables: [String: String], of total: Int? = nil) throws -> ShardAssignment? {
    try ShardEnvironment.assignment(total: total) { variables[$0] }
  }

  private func message(_ variables: [String: String], of total: Int? = nil) -> String? {
    do {
      _ = try assignment(variables, of: total)
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    ["FITTINGROOM_JOB_INDEX": "1", "FITTINGROOM_JOB_TOTAL": "4"],
    ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"],
    ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"],
    ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "4"],
    ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"],
    ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0"],
    [
      "SLURM_ARRAY_TASK_ID": "15", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "10",
      "SLURM_ARRAY_TASK_STEP": "5",
    ],
  ])
  func `every engine gives its part by its own variables`(_ variables: [String: String]) throws {
    let taken = try #require(try assignment(variables))
    #expect(taken.shard == Shard("2/4"))
    #expect(variables.keys.contains { taken.source.hasPrefix($0) })
    // The total that the caller knows agrees, or does not.
    #expect(try assignment(variables, of: 4) == taken)
    #expect(message(variables, of: 5)?.hasPrefix("--of 5 contradicts") == true)
  }

  @Test func `Kubernetes names the part, and the caller how many there are`() throws {
    let variables = ["JOB_COMPLETION_INDEX": "19"]
    #expect(try assignment(variables, of: 20)?.shard == Shard("20/20"))
    #expect(
      message(variables)
        == "JOB_COMPLETION_INDEX is 19, and no variable holds the number of parts; name it with --of")
    #expect(
      message(variables, of: 19)
        == "JOB_COMPLETION_INDEX is 19, but with --of 19 it has to be from 0 to 18; give --of the number of the Job’s "
        + "completions")
    #expect(try assignment(["JOB_COMPLETION_INDEX": "0"], of: 1) == nil)
    #expect(message([:], of: 3)?.hasPrefix("--of 3 is the number of parts, but no variable") == true)
  }

  @Test func `a job that is not divided is whole`() throws {
    #expect(try assignment([:]) == nil)
    // GitLab gives the number of jobs even if there is only one; CircleCI numbers it, too.
    #expect(try assignment(["CI_NODE_TOTAL": "1"]) == nil)
    #expect(try assignment(["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"]) == nil)
    // It does not conflict with the variables of the engine that divides the run.
    #expect(
      try assignment([
        "CI_NODE_TOTAL": "1", "TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3",
      ])?.shard == Shard("3/3"))
  }

  @Test(arguments: [
    (
      ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
      "CI_NODE_INDEX is 0, but CI_NODE_TOTAL is 4, so it has to be from 1 to 4; correct it"
    ),
    (
      ["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"],
      "CIRCLE_NODE_INDEX is 4, but CIRCLE_NODE_TOTAL is 4, so it has to be from 0 to 3"
    ),
    (["TEST_SHARD_INDEX": "-1", "TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX is -1, but"),
    (["TEST_SHARD_INDEX": "1"], "TEST_SHARD_INDEX is 1, but TEST_TOTAL_SHARDS is not set; set it"),
    (
      ["BUILDKITE_PARALLEL_JOB_COUNT": "3"],
      "BUILDKITE_PARALLEL_JOB_COUNT is 3, but BUILDKITE_PARALLEL_JOB is"
    ),
    (
      ["CI_NODE_INDEX": "two", "CI_NODE_TOTAL": "4"],
      "CI_NODE_INDEX is “two”, which is not a number; set it, or name the part"
    ),
    (
      ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"],
      "CI_NODE_TOTAL is 0, but a run has 1 to 10000 parts; set it"
    ),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "99999999999999999999"], "CI_NODE_TOTAL is “9"),
    (
      ["FITTINGROOM_JOB_INDEX": "0", "FITTINGROOM_JOB_TOTAL": "10001"], "FITTINGROOM_JOB_TOTAL is 10001, but"
    ),
    (
      ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1"],
      "SLURM_ARRAY_TASK_ID is 7, which is not one of 3 numbers from 1 in steps of 1; name the part"
    ),
    (["SLURM_ARRAY_TASK_ID": "7"], "SLURM_ARRAY_TASK_ID is 7, but SLURM_ARRAY_TASK_COUNT is not set"),
    (
      ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4", "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"],
      "CI_NODE_INDEX and CI_NODE_TOTAL say part 1/4, TEST_SHARD_INDEX and TEST_TOTAL_SHARDS part 2/4; name the"
    ),
  ])
  func `what has no sense is an error of one sentence`(
    _ variables: [String: String], _ expected: String
  ) throws {
    let said = try #require(message(variables))
    #expect(said.hasPrefix(expected))
    #expect(!said.contains("\n") && !said.hasSuffix("."))
  }

  @Test func `all variables are listed, for those who take them away`() {
    var asked: Set<String> = [ShardEnvironment.statusFile]
    _ = try? ShardEnvironment.assignment(total: nil) {
      asked.insert($0)
      return nil
    }
    #expect(asked.isSubset(of: ShardEnvironment.names) && ShardEnvironment.names.count == 16)
  }
}

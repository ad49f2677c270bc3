import Foundation
import Testing

/// Runs that are divided among machines as the test engines there do it.
@Suite struct PartTests {
  private static let views =
    "import SwiftUI\n"
    + (0..<9).map { "#Preview(\"\($0)\") { Color(white: 0.\($0)).frame(width: 9, height: 9) }\n" }.joined()
  private static let verify = ["snapshot", "verify", "refs", "V.swift", "--size", "9x9", "--results", "r"]

  private func recorded() throws -> Program {
    let program = try Program(["V.swift": Self.views])
    let recorded = try program.run("snapshot", "record", "refs", "V.swift", "--size", "9x9")
    try #require(recorded.exitCode == 0, "\(recorded)")
    return program
  }

  @Test func enginesGiveThePart() throws {
    let program = try recorded()
    let engines: [(variables: [String: String], total: [String])] = [
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], []),
      (["FITTINGROOM_JOB_INDEX": "2", "FITTINGROOM_JOB_TOTAL": "3"], []),
      (["JOB_COMPLETION_INDEX": "0"], ["--of", "3"]),
    ]
    for (number, engine) in engines.enumerated() {
      let result = try program.run(Self.verify + engine.total, environment: engine.variables)
      #expect(result.output == "3 pictures: 3 identical\n", "\(result)")
      let part = ["2/3", "3/3", "1/3"][number]
      #expect(result.errors.contains("note: this is part \(part), as "), "\(result)")
      // Until all are there, the run is not complete.
      let merged = try program.run("snapshot", "merge", "r")
      let missing = [["1/3", "3/3"], ["1/3"], []][number]
      #expect(merged.exitCode == (missing.isEmpty ? 0 : 2))
      if missing.isEmpty {
        #expect(merged.output == "9 pictures: 9 identical\n", "\(merged)")
      } else {
        #expect(
          merged.errors
            == "error: the run is not complete; add the results of part \(missing.joined(separator: ", ")), or pass "
            + "--allow-partial\n")
      }
    }
    // A part that is drawn again replaces itself; one from elsewhere is a duplicate.
    let again = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]
    #expect(try program.run(Self.verify, environment: again).exitCode == 0)
    #expect(try program.run("snapshot", "merge", "r").exitCode == 0)
    #expect(try program.run(Self.verify.dropLast() + ["r2"], environment: again).exitCode == 0)
    let twice = try program.run("snapshot", "merge", "r", "r2")
    #expect(
      twice.exitCode == 2
        && twice.errors == "error: part 2/3 is there more than once; remove the results of other runs\n",
      "\(twice)")
    // Without the environment, and against it, all are drawn.
    #expect(try program.run(Self.verify).output.hasPrefix("9 pictures"))
    let whole = try program.run(Self.verify + ["--shard", "1/1"], environment: again)
    #expect(whole.output.hasPrefix("9 pictures") && !whole.errors.contains("part"))
  }

  @Test func bazelIsToldThatItsShardIsTaken() throws {
    let program = try recorded()
    let file = program.folder.appendingPathComponent("status")
    let variables = ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": file.path]
    let result = try program.run(Self.verify, environment: variables)
    #expect(result.output == "5 pictures: 5 identical\n", "\(result)")
    #expect(FileManager.default.fileExists(atPath: file.path))
    // One that takes another part by its options has not taken Bazel's.
    try FileManager.default.removeItem(at: file)
    #expect(try program.run(Self.verify + ["--shard", "2/2"], environment: variables).exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func whatContradictsItselfDrawsNothing() throws {
    let program = try Program(["V.swift": Self.views])
    let nonsense = try program.run(
      Self.verify, environment: ["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"])
    #expect(
      nonsense.exitCode == 2
        && nonsense.errors
          == "error: CIRCLE_NODE_INDEX is 4, but CIRCLE_NODE_TOTAL is 4, so it has to be from 0 to 3; correct it, or "
          + "name the part with --shard\n",
      "\(nonsense)")
    #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/r"))
    #expect(try program.run(Self.verify + ["--shard", "1/2", "--of", "2"]).exitCode == 64)
    #expect(try program.run(Self.verify + ["--of", "0"]).exitCode == 64)
    #expect(try program.run(Self.verify + ["--of", "2"]).exitCode == 2)
  }

  @Test func partsAreCutByTheTimesOfTheLastRun() throws {
    // The programs' output is in the test's folder, and would be part of the project.
    let program = try Program(["App/V.swift": Self.views])
    let verify = Self.verify.map { $0 == "V.swift" ? "App/V.swift" : $0 }
    let recorded = try program.run("snapshot", "record", "refs", "App/V.swift", "--size", "9x9")
    try #require(recorded.exitCode == 0, "\(recorded)")
    let measured = try program.run(verify + ["--all", "--write-times", "times.json"])
    #expect(measured.exitCode == 0, "\(measured)")
    let times = try program.text("times.json")
    #expect((0..<9).allSatisfy { times.contains("\"V.\($0).9x9\": ") }, "\(times)")
    // What is not drawn again keeps its time.
    let proven = try program.run(verify + ["--times", "times.json", "--write-times", "times.json"])
    #expect(proven.output.contains("9 not drawn"), "\(proven)")
    #expect(try program.text("times.json") == times)
    // One takes as long as all others together.
    var seconds = (0..<9).map { "\"V.\($0).9x9\": 1000" }
    seconds[4] = "\"V.4.9x9\": 8000"
    try program.write(
      "{\"version\": 1, \"microseconds\": {\(seconds.joined(separator: ", "))}}", to: "long.json")
    let parts = try (1...2).map {
      try program.run(
        verify + ["--all", "--shard", "\($0)/2", "--times", "long.json", "--write-times", "part\($0).json"])
    }
    #expect(parts.map(\.output) == ["1 picture: 1 identical\n", "8 pictures: 8 identical\n"])
    #expect(try program.text("part1.json").contains("V.4.9x9"))
    #expect(try program.run("snapshot", "merge", "r").output == "9 pictures: 9 identical\n")
    // Parts that were cut by different times do not belong together.
    #expect(try program.run(verify + ["--shard", "1/2"]).exitCode == 0)
    let mixed = try program.run("snapshot", "merge", "r")
    #expect(
      mixed.exitCode == 2
        && mixed.errors
          == "error: parts 1/2 and 2/2 were divided by different times; give every part the same --times\n",
      "\(mixed)")
    // Kept with the references, they are renewed by each recording.
    for _ in 0..<2 {
      let kept = try program.run(
        "snapshot", "record", "refs", "App/V.swift", "--size", "9x9", "--write-times", "refs/times.json")
      #expect(kept.exitCode == 0, "\(kept)")
    }
    let over = try program.run(verify + ["--write-times", "App/V.swift"])
    #expect(
      over.exitCode == 2 && over.errors == "error: --write-times would replace App/V.swift, which is read\n")
  }
}

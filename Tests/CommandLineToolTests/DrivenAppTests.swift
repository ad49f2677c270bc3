import Foundation
import Testing

/// Whole apps, driven by taps from the command line.
@Suite struct DrivenAppTests {
  /// The texts that a sample shows after some steps, in the order of its views.
  private func texts(_ sample: String, _ size: String, _ steps: [String]) throws -> [String] {
    let program = try Program()
    let file = Program.root.appendingPathComponent("Samples/\(sample)").path
    let result = try program.run(["inspect", file, "--size", size] + steps)
    #expect(result.exitCode == 0 && result.errors == "", "\(steps): \(result.errors)")
    return result.output.split(separator: "\n").compactMap { line in
      guard line.hasSuffix("\""), let start = line.firstIndex(of: "\"") else { return nil }
      return String(line[line.index(after: start)...].dropLast())
    }
  }

  @Test(arguments: [
    ("", ["0", "Subtract", "Add", "Step 1", "Goal", "Undo"]),
    ("tap Add", ["1", "Subtract", "Add", "Step 1", "Goal", "Undo"]),
    ("tap Add,tap Add,tap Subtract", ["1", "Subtract", "Add", "Step 1", "Goal", "Undo"]),
    ("tap Subtract", ["-1", "Subtract", "Add", "Step 1", "Goal", "Undo"]),
    ("set step=4,tap Add,tap Add", ["8", "Subtract", "Add", "Step 4", "Goal", "Undo"]),
    ("set step=5,tap Add,tap Add", ["10", "Subtract", "Add", "Step 5", "Goal", "Undo", "Done"]),
    ("set step=5,tap Add,tap Add,tap Undo", ["5", "Subtract", "Add", "Step 5", "Goal", "Undo"]),
    ("tap Add,tap Undo", ["0", "Subtract", "Add", "Step 1", "Goal", "Undo"]),
  ])
  func aCounterCounts(_ steps: String, _ shown: [String]) throws {
    #expect(try texts("Counter.swift", "320x460", Self.options(steps)) == shown)
  }

  @Test func whatCannotBeUndoneIsDisabled() throws {
    let program = try Program()
    let file = Program.root.appendingPathComponent("Samples/Counter.swift").path
    let result = try program.run(
      "inspect", file, "--size", "320x460", "--tap", "Add", "--tap", "Undo", "--tap", "Undo")
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("“Undo” is disabled (Button)"))
  }

  @Test(arguments: [
    ("", ["Lakes", "0 of 3", "Coast", "0 of 2", "Trips"]),
    ("tap Lakes", ["Como", "Garda", "Iseo", "Lakes"]),
    ("tap Lakes,tap Garda", ["Visited", "Done", "Garda"]),
    ("tap Lakes,tap Garda,tap Visited,tap Done", ["Como", "Garda", "Iseo", "Lakes"]),
    ("tap Lakes,tap Garda,tap Visited,tap Done,tap Iseo", ["Visited", "Done", "Iseo"]),
    (
      "tap Lakes,tap Garda,tap Visited,tap Done,tap Iseo,tap Visited,tap Done,tap Back",
      ["Lakes", "2 of 3", "Coast", "0 of 2", "Trips"]
    ),
    ("tap Coast,tap Porto,tap Visited,tap Done,tap Back,tap Lakes", ["Como", "Garda", "Iseo", "Lakes"]),
  ])
  func threeScreensAreGoneThrough(_ steps: String, _ shown: [String]) throws {
    #expect(try texts("Trips.swift", "390x500", Self.options(steps)) == shown)
  }

  /// "tap Add,set step=4" as options.
  private static func options(_ steps: String) -> [String] {
    steps.split(separator: ",").flatMap { step in
      let words = step.split(separator: " ", maxSplits: 1)
      return ["--\(words[0])", String(words[1])]
    }
  }

  @Test func aStepLooksTheSameInAScriptAsOnTheCommandLine() throws {
    let program = try Program(["steps.txt": "tap Lakes\ntap Garda\ntap Visited\ntap Done\n"])
    let file = Program.root.appendingPathComponent("Samples/Trips.swift").path
    let script = try program.run(
      "render", file, "--size", "390x500", "--steps", "steps.txt", "-o", "script")
    #expect(script.exitCode == 0, "\(script.errors)")
    let steps = ["--tap", "Lakes", "--tap", "Garda", "--tap", "Visited", "--tap", "Done"]
    for count in 0...4 {
      let single = try program.run(
        ["render", file, "--size", "390x500", "-o", "single"] + steps.prefix(2 * count))
      #expect(single.exitCode == 0, "\(single.errors)")
      let name = "Trips.TripsApp.390x500"
      #expect(
        try program.bytes("single/\(name).png") == program.bytes("script/\(name).step0\(count).png"))
    }
  }
}

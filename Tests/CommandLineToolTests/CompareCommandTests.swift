import Foundation
import Testing

@Suite struct CompareCommandTests {
  /// A folder with pictures of three views: `a` and `b` are equal, `c` has another colour.
  private func program() throws -> Program {
    let program = try Program(["V.swift": Self.views])
    let result = try program.run("render", "V.swift", "--size", "20x10", "-o", "out")
    try #require(result.exitCode == 0, "\(result.errors)")
    return program
  }

  private static let views = """
    import SwiftUI

    #Preview("a") { Color.red }
    #Preview("b") { Color.red }
    #Preview("c") { Color.blue }

    """

  private func path(_ view: String) -> String { "out/V.\(view).20x10.png" }

  @Test func answersWithTheVerdictAndItsExitCode() throws {
    let program = try program()
    let equal = try program.run("compare", path("a"), path("b"))
    #expect(equal.exitCode == 0)
    #expect(equal.output == "identical: the files are identical\n")
    let different = try program.run("compare", path("a"), path("c"))
    #expect(different.exitCode == 1)
    #expect(different.output.hasPrefix("different: 200 of 200 pixels differ (100 %)"))
    #expect(try program.run("compare", path("a"), "none.png").exitCode == 4)
  }

  @Test func refusesWhatIsNoPicture() throws {
    let program = try Program(["a.png": "no picture", "b.png": "no picture"])
    let result = try program.run("compare", "a.png", "b.png")
    #expect(result.exitCode == 2)
    #expect(result.output == "error: a.png is not a PNG file\n")
    let folder = try program.run("compare", "a.png", ".")
    #expect(folder.exitCode == 2)
    #expect(folder.output.contains("a folder can only be compared with a folder"))
    let missing = try program.run("compare", "none", ".")
    #expect(missing.exitCode == 4)
    #expect(missing.output == "missing: none does not exist\n")
  }

  @Test func printsCompleteJSON() throws {
    let program = try program()
    for arguments in [["--json"], ["--json", "--max-diff-pixels", "300"]] {
      let result = try program.run(["compare", path("a"), path("c")] + arguments)
      let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      #expect(json?["verdict"] as? String == (arguments.count == 1 ? "different" : "within-tolerance"))
      #expect(json?["differingPixels"] as? Int == 200)
      #expect(json?["totalPixels"] as? Int == 200)
      #expect(json?["bounds"] as? [Int] == [0, 0, 20, 10])
      #expect((json?["regions"] as? [Any])?.count == 1)
      #expect((json?["budget"] as? [Any])?.count == 1)
      #expect(result.exitCode == (arguments.count == 1 ? 1 : 0))
    }
  }

  @Test(arguments: [
    ["--yiq", "1.1"], ["--yiq-v5", "2"], ["--oklab", "3"], ["--channel", "256"], ["--max-diff-ratio", "1.5"],
  ])
  func refusesTolerancesBeyondTheirRange(_ option: [String]) throws {
    let program = try Program(["a.png": "", "b.png": ""])
    let result = try program.run(["compare", "a.png", "b.png"] + option)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("\(option[0]) can be at most"))
  }

  @Test func takesOneMetricOnly() throws {
    let program = try Program()
    let result = try program.run("compare", "a.png", "b.png", "--yiq", "0.1", "--oklab", "0.1")
    #expect(result.exitCode != 0)
    #expect(result.errors.contains("only one of --channel, --yiq"))
  }
}

@Suite struct SnapshotCommandTests {
  @Test func recordsVerifiesAndApprovesPreviews() throws {
    func source(_ color: String) -> String {
      "import SwiftUI\n#Preview(\"card\") { Color.\(color).frame(width: 12, height: 8) }\n"
    }
    let program = try Program(["Card.swift": source("red")])
    let recorded = try program.run("snapshot", "record", "refs", "Card.swift")
    #expect(recorded.exitCode == 0, "\(recorded.output)\(recorded.errors)")
    #expect(recorded.output.hasSuffix("1 of 1 references written\n"))
    #expect(try program.run("snapshot", "verify", "refs", "Card.swift", "--results", "res").exitCode == 0)
    try source("blue").write(
      to: program.folder.appendingPathComponent("Card.swift"), atomically: true, encoding: .utf8)
    let changed = try program.run("snapshot", "verify", "refs", "Card.swift", "--results", "res")
    #expect(changed.exitCode == 1)
    #expect(changed.output.contains("96 of 96 pixels differ"))
    #expect(try program.run("snapshot", "approve", "refs", "res").exitCode == 0)
    #expect(try program.run("snapshot", "verify", "refs", "Card.swift", "--results", "res").exitCode == 0)
  }

  @Test func failsWhereAPreviewDoesNotCompile() throws {
    let program = try Program(["Card.swift": "import SwiftUI\n#Preview { Colour.red }\n"])
    let result = try program.run("snapshot", "verify", "refs", "Card.swift", "--results", "res")
    #expect(result.exitCode == 2)
  }
}

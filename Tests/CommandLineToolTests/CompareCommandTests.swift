import Foundation
import Imaging
import PNGCodec
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
    #expect(result.output == "error: a.png cannot be read: it is not a PNG, JPEG, WebP or HEIC file\n")
    let folder = try program.run("compare", "a.png", ".")
    #expect(folder.exitCode == 2)
    #expect(folder.output.contains("a folder can only be compared with a folder"))
    let missing = try program.run("compare", "none", ".")
    #expect(missing.exitCode == 4)
    #expect(missing.output == "missing: none does not exist\n")
  }

  @Test func comparesPicturesOfOtherFormats() throws {
    let program = try Program()
    // Four opaque pixels above four half clear blue ones, without loss.
    let webp = "UklGRiIAAABXRUJQVlA4TBUAAAAvA0AAEA8wKIP8rf//AQYP5iGi/xEA"
    try #require(Data(base64Encoded: webp)).write(to: program.folder.appendingPathComponent("a.webp"))
    var pixels = [StraightBitmap.Pixel](repeating: .init(red: 200, green: 40, blue: 90), count: 4)
    pixels += [StraightBitmap.Pixel](repeating: .init(red: 0, green: 0, blue: 255, alpha: 128), count: 4)
    try PNGEncoder.write(
      StraightBitmap(width: 4, height: 2, pixels: pixels), to: program.folder.path + "/a.png")
    let result = try program.run("compare", "a.png", "a.webp")
    if result.output.contains("libwebp7") { return #expect(result.exitCode == 2) }
    #expect(
      result.exitCode == 0 && result.output == "identical: the pixels are identical, the files are not\n")
    let json = try program.run("compare", "a.webp", "a.png", "--json")
    #expect(json.exitCode == 0 && json.output.contains("\"identity\": \"pixels\""))
    try program.write(["x/a.webp": "no picture"])
    let damaged = try program.run("compare", "x/a.webp", "a.webp")
    #expect(
      damaged.exitCode == 2
        && damaged.output == "error: x/a.webp cannot be read: it is not a PNG, JPEG, WebP or HEIC file\n")
  }

  @Test func movesReferencesToNewRulesOnlyWithProof() throws {
    let source = """
      import SwiftUI
      #Preview("Blue") { Color.blue }
      #Preview("Own") { Color(red: 1, green: 0.5, blue: 0) }
      """
    let program = try Program(["V.swift": source])
    func snapshot(_ verb: String, _ more: String...) throws -> Program.Result {
      try program.run(["snapshot", verb, "refs", "V.swift", "--size", "9x9"] + more)
    }
    #expect(try snapshot("record", "--render-version", "1").exitCode == 0)
    // References stay where they are, and the comparison reports that there are more.
    let verified = try snapshot("verify")
    #expect(verified.exitCode == 0 && verified.output == "2 pictures: 2 identical\n")
    #expect(verified.errors.hasPrefix("note: the references stay at version 1 of the rules"))
    #expect(try snapshot("record").output == "0 of 2 references written\n")
    let other = try snapshot("verify", "--render-version", "2")
    #expect(other.exitCode == 2)
    #expect(other.errors.hasPrefix("error: the references were drawn by version 1 of the rules"))
    // Something else has changed too.
    try source.replacing("green: 0.5", with: "green: 0.6")
      .write(to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
    let refused = try snapshot("record", "--only-render-version-change")
    #expect(refused.exitCode == 1)
    #expect(refused.output.contains("V.Own.9x9: 81 of 81 pixels differ"))
    #expect(refused.output.contains("nothing was written"))
    try source.write(to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
    #expect(try snapshot("verify").exitCode == 0)
    let moved = try snapshot("record", "--only-render-version-change")
    #expect(
      moved.output == """
        this engine draws all 2 references as they are, pixel by pixel
        from version 1 of the rules, the design of iOS 17 and 18, to version 2, that of iOS 26: system colours and \
        the standard tint, switches, the shape of bordered buttons, lone words on the second of two lines, the \
        distance between lines of small text look otherwise
        recorded V.Blue.9x9
        1 of 2 references written

        """)
    let after = try snapshot("verify")
    #expect(after.exitCode == 0 && after.errors.isEmpty)
  }

  @Test func excusesEdgesThatRendersKnow() throws {
    func view(_ degrees: String) -> String {
      """
      import SwiftUI
      #Preview("V") { Rectangle().fill(.red).frame(width: 30, height: 30).rotationEffect(.degrees(\(degrees))) }
      """
    }
    let program = try Program(["V.swift": view("20")])
    func render(_ folder: String) throws {
      let result = try program.run("render", "V.swift", "--size", "60x60", "--edges", "-o", folder)
      try #require(result.exitCode == 0, "\(result.errors)")
    }
    try render("old")
    #expect(try program.pictures(in: "old") == ["V.V.60x60.edges.png", "V.V.60x60.png"])
    try view("20.05").write(
      to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
    try render("new")
    #expect(try program.run("compare", "old", "new").exitCode == 1)
    let excused = try program.run("compare", "old", "new", "--anti-aliasing", "edges")
    #expect(excused.exitCode == 0 && excused.output.contains("within-tolerance: V.V.60x60.png"))
    // A change of colour is not an edge.
    try view("20.05").replacing(".red", with: ".blue").write(
      to: program.folder.appendingPathComponent("V.swift"), atomically: true, encoding: .utf8)
    try render("new")
    #expect(try program.run("compare", "old", "new", "--anti-aliasing", "edges").exitCode == 1)
    let references = try program.run("snapshot", "verify", "r", "V.swift", "--anti-aliasing", "edges")
    #expect(references.exitCode == 64 && references.errors.contains("references have no masks of edges"))
  }

  @Test func findsOrphansOfTests() throws {
    let program = try Program([
      "Tests/ATests.swift": "", "Tests/__Snapshots__/ATests/a.1.png": "",
      "Tests/__Snapshots__/BTests/b.1.png": "", "list.txt": "run --filter\n",
    ])
    let gone = try program.run("snapshot", "orphans", "Tests", "--tests")
    #expect(gone.exitCode == 1 && gone.output == "__Snapshots__/BTests/b.1.png\n")
    let filtered = try program.run("snapshot", "orphans", "Tests", "--tests", "list.txt", "--delete")
    #expect(filtered.exitCode == 2 && filtered.errors.hasPrefix("error: orphans are only known after"))
    let deleted = try program.run("snapshot", "orphans", "Tests", "--tests", "--delete")
    #expect(deleted.exitCode == 0 && deleted.output == "deleted __Snapshots__/BTests/b.1.png\n")
    #expect(try program.run("snapshot", "orphans", "Tests", "--tests").output.isEmpty)
    #expect(try program.run("snapshot", "orphans", "Tests").exitCode == 64)
  }

  @Test func driftNeedsATolerance() throws {
    let program = try Program(["V.swift": Self.views])
    let refused = try program.run("snapshot", "verify", "refs", "V.swift", "--drift")
    #expect(refused.exitCode == 64 && refused.errors.contains("--drift needs one"))
    let lost = try program.run("snapshot", "verify", ".", "V.swift", "--drift", "--channel", "2")
    #expect(lost.exitCode == 2 && lost.errors.hasPrefix("error: git knows nothing of ."))
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
    let refused = try program.shell(
      "printf 'what\\nn\\n' | \"$0\" snapshot approve --interactive refs res '*ca*'")
    #expect(
      refused.exitCode == 0 && refused.output.contains("1 of 1: ") && !refused.output.contains("approved"))
    let approved = try program.shell("echo y | \"$0\" snapshot approve -i refs res")
    #expect(approved.output.contains("approve? [y, n, a, q] approved "))
    #expect(try program.run("snapshot", "verify", "refs", "Card.swift", "--results", "res").exitCode == 0)
  }

  @Test func failsWhereAPreviewDoesNotCompile() throws {
    let program = try Program(["Card.swift": "import SwiftUI\n#Preview { Colour.red }\n"])
    let result = try program.run("snapshot", "verify", "refs", "Card.swift", "--results", "res")
    #expect(result.exitCode == 2)
  }
}

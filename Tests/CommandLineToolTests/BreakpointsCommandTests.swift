import Foundation
import TestSupport
import Testing

/// The lengths at which the layout of views changes, for sources whose own numbers determine them.
@Suite struct BreakpointsCommandTests {
  private func breakpoints(_ result: Program.Result) throws -> [[String: Any]] {
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    return try #require(list.first?["breakpoints"] as? [[String: Any]])
  }

  /// Columns of 60 points with 8 between them, and a candidate of 150 points.
  private static let source = """
    import SwiftUI

    #Preview("Grid") {
      VStack {
        ViewThatFits {
          Color.red.frame(width: 150.4, height: 10)
          Color.blue.frame(width: 20, height: 10)
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 8)]) {
          ForEach(0..<6) { _ in Color.green.frame(height: 10) }
        }
      }
    }
    """

  @Test func findsWidthsToTheTenth() throws {
    let program = try Program(["Grid.swift": Self.source])
    let result = try program.run(
      "breakpoints", "Grid.swift", "--axis", "horizontal", "--from", "50", "--to", "200", "--json", "-o",
      "out")
    #expect(result.exitCode == 0)
    let found = try breakpoints(result)
    #expect(found.map { $0["from"] as? Double } == [128, 150.4, 196])
    #expect(found.map { $0["below"] as? Double } == [127.9, 150.3, 195.9])
    let changes = found.compactMap { ($0["changes"] as? [[String: Any]])?.first }
    #expect(changes.map { $0["kind"] as? String } == ["columns", "choice", "columns"])
    #expect(changes.map { $0["after"] as? String } == ["2 columns", "candidate 1 of 2", "3 columns"])
    #expect(changes[1]["reason"] as? String == "candidate 1 needs 150.4 points and has 150.3 points below")
    // A picture on each side.
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: program.folder.appendingPathComponent("out").path)
    #expect(pictures.count == 6)
    #expect(pictures.contains("Grid.Grid.150.3x.png"))
    #expect(pictures.contains("Grid.Grid.150.4x.png"))
  }

  /// Three break points have six sides.
  @Test func showsAllSidesOnOnePage() throws {
    let program = try Program(["Grid.swift": Self.source])
    let result = try program.run(
      "breakpoints", "Grid.swift", "--to", "200", "-o", "out", "--contact-sheet", "strip.png")
    #expect(
      result.exitCode == 0 && result.errors.hasSuffix("note: strip.png shows 6 pictures.\n"), "\(result)")
    #expect(try program.pixelSize("strip.png")[0] > 600)
    for arguments in [["--contact-sheet", "strip.png"], ["-o", "out", "--contact-sheet", "strip.html"]] {
      #expect(try program.run(["breakpoints", "Grid.swift"] + arguments).exitCode == 64)
    }
  }

  @Test func saysWhatChangesAsText() throws {
    let sample = Repository.root.appendingPathComponent("Samples/UploadProgress.swift").path
    let result = try Program().run("breakpoints", sample, "--from", "50", "--to", "300")
    let lines = result.output.split(separator: "\n").dropFirst()
    #expect(lines.map { $0.split(separator: " ").first } == ["100", "143"])
    #expect(lines.allSatisfy { $0.contains("ViewThatFits (") && $0.contains("candidate") })
  }

  @Test func saysWhereNothingChanges() throws {
    let program = try Program(["A.swift": "import SwiftUI\n#Preview(\"A\") { Color.red }\n"])
    let result = try program.run("breakpoints", "A.swift", "--axis", "vertical", "--from", "50", "--to", "60")
    #expect(result.output == "A.swift: A\n  nothing changes from 50 to 60\n")
  }

  @Test func refusesWhatHasNoOneLength() throws {
    let program = try Program(["A.swift": "import SwiftUI\n#Preview(\"A\") { Color.red }\n"])
    for arguments in [
      ["--size", "20x20"], ["--from", "60", "--to", "50"], ["--locale", "en", "--locale", "ar"],
    ] {
      #expect(try program.run(["breakpoints", "A.swift"] + arguments).exitCode == 64)
    }
  }
}

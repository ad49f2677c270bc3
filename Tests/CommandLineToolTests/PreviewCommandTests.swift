import Foundation
import Testing

/// `fittingroom preview`: the page in a browser, and the same without one.
@Suite struct PreviewCommandTests {
  /// Chromium: the one that FITTINGROOM_CHROMIUM names, or Debian's.
  private static let chromium: String? = {
    let named = ProcessInfo.processInfo.environment["FITTINGROOM_CHROMIUM"] ?? "/usr/bin/chromium"
    return FileManager.default.isExecutableFile(atPath: named) ? named : nil
  }()
  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "short": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "قصير"}}}},
      "another line here": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "سطر آخر هنا"}}}}}}
    """

  /// An edit, an error, a repair; the handle through a break point; taps, typing, drags, scrolling, a new start; another language, a reload; a
  /// loop and a trap.
  @Test(.enabled(if: chromium != nil && hasPython, "there is no Chromium, or no Python to drive it"))
  func worksInABrowser() throws {
    let program = try Program(["App/Card.swift": "", "App/Localizable.xcstrings": Self.catalog])
    let script = Program.root.appendingPathComponent("Tests/CommandLineToolTests/Agents/page.py").path
    let folder = program.folder.appendingPathComponent("App").path
    let done = try program.shell("/usr/bin/python3 '\(script)' \"$0\" '\(folder)' '\(Self.chromium ?? "")'")
    #expect(done.exitCode == 0 && done.output.hasSuffix("ok\n"), "\(done)")
    print(done.output)
  }

  @Test func drawsOnce() throws {
    let program = try Program([
      "App/A.swift":
        "import SwiftUI\n#Preview(\"One\") { Text(\"x\") }\n#Preview(\"Two\") { Color.red.frame(width: 9, height: 9) }\n",
      "App/B.swift": "import SwiftUI\n#Preview { Text(nothing) }\n",
    ])
    let result = try program.run("preview", "App", "--once", "--json")
    #expect(result.exitCode == 70 && result.errors.isEmpty, "\(result)")
    let lines = try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["preview"] as? String } == ["One", "Two", nil])
    #expect(lines.map { $0["file"] as? String } == ["A.swift", "A.swift", "B.swift"])
    #expect(lines[0]["width"] as? Double == 402 && lines[0]["layout"] is Double)
    let diagnostics = lines[2]["diagnostics"] as? [[String: Any]]
    #expect(diagnostics?.first?["line"] as? Int == 2 && diagnostics?.first?["file"] as? String == "B.swift")
    let words = try program.run("preview", "App/A.swift", "--once")
    #expect(words.exitCode == 0 && words.output.hasPrefix("A.swift: One: 402×874 pt, compiling "), "\(words)")
  }

  @Test func saysWhatCannotBe() throws {
    let program = try Program(["App/A.swift": "import SwiftUI\n#Preview { Text(\"x\") }\n"])
    #expect(
      try program.run("preview", "nowhere").errors
        == "error: nowhere is not there; name a Swift file or the folder of a project\n")
    #expect(try program.run("preview", "App", "--goto", "A.swift").exitCode == 64)
    #expect(
      try program.run("preview", "App", "--goto", "B.swift:3").errors.hasPrefix(
        "error: “B.swift” is not a file")
    )
    #expect(try program.run("preview", "App", "--once", "--port", "80").exitCode == 64)
  }
}

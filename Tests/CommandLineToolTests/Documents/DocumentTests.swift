import Foundation
import Testing
import YAMLDocuments

/// Checks every code block in the documents against the program: commands are run and their output compared,
/// code is compiled, files are parsed.
@Suite struct DocumentTests {
  /// The documents, but for the one that is made from the commands.
  private static let documents: [String] = {
    let folder = Program.root.appendingPathComponent("Documentation").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
      + names.filter { $0.hasSuffix(".md") && $0 != "Options.md" }.map { "Documentation/\($0)" }.sorted()
  }()

  private static let blocks: [DocumentBlock] = documents.flatMap { document in
    let text = try? String(contentsOf: Program.root.appendingPathComponent(document), encoding: .utf8)
    return DocumentBlock.blocks(in: text ?? "", of: document)
  }

  private static func isRun(_ block: DocumentBlock) -> Bool {
    ["", "console", "sh"].contains(block.language) && block.values("not run").isEmpty
      && block.values("in").isEmpty
  }

  @Test func thereAreBlocksOfAllKinds() {
    #expect(Self.blocks.filter(Self.isRun).count >= 25)
    for language in ["swift", "yaml", "json"] {
      #expect(Self.blocks.contains { $0.language == language })
    }
  }

  /// Nothing escapes: each block is of a kind that is tested, and each mark is one that there is.
  @Test(arguments: blocks)
  func isOfAKindThatIsTested(block: DocumentBlock) {
    #expect(["", "console", "sh", "swift", "yaml", "json", "text"].contains(block.language))
    for mark in block.marks {
      #expect(DocumentBlock.markNames.contains(mark.name), "\(mark.name)")
    }
    if block.language == "text" {
      // Benchmark results of one day, and a drawing.
      #expect(["Documentation/Benchmarks.md", "ARCHITECTURE.md"].contains(block.document))
    }
    if block.language == "swift" {
      #expect(block.values("in").count + block.values("part of").count == 1)
    }
  }

  @Test(arguments: blocks.filter(isRun))
  func commandsPrintWhatIsShown(block: DocumentBlock) throws {
    let program = try Self.prepared(for: block)
    let commands = block.commands
    #expect(!commands.isEmpty, "no command in it; <!-- not run: … --> says why")
    for (index, command) in commands.enumerated() {
      let serves = !block.values("serves").isEmpty
      let result = try program.shell(
        Self.script(serves ? Self.serving(command.line) : "set -e\n" + command.line))
      let expected = index == commands.count - 1 ? block.values("exit").first.flatMap { Int32($0) } ?? 0 : nil
      if let expected { #expect(result.exitCode == expected, "\(command.line)\n\(result)") }
      // Commands without a dollar sign are shown without their output.
      guard block.lines.contains(where: { $0.hasPrefix("$ ") }) else { continue }
      // Standard error may be omitted, or be above or below.
      #expect(
        [result.output, result.errors + result.output, result.output + result.errors].contains {
          block.matches($0, command.output)
        },
        "\(command.line)\nprints\n\(result.output)\(result.errors)\nand not\n\(command.output.joined(separator: "\n"))"
      )
    }
  }

  /// The same after the commands that are run first.
  private static func prepared(for block: DocumentBlock) throws -> Program {
    let program = try program(for: block)
    for line in block.values("first") {
      let result = try program.shell(script(line))
      #expect(result.exitCode == 0, "\(line)\n\(result)")
    }
    return program
  }

  /// The program in a folder with the files that a document speaks of.
  private static func program(for block: DocumentBlock) throws -> Program {
    let program = try Program()
    let name = URL(fileURLWithPath: block.document).deletingPathExtension().lastPathComponent
    let files = root.appendingPathComponent("Files")
    for folder in [files.appendingPathComponent("All"), files.appendingPathComponent(name)] {
      for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        try FileManager.default.copyItem(
          at: folder.appendingPathComponent(file), to: program.folder.appendingPathComponent(file))
      }
    }
    for name in ["Samples", "Tests"] {
      try program.link(name, to: Program.root.appendingPathComponent(name).path)
    }
    return program
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// A script in which `fittingroom` is the program under test.
  private static func script(_ line: String) -> String {
    "fittingroom() { \"$0\" \"$@\"; }\n\(line)"
  }

  /// The first line printed by a command that does not end by itself.
  private static func serving(_ line: String) -> String {
    """
    coproc SERVER { \(line.replacing("fittingroom", with: "exec \"$0\"", maxReplacements: 1)); }
    read -r line <&"${SERVER[0]}"
    echo "$line"
    kill "$SERVER_PID"
    wait "$SERVER_PID" || true
    """
  }

  @Test(arguments: blocks.filter { !$0.values("in").isEmpty })
  func standsInItsFile(block: DocumentBlock) throws {
    // Varying parts are left out, as are imports, which are at the beginning of a file, wherever the document
    // shows them.
    func lines(_ text: [String]) throws -> String {
      let lines = text.map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
      return try block.values("varies").reduce(lines) { $0.replacing(try Regex($1), with: "…") }
    }
    for path in block.values("in") {
      let text = try String(contentsOf: Program.root.appendingPathComponent(path), encoding: .utf8)
      #expect(
        try lines(text.components(separatedBy: "\n")).contains(try lines(block.lines)), "not in \(path)")
    }
  }

  /// Manifests, whole or as targets, are parsed by SwiftPM.
  @Test(arguments: blocks.filter { $0.language == "swift" && !$0.values("part of").isEmpty })
  func isAManifest(block: DocumentBlock) throws {
    let text = block.lines.joined(separator: "\n")
    let program = try Program([
      "Package.swift": block.values("part of") == ["a manifest"]
        ? text
        : """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Package", dependencies: [.package(name: "FittingRoom", path: "FittingRoom")], targets: [
        \(text)
        ])
        """
    ])
    let result = try program.shell("swift package dump-package")
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  @Test(arguments: blocks.filter { ["yaml", "json"].contains($0.language) && $0.values("part of").isEmpty })
  func canBeRead(block: DocumentBlock) throws {
    let text = block.lines.joined(separator: "\n")
    if block.language == "json" {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    } else {
      #expect(try YAMLValue.parse(text) != nil)
    }
    for command in block.values("read by") {
      let program = try Self.prepared(for: block)
      try program.write(text + "\n", to: "block.\(block.language)")
      let result = try program.shell(Self.script(command))
      #expect(result.exitCode == 0, "\(command)\n\(result)")
    }
  }

  /// What the program itself reads is read by it.
  @Test func filesOfTheProgramsOwnAreRead() {
    let read = Set(Self.blocks.filter { !$0.values("read by").isEmpty }.map(\.document))
    #expect(
      read.isSuperset(
        of: ["Budgets", "Projects", "Screenshots"].map { "Documentation/\($0).md" }))
  }
}

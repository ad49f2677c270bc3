import Foundation
import Testing

/// Checks the README's length, and the links in it and in the documents.
@Suite struct ReadmeTests {
  private static func text(_ name: String = "README.md") throws -> String {
    try String(contentsOf: Program.root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func isShort() throws {
    #expect(try Self.text().split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
  }

  /// The names by which GitHub links the headings of a document.
  private static func anchors(_ document: String) -> Set<String> {
    Set(
      document.matches(of: /(?m)^#+ (.+)$/).map { match in
        match.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
          .replacing(" ", with: "-")
      })
  }

  @Test func linksLeadSomewhere() throws {
    let documents = try FileManager.default.contentsOfDirectory(
      atPath: Program.root.appendingPathComponent("Documentation").path)
    let names =
      ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
      + documents.filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    var count = 0
    for name in names {
      // Text inside code is not a link.
      let text = try Self.text(name).replacing(/(?ms)^```.*?^```$/, with: "").replacing(/`[^`\n]*`/, with: "")
      for match in text.matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains("://") {
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let file = URL(fileURLWithPath: name, relativeTo: Program.root).deletingLastPathComponent()
        let target =
          parts[0].isEmpty
          ? Program.root.appendingPathComponent(name) : file.appendingPathComponent(String(parts[0]))
        count += 1
        guard FileManager.default.fileExists(atPath: target.path) else {
          Issue.record("\(name): \(match.1) leads nowhere")
          continue
        }
        if parts.count == 2, target.pathExtension == "md" {
          let document = try String(contentsOf: target, encoding: .utf8)
          #expect(Self.anchors(document).contains(String(parts[1])), "\(name): \(match.1) is not a heading")
        }
      }
    }
    #expect(count > 100)
  }
}

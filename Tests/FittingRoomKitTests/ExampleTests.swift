import Foundation
import TestSupport
import Testing

/// The documentation's examples compile: they are in `Examples`, line by line.
@Suite(.serialized)
@MainActor
struct ExampleTests {
  /// The Swift code of a text in Markdown, whose lines may begin with `///`, without indentation.
  private static func examples(in text: String) -> [[String]] {
    var examples: [[String]] = []
    var open: [String]?
    for line in text.components(separatedBy: "\n") {
      var line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") { line = line.dropFirst(3).trimmingCharacters(in: .whitespaces) }
      if line == "```swift" {
        open = []
      } else if line == "```", let example = open {
        examples.append(example)
        open = nil
      } else if !line.isEmpty {
        open?.append(line)
      }
    }
    return examples
  }

  @Test func `every example of the documentation is compiled`() throws {
    let root = Repository.root
    let folder = root.appendingPathComponent("Sources/Comparison/FittingRoomKit")
    var files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    files.append(root.appendingPathComponent("Documentation/FittingRoomKit.md"))
    let code = try String(
      contentsOf: root.appendingPathComponent("Tests/FittingRoomKitTests/Examples.swift"), encoding: .utf8)
    let compiled = code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
    var count = 0
    for file in files {
      for example in Self.examples(in: try String(contentsOf: file, encoding: .utf8)) {
        // Packages' manifests and imports are outside functions.
        let lines = example.filter { !$0.hasPrefix("import ") }
        if lines.contains(where: { $0.contains(".package(") }) { continue }
        #expect(compiled.contains(lines.joined(separator: "\n")), "\(file.lastPathComponent): \(lines)")
        count += 1
      }
    }
    #expect(count >= 7)
  }

  @Test func `every example runs`() throws {
    let folder = try TemporaryFolder()
    let here = FileManager.default.currentDirectoryPath
    #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
    defer { _ = FileManager.default.changeCurrentDirectoryPath(here) }
    try Examples.picture()
    try Examples.difference()
    try Examples.render()
    try Examples.layOut()
    try Examples.measure()
    try Examples.circumstances()
    // First it writes the reference, then it compares.
    try Examples.program()
    try Examples.program()
    #expect(FileManager.default.fileExists(atPath: folder.path + "/hello.png"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/difference.png"))
  }
}

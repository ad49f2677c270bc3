import Testing

/// How messages name files and folders.
@Suite struct ShownPathTests {
  private func program() throws -> Program {
    try Program([
      "Views/Card.swift": """
      import SwiftUI

      #Preview("Card") {
        Image("nothing")
        Text("A long text that does not fit").lineLimit(1).frame(maxWidth: 60)
      }
      """
    ])
  }

  /// A project's files are named by their paths from the current folder, as those that the command line names.
  @Test func filesOfAFolderAreNamedFromHere() throws {
    let program = try program()
    let rendered = try program.run("render", "Views", "-o", "out")
    #expect(rendered.errors.contains("\nwarning: Views/Card.swift:3: image "), "\(rendered)")
    let linted = try program.run("lint", "Views", "--only", "truncated", "--no-pictures")
    #expect(linted.output.hasPrefix("Views/Card.swift:3: error: truncated: "), "\(linted)")
    let sarif = try program.run("lint", "Views", "--only", "truncated", "--no-pictures", "--format", "sarif")
    #expect(sarif.output.contains("{\"uri\": \"Views/Card.swift\"}"), "\(sarif)")
    let found = try program.run("breakpoints", "Views", "--from", "50", "--to", "100")
    #expect(found.output.hasPrefix("Views/Card.swift: Card\n"), "\(found)")
  }

  @Test func aMissingProjectIsNamedFromHere() throws {
    let result = try Program().run("lint", "nothing/App")
    #expect(
      result.exitCode == 66 && result.errors == "error: nothing/App cannot be read: no such file or folder\n",
      "\(result)")
  }

  @Test(arguments: [
    (["snapshot", "merge", "part-1"], true), (["snapshot", "merge", "part-1", "--references", "x"], true),
    (["snapshot", "approve", "References", "part-1"], true), (["snapshot", "stats", "part-1"], false),
  ])
  func missingFoldersAreSaidToBeMissing(words: [String], isOfResults: Bool) throws {
    let result = try Program().run(words)
    let next = isOfResults ? "; name the folder that snapshot verify wrote" : ""
    #expect(
      result.exitCode == 2
        && result.errors == "error: part-1 cannot be read: there is no such folder\(next)\n", "\(result)")
  }

  @Test func aFileInPlaceOfAFolderIsSaidToBeOne() throws {
    let program = try Program(["part-1": "x"])
    let result = try program.run("snapshot", "merge", "part-1")
    #expect(
      result.exitCode == 2
        && result.errors
          == "error: part-1 cannot be read: it is not a folder; name the folder that snapshot verify wrote\n",
      "\(result)")
  }

  @Test func aMissingBudgetsFileIsSaidToBeMissing() throws {
    let program = try Program(["en.strings": "\"a\" = \"b\";\n"])
    let result = try program.run("measure", "en.strings", "--budgets", "none.yml")
    #expect(
      result.exitCode == 2 && result.errors == "error: none.yml cannot be read: there is no such file\n",
      "\(result)")
  }
}

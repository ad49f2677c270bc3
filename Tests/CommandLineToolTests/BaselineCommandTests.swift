import Foundation
import Testing

/// `snapshot … --baseline-branch`, and the comment that a pull request gets from the same data.
@Suite struct BaselineCommandTests {
  private static let tool = ["/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm", "/opt/homebrew/bin/cmark-gfm"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static func source(_ word: String, _ color: String = "red") -> String {
    """
    import SwiftUI
    #Preview("One") { Text("\(word)").font(.system(size: 20)) }
    #Preview("Two") { Text("\(word)").font(.system(size: 20)).padding(4) }
    #Preview("Three") { Color.\(color).frame(width: 20, height: 20) }
    """
  }

  private func repository() throws -> Program {
    let program = try Program([
      "Views.swift": Self.source("Save"), ".gitignore": "*.txt\nrefs\nsnapshot-results\n",
    ])
    let made = try program.shell(
      "git init -q -b main && git config user.name A && git config user.email a@b.c && git add . && git commit -qm Code"
    )
    try #require(made.exitCode == 0, "\(made)")
    return program
  }

  @Test func referencesLieOnABranchWithASetForEachBranch() throws {
    let program = try repository()
    let arguments = ["refs", "Views.swift", "--size", "60x40", "--baseline-branch", "pictures"]
    // If continuous integration runs these tests, its variables must not select their branch.
    let environment: [String: String?] = [
      "GITHUB_HEAD_REF": nil, "GITHUB_BASE_REF": nil, "GITHUB_REF_NAME": nil,
    ]
    func run(_ command: String, _ more: String...) throws -> Program.Result {
      try program.run(["snapshot", command] + arguments + more, environment: environment)
    }
    let recorded = try run("record")
    #expect(recorded.exitCode == 0, "\(recorded)")
    #expect(
      recorded.output.hasSuffix(
        "3 of 3 references written\ncommitted to pictures as the references of main; git push origin pictures shares them\n"
      ), "\(recorded)")
    #expect(
      try program.shell("rm -rf refs; git ls-tree -r --name-only pictures | grep -c png").output == "3\n")
    #expect(try run("verify").output == "3 pictures: 3 identical\n")
    // A branch gets its own set as soon as it records one.
    try #require(try program.shell("git checkout -q -b feature").exitCode == 0)
    try program.write(Self.source("Store"), to: "Views.swift")
    let changed = try run("verify")
    #expect(changed.exitCode == 1)
    #expect(
      changed.errors.contains("note: feature has no references on pictures; those of main count"),
      "\(changed)")
    let approved = try program.run(
      ["snapshot", "approve", "refs", "snapshot-results", "--baseline-branch", "pictures"],
      environment: environment)
    #expect(approved.output.contains("committed to pictures as the references of feature"), "\(approved)")
    #expect(try run("verify").exitCode == 0)
    #expect(try run("verify", "--baseline-of", "main").exitCode == 1)
    #expect(try program.shell("git status --porcelain").output == " M Views.swift\n")
  }

  @Test func whatDoesNotGoTogetherIsRefused() throws {
    let program = try repository()
    #expect(
      try program.run("snapshot", "verify", "refs", "Views.swift", "--baseline-of", "main").exitCode == 64)
    let history = try program.run(
      "snapshot", "verify", "refs", "Views.swift", "--baseline-branch", "p", "--changed-since", "HEAD")
    #expect(history.exitCode == 64)
  }

  @Test(.enabled(if: tool != nil)) func theCommentHasOnePictureForEachCause() throws {
    let program = try Program(["Views.swift": Self.source("Save")])
    #expect(try program.run("snapshot", "record", "refs", "Views.swift", "--size", "60x40").exitCode == 0)
    try program.write(Self.source("Store | it", "blue"), to: "Views.swift")
    let verified = try program.run(
      "snapshot", "verify", "refs", "Views.swift", "--size", "60x40", "--markdown", "comment.md",
      "--image-base-url",
      "https://example.org/run")
    #expect(verified.exitCode == 1, "\(verified)")
    // As GitHub shows it.
    let page = try program.shell("\(try #require(Self.tool)) --extension table comment.md").output
    #expect(page.components(separatedBy: "<table>").count == 2, "\(page)")
    // Two views with one cause share a row and a picture.
    #expect(page.components(separatedBy: "<tr>").count - 1 == 3, "\(page)")
    #expect(page.components(separatedBy: "<img src=\"https://example.org/run/").count - 1 == 2, "\(page)")
    #expect(page.contains("and 1 more"), "\(page)")
    // A bar in a text ends no cell.
    #expect(page.components(separatedBy: "<td>").count - 1 == 8, "\(page)")
    #expect(page.contains("<pre><code>"), "\(page)")
  }
}

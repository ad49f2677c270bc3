import Foundation
import TestSupport
import Testing
import VersionControl

/// References on a branch of their own, in repositories made for the purpose.
struct BaselineBranchTests {
  private let folder: TemporaryFolder
  private var root: String { folder.url.path }
  private var references: String { root + "/App/References" }

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
    try git("commit", "-q", "--allow-empty", "-m", "Code")
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", root, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func write(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: "\(references)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(references)/\(name)", encoding: .utf8)
  }

  @Test func eachBranchHasReferencesOfItsOwn() throws {
    let baselines = try BaselineBranch("pictures", folder: references)
    #expect(baselines.current == "main")
    #expect(try baselines.checkOut(["main"]) == nil)
    try write("old", "Deep/Card.png")
    try write("kept", "Other.png")
    #expect(try baselines.publish(as: "main"))
    // Publishing the same content again makes no commit.
    #expect(try !baselines.publish(as: "main"))
    #expect(
      try git("ls-tree", "-r", "--name-only", "pictures")
        == "branches/main/Deep/Card.png\nbranches/main/Other.png")
    // A branch without references of its own has those of the one that it came from.
    #expect(try baselines.checkOut(["feature/x", "main"]) == "main")
    #expect(text("Deep/Card.png") == "old")
    try write("new", "Deep/Card.png")
    try FileManager.default.removeItem(atPath: "\(references)/Other.png")
    #expect(try baselines.publish(as: "feature/x"))
    #expect(
      try git("ls-tree", "-r", "--name-only", "pictures")
        == "branches/feature/x/Deep/Card.png\nbranches/main/Deep/Card.png\nbranches/main/Other.png")
    #expect(try baselines.checkOut(["feature/x", "main"]) == "feature/x")
    #expect(text("Deep/Card.png") == "new")
    #expect(text("Other.png") == nil)
    #expect(try baselines.checkOut(["main"]) == "main")
    #expect(text("Deep/Card.png") == "old")
    #expect(text("Other.png") == "kept")
  }

  @Test func nothingOfTheCodeIsTouched() throws {
    try "code".write(toFile: "\(root)/main.swift", atomically: true, encoding: .utf8)
    try git("add", "main.swift")
    let before = try (
      git("status", "--porcelain", "-uno"), git("rev-parse", "HEAD"), git("branch", "--show-current")
    )
    let baselines = try BaselineBranch("pictures", folder: references)
    try write("a", "A.png")
    #expect(try baselines.publish(as: "main"))
    let after = try (
      git("status", "--porcelain", "-uno"), git("rev-parse", "HEAD"), git("branch", "--show-current")
    )
    #expect(before == after)
    #expect(try git("log", "--format=%s", "pictures") == "References of main")
  }

  @Test func whatWouldBeLostIsRefused() throws {
    try write("a", "A.png")
    try git("add", "App/References/A.png")
    let error = #expect(throws: GitRepository.Failure.self) {
      try BaselineBranch("pictures", folder: references)
    }
    #expect(error?.description.contains("holds files of the branch that is checked out") == true)
    try git("rm", "-q", "--cached", "App/References/A.png")
    #expect(throws: GitRepository.Failure.self) { try BaselineBranch("no..name", folder: references) }
  }

  @Test func aFolderNamedByMistakeKeepsWhatIsInIt() throws {
    try write("let x = 1", "Deep/Source.swift")
    try write("a", "A.png")
    let baselines = try BaselineBranch("pictures", folder: references)
    let error = #expect(throws: GitRepository.Failure.self) { try baselines.checkOut(["main"]) }
    #expect(error?.description.contains("holds Deep/Source.swift, which is not a reference") == true)
    #expect(text("A.png") == "a")
    #expect(text("Deep/Source.swift") == "let x = 1")
  }

  @Test func aFetchedBranchCounts() throws {
    let baselines = try BaselineBranch("pictures", folder: references)
    try write("a", "A.png")
    #expect(try baselines.publish(as: "main"))
    // As after a fetch, which leaves the branch with its origin.
    try git("update-ref", "refs/remotes/origin/pictures", "pictures")
    try git("branch", "-q", "-D", "pictures")
    #expect(try baselines.checkOut(["main"]) == "main")
    #expect(text("A.png") == "a")
    try write("b", "B.png")
    #expect(try baselines.publish(as: "main"))
    #expect(try git("rev-list", "--count", "pictures") == "2")
  }
}

import ComparisonRuns
import Foundation
import TestSupport
import Testing
import VersionControl

/// A repository of its own with files below a folder whose name has a space.
struct GitHistoryTests {
  private let folder: TemporaryFolder
  private var root: URL { folder.url }
  private var references: String { root.appendingPathComponent("my refs").path }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("my refs/deep"), withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", root.path] + arguments
    var environment = ProcessInfo.processInfo.environment
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "A"
      environment["GIT_\(role)_EMAIL"] = "a@example.org"
      environment["GIT_\(role)_DATE"] = "2024-05-06T12:00:00Z"
    }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func commit(_ files: [String: String]) throws -> String {
    for (name, text) in files {
      try Data(text.utf8).write(to: root.appendingPathComponent("my refs").appendingPathComponent(name))
    }
    try git("add", "-A")
    try git("commit", "-q", "-m", "c")
    return try git("rev-parse", "HEAD")
  }

  @Test func `versions are told with their contents, the newest first`() throws {
    defer { folder.remove() }
    let first = try commit(["a.png": "one", "deep/ü \"b\".png": "b", "c.json": "c"])
    let second = try commit(["a.png": "two"])
    _ = try commit(["c.json": "cc"])
    let history = try GitHistory(folder: references)
    let versions = history.versions(of: "a.png")
    #expect(versions.map(\.commit) == [second, first].map { String($0.prefix(9)) })
    #expect(versions.map(\.date) == ["2024-05-06", "2024-05-06"])
    #expect(try versions.map { String(decoding: try $0.bytes(), as: UTF8.self) } == ["two", "one"])
    let quoted = history.versions(of: "deep/ü \"b\".png")
    #expect(try quoted.map { String(decoding: try $0.bytes(), as: UTF8.self) } == ["b"])
    #expect(history.versions(of: "none.png").isEmpty && history.versions(of: "c.json").isEmpty)
  }

  @Test func `versions count from a commit on`() throws {
    defer { folder.remove() }
    let first = try commit(["a.png": "one"])
    _ = try commit(["a.png": "two"])
    #expect(try GitHistory(folder: references, since: first).versions(of: "a.png").count == 1)
    #expect(try GitHistory(folder: references, since: "HEAD").versions(of: "a.png").isEmpty)
    let error = #expect(throws: SnapshotError.self) { try GitHistory(folder: references, since: "--all") }
    #expect(error?.description == "--all is not a commit of the repository of \(references)")
  }

  @Test func `all versions are added up, equal contents once`() throws {
    defer { folder.remove() }
    _ = try commit(["a.png": "one", "deep/b.png": "one"])
    _ = try commit(["a.png": "two"])
    let totals = try GitHistory(folder: references).totals()
    #expect(totals.files == 2 && totals.versions == 3)
    #expect(totals.bytesByYear.map(\.year) == ["2024"] && totals.bytesByYear[0].bytes == totals.bytes)
    #expect(totals.text.hasPrefix("in git: 3 versions of 2 files, \(totals.bytes) bytes (2024: +"))
    let blobs = try GitRepository(folder: references).versions(ending: ".png").values.joined().map(\.blob)
    #expect(Set(blobs).count == 2)
  }

  @Test func `where there is no history, that is an error`() throws {
    defer { folder.remove() }
    _ = try commit(["a.png": "one"])
    _ = try commit(["a.png": "two"])
    let clone = root.path + "-clone"
    defer { try? FileManager.default.removeItem(atPath: clone) }
    try git("clone", "-q", "--depth", "1", "file://" + root.path, clone)
    let shallow = #expect(throws: SnapshotError.self) { try GitHistory(folder: clone + "/my refs") }
    #expect(shallow?.description.contains("git fetch --unshallow") == true)
    try FileManager.default.removeItem(atPath: clone + "/.git")
    #expect(throws: SnapshotError.self) { try GitHistory(folder: clone + "/my refs") }
    #expect(throws: SnapshotError.self) { try GitHistory(folder: references + "/none") }
  }
}

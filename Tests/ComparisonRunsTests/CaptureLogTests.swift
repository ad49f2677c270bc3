import ComparisonRuns
import Foundation
import OperatingSystem
import TestSupport
import Testing

struct CaptureLogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for file in [
      "CardTests.swift", "__Snapshots__/CardTests/testA.1.png", "__Snapshots__/CardTests/testB.1.png",
      "__Snapshots__/CardTests/testB.frames.txt", "deep/__Snapshots__/GoneTests/testC.1.png",
      "deep/Fixture.png", "__Snapshots__/README.md",
    ] {
      try folder.write(file, "")
    }
  }

  private func log(_ runs: [[String]], _ references: [String]) throws -> CaptureLog {
    let lines =
      runs.map(CaptureLog.runLine)
      + references.map { CaptureLog.referenceLine(FileSystem.absolutePath(folder.path + "/" + $0)) }
    return try CaptureLog.read(folder.write("captures.txt", lines.joined()))
  }

  @Test func `references that a run asked for are no orphans`() throws {
    let log = try log(
      [["--testing-library", "swift-testing"], []],
      ["__Snapshots__/CardTests/testA.1.png", "__Snapshots__/CardTests/testB.frames.txt"])
    #expect(
      try CaptureLog.orphans(below: folder.path, log: log) == [
        "__Snapshots__/CardTests/testB.1.png", "deep/__Snapshots__/GoneTests/testC.1.png",
      ])
  }

  @Test func `without a run only those are orphans whose test file is gone`() throws {
    #expect(
      try CaptureLog.orphans(below: folder.path, log: nil) == ["deep/__Snapshots__/GoneTests/testC.1.png"])
  }

  @Test(arguments: [
    (["--filter", "Card", "--testing-library", "swift-testing"], "--filter"), (["--skip", "x"], "--skip"),
    (["CardTests.Card/testA"], "CardTests.Card/testA"),
  ])
  func `a filtered run is refused`(_ arguments: [String], _ filter: String) throws {
    let log = try log([["--testing-library", "swift-testing"], arguments], [])
    let error = #expect(throws: SnapshotError.self) { try CaptureLog.orphans(below: folder.path, log: log) }
    #expect(
      error?.description
        == "orphans are only known after a complete run; run the tests without the filters \(filter)")
  }

  @Test(arguments: ["", "reference /a.png\n", "run \nreference /a", "something\n"])
  func `what is not a complete list is refused`(_ text: String) throws {
    let path = try folder.write("captures.txt", text)
    #expect(throws: SnapshotError.self) { try CaptureLog.read(path) }
  }
}

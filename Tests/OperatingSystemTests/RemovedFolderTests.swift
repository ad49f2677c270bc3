import Foundation
import OperatingSystem
import TestSupport
import Testing

/// What is removed with a folder, and what is not.
@Suite struct RemovedFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    }
  }

  @Test func goesWithAllThatIsInIt() throws {
    for file in ["old/a", "old/deep/er/b", "old/ä", "other/c"] {
      try write(file)
    }
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("old/empty"), withIntermediateDirectories: true)
    FileSystem.removeFolder(folder.url.path + "/old")
    #expect(try names == ["other", "other/c"])
    FileSystem.removeFolder(folder.url.path + "/nowhere")
  }

  /// A folder that everybody can write to may contain a link in place of a folder.
  @Test func linksLeadNowhere() throws {
    try write("mine/precious")
    try write("old/a")
    try link("old/inner", to: "mine")
    try link("outer", to: "mine")
    FileSystem.removeFolder(folder.url.path + "/old")
    FileSystem.removeFolder(folder.url.path + "/outer")
    #expect(try names == ["mine", "mine/precious", "outer"])
  }

  private func write(_ file: String) throws {
    let place = folder.url.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: place)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent(name).path,
      withDestinationPath: folder.url.appendingPathComponent(target).path)
  }
}

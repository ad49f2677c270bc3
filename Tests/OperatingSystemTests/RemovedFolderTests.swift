import Foundation
import Glibc
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

  /// More levels than a path can name, and than a process may have open.
  @Test func goesHoweverDeepItIs() throws {
    let start = open(".", O_RDONLY)
    let top = folder.url.path + "/old"
    #expect(mkdir(top, 0o700) == 0)
    var place = open(top, O_RDONLY)
    for level in 0..<5000 {
      #expect(mkdirat(place, "a", 0o700) == 0)
      let inner = openat(place, "a", O_RDONLY)
      close(place)
      place = inner
      if level % 100 == 0 { close(openat(place, "file", O_CREAT | O_WRONLY, 0o600)) }
    }
    close(place)
    close(start)
    FileSystem.removeFolder(top)
    #expect(try names == [])
  }

  /// What its owner has closed to themselves, and what is no text.
  @Test func goesWhateverItsModesAndNamesAre() throws {
    try write("old/closed/inner/a")
    try write("old/b")
    let top = folder.url.path + "/old"
    close(open([CChar](top.utf8CString.dropLast()) + [47, -1, -2, 0], O_CREAT | O_WRONLY, 0o600))
    for name in ["/closed/inner", "/closed", ""] { #expect(chmod(top + name, 0) == 0) }
    FileSystem.emptyFolder(top)
    #expect(try names == ["old"] || geteuid() != 0)
    FileSystem.removeFolder(top)
    // A folder that its owner has closed is not opened; those in it are.
    #expect(chmod(top, 0o700) != 0 || geteuid() != 0)
    FileSystem.removeFolder(top)
    #expect(try names == [])
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

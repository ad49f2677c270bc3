import ComparisonRuns
import Foundation
import ImageComparison
import PNGCodec
import Reports
import TestSupport
import Testing

struct FolderComparisonTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A/same.png", picture())
    try folder.write("B/same.png", picture())
    try folder.write("A/deep/other.png", picture())
    try folder.write("B/deep/other.png", picture(changed: [(3, 3)]))
    try folder.write("A/gone.png", picture())
    try folder.write("B/new.png", picture())
    try folder.write("B/notes.txt", "not a picture")
  }

  @Test(arguments: [1, 2, 7])
  func `files of both folders are paired by their path`(_ threads: Int) throws {
    let result = try FolderComparison.compare(
      folder.path + "/A", folder.path + "/B", options: .init(), threads: threads)
    #expect(result.files.map(\.path) == ["deep/other.png", "gone.png", "new.png", "same.png"])
    #expect(result.files.map(\.comparison.verdict) == [.different, .missing, .missing, .identical])
    #expect(result.verdict == .missing)
    #expect(result.message == "4 pictures: 1 identical, 1 different, 2 missing")
  }

  /// Pictures of differences replace nothing that is compared, also where a link leads there.
  @Test func `pictures that are compared are not written over`() throws {
    var options = FileComparison.Options()
    func compare(_ pictures: String) throws {
      options.picturePath = folder.path + "/" + pictures
      _ = try FolderComparison.compare(folder.path + "/A", folder.path + "/B", options: options)
    }
    for inside in ["A", "B/deep", "A/../B"] {
      #expect(throws: PNGFileError.self, "\(inside)") { try compare(inside) }
    }
    for (index, input) in ["A", "B"].enumerated() {
      let linked = folder.path + "/linked\(index)/deep/other.png"
      try FileSystem.makeFolder(folder.path + "/linked\(index)/deep")
      #expect(link("\(folder.path)/\(input)/deep/other.png", linked) == 0)
      #expect(FileSystem.isLink(linked) == false)
      #expect(throws: PNGFileError.self, "\(input)") { try compare("linked\(index)") }
    }
    #expect(symlink("A", folder.path + "/pointer") == 0)
    #expect(FileSystem.isLink(folder.path + "/pointer") && FileSystem.isFolder(folder.path + "/pointer"))
    for inside in ["pointer", "pointer/new", "pointer/new/deeper", "A/new/deeper"] {
      #expect(throws: PNGFileError.self, "\(inside)") { try compare(inside) }
    }
    try compare("elsewhere")
    #expect(FileSystem.exists(folder.path + "/elsewhere/deep/other.png"))
  }

  @Test func `folders without pictures are an error`() throws {
    try FileSystem.makeFolder(folder.path + "/empty")
    let path = folder.path + "/empty"
    #expect(try FolderComparison.compare(path, path, options: .init()).verdict == .error)
  }

  @Test func `a folder that cannot be read is an error`() throws {
    #expect(throws: PNGFileError.self) {
      try FolderComparison.compare(folder.path + "/none", folder.path + "/A", options: .init())
    }
  }

  @Test func `the report begins with the worst`() throws {
    let result = try FolderComparison.compare(folder.path + "/A", folder.path + "/B", options: .init())
    let report = Report(result)
    #expect(report.entries.map(\.name) == ["gone.png", "new.png", "deep/other.png", "same.png"])
    #expect(report.summary == "4 pictures: 2 missing, 1 different, 1 identical")
  }
}

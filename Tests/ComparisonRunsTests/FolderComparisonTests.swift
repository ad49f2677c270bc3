import ComparisonRuns
import Foundation
import ImageComparison
import Imaging
import OperatingSystem
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

  /// Pictures of differences never replace a compared file, even through a link.
  @Test func `pictures that are compared are not written over`() throws {
    var options = FileComparison.Options()
    func compare(_ pictures: String) throws {
      options.picturePath = folder.path + "/" + pictures
      _ = try FolderComparison.compare(folder.path + "/A", folder.path + "/B", options: options)
    }
    for inside in ["A", "B/deep", "A/../B"] {
      #expect(throws: FileError.self, "\(inside)") { try compare(inside) }
    }
    for (index, input) in ["A", "B"].enumerated() {
      let linked = folder.path + "/linked\(index)/deep/other.png"
      try FileSystem.makeFolder(folder.path + "/linked\(index)/deep")
      #expect(link("\(folder.path)/\(input)/deep/other.png", linked) == 0)
      #expect(FileSystem.isLink(linked) == false)
      #expect(throws: FileError.self, "\(input)") { try compare("linked\(index)") }
    }
    #expect(symlink("A", folder.path + "/pointer") == 0)
    #expect(FileSystem.isLink(folder.path + "/pointer") && FileSystem.isFolder(folder.path + "/pointer"))
    for inside in ["pointer", "pointer/new", "pointer/new/deeper", "A/new/deeper"] {
      #expect(throws: FileError.self, "\(inside)") { try compare(inside) }
    }
    try compare("elsewhere")
    #expect(FileSystem.exists(folder.path + "/elsewhere/deep/other.png"))
  }

  /// A format of one grey for each byte behind the word "grey", 40 in a row.
  private static let reader = PictureReader(endings: [".grey", ".gray"]) {
    (bytes, limit) throws(PictureReader.Failure) in
    guard bytes.starts(with: "grey".utf8) else { throw PictureReader.Failure("it is not grey") }
    guard bytes.count - 4 <= limit else { throw PictureReader.Failure("it is too large") }
    let pixels = bytes.dropFirst(4).map { StraightBitmap.Pixel(red: $0, green: $0, blue: $0) }
    return PictureReader.Picture(
      bitmap: StraightBitmap(width: 40, height: pixels.count / 40, pixels: pixels), profile: [])
  }

  private func grey(_ picture: StraightBitmap) -> Data {
    Data("grey".utf8) + Data(picture.pixels.map(\.red))
  }

  @Test func `pictures of other formats are read by a reader and paired by their names`() throws {
    let plain = StraightBitmap(width: 40, height: 2, filledWith: .init(red: 7, green: 7, blue: 7))
    var other = plain
    other[3, 1] = .init(red: 9, green: 9, blue: 9)
    try FileSystem.makeFolder(folder.path + "/C")
    try FileSystem.makeFolder(folder.path + "/D")
    func write(_ name: String, _ data: Data) throws {
      try data.write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    try folder.write("C/a.png", plain)
    try write("D/a.grey", grey(plain))
    try write("C/b.GREY", grey(plain))
    try write("D/b.GREY", grey(other))
    // Which of two is meant is not to be known.
    try folder.write("C/c.png", plain)
    try write("D/c.grey", grey(plain))
    try write("D/c.gray", grey(plain))
    try write("C/d.grey", Data("none".utf8))
    try write("D/d.grey", Data("grey".utf8))
    var options = FileComparison.Options(picturePath: folder.path + "/E", reader: Self.reader)
    let found = try FolderComparison.compare(folder.path + "/C", folder.path + "/D", options: options)
    #expect(found.files.map(\.path) == ["a.png", "b.GREY", "c.gray", "c.grey", "c.png", "d.grey"])
    #expect(
      found.files.map(\.comparison.verdict) == [.identical, .different, .missing, .missing, .missing, .error])
    #expect(found.files[0].comparison.second == folder.path + "/D/a.grey")
    #expect(found.files[1].comparison.difference?.differingPixels == 1)
    #expect(found.files[1].comparison.picture == folder.path + "/E/b.GREY.png")
    #expect(found.files[5].comparison.message == "\(folder.path)/C/d.grey cannot be read: it is not grey")
    options.pixelLimit = 79
    let limited = FileComparison.compare(
      folder.path + "/D/a.grey", folder.path + "/D/a.grey", options: options)
    #expect(limited.verdict == .error && limited.message.hasSuffix("it is too large"))
    // Without a reader there are PNG files alone.
    let png = try FolderComparison.compare(folder.path + "/C", folder.path + "/D", options: .init())
    #expect(png.files.map(\.path) == ["a.png", "c.png"])
  }

  @Test func `folders without pictures are an error`() throws {
    try FileSystem.makeFolder(folder.path + "/empty")
    let path = folder.path + "/empty"
    #expect(try FolderComparison.compare(path, path, options: .init()).verdict == .error)
  }

  @Test func `a folder that cannot be read is an error`() throws {
    #expect(throws: FileError.self) {
      try FolderComparison.compare(folder.path + "/none", folder.path + "/A", options: .init())
    }
  }

  @Test func `the report begins with the worst`() throws {
    let result = try FolderComparison.compare(folder.path + "/A", folder.path + "/B", options: .init())
    let report = Report(result)
    #expect(report.entries.map(\.name) == ["gone.png", "new.png", "deep/other.png", "same.png"])
    #expect(report.summary == "4 pictures: 2 missing, 1 different, 1 identical")
    // Nothing was counted for missing files.
    #expect(report.entries.map(\.differingPixels) == [0, 0, 1, 0])
    #expect(report.entries.map(\.ratio) == [0, 0, 1 / 1200, 0])
  }
}

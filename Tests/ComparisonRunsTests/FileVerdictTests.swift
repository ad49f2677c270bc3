import ComparisonRuns
import Foundation
import ImageComparison
import Imaging
import PNGCodec
import TestSupport
import Testing

/// Files of which a comparison of pixels does not say everything.
struct FileVerdictTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func compare(_ first: String, _ second: String) -> FileComparison {
    FileComparison.compare(folder.path + "/" + first, folder.path + "/" + second, options: .init())
  }

  /// A chunk with its length and checksum.
  private func chunk(_ type: String, _ content: [UInt8]) -> Data {
    func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    var checksum = UInt32.max
    for byte in Array(type.utf8) + content {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xedb8_8320 : checksum >> 1 }
    }
    return Data(big(UInt32(content.count)) + Array(type.utf8) + content + big(~checksum))
  }

  /// Writes a picture with further chunks before its pixels or behind them.
  private func write(_ name: String, before: Data = Data(), behind: Data = Data()) throws {
    try folder.write("plain.png", picture())
    var bytes = try Data(contentsOf: folder.url.appendingPathComponent("plain.png"))
    bytes.insert(contentsOf: behind, at: bytes.count - 12)
    bytes.insert(contentsOf: before, at: 33)
    try folder.write(name, bytes)
  }

  @Test func `what is not compared is named`() throws {
    try write("a.png")
    try write("gamma.png", before: chunk("gAMA", [0, 1, 0x86, 0xa0]))
    try write("frames.png", before: chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]))
    try write("both.png", before: chunk("gAMA", [0, 1, 0x86, 0xa0]) + chunk("cICP", [9, 16, 0, 1]))
    try write("srgb.png", before: chunk("gAMA", [0, 0, 0xb1, 0x8f]))
    try write("text.png", behind: chunk("tEXt", Array("a".utf8) + [0, 98]))
    let gamma = compare("a.png", "gamma.png")
    #expect(gamma.verdict == .identical)
    #expect(gamma.message == "the pixels are identical, the files are not; not compared: gamma")
    #expect(compare("a.png", "frames.png").notCompared == ["further frames"])
    #expect(compare("a.png", "both.png").notCompared == ["gamma", "colour coding"])
    #expect(compare("gamma.png", "both.png").notCompared == ["colour coding"])
    for other in ["srgb.png", "text.png"] { #expect(compare("a.png", other).notCompared == []) }
    try folder.write("other.png", picture(90))
    #expect(compare("gamma.png", "other.png").message.hasSuffix("; not compared: gamma"))
  }

  @Test func `names in other normal forms are two files, and any capitals are an ending`() throws {
    // One letter, or a letter and its accent.
    let (composed, decomposed) = ("caf\u{e9}.Png", "cafe\u{301}.Png")
    for side in ["A", "B"] {
      try folder.write("\(side)/\(composed)", picture())
      try folder.write("\(side)/\(decomposed)", picture(side == "A" ? 200 : 90))
    }
    let found = try FolderComparison.compare(folder.path + "/A", folder.path + "/B", options: .init())
    #expect(found.files.map { Array($0.path.utf8) } == [Array(decomposed.utf8), Array(composed.utf8)])
    #expect(found.files.map(\.comparison.verdict) == [.different, .identical])
  }

  @Test func `a reference of the same length and time with other bytes is found`() throws {
    let names = ["a.png", "b.png"]
    for name in names { try folder.write(name, picture()) }
    var bytes = try Data(contentsOf: folder.url.appendingPathComponent("b.png"))
    let date = try FileManager.default.attributesOfItem(atPath: folder.path + "/b.png")[.modificationDate]
    #expect(compare("a.png", "b.png").identity == .bytes)
    // The palette's or the row's first byte; whatever it is, the file is another and its checksum is wrong.
    bytes[bytes.count - 20] ^= 0x40
    try folder.write("b.png", bytes)
    try FileManager.default.setAttributes([.modificationDate: date!], ofItemAtPath: folder.path + "/b.png")
    #expect(compare("a.png", "b.png").verdict == .error)
  }

  @Test func `large equal files whose rows are damaged are an error`() throws {
    var random = SeededRandom(seed: 3)
    var noise = StraightBitmap(width: 900, height: 700)
    for index in noise.pixels.indices {
      noise.pixels[index] = .init(red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: 0)
    }
    try folder.write("plain.png", noise)
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("plain.png"))
    let type = try #require(bytes.range(of: Data("IDAT".utf8)))
    let length = bytes[type.lowerBound - 4..<type.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    #expect(length > 600_000)
    var content = Array(bytes[type.upperBound..<type.upperBound + length])
    content[length / 2] ^= 0x55
    // The chunk's checksum is right, so that only unpacking can tell.
    let broken =
      bytes[..<(type.lowerBound - 4)] + chunk("IDAT", content) + bytes[(type.upperBound + length + 4)...]
    for name in ["a.png", "b.png"] { try folder.write(name, Data(broken)) }
    #expect(compare("a.png", "b.png").verdict == .error)
  }
}

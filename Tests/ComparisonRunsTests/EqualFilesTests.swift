import ComparisonRuns
import Foundation
import ImageComparison
import Imaging
import PNGCodec
import TestSupport
import Testing

/// Two files with the same bytes are identical only if they are sound pictures.
struct EqualFilesTests {
  /// A picture's file whose rows have another checksum than the file says, while that of the chunk is right.
  private func damaged(_ image: StraightBitmap) throws -> [UInt8] {
    var bytes = try PNGEncoder.encode(image)
    let name = try #require(bytes.indices.first { bytes[$0...].starts(with: "IDAT".utf8) })
    let length = bytes[name - 4..<name].reduce(0) { $0 << 8 | Int($1) }
    let end = name + 4 + length
    bytes[end - 1] ^= 1
    var register: UInt32 = .max
    for byte in bytes[name..<end] {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register >> 1 ^ (register & 1 == 1 ? 0xedb8_8320 : 0) }
    }
    for place in 0..<4 {
      bytes[end + place] = UInt8(truncatingIfNeeded: ~register >> (24 - 8 * UInt32(place)))
    }
    return bytes
  }

  @Test func `equal files with damaged rows are no pass`() throws {
    let folder = try TemporaryFolder()
    let bytes = try damaged(picture(changed: [(3, 4), (7, 7)]))
    for name in ["a.png", "b.png"] {
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    let (a, b) = (folder.path + "/a.png", folder.path + "/b.png")
    let result = FileComparison.compare(a, b, options: .init())
    #expect(result.verdict == .error)
    #expect(
      result.problem
        == "\(a) is a damaged PNG: its image data cannot be unpacked, or its checksum (Adler-32) is wrong")
    // The launcher's own way.
    let plain = PlainComparison(arguments: ["fittingroom", "compare", a, b])
    #expect(plain?.exitCode == 2)
  }

  @Test func `a damaged reference is written anew`() throws {
    let folder = try TemporaryFolder()
    let image = picture(changed: [(3, 4), (7, 7)])
    let path = folder.path + "/a.png"
    try Data(damaged(image)).write(to: URL(fileURLWithPath: path))
    let store = SnapshotStore(folder: folder.path)
    let snapshot = RenderedSnapshot(name: "a", bitmap: image)
    let run = SnapshotManifest(fingerprint: Fingerprint(engine: "1", fonts: "a"))
    #expect(try store.record([snapshot], run: run).written == ["a"])
    #expect(try PNGDecoder.read(path).bitmap == image)
    #expect(try store.record([snapshot], run: run).written.isEmpty)
  }
}

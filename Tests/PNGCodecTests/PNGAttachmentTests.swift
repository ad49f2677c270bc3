import Foundation
import Imaging
import OperatingSystem
import PNGCodec
import TestSupport
import Testing

/// Bytes that a PNG file carries along.
@Suite struct PNGAttachmentTests {
  private func read(_ file: [UInt8]) throws -> [UInt8]? {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.png"
    try Data(file).write(to: URL(fileURLWithPath: path))
    return try MappedFile(path: path).withBytes { PNGAttachment.bytes(of: $0) }
  }

  private let picture: StraightBitmap = {
    var picture = StraightBitmap(
      width: 9, height: 5, filledWith: .init(red: 3, green: 60, blue: 9, alpha: 70))
    picture[4, 4] = .init(red: 1, green: 2, blue: 3)
    return picture
  }()

  @Test func `come back, and change nothing of the picture`() throws {
    let plain = try PNGEncoder.encode(picture, options: .init(scale: 2))
    #expect(try read(plain) == nil)
    for count in [0, 1, 1000, 100_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
      let file = try PNGAttachment.attach(bytes, to: plain)
      #expect(try read(file) == bytes)
      #expect(try PNGDecoder.decode(file) == PNGDecoder.decode(plain))
    }
    #expect(throws: PNGError.self) { try PNGAttachment.attach([1], to: Array(plain.dropLast())) }
    #expect(throws: PNGError.self) { try PNGAttachment.attach([1], to: []) }
  }

  @Test func `that are damaged are none`() throws {
    let bytes = Array("{\"version\": 1}".utf8)
    let file = try PNGAttachment.attach(bytes, to: PNGEncoder.encode(picture))
    let start = try #require(file.indices.first { file[$0...].starts(with: "frTR".utf8) })
    for index in start + 4..<file.count - 12 {
      var damaged = file
      damaged[index] ^= 1
      #expect(try read(damaged) == nil, "byte \(index)")
    }
    for count in 0..<file.count - 12 { #expect(try read(Array(file.prefix(count))) == nil) }
  }
}

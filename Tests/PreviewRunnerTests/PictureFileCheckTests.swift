import Imaging
import PNGCodec
import PreviewRunner
import TestSupport
import Testing

@Suite struct PictureFileCheckTests {
  private static func picture(_ side: Int) throws -> [UInt8] {
    var random = SeededRandom(seed: UInt64(side))
    let pixels = (0..<side * side).map { _ in
      StraightBitmap.Pixel(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random), blue: 0,
        alpha: 255)
    }
    return try PNGEncoder.encode(StraightBitmap(width: side, height: side, pixels: pixels))
  }

  private func isPicture(_ bytes: [UInt8], pieces: Int = .max) -> Bool {
    var check = PictureFileCheck()
    var rest = bytes[...]
    do throws(WorkerFault) {
      while !rest.isEmpty {
        let part = Array(rest.prefix(pieces))
        try check.add(part)
        rest = rest.dropFirst(part.count)
      }
    } catch { return false }
    return check.isComplete
  }

  @Test(arguments: [1, 7, 60]) func takesPicturesInAnyPieces(side: Int) throws {
    let bytes = try Self.picture(side)
    for pieces in [1, 2, 3, 7, 4096] { #expect(isPicture(bytes, pieces: pieces)) }
  }

  @Test func takesNoPartOfOneAndNothingBeside() throws {
    let bytes = try Self.picture(7)
    for count in 0..<bytes.count { #expect(!isPicture(Array(bytes.prefix(count)))) }
    #expect(!isPicture(bytes + [0]))
    #expect(!isPicture(Array("seventeen letters".utf8)))
  }

  /// Every byte of a file is covered by a checksum, or says where one is.
  @Test func takesNoChangedByte() throws {
    let bytes = try Self.picture(7)
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        #expect(!isPicture(changed), "byte \(place), bit \(bit)")
      }
    }
  }
}

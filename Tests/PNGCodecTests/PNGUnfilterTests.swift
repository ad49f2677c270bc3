import Imaging
import PNGCodec
import TestSupport
import Testing

/// Rows with filters that no encoder here would choose, as files written by hand.
struct PNGUnfilterTests {
  fileprivate struct Picture {
    let width: Int
    let height: Int
    let bytesPerPixel: Int
    var rows: [[UInt8]]

    init(width: Int, height: Int, bytesPerPixel: Int, random: inout SeededRandom) {
      self.width = width
      self.height = height
      self.bytesPerPixel = bytesPerPixel
      rows = (0..<height).map { y in
        (0..<width * bytesPerPixel).map { x in
          // Smooth in some rows, so that every branch of the Paeth filter is taken, and noise in others.
          y % 5 == 0 ? random.byte() : UInt8(truncatingIfNeeded: x * 3 + y * 7 + Int(random.byte() & 7))
        }
      }
    }

    /// - Parameters:
    ///   - number: the value in a row instead of its filter's number.
    ///   - checksumError: the error added to the zlib stream's checksum.
    func file(
      number: (Int) -> UInt8? = { _ in nil }, checksumError: UInt8 = 0, filters: (Int) -> PNGFilter
    ) -> [UInt8] {
      var raw: [UInt8] = []
      for y in 0..<height {
        let filter = filters(y)
        raw.append(number(y) ?? filter.rawValue)
        var filtered = [UInt8](repeating: 0, count: rows[y].count)
        filter.apply(
          to: rows[y], above: y == 0 ? nil : rows[y - 1], count: rows[y].count, bytesPerPixel: bytesPerPixel,
          into: &filtered)
        raw += filtered
      }
      var header = PNGBytes.word(width) + PNGBytes.word(height)
      header += [8, bytesPerPixel == 3 ? 2 : 6, 0, 0, 0]
      var stream = PNGBytes.storedStream(raw)
      stream[stream.count - 1] ^= checksumError
      return PNGBytes.signature + PNGBytes.chunk("IHDR", header) + PNGBytes.chunk("IDAT", stream)
        + PNGBytes.chunk("IEND", [])
    }

    var pixels: [StraightBitmap.Pixel] {
      rows.flatMap { row in
        (0..<width).map { x in
          let at = x * bytesPerPixel
          return StraightBitmap.Pixel(
            red: row[at], green: row[at + 1], blue: row[at + 2],
            alpha: bytesPerPixel == 4 ? row[at + 3] : 255)
        }
      }
    }
  }

  @Test(arguments: [3, 4])
  func everyMixtureOfFiltersGivesTheSamePixels(bytesPerPixel: Int) throws {
    var random = SeededRandom(seed: 5)
    for width in [1, 2, 3, 4, 5, 7, 31] {
      for height in [1, 2, 4, 5, 6, 9, 40] {
        let picture = Picture(width: width, height: height, bytesPerPixel: bytesPerPixel, random: &random)
        for _ in 0..<12 {
          let numbers = (0..<height).map { _ in random.byte() % 5 }
          let file = picture.file { PNGFilter(rawValue: numbers[$0]) ?? .none }
          #expect(
            try PNGDecoder.decode(file).bitmap.pixels == picture.pixels, "\(width) x \(height) \(numbers)")
        }
        let paeth = picture.file { _ in .paeth }
        #expect(try PNGDecoder.decode(paeth).bitmap.pixels == picture.pixels)
      }
    }
  }

  @Test(arguments: [3, 4])
  func tallNarrowPicturesKeepTheirLastRows(bytesPerPixel: Int) throws {
    var random = SeededRandom(seed: 9)
    let picture = Picture(width: 5, height: 3000, bytesPerPixel: bytesPerPixel, random: &random)
    let file = picture.file { $0 % 3 == 0 ? .average : .paeth }
    #expect(try PNGDecoder.decode(file).bitmap.pixels == picture.pixels)
  }

  @Test func anUnknownFilterIsDamage() throws {
    var random = SeededRandom(seed: 2)
    let picture = Picture(width: 4, height: 8, bytesPerPixel: 4, random: &random)
    for row in [0, 3, 5, 7] {
      let file = picture.file(number: { $0 == row ? 9 : nil }, filters: { _ in .paeth })
      #expect(throws: PNGError.self) { try PNGDecoder.decode(file) }
    }
  }
}

extension PNGUnfilterTests {
  @Test(arguments: [3, 4], [1, 7, 8, 9, 40])
  func aWrongChecksumOfTheStreamIsDamage(bytesPerPixel: Int, height: Int) throws {
    var random = SeededRandom(seed: 6)
    let picture = Picture(width: 9, height: height, bytesPerPixel: bytesPerPixel, random: &random)
    #expect(try PNGDecoder.decode(picture.file { _ in .up }).bitmap.pixels == picture.pixels)
    #expect(throws: PNGError.self) {
      try PNGDecoder.decode(picture.file(checksumError: 1) { _ in .up })
    }
  }
}

/// The bytes that PNG files are made of.
private enum PNGBytes {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  static func word(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return word(data.count) + body + word(Int(checksum(body)))
  }

  /// A zlib stream of blocks that are not compressed.
  static func storedStream(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var position = 0
    repeat {
      let count = min(65535, bytes.count - position)
      let isLast: UInt8 = position + count == bytes.count ? 1 : 0
      let low = UInt8(count & 255)
      let high = UInt8(count >> 8)
      stream += [isLast, low, high, ~low, ~high]
      stream += bytes[position..<position + count]
      position += count
    } while position < bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + word(b << 16 | a)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var register: UInt32 = .max
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register >> 1 ^ (register & 1 == 1 ? 0xedb8_8320 : 0) }
    }
    return ~register
  }
}

import PNGCodec
import Testing

/// However a picture is decoded, its compressed rows have the correct length and checksum.
struct DecoderTrustTests {
  /// The types that are written and those that only libpng reads, by colour type, depth and interlacing.
  static let types: [(type: UInt8, depth: UInt8, isInterlaced: Bool)] = [
    (0, 8, false), (2, 8, false), (3, 8, false), (4, 8, false), (6, 8, false), (0, 1, false), (3, 2, false),
    (0, 16, false),
    (6, 16, false), (0, 8, true), (2, 8, true), (0, 1, true), (6, 16, true),
  ]

  private func reason(_ picture: RawPicture) -> String? {
    let bytes = picture.bytes
    do throws(PNGError) {
      _ = try PNGDecoder.decode(bytes)
    } catch {
      return error.description
    }
    let deep = bytes.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try PNGDecoder.decodeDeep(bytes) }
    }
    if case .failure(let error) = deep { return error.description }
    return nil
  }

  @Test(arguments: types, [1, 2, 3, 5, 8, 9, 16, 17])
  func `every type is refused for what is wrong with its image data`(
    _ type: (type: UInt8, depth: UInt8, isInterlaced: Bool), _ size: Int
  ) {
    var picture = RawPicture(
      colorType: type.type, bitDepth: type.depth, isInterlaced: type.isInterlaced, width: size,
      height: 18 - size)
    #expect(reason(picture) == nil)
    picture.hasRightChecksum = false
    #expect(
      reason(picture)
        == "is a damaged PNG: its image data cannot be unpacked, or its checksum (Adler-32) is wrong")
    picture.hasRightChecksum = true
    picture.surplus = 1
    #expect(reason(picture) == "is a damaged PNG: its image data unpacks to more bytes than its rows hold")
    picture.surplus = -1
    #expect(reason(picture) == "is a damaged PNG: its image data unpacks to fewer bytes than its rows hold")
    picture.surplus = 0
    picture.tail = [0]
    #expect(reason(picture) == "is a damaged PNG: bytes follow its image data that are not part of it")
  }
}

internal import CDeflate
internal import OperatingSystem

/// Bytes attached to a PNG file in a private chunk, which picture readers ignore.
///
/// The chunk's name says that others may skip it, that it is private, and that programs that change the
/// picture have to drop it (PNG, 14.2): its content would then be wrong.
package enum PNGAttachment {
  private static let type = Array("frTR".utf8)

  /// How many bytes an attachment may have.
  package static let limit = 1 << 24

  /// A PNG file with an attachment, which it must not have yet.
  ///
  /// - Parameter file: as `PNGEncoder` makes it, with the chunk IEND at its end and nothing after it.
  package static func attach(_ bytes: [UInt8], to file: [UInt8]) throws(PNGError) -> [UInt8] {
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    guard file.suffix(end.count).elementsEqual(end) else { throw .damaged("it does not end with IEND") }
    guard bytes.count <= limit else {
      throw .unwritable("more than \(limit) bytes were to be attached to it")
    }
    let content = big32(bytes.count) + (try Deflater(level: 9).zlibStream(of: bytes))
    let checked = type + content
    let checksum = checked.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    return file.dropLast(end.count) + big32(content.count) + checked + big32(Int(checksum)) + end
  }

  /// The attachment of a file; `nil` if there is none, or if it is damaged.
  package static func bytes(of file: UnsafeRawBufferPointer) -> [UInt8]? {
    guard file.count > 8 else { return nil }
    var offset = 8
    while let chunk = PNGChunk(in: file, at: offset), chunk.type != PNGChunk.end {
      offset = chunk.endOffset
      if big32(Int(chunk.type)) == type { return chunk.hasRightChecksum ? unpacked(chunk.content) : nil }
    }
    return nil
  }

  private static func unpacked(_ content: UnsafeRawBufferPointer) -> [UInt8]? {
    guard content.count > 4, let inflater = try? Inflater() else { return nil }
    let count = content.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard count <= limit else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let outcome = bytes.withUnsafeMutableBytes {
      inflater.inflate(UnsafeRawBufferPointer(rebasing: content.dropFirst(4)), into: $0)
    }
    return outcome == .whole ? bytes : nil
  }

  private static func big32(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

import CDeflate

/// A PNG file assembled byte by byte, valid or not.
struct RawPicture {
  /// The colour type as the header numbers it.
  var colorType: UInt8
  var bitDepth: UInt8
  var isInterlaced = false
  var width = 5
  var height = 5
  /// How many bytes the stream unpacks to beyond those of the rows.
  var surplus = 0
  var hasRightChecksum = true
  /// The bytes after the stream in the chunk.
  var tail: [UInt8] = []

  /// The rows' bytes, counted pixel by pixel: all zero.
  private var rows: [UInt8] {
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0
    // Adam7: the pixels of each of 8 by 8 that belong to the passes.
    let pattern = [
      "16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656", "77777777",
    ].map { $0.map { Int(String($0)) ?? 0 } }
    var count = 0
    for pass in isInterlaced ? 1...7 : 1...1 {
      for y in 0..<height {
        let pixels = (0..<width).count { !isInterlaced || pattern[y % 8][$0 % 8] == pass }
        if pixels > 0 { count += 1 + (pixels * samples * Int(bitDepth) + 7) / 8 }
      }
    }
    return [UInt8](repeating: 0, count: count)
  }

  var bytes: [UInt8] {
    var unpacked = rows
    if surplus < 0 {
      unpacked.removeLast(-surplus)
    } else {
      unpacked += [UInt8](repeating: 0, count: surplus)
    }
    // One uncompressed block.
    let count = UInt16(unpacked.count)
    var stream: [UInt8] = [0x78, 0x01, 1]
    for word in [count, ~count] { stream += [UInt8(word & 255), UInt8(word >> 8)] }
    stream += unpacked
    stream += big(libdeflate_adler32(1, unpacked, unpacked.count) ^ (hasRightChecksum ? 0 : 1))
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    file += chunk(
      "IHDR",
      big(UInt32(width)) + big(UInt32(height)) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0])
    if colorType == 3 { file += chunk("PLTE", [1, 2, 3, 4, 5, 6]) }
    return file + chunk("IDAT", stream + tail) + chunk("IEND", [])
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return big(UInt32(content.count)) + checked + big(libdeflate_crc32(0, checked, checked.count))
  }

  private func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

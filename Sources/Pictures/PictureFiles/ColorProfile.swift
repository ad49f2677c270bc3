/// The ICC profile that a picture file carries.
package enum ColorProfile {
  /// The profile of a JPEG or WebP file, or that of a HEIC file; empty if there is none.
  package static func bytes(in file: [UInt8]) -> [UInt8] {
    switch PictureFormat(of: file) {
    case .jpeg: jpeg(file)
    case .webp: webp(file)
    case .heic: heic(file)
    case .png, .svg, .pdf, nil: []
    }
  }

  /// The parts of the profile are in segments of their own, each behind its number and that of all.
  private static func jpeg(_ file: [UInt8]) -> [UInt8] {
    let mark = Array("ICC_PROFILE\0".utf8)
    var parts: [(number: UInt8, bytes: ArraySlice<UInt8>)] = []
    var at = 2
    while at + 4 <= file.count, file[at] == 0xFF, file[at + 1] != 0xDA {
      let length = Int(file[at + 2]) << 8 | Int(file[at + 3])
      guard length >= 2, at + 2 + length <= file.count else { break }
      let content = file[(at + 4)..<(at + 2 + length)]
      if file[at + 1] == 0xE2, content.starts(with: mark), content.count > mark.count + 2 {
        parts.append((content[content.startIndex + mark.count], content.dropFirst(mark.count + 2)))
      }
      at += 2 + length
    }
    return parts.sorted { $0.number < $1.number }.flatMap(\.bytes)
  }

  private static func webp(_ file: [UInt8]) -> [UInt8] {
    var at = 12
    while at + 8 <= file.count {
      let length = file[at + 4..<at + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard at + 8 + length <= file.count else { break }
      if file[at..<at + 4].elementsEqual("ICCP".utf8) { return Array(file[at + 8..<at + 8 + length]) }
      at += 8 + length + length % 2
    }
    return []
  }

  /// The first property of the kind `colr` with a profile in it.
  private static func heic(_ file: [UInt8]) -> [UInt8] {
    let kind = Array("colr".utf8)
    for at in file.indices.dropFirst(4).dropLast(8) where file[at] == kind[0] {
      guard file[at..<at + 4].elementsEqual(kind), file[at + 4..<at + 8].elementsEqual("prof".utf8) else {
        continue
      }
      let length = file[at - 4..<at].reduce(0) { $0 << 8 | Int($1) }
      if length > 12, at - 4 + length <= file.count { return Array(file[at + 8..<at - 4 + length]) }
    }
    return []
  }
}

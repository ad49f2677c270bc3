/// Finds out how a file's text is encoded.
enum TextEncoding {
  /// The text in UTF-16: UTF-16 is known by its mark or its zero bytes, all else must be UTF-8.
  static func units(of bytes: [UInt8], file: String) throws(CatalogError) -> [UInt16] {
    if bytes.starts(with: [0xFF, 0xFE]) { return pairs(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return pairs(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.count > 1, bytes[0] == 0, bytes[1] != 0 { return pairs(bytes[...], isBigEndian: true) }
    if bytes.count > 1, bytes[1] == 0, bytes[0] != 0 { return pairs(bytes[...], isBigEndian: false) }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      throw CatalogError(file: file, reason: "its text is neither UTF-8 nor UTF-16")
    }
    return Array(text.utf16)
  }

  private static func pairs(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
  }
}

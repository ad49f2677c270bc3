internal import Foundation
import Reports

/// Detects the encoding of a file's text.
enum TextEncoding {
  /// The text in UTF-16: UTF-16 is recognized by its byte order mark or its zero bytes, everything else must
  /// be UTF-8.
  ///
  /// Halves of surrogate pairs are left as they are.
  /// - Throws: `LocatedError` with the position of the first invalid byte.
  static func units(of bytes: [UInt8], file: String) throws(LocatedError) -> [UInt16] {
    if let units = try utf16(bytes, file: file) { return units }
    return Array(String(decoding: try utf8(of: bytes, file: file), as: UTF8.self).utf16)
  }

  /// The text in UTF-8, without a mark.
  static func utf8(of bytes: [UInt8], file: String) throws(LocatedError) -> [UInt8] {
    if let units = try utf16(bytes, file: file) {
      guard let text = String(validating: units, as: UTF16.self) else {
        throw LocatedError(file: file, reason: "its UTF-16 text has half of a surrogate pair")
      }
      return Array(text.utf8)
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: body, as: UTF8.self) == nil else { return body }
    // Where the text first differs from what a lenient reader makes of it.
    let repaired = String(decoding: body, as: UTF8.self).utf8
    let wrong = zip(body, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? body.count
    let before = body.prefix(wrong)
    let line = before.reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
    let column = before.count - ((before.lastIndex(of: 10) ?? -1) + 1) + 1
    throw LocatedError(
      file: file, line: line, column: column, reason: "its text is neither UTF-8 nor UTF-16 from here on")
  }

  /// The text of bytes in an encoding that a file names, in UTF-8.
  ///
  /// - Throws: `LocatedError` if the system's library does not know the encoding, or with the position of the
  ///   first invalid byte.
  static func utf8(of bytes: [UInt8], charset: String, file: String) throws(LocatedError) -> [UInt8] {
    // Strict Shift_JIS has a yen sign where files mean a backslash.
    let isShiftJIS = ["shift_jis", "shift-jis", "sjis", "x-sjis"].contains(charset.lowercased())
    let converter = iconv_open("UTF-8", isShiftJIS ? "CP932" : charset)
    guard let converter, Int(bitPattern: converter) != -1 else {
      throw LocatedError(file: file, reason: "its encoding \(charset) is not known")
    }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    // No character of one byte takes more than three in UTF-8, and none of two more than four.
    var output = [CChar](repeating: 0, count: bytes.count * 3 + 16)
    var (left, room) = (input.count, output.count)
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (from, to) = (input.baseAddress, output.baseAddress)
        return iconv(converter, &from, &left, &to, &room)
      }
    }
    guard status != -1 else {
      let before = bytes.prefix(bytes.count - left)
      let line = before.reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
      throw LocatedError(
        file: file, line: line, column: before.count - ((before.lastIndex(of: 10) ?? -1) + 1) + 1,
        reason: "its text is not in the encoding \(charset), as it says, from here on")
    }
    return output.prefix(output.count - room).map { UInt8(bitPattern: $0) }
  }

  /// Nil if the bytes are not UTF-16.
  private static func utf16(_ bytes: [UInt8], file: String) throws(LocatedError) -> [UInt16]? {
    let body: ArraySlice<UInt8>
    let isBigEndian: Bool
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      let scalars = try utf8(of: bytes, charset: "UTF-32", file: file)
      return Array(String(decoding: scalars, as: UTF8.self).utf16)
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      (body, isBigEndian) = (bytes.dropFirst(2), false)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      (body, isBigEndian) = (bytes.dropFirst(2), true)
    } else if bytes.count > 1, (bytes[0] == 0) != (bytes[1] == 0) {
      (body, isBigEndian) = (bytes[...], bytes[0] == 0)
    } else {
      return nil
    }
    guard body.count.isMultiple(of: 2) else {
      throw LocatedError(file: file, reason: "its UTF-16 text ends within a character")
    }
    let units = stride(from: body.startIndex, to: body.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(body[index]), UInt16(body[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    // Tools that join files leave a second mark behind the first.
    return Array(units.drop { $0 == 0xFEFF })
  }
}

package import Foundation

/// The list of symbols beside their fonts: the glyph for each name.
///
/// It is searched in place. A render looks up a few of nearly six thousand names, and making values of all of them took a fifth of
/// its time. Its JSON therefore has neither spaces nor escapes, and its names are in byte order; a test also reads it with a
/// full parser and compares.
package struct SymbolTable: Sendable {
  private let file: Data

  /// Nil if the file does not have the list's form.
  package init?(_ file: Data) {
    guard file.starts(with: Data("{\"".utf8)), file.suffix(3).elementsEqual("\"]}".utf8) else { return nil }
    self.file = file
  }

  /// The entry for a symbol; nil if there is none.
  package subscript(name: String) -> SymbolEntry? {
    var name = name
    return file.withUnsafeBytes { bytes in name.withUTF8 { Self.entry(named: $0, in: bytes) } }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let bracket = UInt8(ascii: "]")

  /// Binary search: an entry such as `"a.circle":["F0141","circle_a","direct"]` ends at its first bracket.
  private static func entry(
    named name: UnsafeBufferPointer<UInt8>, in bytes: UnsafeRawBufferPointer
  ) -> SymbolEntry? {
    // The range of possible starts of the entry.
    var (low, high) = (1, bytes.count - 1)
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start] != quote || bytes[start - 2] != bracket { start -= 1 }
      guard let end = bytes[(start + 1)...].firstIndex(of: quote),
        let last = bytes[end...].firstIndex(of: bracket)
      else { return nil }
      let key = bytes[(start + 1)..<end]
      if key.elementsEqual(name) { return entry(bytes[(end + 1)..<last]) }
      if name.lexicographicallyPrecedes(key) { high = start } else { low = last + 2 }
    }
    return nil
  }

  /// The entry of a value such as `:["F0141","circle_a","direct"`.
  private static func entry(_ value: Slice<UnsafeRawBufferPointer>) -> SymbolEntry? {
    let code = value.dropFirst(3).prefix { $0 != quote }
    return UInt32(String(decoding: code, as: UTF8.self), radix: 16).map {
      SymbolEntry(codepoint: $0, isApproximate: value.suffix(8).elementsEqual("\"approx\"".utf8))
    }
  }
}

/// The glyph of a symbol, and whether it depicts the same idea.
package struct SymbolEntry: Sendable, Equatable {
  package var codepoint: UInt32
  package var isApproximate: Bool
}

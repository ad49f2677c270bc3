package import Foundation

/// The list of symbols that lies beside their fonts: what stands for each name.
///
/// It is searched where it lies. A render asks for a few of nearly six thousand names, and to make values of them all took a
/// fifth of its time. Its JSON therefore has neither spaces nor escapes, and its names stand in the order of their bytes; a
/// test reads it in full beside this.
package struct SymbolTable: Sendable {
  private let file: Data

  /// Nil for a file that does not have the list's form.
  package init?(_ file: Data) {
    guard file.starts(with: Data("{\"".utf8)), file.suffix(3).elementsEqual("\"]}".utf8) else { return nil }
    self.file = file
  }

  /// What stands for a symbol; nil where nothing does.
  package subscript(name: String) -> SymbolEntry? {
    var name = name
    return file.withUnsafeBytes { bytes in name.withUTF8 { Self.entry(named: $0, in: bytes) } }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let bracket = UInt8(ascii: "]")

  /// Halves the list: an entry such as `"a.circle":["F0141","circle_a","direct"]` ends with the first bracket in it.
  private static func entry(
    named name: UnsafeBufferPointer<UInt8>, in bytes: UnsafeRawBufferPointer
  ) -> SymbolEntry? {
    // Where the first entry begins that it may be, and where the first begins that it cannot be any more.
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

/// Where the font has a symbol, and whether that is a drawing of its own idea.
package struct SymbolEntry: Sendable, Equatable {
  package var codepoint: UInt32
  package var isApproximate: Bool
}

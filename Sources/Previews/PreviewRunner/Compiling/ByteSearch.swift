import CProcess

/// Searches files for a text with the C library: the standard library's `contains` takes a hundred times as long.
extension [UInt8] {
  /// The start of the first occurrence of a text at or after an offset; nil if there is none.
  func place(of text: [UInt8], from start: Int = 0) -> Int? {
    let found = withUnsafeBytes { bytes in
      text.withUnsafeBytes { text in
        fr_find(bytes.baseAddress.map { $0 + start }, bytes.count - start, text.baseAddress, text.count)
      }
    }
    return found < 0 ? nil : start + found
  }

  /// Whether the bytes contain a text.
  func mentions(_ text: String) -> Bool { place(of: Array(text.utf8)) != nil }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes contain a text.
  func mentions(_ text: StaticString) -> Bool {
    withUnsafeBytes { fr_find($0.baseAddress, $0.count, text.utf8Start, text.utf8CodeUnitCount) >= 0 }
  }
}

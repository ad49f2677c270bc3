/// Parses JSON (RFC 8259) as values without positions.
package enum JSONParser {
  /// Where and why a text is not JSON.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var line: Int
    package var reason: String
    package var description: String { "is not valid JSON: line \(line): \(reason)" }
  }

  /// The value of a whole document.
  package static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    // A byte order mark is not valid JSON, but editors write it.
    let bytes = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(line: 1 + validLines(of: bytes), reason: "the text is not valid UTF-8")
    }
    var scanner = JSONScanner(bytes, depthLimit: 512)
    do throws(JSONScanner.Failure) {
      return try scanner.scan().value()
    } catch {
      throw Failure(line: error.line, reason: error.reason)
    }
  }

  /// How many lines end before the first that is not UTF-8.
  private static func validLines(of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.prefix { String(validating: $0, as: UTF8.self) != nil }.count
  }
}

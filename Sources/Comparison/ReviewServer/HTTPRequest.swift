/// A request of HTTP/1.1 as far as a page on the same machine makes any.
package struct HTTPRequest: Hashable, Sendable {
  package var method: String
  /// The path as it was sent; its percent-encoding stays, for no path here needs any.
  package var path: String
  /// The fields by their names in small letters.
  package var fields: [String: String]
  package var body: [UInt8]

  package init(method: String, path: String, fields: [String: String] = [:], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.fields = fields
    self.body = body
  }

  package static let largestHead = 16 << 10
  package static let largestBody = 1 << 20

  /// What the bytes that came so far amount to.
  package enum Progress: Hashable, Sendable {
    case incomplete
    case complete(HTTPRequest)
    /// It is not answered otherwise than by an error with this code.
    case refused(Int)
  }

  /// Reads a request from the bytes that came so far.
  ///
  /// What could be read in two ways is refused: several lengths or hosts, lengths that are no plain numbers, fields that go on
  /// in the next line, bodies in parts (RFC 9112, 6.3 and 5.2).
  package static func read(_ bytes: [UInt8]) -> Progress {
    guard let end = headEnd(bytes) else {
      return bytes.count > largestHead ? .refused(431) : .incomplete
    }
    guard end <= largestHead else { return .refused(431) }
    guard let head = String(validating: bytes[..<end], as: UTF8.self) else { return .refused(400) }
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: true)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/"),
      !words[0].isEmpty, words[0].utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    else { return .refused(400) }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon != line.startIndex,
        line[..<colon].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { return .refused(400) }
      let name = line[..<colon].lowercased()
      let value = line[line.utf8.index(after: colon)...].trimming { $0 == " " || $0 == "\t" }
      guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { return .refused(400) }
      if fields[name] != nil, ["host", "content-length", "origin", "content-type"].contains(name) {
        return .refused(400)
      }
      fields[name] = value
    }
    guard fields["transfer-encoding"] == nil else { return .refused(501) }
    var length = 0
    if let text = fields["content-length"] {
      guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(text)
      else { return .refused(400) }
      guard number <= largestBody else { return .refused(413) }
      length = number
    }
    let start = end + 4
    guard bytes.count >= start + length else { return .incomplete }
    return .complete(
      HTTPRequest(
        method: String(words[0]), path: String(words[1]), fields: fields,
        body: Array(bytes[start..<start + length])))
  }

  /// Where the empty line begins that ends the head.
  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...bytes.count - 4).first {
      bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
    }
  }
}

extension Substring {
  fileprivate func trimming(_ isSpace: (Character) -> Bool) -> String {
    var text = self.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}

/// Paths as references of a URI (RFC 3986).
package enum URIReference {
  /// A path as a relative reference: every byte that is not plain is percent-encoded.
  package static func relative(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  /// A path as a relative reference, or as a file URL if it is absolute: scanning services expect relative
  /// references.
  package static func file(_ path: String) -> String {
    path.hasPrefix("/") ? "file://" + relative(path) : relative(path)
  }
}

/// Escaping for the languages reports are written in.
enum Markup {
  /// Text as the content or a quoted attribute of HTML or XML. Control characters, which XML cannot hold, become the
  /// replacement character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20: result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A path as a relative link: every byte that is not plain is percent-encoded.
  static func link(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  /// The way from a folder to a file, both given from the same place or both absolute.
  static func relativePath(from folder: String, to file: String) -> String {
    guard folder.hasPrefix("/") == file.hasPrefix("/") else { return file }
    let from = parts(folder)
    let to = parts(file)
    let common = zip(from, to).prefix { $0 == $1 }.count
    // A way out of a folder that is itself given as `..` cannot be known.
    guard !from[common...].contains("..") else { return file }
    return (from[common...].map { _ in ".." } + to[common...]).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }
}

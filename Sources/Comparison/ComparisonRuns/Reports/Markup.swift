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

  /// The way from a folder to a file.
  ///
  /// - Parameter here: the absolute path of the folder that paths are given from where they are not absolute.
  static func relativePath(from folder: String, to file: String, here: String) -> String {
    func absolute(_ path: String) -> [String] { parts(path.hasPrefix("/") ? path : here + "/" + path) }
    let (from, to) = (absolute(folder), absolute(file))
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (from[common...].map { _ in ".." } + to[common...]).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        // Above the root is the root.
        if !parts.isEmpty { parts.removeLast() }
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }
}

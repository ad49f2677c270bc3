/// Text for a terminal or the log of a build service: whatever these would interpret is made visible.
package enum TerminalText {
  /// The text on one line.
  ///
  /// Control characters (ESC and its relatives start terminal commands), line and paragraph separators, and
  /// characters that turn the direction of the text around them are written as in Swift's sources, such as
  /// `\n` and `\u{1B}`.
  package static func line(_ text: String) -> String {
    // Nearly all texts have nothing of the kind.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "#") })
    {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnsafe(scalar): result += escaped(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return withoutCommands(result)
  }

  /// A text whose line feeds and tabs are kept, such as a compiler's diagnostics.
  package static func lines(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      let cells = part.split(separator: "\t", omittingEmptySubsequences: false)
      let tabbed = cells.map { line(String($0)) }.joined(separator: "\t")
      // Tabs are white space, after which a command may start.
      return withoutCommands(tabbed)
    }.joined(separator: "\n")
  }

  /// Whether a character affects how text is displayed.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates (UAX #9), and the separators of lines and paragraphs.
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    // Tags, which nothing shows.
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  package static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u{" + (digits.utf8.count == 1 ? "0" : "") + digits + "}"
  }

  /// GitHub treats lines that start with `::`, even after spaces, and `##[` anywhere as commands.
  private static func withoutCommands(_ text: String) -> String {
    var result = text
    // Zero-width white space counts, too, because some readers strip it.
    let start = text.unicodeScalars.firstIndex {
      !$0.properties.isWhitespace && $0 != "\u{200B}" && $0 != "\u{FEFF}"
    }
    if let start, text.unicodeScalars[start...].starts(with: "::".unicodeScalars) {
      result.unicodeScalars.replaceSubrange(start...start, with: escaped(":").unicodeScalars)
    }
    guard result.utf8.contains(UInt8(ascii: "#")) else { return result }
    var scalars = String.UnicodeScalarView()
    for scalar in result.unicodeScalars {
      if scalar == "[", scalars.suffix(2).elementsEqual("##".unicodeScalars) {
        scalars.append(contentsOf: escaped(scalar).unicodeScalars)
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

/// Text in Markdown (GitHub's dialect), such as a table's cell: one line in which nothing is markup, and nothing becomes a link.
package enum MarkdownCell {
  /// GitHub turns these into links without any markup: URLs, a name after @ (which also notifies that
  /// person), and a number after #. An invisible character separates the parts: a character reference to a
  /// word joiner.
  private static let joiner = "&#8288;"

  package static func escaped(_ text: String) -> String {
    var result = ""
    // One by one: a character in front can join a bracket into one that is not compared as a bracket.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": result += " "
      case _ where TerminalText.isUnsafe(scalar): result += "\\" + TerminalText.escaped(scalar)
      case "&": result += "&amp;"
      case "#": result += "\\#" + joiner
      case "@": result += "@" + joiner
      case ":": result += followsScheme(result) ? ":" + joiner : ":"
      case ".": result += result.lowercased().hasSuffix("www") ? joiner + "." : "."
      case "|", "\\", "`", "*", "_", "<", ">", "[", "]", "~", "$", "!":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether the text before a colon may be a URL scheme: `https`, `ftp`, `mailto`, `xmpp`. Others are no
  /// links without markup (GitHub Flavored Markdown, 6.9).
  private static func followsScheme(_ text: String) -> Bool {
    let end = text.suffix(8).lowercased()
    return ["http", "https", "ftp", "mailto", "xmpp"].contains(where: end.hasSuffix)
  }
}

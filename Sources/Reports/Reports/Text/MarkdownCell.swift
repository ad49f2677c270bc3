/// Text in Markdown (GitHub's dialect), such as a table's cell: one line in which nothing is markup.
package enum MarkdownCell {
  package static func escaped(_ text: String) -> String {
    var result = ""
    // One by one: a character in front can join a bracket into one that is not compared as a bracket.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": result += " "
      case _ where TerminalText.isUnsafe(scalar): result += "\\" + TerminalText.escaped(scalar)
      case "&": result += "&amp;"
      case "|", "\\", "`", "*", "_", "<", ">", "[", "]", "~", "$", "#", "!":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

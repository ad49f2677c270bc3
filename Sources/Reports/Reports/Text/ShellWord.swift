/// Words of commands that are printed for people to paste into a shell.
package enum ShellWord {
  /// A text as one word: quoted so that no shell finds anything to carry out in it, and readable on one line.
  ///
  /// Controls and what turns the direction of text need the quotes of bash, zsh and POSIX 2024 (`$'…'`).
  package static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: TerminalText.isUnsafe) else {
      // "##[" begins commands in logs of GitHub; the shell puts the parts together again.
      return "'" + text.replacing("'", with: "'\\''").replacing("##[", with: "##''[") + "'"
    }
    var result = "$'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where TerminalText.isUnsafe(scalar):
        for byte in String(scalar).utf8 { result += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.replacing("##[", with: "##\\x5b") + "'"
  }

  /// A command of plain words and quoted arguments; where one begins like an option, all stand behind `--`.
  package static func command(_ words: String, _ arguments: [String]) -> String {
    let separator = arguments.contains { $0.hasPrefix("-") } ? " --" : ""
    return words + separator + arguments.map { " " + quoted($0) }.joined()
  }
}

/// Words of commands that are printed for people to paste into a shell.
package enum ShellWord {
  /// A text as one word: quoted so that no shell interprets anything in it, and readable on one line.
  ///
  /// Controls and what turns the direction of text need the quotes of bash, zsh and POSIX 2024 (`$'…'`).
  package static func quoted(_ text: String) -> String {
    let needsCodes = text.unicodeScalars.contains(where: TerminalText.isUnsafe)
    var result = String.UnicodeScalarView((needsCodes ? "$'" : "'").unicodeScalars)
    // One by one: a mark can join a quotation mark into a character that is not compared as one.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": result.append(contentsOf: (needsCodes ? "\\'" : "'\\''").unicodeScalars)
      case "\\" where needsCodes: result.append(contentsOf: "\\\\".unicodeScalars)
      case "[" where result.suffix(2).elementsEqual("##".unicodeScalars):
        // "##[" starts commands in GitHub logs; the shell joins the parts again.
        result.append(contentsOf: (needsCodes ? "\\x5b" : "''[").unicodeScalars)
      case _ where TerminalText.isUnsafe(scalar):
        for byte in String(scalar).utf8 {
          result.append(contentsOf: ("\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).unicodeScalars)
        }
      default: result.append(scalar)
      }
    }
    return String(result) + "'"
  }

  /// A command of plain words and quoted arguments; if one starts like an option, all follow `--`.
  package static func command(_ words: String, _ arguments: [String]) -> String {
    let separator = arguments.contains { $0.utf8.first == UInt8(ascii: "-") } ? " --" : ""
    return words + separator + arguments.map { " " + quoted($0) }.joined()
  }
}

/// Texts as source literals.
package enum InlineLiteral {
  /// A closure that returns a text, as a multiline literal.
  ///
  /// - Parameters:
  ///   - indent: the indentation of the closure's first line.
  ///   - unit: the additional indentation of further lines.
  package static func closure(_ text: String, indent: String, unit: String) -> String {
    let inner = indent + unit
    let marks = String(repeating: "#", count: marks(for: text))
    let lines = split(text).map { line in line.isEmpty ? "" : inner + escaped(line, marks) }
    return (["{", inner + marks + "\"\"\""] + lines + [inner + "\"\"\"" + marks, indent + "}"]).joined(
      separator: "\n")
  }

  /// How many number signs the literal needs so that nothing in the text is an escape.
  private static func marks(for text: String) -> Int {
    var needed = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isQuotes =
        scalar == "\"" && index + 2 < scalars.count && scalars[index + 1] == "\""
        && scalars[index + 2] == "\""
      guard scalar == "\\" || isQuotes else { continue }
      let after = index + (isQuotes ? 3 : 1)
      needed = max(needed, scalars[min(after, scalars.count)...].prefix { $0 == "#" }.count + 1)
    }
    return needed
  }

  /// The lines of a text. A carriage return before a line's end belongs to the line: Swift takes both for one character.
  private static func split(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func escaped(_ line: String, _ marks: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\r": result += "\\\(marks)r"
      case "\t": result += "\t"
      case "\0": result += "\\\(marks)0"
      case _
      where scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}":
        result += "\\\(marks)u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

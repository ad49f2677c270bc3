/// Workflow commands that annotate lines on GitHub ("Workflow commands for GitHub Actions").
package enum GitHubCommand {
  package enum Kind: String, Sendable {
    case error
    case warning
    case notice

    package init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .notice
      }
    }
  }

  /// An annotation with a line break at its end.
  ///
  /// - Parameters:
  ///   - file: `nil` without a file.
  ///   - line: from 1; counts only with a file.
  ///   - column: from 1; counts only with a line.
  package static func annotation(
    _ kind: Kind, file: String? = nil, line: Int? = nil, column: Int? = nil, title: String? = nil,
    message: String
  ) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(property(file))") }
    if let line, file != nil { properties.append("line=\(line)") }
    if let column, line != nil, file != nil { properties.append("col=\(column)") }
    if let title { properties.append("title=\(property(title))") }
    let head = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::\(kind.rawValue)\(head)::\(data(message))\n"
  }

  /// A message: characters that would end the line are percent-encoded, other control characters are made
  /// visible.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case "\t": result += "\t"
      case _ where TerminalText.isUnsafe(scalar): result += TerminalText.escaped(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A property, in which commas and colons are encoded too.
  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

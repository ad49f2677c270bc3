/// A manifest of Swift Playgrounds' (`NAME.swiftpm`), which declares an app by a product of a module that only Apple's tools have.
enum PlaygroundManifest {
  /// The module of that product.
  private static let module = "AppleProductTypes"
  private static let product = ".iOSApplication("

  static func isOne(_ text: String) -> Bool { text.contains("import \(module)") }

  /// The manifest of a package with an executable in place of each app: what icon, colours and capabilities an app has says nothing
  /// about how its targets are built.
  static func adapted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var rest = lines.map { $0.contains("import \(module)") ? "" : $0 }.joined(separator: "\n")[...]
    var adapted = ""
    while let start = rest.firstRange(of: product) {
      adapted += rest[..<start.lowerBound]
      let (arguments, end) = arguments(of: rest[start.upperBound...])
      let kept = arguments.filter { $0.hasPrefix("name:") || $0.hasPrefix("targets:") }
      adapted += ".executable(\(kept.joined(separator: ", ")))"
      rest = rest[end...]
    }
    return adapted + rest
  }

  /// The arguments of a call, from behind its opening parenthesis on, and where it ends.
  private static func arguments(of text: Substring) -> (arguments: [String], end: Substring.Index) {
    var arguments = [""]
    var depth = 0
    var isInString = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isInString {
        if character == "\"", !isEscaped { isInString = false }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" {
        isInString = true
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        if depth == 0 { return (arguments, text.index(after: index)) }
        depth -= 1
      } else if character == ",", depth == 0 {
        arguments.append("")
        continue
      }
      if arguments[arguments.count - 1].isEmpty, character.isWhitespace { continue }
      arguments[arguments.count - 1].append(character)
    }
    return (arguments, text.endIndex)
  }
}

/// A pattern for keys: `*` matches any characters, `?` matches one, a backslash makes the next character
/// literal.
package struct KeyPattern: Hashable, Sendable {
  package let text: String
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case character(Character)
    case one
    case any
  }

  package init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var isEscaped = false
    for character in text {
      switch character {
      case _ where isEscaped:
        parts.append(.character(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "*": if parts.last != .any { parts.append(.any) }
      case "?": parts.append(.one)
      default: parts.append(.character(character))
      }
    }
    if isEscaped { parts.append(.character("\\")) }
    self.parts = parts
  }

  /// Whether the pattern matches the whole key.
  package func matches(_ key: String) -> Bool {
    let key = Array(key)
    var (place, position) = (0, 0)
    // The position of the last star, and how much of the key it has matched so far.
    var star: (place: Int, position: Int)?
    while position < key.count {
      if place < parts.count, parts[place] == .any {
        star = (place, position)
        place += 1
      } else if place < parts.count, parts[place] == .one || parts[place] == .character(key[position]) {
        place += 1
        position += 1
      } else if let last = star {
        star = (last.place, last.position + 1)
        place = last.place + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return parts[place...].allSatisfy { $0 == .any }
  }
}

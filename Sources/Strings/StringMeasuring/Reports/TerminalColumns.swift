/// How many columns of a terminal characters take.
enum TerminalColumns {
  static func count(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + count($1) }
  }

  /// The text, shortened with an ellipsis if it is longer.
  static func cut(_ text: String, to limit: Int) -> String {
    if limit == .max || count(text) <= limit { return text }
    var result = ""
    var columns = 0
    for character in text {
      columns += count(character)
      if columns > limit - 1 { break }
      result.append(character)
    }
    return result + "…"
  }

  /// Wide characters take two columns (UAX #11), combining characters none.
  private static func count(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

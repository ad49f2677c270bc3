/// Resolves the escapes of Android's string resources, as aapt2 does.
struct AndroidText {
  private(set) var unknownEscapes: [Character] = []
  private var result = String.UnicodeScalarView()
  private var isQuoted = false
  private var isSpacePending = false
  /// Whether something was quoted, even nothing: then white space before it counts.
  private var hasContent = false

  mutating func append(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        isQuoted.toggle()
        space()
        hasContent = true
      case "\\":
        space()
        hasContent = true
        escape(&rest)
      case " ", "\n", "\t", "\r":
        if isQuoted { add(scalar) } else { isSpacePending = true }
      default:
        space()
        add(scalar)
      }
    }
  }

  /// The whole text; white space at its end is left out.
  mutating func finish() -> String { String(result) }

  /// Inserts a space where there was white space between characters.
  private mutating func space() {
    if isSpacePending, hasContent { add(" ") }
    isSpacePending = false
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    result.append(scalar)
    hasContent = true
  }

  private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
    guard let scalar = rest.popFirst() else { return }
    switch scalar {
    case "n": add("\n")
    case "t": add("\t")
    case "\"", "'", "\\", "@", "?", "#": add(scalar)
    case "\n": break
    case "u":
      guard let first = unit(&rest) else {
        unknownEscapes.append("u")
        return add("u")
      }
      var units = [first]
      if UTF16.isLeadSurrogate(first), rest.starts(with: "\\u".unicodeScalars) {
        var after = rest.dropFirst(2)
        if let second = unit(&after) {
          units.append(second)
          rest = after
        }
      }
      for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
        if scalar == "\u{FFFD}" { unknownEscapes.append("u") }
        add(scalar)
      }
    default:
      // aapt2 also drops the backslash.
      unknownEscapes.append(Character(scalar))
      add(scalar)
    }
  }

  private func unit(_ rest: inout Substring.UnicodeScalarView) -> UInt16? {
    let digits = String(String.UnicodeScalarView(rest.prefix(4)))
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      return nil
    }
    rest = rest.dropFirst(4)
    return unit
  }

  /// A text as it is written in a resource file, before XML's own escapes.
  static func escaped(_ text: String) -> String {
    var result = ""
    // Characters of their own, because a Character may hold a carriage return and a line feed.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"", "'", "\\": result += "\\\(scalar)"
      case "@", "?": result += result.isEmpty ? "\\\(scalar)" : "\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    let scalars = text.unicodeScalars
    let hasSpaces =
      scalars.first == " " || scalars.last == " "
      || zip(scalars, scalars.dropFirst()).contains { $0 == " " && $1 == " " }
    return hasSpaces ? "\"\(result)\"" : result
  }
}

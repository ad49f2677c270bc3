/// A made-up translation of the source text that shows what real ones will do to a layout.
package enum PseudoLocale: String, CaseIterable, Sendable {
  /// Letters with accents, for the height of lines and the fonts.
  case accented
  /// The text twice.
  case double
  /// Every word in right-to-left order.
  case rtl
  /// Brackets around the text, which show where it is cut.
  case bounded
  /// Emoji around the text.
  case emoji

  /// The text in the pseudo-language; format specifiers stay as they are.
  package func text(_ source: String) -> String {
    switch self {
    case .accented: Self.mapWords(source) { String($0.map { Self.accents[$0] ?? $0 }) }
    case .double: source + " " + source
    case .rtl: Self.mapWords(source) { Self.rightToLeft($0) }
    case .bounded: "[# " + source + " #]"
    case .emoji: "😀 " + source + " 🎉"
    }
  }

  /// Android's bidirectional pseudo-language: RLM RLO word PDF RLM.
  private static func rightToLeft(_ words: String) -> String {
    words.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.isEmpty ? "" : "\u{200F}\u{202E}\(word)\u{202C}\u{200F}"
    }.joined(separator: " ")
  }

  /// Changes the words between the specifiers, which are copied as they stand.
  private static func mapWords(_ source: String, _ change: (String) -> String) -> String {
    var result = ""
    var words = ""
    var rest = Substring(source)
    while let character = rest.first {
      guard character == "%", let end = specifierEnd(rest) else {
        words.append(character)
        rest.removeFirst()
        continue
      }
      result += change(words) + rest[..<end]
      words = ""
      rest = rest[end...]
    }
    return result + change(words)
  }

  private static func specifierEnd(_ text: Substring) -> Substring.Index? {
    if text.hasPrefix("%#@") || text.dropFirst().drop(while: { $0.isNumber }).hasPrefix("$#@") {
      guard let open = text.firstIndex(of: "@"),
        let close = text[text.index(after: open)...].firstIndex(of: "@")
      else { return nil }
      return text.index(after: close)
    }
    if text.hasPrefix("%arg") { return text.index(text.startIndex, offsetBy: 4) }
    let rest = text.dropFirst().drop { $0.isNumber || "$-+#0'.hlqLztj".contains($0) }
    guard let conversion = rest.first, "@diuxXofFeEgGaAcCsSp%".contains(conversion) else { return nil }
    return rest.index(after: rest.startIndex)
  }

  private static let accents: [Character: Character] = [
    "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ",
    "k": "ķ", "l": "ļ", "n": "ñ", "o": "ö", "p": "þ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "w": "ŵ",
    "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "D": "Ð", "E": "É", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ",
    "K": "Ķ", "L": "Ļ", "N": "Ñ", "O": "Ö", "P": "Þ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "W": "Ŵ",
    "Y": "Ý", "Z": "Ž",
  ]
}

/// A made-up translation of the source text that shows what real ones will do to a layout.
package enum PseudoLocale: Sendable, Hashable {
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
  /// As long as translations get: into one language, or into any.
  case expand(locale: String?, share: ExpansionFactors.Share)
  /// Of the translations that there are, the widest one of each key.
  case widest

  /// What the names look like, for help and errors.
  package static let names = [
    "accented", "double", "rtl", "bounded", "emoji", "expand", "expand:LANGUAGE", "widest",
  ]

  /// A made-up translation by its name: `double`, `expand:de`, `expand:p99`, `expand:pt-BR:p50`.
  package init?(rawValue: String) {
    switch rawValue {
    case "accented": self = .accented
    case "double": self = .double
    case "rtl": self = .rtl
    case "bounded": self = .bounded
    case "emoji": self = .emoji
    case "widest": self = .widest
    default:
      var parts = rawValue.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard parts.removeFirst() == "expand" else { return nil }
      var share = ExpansionFactors.Share.p90
      if let last = parts.last, let named = ExpansionFactors.Share(rawValue: last) {
        share = named
        parts.removeLast()
      }
      guard parts.count <= 1 else { return nil }
      if let locale = parts.first, ExpansionFactors.of(locale: locale) == nil { return nil }
      self = .expand(locale: parts.first.map { LocaleMatcher.canonical($0) }, share: share)
    }
  }

  /// The name, the same for names that mean the same.
  package var rawValue: String {
    switch self {
    case .accented: "accented"
    case .double: "double"
    case .rtl: "rtl"
    case .bounded: "bounded"
    case .emoji: "emoji"
    case .widest: "widest"
    case .expand(let locale, let share):
      (["expand"] + [locale, share == .p90 ? nil : share.rawValue].compactMap { $0 }).joined(separator: ":")
    }
  }

  /// The text in the pseudo-language; format specifiers stay as they are. That of `widest` is the text itself, because
  /// it takes a whole entry and fonts to know.
  package func text(_ source: String) -> String {
    switch self {
    case .accented: return Self.mapWords(source) { String($0.map { Self.accents[$0] ?? $0 }) }
    case .double: return source + " " + source
    case .rtl: return Self.mapWords(source) { Self.rightToLeft($0) }
    case .bounded: return "[# " + source + " #]"
    case .emoji: return "😀 " + source + " 🎉"
    case .widest: return source
    case .expand(let locale, let share):
      let factors =
        locale.flatMap(ExpansionFactors.of(locale:)) ?? ExpansionFactors.of(characters: source.count)
      var carry = 0.0
      return Self.mapWords(source) { TextExpander.expand($0, by: factors.factor(share), carry: &carry) }
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

/// A pseudolocalization of the source text that shows how real translations will affect a layout.
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
  /// As long as translations become: into one language, or into any.
  case expand(locale: String?, share: ExpansionFactors.Share)
  /// The widest existing translation of each key.
  case widest

  /// The syntax of the names, for help and errors.
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

  /// A pseudolocalized format; its specifiers are unchanged. For `widest` it is the text itself, because the
  /// widest translation depends on the whole entry and fonts.
  package func text(_ source: String) -> String {
    if isWordWise {
      let change = wordChange(characters: source.count)
      return FormatSpecifier.split(source).map { part in
        part.specifier == nil ? change(String(part.text)) : String(part.text)
      }.joined()
    }
    guard self == .double else { return wrapped(source) }
    // The second copy uses the arguments of the first.
    var next = 0
    let copy = FormatSpecifier.split(source).map { part in
      guard let specifier = part.specifier, specifier.kind != .percent, specifier.kind != .argument,
        specifier.name == nil
      else { return String(part.text) }
      if specifier.position == nil { next += 1 }
      return specifier.written(position: specifier.position ?? next)
    }.joined()
    return copy + " " + copy
  }

  /// Whether words change one by one, rather than the text as a whole.
  var isWordWise: Bool {
    switch self {
    case .accented, .rtl, .expand: true
    case .double, .bounded, .emoji, .widest: false
    }
  }

  /// What is added around a text, or to its end, after its arguments have been inserted.
  func wrapped(_ text: String) -> String {
    switch self {
    case .double: text + " " + text
    case .bounded: "[# " + text + " #]"
    case .emoji: "😀 " + text + " 🎉"
    case .accented, .rtl, .expand, .widest: text
    }
  }

  /// How words between arguments change; pieces of one text are passed in order.
  ///
  /// - Parameter characters: the length of the text.
  func wordChange(characters: Int) -> (String) -> String {
    switch self {
    case .accented: return { String($0.map { Self.accents[$0] ?? $0 }) }
    case .rtl: return Self.rightToLeft
    case .expand(let locale, let share):
      let factors =
        locale.flatMap(ExpansionFactors.of(locale:)) ?? ExpansionFactors.of(characters: characters)
      var carry = 0.0
      return { TextExpander.expand($0, by: factors.factor(share), carry: &carry) }
    case .double, .bounded, .emoji, .widest: return { $0 }
    }
  }

  /// Android's bidirectional pseudo-language: RLM RLO word PDF RLM.
  private static func rightToLeft(_ words: String) -> String {
    words.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.isEmpty ? "" : "\u{200F}\u{202E}\(word)\u{202C}\u{200F}"
    }.joined(separator: " ")
  }

  private static let accents: [Character: Character] = [
    "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ",
    "k": "ķ", "l": "ļ", "n": "ñ", "o": "ö", "p": "þ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "w": "ŵ",
    "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "D": "Ð", "E": "É", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ",
    "K": "Ķ", "L": "Ļ", "N": "Ñ", "O": "Ö", "P": "Þ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "W": "Ŵ",
    "Y": "Ý", "Z": "Ž",
  ]
}

/// The name that Xcode gives an asset in Swift: "sky-blue" becomes `skyBlue`.
///
/// Characters that are not allowed in identifiers separate words; the first word starts in lower case, the
/// others with capitals. The kind at the end of a name ("AccentColor", "HeroImage") is left out, and a letter
/// after a digit is a capital. A name that is all in capitals stays as it is, its words and numbers separated
/// by underscores: "BG" is `BG`, "IMG02" is `IMG_02`. The rules are those of the files that Xcode generates
/// (GeneratedAssetSymbols).
enum AssetSymbolName {
  /// The Swift name of an asset; nil if its name has no usable characters.
  static func member(_ name: String, without kind: String? = nil) -> String? {
    var words = words(of: name)
    if let constant = constant(words) { return constant }
    if let kind, let last = words.last {
      if last == kind || last == kind.lowercased() {
        if words.count > 1 { words.removeLast() }
      } else if last.hasSuffix(kind) {
        words[words.count - 1] = String(last.dropLast(kind.count))
      }
    }
    guard let first = words.first else { return nil }
    let joined = capitalsAfterDigits(
      in: lowercasedStart(first) + words.dropFirst().map(uppercasedStart).joined())
    return joined.first?.isNumber == true ? "_\(joined)" : joined
  }

  /// The name of the enumeration for a namespace.
  static func type(_ name: String) -> String? {
    let joined = capitalsAfterDigits(in: words(of: name).map(uppercasedStart).joined())
    guard let first = joined.first else { return nil }
    return first.isNumber ? "_\(joined)" : joined
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// A name all in capitals, with its words and numbers separated by underscores; nil if there is a
  /// lower-case letter or no letter.
  private static func constant(_ words: [String]) -> String? {
    guard words.contains(where: { $0.contains(where: \.isUppercase) }),
      !words.contains(where: { $0.contains { $0.isLetter && !$0.isUppercase } })
    else { return nil }
    var text = ""
    for word in words {
      var last: Character?
      for character in word {
        if last.map({ $0.isNumber != character.isNumber }) ?? !text.isEmpty { text += "_" }
        text.append(character)
        last = character
      }
    }
    return text.first?.isNumber == true ? "_\(text)" : text
  }

  /// "icon90gray" becomes "icon90Gray".
  private static func capitalsAfterDigits(in name: String) -> String {
    var text = ""
    var isAfterDigit = false
    for character in name {
      text += isAfterDigit ? character.uppercased() : String(character)
      isAfterDigit = character.isNumber
    }
    return text
  }

  private static func uppercasedStart(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// "SkyBlue" becomes "skyBlue", "URLIcon" "urlIcon" and "URL" "url".
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    if capitals.count <= 1 { return word.prefix(1).lowercased() + word.dropFirst() }
    // The last capital starts the next word, unless a number follows it.
    let next = word[capitals.endIndex]
    let count = next.isLetter ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Swift's keywords, which need backticks as names.
  static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true",
    "try",
    "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
  ]
}

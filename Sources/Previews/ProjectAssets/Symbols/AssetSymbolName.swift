/// The name that Xcode gives an asset in Swift: "sky-blue" becomes `skyBlue`.
///
/// Characters that identifiers cannot have part words; the first word begins with a small letter, the others with
/// capitals. The kind at the end of a name ("AccentColor", "HeroImage") is left out.
enum AssetSymbolName {
  /// The Swift name of an asset; nil where nothing of its name can stand in one.
  static func member(_ name: String, without kind: String? = nil) -> String? {
    var words = words(of: name)
    if let kind, let last = words.last {
      if last == kind || last == kind.lowercased() {
        if words.count > 1 { words.removeLast() }
      } else if last.hasSuffix(kind) {
        words[words.count - 1] = String(last.dropLast(kind.count))
      }
    }
    guard let first = words.first else { return nil }
    let joined = lowercasedStart(first) + words.dropFirst().map(uppercasedStart).joined()
    return joined.first?.isNumber == true ? "_\(joined)" : joined
  }

  /// The name of the enumeration that stands for a namespace.
  static func type(_ name: String) -> String? {
    let joined = words(of: name).map(uppercasedStart).joined()
    guard let first = joined.first else { return nil }
    return first.isNumber ? "_\(joined)" : joined
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func uppercasedStart(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// "SkyBlue" becomes "skyBlue", "URLIcon" "urlIcon" and "HERO" "hero".
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    if capitals.count <= 1 { return word.prefix(1).lowercased() + word.dropFirst() }
    // The last capital begins the next word, unless a number follows it.
    let next = word[capitals.endIndex]
    let count = next.isLetter ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Swift's words, which need backticks as names.
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

import StringCatalogs

/// The name that Xcode 26 gives a key of a string catalog in Swift: "cart.item_count" becomes `cartItemCount`.
///
/// Arguments and apostrophes are left out, all other characters that identifiers cannot have part words. The first word
/// begins with a small letter, the others with capitals; of several capitals that begin a word all but the first become
/// small ("CFBundleName" is `cfbundleName`, "Green CRT" is `greenCrt`), and a letter after a digit is a capital. The
/// rules are those of the files that Xcode generates (GeneratedStringSymbols): they give 330 names of public ones.
enum StringSymbolName {
  /// The name of a key; nil if nothing of it can stand in one.
  static func member(_ key: String) -> String? {
    let parts = FormatSpecifier.split(key).map { $0.specifier == nil ? String($0.text) : " " }
    let words = parts.joined().filter { !"'’".contains($0) }
      .split { !($0.isLetter || $0.isNumber || $0 == "$") }
    guard let first = words.first else { return nil }
    let joined =
      first.prefix(1).lowercased() + smallAfterFirst(first) + words.dropFirst().map(capitalized).joined()
    var name = ""
    var isAfterDigit = false
    for character in joined {
      name += isAfterDigit ? character.uppercased() : String(character)
      isAfterDigit = character.isNumber
    }
    guard name.contains(where: { $0 != "$" }) else { return nil }
    return name.first?.isLetter == true ? name : "_\(name)"
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + smallAfterFirst(word)
  }

  /// A word without its first letter, and without the capitals of further ones that it begins with.
  private static func smallAfterFirst(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    return word.dropFirst().prefix(max(0, capitals - 1)).lowercased() + word.dropFirst(max(1, capitals))
  }
}

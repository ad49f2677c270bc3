import StringCatalogs

/// The name that Xcode 26 gives a key of a string catalog in Swift: "cart.item_count" becomes `cartItemCount`.
///
/// Arguments and apostrophes are left out, all other characters that are not allowed in identifiers separate
/// words. The first word starts in lower case, the others with capitals; a run of capitals at the start of a
/// word becomes lower case except for its first letter ("CFBundleName" is `cfbundleName`, "Green CRT" is
/// `greenCrt`), and a letter after a digit is a capital. The rules are those of the files that Xcode
/// generates (GeneratedStringSymbols): they reproduce 330 names from public projects.
enum StringSymbolName {
  /// The name of a key; nil if it has no usable characters.
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

  /// A word without its first letter, with any further leading capitals in lower case.
  private static func smallAfterFirst(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    return word.dropFirst().prefix(max(0, capitals - 1)).lowercased() + word.dropFirst(max(1, capitals))
  }
}

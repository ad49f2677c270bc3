internal import Foundation

/// A language tag of BCP 47 (RFC 5646), including the spellings of gettext, Android and Apple's older files.
package enum LanguageTag {
  /// The tag for an undetermined language (ISO 639-2).
  package static let undetermined = "und"

  /// Two-letter codes that were withdrawn or replaced but are still in use.
  private static let withdrawn: Set<String> = ["bh", "in", "iw", "ji", "jw", "mo", "sh", "tl", "tw"]

  /// The names of Apple's folders before they were tags.
  private static let names = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "spanish": "es", "japanese": "ja",
    "dutch": "nl", "korean": "ko", "danish": "da", "swedish": "sv", "norwegian": "nb", "finnish": "fi",
    "portuguese": "pt", "russian": "ru", "polish": "pl",
  ]

  /// The tag in canonical case for a name like `pt_BR`, `sr@latin`, `ca_ES@valencia` or `German`; nil if the
  /// name is not a well-formed tag.
  ///
  /// Two letters are only a language if ISO 639-1 contains or contained them, because it is closed. Three
  /// letters always are, because few programs know all of ISO 639-3.
  package static func parse(_ name: String) -> String? {
    if let known = names[name.lowercased()] { return known }
    let subtags = name.prefix { $0 != "@" }.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    if subtags.contains(where: \.isEmpty) { return nil }
    let tag = LocaleMatcher.canonical(name)
    return isWellFormed(tag) ? tag : nil
  }

  /// Whether a tag in canonical case follows the grammar of BCP 47.
  static func isWellFormed(_ tag: String) -> Bool {
    var rest = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let language = rest.popFirst(), language.allSatisfy({ $0.isASCII && $0.isLowercase }) else {
      return false
    }
    if language == "x" { return !rest.isEmpty && rest.allSatisfy { isAlphanumeric($0, 1...8) } }
    switch language.count {
    case 2:
      guard Locale.LanguageCode(String(language)).isISOLanguage || withdrawn.contains(String(language)) else {
        return false
      }
    case 3: break
    default: return false
    }
    // Up to three extended languages, as in zh-yue.
    var extended = 0
    while let part = rest.first, part.count == 3, part.allSatisfy(isLetter), extended < 3 {
      rest.removeFirst()
      extended += 1
    }
    if let part = rest.first, part.count == 4, part.allSatisfy(isLetter) { rest.removeFirst() }
    if let part = rest.first,
      (part.count == 2 && part.allSatisfy(isLetter)) || (part.count == 3 && part.allSatisfy(isDigit))
    {
      rest.removeFirst()
    }
    while let part = rest.first,
      isAlphanumeric(part, 5...8) || (isAlphanumeric(part, 4...4) && part.first.map(isDigit) == true)
    {
      rest.removeFirst()
    }
    while let part = rest.popFirst() {
      guard isAlphanumeric(part, 1...1) else { return false }
      let range = part.lowercased() == "x" ? 1...8 : 2...8
      guard let first = rest.first, isAlphanumeric(first, range) else { return false }
      rest = rest.drop { isAlphanumeric($0, range) }
    }
    return true
  }

  /// Whether a name is the tag of a commonly used language, so that a file with that name certainly contains
  /// texts: many three-letter words are codes of small languages.
  static func isCommon(_ tag: String) -> Bool {
    let language = tag.prefix { $0 != "-" }
    return language.count == 2 || common.contains(String(language))
  }

  /// Languages of three letters that CLDR has texts for.
  private static let common: Set<String> = Set(
    Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" }) }.filter { $0.count == 3 }
  ).union(["ast", "ckb", "fil", "haw", "kab", "nds", "yue"])

  private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private static func isAlphanumeric(_ part: Substring, _ count: ClosedRange<Int>) -> Bool {
    count.contains(part.utf8.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
  }
}

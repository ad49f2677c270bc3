/// The parsed name of a picture: `App/Card.Wide.393x852@3x.iPhone-16.dark.ar` is the view “Wide” of `Card` in
/// some circumstances.
///
/// Pictures of previews have such names (`OutputName`); for others there is only the name itself.
package struct PictureName {
  /// The kind of a part of the name.
  package enum Kind: String, CaseIterable, Sendable {
    case device
    case language
    case appearance
    case typeSize = "type size"
    case size
    case other
  }

  package struct Part: Equatable, Sendable {
    package var kind: Kind
    package var text: String
  }

  /// Only the view's name.
  package private(set) var title: String
  /// What precedes the view's name: target and file.
  package private(set) var place = ""
  /// The name without the parts that identify the variant.
  package private(set) var view: String
  package private(set) var parts: [Part] = []

  package init(_ name: String) {
    (title, view) = (name, name)
    let start = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    let words = name[start...].split(separator: ".", omittingEmptySubsequences: false)
    guard words.count >= 2, words[1].first != nil else { return }
    // A file's name and a view's; other pictures may have dots in their names, too.
    let rest = Self.joiningNumbers(Array(words.dropFirst(2)))
    guard words.count == 2 || rest.allSatisfy({ !$0.isEmpty && !$0.contains(" ") }) else { return }
    title = String(words[1])
    place = String(name[..<words[0].endIndex])
    view = String(name[..<words[1].endIndex])
    // The scale follows the size, or the view if there is no size.
    if let sign = title.lastIndex(of: "@"), title.hasSuffix("x") {
      parts.append(Part(kind: .size, text: String(title[sign...])))
      title = String(title[..<sign])
    }
    parts += rest.map { Part(kind: Self.kind(of: $0), text: Self.text(of: $0)) }
  }

  /// Rejoins sizes with a decimal point: “200.5x60”.
  private static func joiningNumbers(_ words: [Substring]) -> [String] {
    var joined: [String] = []
    for word in words {
      if let last = joined.last, let end = last.last, end.isNumber,
        last.allSatisfy({ $0.isNumber || $0 == "x" }),
        word.first?.isNumber == true
      {
        joined[joined.count - 1] += "." + word
      } else {
        joined.append(String(word))
      }
    }
    return joined
  }

  private static let typeSizes: Set<String> = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  private static func kind(of word: String) -> Kind {
    if isSize(word) { return .size }
    if ["light", "dark"].contains(word) { return .appearance }
    if typeSizes.contains(word) { return .typeSize }
    let families = ["iPhone", "iPad", "Apple", "Mac", "iMac", "Pixel", "Galaxy", "iPod"]
    if families.contains(where: word.hasPrefix) { return .device }
    if isLanguage(word), !["top", "ltr", "rtl"].contains(word) { return .language }
    return .other
  }

  // Parsed by hand, because regular expressions take longer for the names of a large run than the rest of its
  // page.

  /// Whether a word is a size, such as `393x852@3x`, `375x` or `infx300`.
  package static func isSize(_ word: String) -> Bool {
    guard word.contains(where: \.isNumber) else { return false }
    if word.hasPrefix("inf") { return true }
    var rest = word.utf8[...]
    func number() -> Int {
      let digits = rest.prefix {
        ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: ".")
      }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    func letter(_ letter: Unicode.Scalar) -> Bool { rest.popFirst() == UInt8(ascii: letter) }
    _ = number()
    guard letter("x") else { return false }
    _ = number()
    if rest.isEmpty { return true }
    return letter("@") && number() > 0 && letter("x") && rest.isEmpty
  }

  /// Whether a word may be a language: two or three letters, a script, a region.
  package static func isLanguage(_ word: String) -> Bool {
    func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
    func isLarge(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    var tags = word.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }[...]
    guard let language = tags.popFirst(), (2...3).contains(language.count), language.allSatisfy(isSmall)
    else {
      return false
    }
    if let script = tags.first, script.count == 4, isLarge(script.first ?? 0),
      script.dropFirst().allSatisfy(isSmall)
    {
      tags.removeFirst()
    }
    if let region = tags.first, region.count == 2, region.allSatisfy(isLarge) { tags.removeFirst() }
    return tags.isEmpty
  }

  /// Restores a device's name from its form in file names.
  private static func text(of word: String) -> String {
    kind(of: word) == .device ? word.replacing("-", with: " ") : word
  }
}

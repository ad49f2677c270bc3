/// A scan of a source that applies, in place, the changes that `SourceAdapter` describes.
///
/// It knows just enough of Swift's lexical structure to distinguish code from comments, strings and regular expressions.
/// Errors in malformed code are left to the compiler.
struct SourceRewriting {
  private(set) var text: [UInt8]
  private let adapter: SourceAdapter
  private var index = 0
  /// For each open brace, whether it is an extension's.
  private var braces: [Bool] = []
  /// Whether the next brace is an extension's.
  private var entersExtension = false
  /// An override in an extension, which is removed: its start, and the number of open braces around it.
  private var removed: (start: Int, depth: Int)?
  /// The last byte that was neither space nor comment: it decides whether a regular expression may begin.
  private var previous = UInt8(ascii: "\n")

  init(_ source: [UInt8], adapter: SourceAdapter) {
    text = source
    self.adapter = adapter
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    text.indices.contains(index + offset) ? text[index + offset] : nil
  }

  private func isNext(_ word: StaticString) -> Bool {
    text[index...].starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  // MARK: Code

  /// Scans code to the end of the source, or past the parenthesis that ends an interpolation.
  mutating func scanCode(closesInterpolation: Bool) {
    var depth = 0
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        advance()
      case UInt8(ascii: ")"):
        advance()
        if closesInterpolation, depth == 0 { return }
        depth -= 1
      case UInt8(ascii: "/"):
        if !skipComment() && !skipRegularExpression() { advance() }
      case UInt8(ascii: "\""):
        scanString(signs: 0)
      case UInt8(ascii: "#"):
        scanSign()
      case UInt8(ascii: "@"):
        scanAttribute()
      case UInt8(ascii: "{"):
        braces.append(entersExtension)
        entersExtension = false
        advance()
      case UInt8(ascii: "}"):
        _ = braces.popLast()
        advance()
        endRemoval()
      case UInt8(ascii: "`"):
        advance()
        while let next = self.byte(), next != UInt8(ascii: "`"), !next.endsLine { index += 1 }
        advance()
      default:
        if byte.isIdentifierPart { scanWord() } else { advance() }
      }
    }
  }

  private mutating func advance() {
    guard let byte = byte() else { return }
    if !byte.isBlank { previous = byte }
    index += 1
  }

  private mutating func scanWord() {
    let isMember = previous == UInt8(ascii: ".")
    let start = index
    let word = readWord()
    guard !isMember else { return }
    switch word {
    case "import": scanImport()
    case "extension": entersExtension = true
    case "Timer" where isNext("()"): overwrite(start..<index + 2, with: SourceAdapter.idleTimer)
    case "override" where braces.last == true && removed == nil && precedesDeclaration():
      removed = (start: startOfModifiers(before: start), depth: braces.count)
    case "override" where precedesManagedInitializer(): overwrite(start..<index, with: "required")
    default: break
    }
  }

  /// Replaces words with others of the same length.
  private mutating func overwrite(_ range: Range<Int>, with words: String) {
    text.replaceSubrange(range, with: words.utf8.prefix(range.count))
    index = range.upperBound
    previous = text[index - 1]
  }

  /// Whether a declaration or another of its modifiers follows a word, so that the word is a modifier.
  private func precedesDeclaration() -> Bool {
    let next = text[index...].drop { $0.isBlank || $0.endsLine }.prefix { $0.isIdentifierPart }
    return Self.declaring.contains(String(decoding: next, as: UTF8.self))
  }

  /// Whether the initializer of Core Data's objects follows a word; it is a required one here, because objects are made through
  /// their class (`T(context: context)`), which Objective-C's initializers do not have to be marked for.
  private func precedesManagedInitializer() -> Bool {
    var rest = text[index...]
    while true {
      rest = rest.drop { $0.isBlank || $0.endsLine }
      let word = rest.prefix { $0.isIdentifierPart }
      rest = rest.dropFirst(word.count)
      if word.elementsEqual("init".utf8) { break }
      guard !word.isEmpty, Self.declaring.contains(String(decoding: word, as: UTF8.self)) else {
        return false
      }
    }
    let name = rest.drop { $0.isBlank || $0.endsLine || $0 == UInt8(ascii: "(") }
    return name.starts(with: "entity:".utf8) || name.starts(with: "entity ".utf8)
  }

  private static let declaring: Set<String> = [
    "class", "convenience", "dynamic", "fileprivate", "final", "func", "init", "internal", "nonisolated",
    "open",
    "package", "private", "public", "required", "static", "subscript", "unowned", "var", "weak",
  ]

  /// The start of the modifiers before a word on its line; the word itself if there is other code before it.
  private func startOfModifiers(before word: Int) -> Int {
    let line = text[..<word].lastIndex { $0.endsLine }.map { $0 + 1 } ?? 0
    let isOfModifiers = text[line..<word].allSatisfy { $0.isBlank || $0.isIdentifierPart }
    return isOfModifiers ? line : word
  }

  /// Removes an override in an extension, after its closing brace. Only Objective-C can replace a method there; its effect
  /// is lost here, because views of UIKit and AppKit that override methods this way are not drawn.
  private mutating func endRemoval() {
    guard let removed, braces.count <= removed.depth else { return }
    self.removed = nil
    // A brace of the enclosing code, if it has none.
    guard braces.count == removed.depth else { return }
    blank(removed.start..<index)
  }

  /// Skips the identifier, keyword or number here, and returns it.
  private mutating func readWord() -> String {
    let start = index
    while let byte = byte(), byte.isIdentifierPart { index += 1 }
    if index > start { previous = text[index - 1] }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while let byte = byte(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { index += 1 }
  }

  // MARK: Comments, strings and regular expressions

  private mutating func skipComment() -> Bool {
    if isNext("//") {
      while let byte = byte(), !byte.endsLine { index += 1 }
      return true
    }
    guard isNext("/*") else { return false }
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        index += 2
      } else if isNext("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < text.count
    index = min(index, text.count)
    return true
  }

  /// Skips a string literal, whose interpolations are code.
  private mutating func scanString(signs: Int) {
    let isMultiline = isNext("\"\"\"") && !(signs > 0 && closesOnLine(from: index + 1, signs: signs))
    index += isMultiline ? 3 : 1
    while let byte = byte() {
      if byte == UInt8(ascii: "\\"), hasSigns(signs, at: index + 1) {
        index += 1 + signs
        if self.byte() == UInt8(ascii: "(") {
          index += 1
          previous = UInt8(ascii: "(")
          scanCode(closesInterpolation: true)
        } else if self.byte() != nil, isMultiline || self.byte()?.endsLine == false {
          index += 1
        }
      } else if byte == UInt8(ascii: "\""), isMultiline ? isNext("\"\"\"") : true,
        hasSigns(signs, at: index + (isMultiline ? 3 : 1))
      {
        index += (isMultiline ? 3 : 1) + signs
        break
      } else if byte.endsLine, !isMultiline {
        break
      } else {
        index += 1
      }
    }
    index = min(index, text.count)
    previous = UInt8(ascii: "\"")
  }

  /// Whether a raw string ends on its own line: `#"""#` is a quotation mark, not the start of a multi-line string.
  private func closesOnLine(from start: Int, signs: Int) -> Bool {
    var place = start
    while place < text.count, !text[place].endsLine {
      if text[place] == UInt8(ascii: "\""), hasSigns(signs, at: place + 1) { return true }
      place += 1
    }
    return false
  }

  private func hasSigns(_ count: Int, at start: Int) -> Bool {
    start + count <= text.count && text[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Skips a regular expression between slashes; false if the slash is an operator.
  private mutating func skipRegularExpression() -> Bool {
    guard Self.precedesOperand.contains(previous), let next = byte(1), !next.isBlank, !next.endsLine,
      next != UInt8(ascii: ")")
    else { return false }
    var place = index + 1
    var isInClass = false
    while place < text.count, !text[place].endsLine {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        index = place + 1
        previous = UInt8(ascii: "/")
        return true
      default: break
      }
      place += 1
    }
    return false
  }

  private static let precedesOperand = Set("(,=:[{;!&|?\n".utf8)

  // MARK: After a number sign

  private mutating func scanSign() {
    var signs = 0
    while byte(signs) == UInt8(ascii: "#") { signs += 1 }
    switch byte(signs) {
    case UInt8(ascii: "\""):
      index += signs
      scanString(signs: signs)
    case UInt8(ascii: "/"):
      skipExtendedRegularExpression(signs: signs)
    default:
      let start = index
      index += signs
      switch readWord() {
      case "if", "elseif": scanCondition()
      case "available": scanAvailability(from: start, whenTooOld: "false")
      case "unavailable": scanAvailability(from: start, whenTooOld: "true")
      case "selector": replaceSelector(from: start)
      case "keyPath": replaceKeyPath(from: start)
      default: break
      }
    }
  }

  private mutating func skipExtendedRegularExpression(signs: Int) {
    let start = index
    index += signs + 1
    let isMultiline = byte()?.endsLine == true
    while let byte = byte(), isMultiline || !byte.endsLine {
      if byte == UInt8(ascii: "/"), hasSigns(signs, at: index + 1) {
        index += 1 + signs
        previous = UInt8(ascii: "/")
        return
      }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, text.count)
    // It was not a regular expression.
    if !isMultiline { index = start + signs }
  }

  /// Rewrites the tests in a condition, which ends with its line unless a parenthesis or an operator is open.
  private mutating func scanCondition() {
    var depth = 0
    while let byte = byte() {
      if byte.endsLine {
        if depth <= 0, previous != UInt8(ascii: "&"), previous != UInt8(ascii: "|") { return }
        index += 1
      } else if byte == UInt8(ascii: "/") {
        if isNext("//"), depth <= 0 { return }
        if !skipComment() { advance() }
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
        depth += byte == UInt8(ascii: "(") ? 1 : -1
        advance()
      } else if byte == UInt8(ascii: "\"") {
        return
      } else if byte.isIdentifierPart {
        let start = index
        let name = readWord()
        let behind = index
        skipBlanks()
        guard self.byte() == UInt8(ascii: "("), let end = closingParenthesis(from: index) else {
          index = behind
          continue
        }
        let argument = String(decoding: text[index + 1..<end], as: UTF8.self).trimmingBlanks()
        if let value = adapter.value(of: name, argument) {
          replace(start..<end + 1, with: value ? "true" : "false")
        }
        index = end + 1
        previous = UInt8(ascii: ")")
      } else {
        advance()
      }
    }
  }

  private mutating func scanAvailability(from start: Int, whenTooOld: String) {
    skipBlanks()
    guard byte() == UInt8(ascii: "("), let end = closingParenthesis(from: index) else { return }
    if adapter.isTooOld(for: String(decoding: text[index + 1..<end], as: UTF8.self)) {
      replace(start..<end + 1, with: whenTooOld)
    }
    index = end + 1
    previous = UInt8(ascii: ")")
  }

  private mutating func replaceSelector(from start: Int) {
    guard byte() == UInt8(ascii: "("), let end = closingParenthesis(from: index) else { return }
    replace(start..<end + 1, with: end - start > 11 ? " Selector(\"\")" : "Selector(\"\")")
    index = end + 1
    previous = UInt8(ascii: ")")
  }

  private mutating func replaceKeyPath(from start: Int) {
    guard byte() == UInt8(ascii: "("), let end = closingParenthesis(from: index) else { return }
    let path = String(decoding: text[index + 1..<end], as: UTF8.self)
    replace(start..<end + 1, with: "\"\(path)\"")
    index = end + 1
    previous = UInt8(ascii: "\"")
  }

  // MARK: Attributes and imports

  private mutating func scanAttribute() {
    let start = index
    advance()
    let name = readWord()
    switch name {
    case "objc":
      blank(start..<endOfArguments())
    case "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "GKInspectable", "NSCopying",
      "main",
      "UIApplicationMain", "NSApplicationMain":
      blank(start..<index)
    case "NSManaged":
      replace(start..<index, with: declaresMethod(from: index) ? "@CDRelates" : "@CDManaged")
    case "convention":
      // A block is a closure here.
      let end = endOfArguments()
      let convention = text[index..<end].filter { !$0.isBlank }
      if convention.elementsEqual("(block)".utf8) { blank(start..<end) }
    case "available":
      scanAvailableAttribute()
    default: break
    }
  }

  /// Whether an attribute applies to a method rather than a property.
  private func declaresMethod(from start: Int) -> Bool {
    for word in text[start...].split(maxSplits: 8, whereSeparator: { $0 <= UInt8(ascii: " ") }) {
      if word.elementsEqual("func".utf8) { return true }
      if word.elementsEqual("var".utf8) { return false }
    }
    return false
  }

  private func endOfArguments() -> Int {
    guard byte() == UInt8(ascii: "("), let end = closingParenthesis(from: index) else { return index }
    return end + 1
  }

  private mutating func scanAvailableAttribute() {
    skipBlanks()
    guard byte() == UInt8(ascii: "("), let end = closingParenthesis(from: index) else { return }
    let start = index + 1
    let arguments = text[start..<end].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let words = arguments.prefix(2).map { String(decoding: $0, as: UTF8.self).trimmingBlanks() }
    if words.count == 2, words[1] == "unavailable", adapter.platform.names.contains(words[0]) {
      replace(arguments[0].startIndex..<arguments[0].endIndex, with: "*")
    }
  }

  /// Shortens `import A.B` to the module's name.
  private mutating func scanImport() {
    skipBlanks()
    let first = index
    let name = readWord()
    if ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor"].contains(name) {
      return
    }
    if index == first { return }
    let end = index
    while byte() == UInt8(ascii: "."), byte(1)?.isIdentifierPart == true {
      index += 1
      _ = readWord()
    }
    blank(end..<index)
  }

  // MARK: Changing the text

  /// The position of the parenthesis that closes the one at a position.
  private func closingParenthesis(from start: Int) -> Int? {
    var depth = 0
    for place in start..<text.count {
      if text[place] == UInt8(ascii: "(") { depth += 1 }
      if text[place] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// Writes a text at the start of a range and spaces in the rest; does nothing if the text does not fit into a line.
  private mutating func replace(_ range: Range<Int>, with replacement: String) {
    let replacement = Array(replacement.utf8)
    let room = text[range].prefix { !$0.endsLine }.count
    guard replacement.count <= room else { return }
    blank(range)
    text.replaceSubrange(range.lowerBound..<range.lowerBound + replacement.count, with: replacement)
  }

  /// Replaces everything except line ends with spaces.
  private mutating func blank(_ range: Range<Int>) {
    for place in range where !text[place].endsLine { text[place] = UInt8(ascii: " ") }
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte can be part of an identifier or number; bytes of characters beyond ASCII can.
  fileprivate var isIdentifierPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension String {
  fileprivate func trimmingBlanks() -> String {
    let isBlank = { (character: Character) in character == " " || character == "\t" || character.isNewline }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}

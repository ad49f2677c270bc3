/// One conversion of a format: `%[n$][flags][width][.precision][length]conversion`, `%#@name@` or `%arg`; also
/// Python's `%(name)s`.
package struct FormatSpecifier: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case percent
    case object
    case integer
    case real
    case character
    case substitution(String)
    case argument
  }

  package var kind: Kind
  /// The argument's position from 1; nil for the next.
  package var position: Int?
  /// The argument's name, in Python's formats.
  package var name: String?
  /// Xcode's label of the argument in Swift, as in `%(name)@` or `%1$(count)lld`; the argument is still found
  /// by its position.
  package var label: String?
  /// The length modifier before the conversion: `h`, `l`, `ll` and so on.
  package var length = ""
  package var precision: Int?
  /// Whether an object is a C string, as `%s` says; in other languages than C any text is.
  package var isString = false
  /// The flags, of `-+ #0',I`.
  package var flags = ""
  /// The minimum width in characters.
  package var width: Int?
  /// The letter or sign at the end; a space if there is none.
  package var conversion: Character = " "
  /// Whether it may be an unescaped percent sign followed by words, as in "100%-osan" or "50%de": it only
  /// counts if other arguments show that the text is a format.
  package var isDoubtful = false

  /// A piece of a format: words, or a specifier.
  package enum Piece: Equatable, Sendable {
    case words(String)
    case specifier(FormatSpecifier)
  }

  /// The specifier as it is written, with the number of its argument.
  package func written(position: Int?) -> String {
    let precision = precision.map { ".\($0)" } ?? ""
    let place = position.map { "\($0)$" } ?? ""
    switch kind {
    case .percent: return "%%"
    case .argument: return "%arg"
    case .substitution(let name): return "%\(place)#@\(name)@"
    default:
      if let name {
        return "%(\(name))\(flags)\(width.map(String.init) ?? "")\(precision)\(length)\(conversion)"
      }
      return "%\(place)\(flags)\(width.map(String.init) ?? "")\(precision)\(length)\(conversion)"
    }
  }

  /// The format split at its specifiers, verbatim: specifiers, including `%%`, are not words.
  package static func split(_ format: String) -> [(text: Substring, specifier: FormatSpecifier?)] {
    var parts: [(text: Substring, specifier: FormatSpecifier?)] = []
    var start = format.startIndex
    var from = start
    while let percent = format[from...].firstIndex(of: "%") {
      guard let (specifier, end) = parse(format[format.index(after: percent)...]) else {
        from = format.index(after: percent)
        continue
      }
      if start < percent { parts.append((format[start..<percent], nil)) }
      parts.append((format[percent..<end], specifier))
      start = end
      from = end
    }
    if start < format.endIndex { parts.append((format[start...], nil)) }
    return parts
  }

  /// The format split at its specifiers; a percent sign that does not start one is a word.
  package static func pieces(of format: String) -> [Piece] {
    if !format.utf8.contains(UInt8(ascii: "%")) { return format.isEmpty ? [] : [.words(format)] }
    var pieces: [Piece] = []
    var words = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      guard case (var specifier, let end)? = parse(rest[rest.index(after: percent)...]) else {
        words += "%"
        rest = rest[rest.index(after: percent)...]
        continue
      }
      rest = rest[end...]
      if specifier.kind == .percent {
        words += "%"
        continue
      }
      if specifier.position == nil, specifier.name == nil, specifier.label == nil {
        let before = words.last(where: { !$0.isWhitespace })
        specifier.isDoubtful =
          specifier.conversion != "@"
          && (before?.isNumber == true || specifier.flags.contains { "-'".contains($0) }
            || (specifier.width != nil && !specifier.flags.contains("0")))
      }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      pieces.append(.specifier(specifier))
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }

  private static func parse(_ text: Substring) -> (FormatSpecifier, Substring.Index)? {
    if text.hasPrefix("arg") {
      return (FormatSpecifier(kind: .argument), text.index(text.startIndex, offsetBy: 3))
    }
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), rest[digits.endIndex...].first == "$" {
      position = number
      rest = rest[rest.index(after: digits.endIndex)...]
    }
    var name: String?
    if rest.first == "(", let end = rest.prefix(100).firstIndex(of: ")") {
      name = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(rest.dropFirst(2)[..<end])
      return (FormatSpecifier(kind: .substitution(name), position: position), rest.index(after: end))
    }
    // A space is a flag of printf, but in a text "50 % de" is a percent sign that was not doubled.
    // Java groups digits with a comma.
    // glibc's "I" takes the digits of the language.
    let flags = rest.prefix { "-+#0',I".contains($0) }
    rest = rest[flags.endIndex...]
    let widthDigits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[widthDigits.endIndex...]
    var precision: Int?
    if rest.first == "." {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      precision = Int(digits) ?? 0
      rest = rest[digits.endIndex...]
    }
    let length = rest.prefix { "hlqLztj".contains($0) }
    rest = rest[length.endIndex...]
    guard let conversion = rest.first else { return nil }
    let kind: Kind
    switch conversion {
    case "%": kind = .percent
    case "@": kind = .object
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": kind = .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": kind = .real
    case "c", "C", "s", "S", "p": kind = conversion.lowercased() == "c" ? .character : .object
    default: return nil
    }
    // Python has neither numbers beside names nor these conversions.
    let isLabel = position != nil || conversion == "@" || length == "ll"
    // "(" after a percent sign is just a parenthesis unless a conversion follows immediately.
    return (
      FormatSpecifier(
        kind: kind, position: position, name: isLabel ? nil : name, label: isLabel ? name : nil,
        length: String(length), precision: precision,
        isString: conversion == "s" || conversion == "S", flags: String(flags), width: Int(widthDigits),
        conversion: conversion),
      rest.index(after: rest.startIndex)
    )
  }
}

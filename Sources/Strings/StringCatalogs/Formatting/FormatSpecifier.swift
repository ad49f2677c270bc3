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
  /// Which argument, from 1; nil is the next.
  package var position: Int?
  /// The argument's name, in Python's formats.
  package var name: String?
  /// What stands before the conversion to say how wide a number is: `h`, `l`, `ll` and so on.
  package var length = ""
  package var precision: Int?
  /// Whether an object is a C string, as `%s` says; in other languages than C any text is.
  package var isString = false

  /// A piece of a format: words, or a specifier.
  package enum Piece: Equatable, Sendable {
    case words(String)
    case specifier(FormatSpecifier)
  }

  /// The format cut at its specifiers; a percent sign that begins none is a word.
  package static func pieces(of format: String) -> [Piece] {
    if !format.utf8.contains(UInt8(ascii: "%")) { return format.isEmpty ? [] : [.words(format)] }
    var pieces: [Piece] = []
    var words = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      guard let (specifier, end) = parse(rest[rest.index(after: percent)...]) else {
        words += "%"
        rest = rest[rest.index(after: percent)...]
        continue
      }
      rest = rest[end...]
      if specifier.kind == .percent {
        words += "%"
        continue
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
    if position == nil, rest.first == "(", let end = rest.prefix(100).firstIndex(of: ")") {
      name = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(rest.dropFirst(2)[..<end])
      return (FormatSpecifier(kind: .substitution(name), position: position), rest.index(after: end))
    }
    // A space is a flag of printf, but in a text "50 % de" is a percent sign that was not doubled.
    // Java groups digits with a comma.
    rest = rest.drop { "-+#0',".contains($0) }
    rest = rest.drop { $0.isASCII && $0.isNumber }
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
    // "(" after a percent sign is nothing but a parenthesis unless a conversion follows it at once.
    return (
      FormatSpecifier(
        kind: kind, position: position, name: name, length: String(length), precision: precision,
        isString: conversion == "s" || conversion == "S"),
      rest.index(after: rest.startIndex)
    )
  }
}

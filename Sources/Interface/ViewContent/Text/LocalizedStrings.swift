package import Foundation

/// Where the texts of localized keys come from.
package protocol LocalizedStringSource: Sendable {
  /// The translated format for a key and its values, with a position in every specifier; nil if there is
  /// none.
  ///
  /// - Parameter defaultFormat: the source language's text, if the source gives one beside the key.
  func format(
    for key: String, defaultFormat: String?, table: String?, locale: Locale,
    arguments: [LocalizedStringKey.Argument]
  ) -> String?

  /// The translated text for a key as it is written, before values are inserted; nil if there is none.
  func text(for key: String, defaultText: String?, table: String?, locale: Locale) -> String?

  /// Whether the project has texts, but none for the key in any language.
  func lacks(_ key: String, table: String?) -> Bool

  /// Whether the project has texts in exactly this language, by its tag.
  func speaks(_ language: String) -> Bool

  /// The key, and its table, that a code generator turned into identifiers: "settings.title" for `Settings` and `title`; nil if no
  /// key matches, or several do.
  func key(like identifiers: [String]) -> (key: String, table: String)?
}

extension LocalizedStringSource {
  package func lacks(_ key: String, table: String?) -> Bool { false }
  package func speaks(_ language: String) -> Bool { false }
  package func key(like identifiers: [String]) -> (key: String, table: String)? { nil }

  /// The translated format for a key and its values if the source gives no other text beside the key.
  package func format(
    for key: String, table: String?, locale: Locale, arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    format(for: key, defaultFormat: nil, table: table, locale: locale, arguments: arguments)
  }
}

/// No translations: every key is its own text.
package struct UntranslatedStrings: LocalizedStringSource {
  package init() {}

  package func format(
    for key: String, defaultFormat: String?, table: String?, locale: Locale,
    arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    nil
  }

  package func text(for key: String, defaultText: String?, table: String?, locale: Locale) -> String? { nil }
}

/// A piece of a text whose format specifiers have been filled.
package enum FormattedPiece {
  /// Literal text, which is parsed as Markdown.
  case literal(String)
  /// An inserted value, which is not parsed as Markdown.
  case value(String)
  case text(Text)
}

/// Inserts values into a text with format specifiers.
package enum StringFormatting {
  /// The text split at its specifiers: `%@`, `%lld`, `%1$@`, `%.2f`, `%%`. Without arguments a percent sign,
  /// as in "50% off", is one.
  package static func pieces(
    of format: String, arguments: [LocalizedStringKey.Argument], locale: Locale
  ) -> [FormattedPiece] {
    if arguments.isEmpty { return format.isEmpty ? [] : [.literal(format.replacing("%%", with: "%"))] }
    var pieces: [FormattedPiece] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      let specifier = Specifier(parsing: rest[percent...])
      rest = rest[(specifier?.end ?? rest.index(after: percent))...]
      guard let specifier else {
        literal += "%"
        continue
      }
      if specifier.conversion == "%" {
        literal += "%"
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      guard arguments.indices.contains(index) else { continue }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(piece(for: arguments[index], specifier: specifier, locale: locale))
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  private static func piece(
    for argument: LocalizedStringKey.Argument, specifier: Specifier, locale: Locale
  ) -> FormattedPiece {
    switch argument {
    case .string(let string):
      return .value(string)
    case .text(let text):
      return .text(text)
    case .integer(let value):
      if let format = specifier.printf(length: "l") {
        return .value(String(format: format, value))
      }
      return .value(specifier.padded(value.formatted(.number.locale(locale))))
    case .unsigned(let value):
      if let format = specifier.printf(length: "l") {
        return .value(String(format: format, value))
      }
      return .value(specifier.padded(value.formatted(.number.locale(locale))))
    case .double(let value, _):
      if let format = specifier.printf(length: "") {
        return .value(String(format: format, value))
      }
      // Like printf, six decimal places unless the specifier sets a precision.
      let places = specifier.precision ?? 6
      return .value(
        specifier.padded(
          value.formatted(
            .number.locale(locale).grouping(.never).precision(.fractionLength(places)))))
    }
  }

  /// One conversion of a format: `%[n$][flags][width][.precision][length]conversion`.
  private struct Specifier {
    var position: Int?
    var width: Int?
    var padsWithZero = false
    var flags = ""
    var precision: Int?
    var conversion: Character
    var end: Substring.Index

    init?(parsing text: Substring) {
      var index = text.index(after: text.startIndex)
      func number() -> Int? {
        let digits = text[index...].prefix { $0.isASCII && $0.isNumber }
        guard let value = Int(digits) else { return nil }
        index = digits.endIndex
        return value
      }
      func character() -> Character? { index < text.endIndex ? text[index] : nil }
      let beforeNumber = index
      if let value = number() {
        if character() == "$" {
          position = value
          index = text.index(after: index)
        } else {
          index = beforeNumber
        }
      }
      while let flag = character(), "-+ #0'".contains(flag) {
        if flag == "0" { padsWithZero = true }
        if "-+ #0".contains(flag) { flags.append(flag) }
        index = text.index(after: index)
      }
      width = number()
      if character() == "." {
        index = text.index(after: index)
        precision = number() ?? 0
      }
      while let length = character(), "hlqLztj".contains(length) { index = text.index(after: index) }
      guard let conversion = character(), "@diuxXofFeEgGaAcCsSp%".contains(conversion) else { return nil }
      self.conversion = conversion
      end = text.index(after: index)
    }

    var isDecimal: Bool { "dDiuU".contains(conversion) }

    /// The format that `String(format:)` knows, where flags or the conversion ask for more than the number as the
    /// language writes it.
    func printf(length: String) -> String? {
      let isPlain =
        flags.isEmpty && (length.isEmpty ? conversion.lowercased() == "f" : isDecimal && precision == nil)
      // An object may be a number, and a number may be passed where the format has text.
      let isOfKind = length.isEmpty ? "fFeEgGaA".contains(conversion) : "dDiuUxXo".contains(conversion)
      guard !isPlain, isOfKind else { return nil }
      let digits = precision.map { ".\(min($0, 40))" } ?? ""
      return "%\(flags)\(width.map { "\(min($0, 200))" } ?? "")\(digits)\(length)\(conversion)"
    }

    func padded(_ text: String) -> String {
      guard let width, text.count < width else { return text }
      return String(repeating: padsWithZero ? "0" : " ", count: width - text.count) + text
    }
  }
}

internal import Foundation
import Reports

/// Reads gettext's catalogs (`.po`, and templates, `.pot`).
///
/// `msgid` is the source language's text and the key, `msgctxt` the entry's context. Plurals become numbered
/// forms, selected by the file's own `Plural-Forms` expression. Obsolete entries and fuzzy translations are
/// left out, as `msgfmt` does. Comments for translators are kept; source references are not.
struct POFile {
  /// An entry as it is written.
  private struct Message {
    var line = 0
    var column = 1
    var context: String?
    var id: String?
    var plural: String?
    var texts: [Int: (text: String, line: Int, column: Int)] = [:]
    var comments: [String] = []
    var flags: [String] = []
    var isObsolete = false

    var isEmpty: Bool { context == nil && id == nil && plural == nil && texts.isEmpty }
  }

  /// What the next quoted line belongs to.
  private enum Part {
    case context
    case id
    case plural
    case text(Int)
  }

  private let file: String
  private let table: String
  private let locale: String?
  private var catalog: StringCatalog
  private var target: String?
  private var forms = PluralForms(locale: "en")
  private var message = Message()
  private var part: Part?
  private var line = 0

  /// - Parameters:
  ///   - locale: the language by the file's path, if the header does not specify it; nil for templates.
  ///   - sourceLanguage: the language of `msgid`.
  static func read(
    _ bytes: [UInt8], file: String, table: String, locale: String?, sourceLanguage: String
  ) throws(LocatedError) -> StringCatalog {
    var reader = POFile(file: file, table: table, locale: locale, sourceLanguage: sourceLanguage)
    try reader.read(try text(of: bytes, file: file))
    return reader.catalog
  }

  private init(file: String, table: String, locale: String?, sourceLanguage: String) {
    self.file = file
    self.table = table
    self.locale = locale
    catalog = StringCatalog(sourceLanguage: sourceLanguage)
    target = locale
    if let locale { forms = PluralForms(locale: locale) }
  }

  // MARK: Encodings

  /// The text in the encoding that the header names.
  private static func text(of bytes: [UInt8], file: String) throws(LocatedError) -> String {
    let head = String(decoding: bytes.prefix(8192), as: UTF8.self)
    let charset = head.range(of: "charset=", options: .caseInsensitive).map { range in
      head[range.upperBound...].prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }.lowercased()
    }
    // Templates have the word "CHARSET" there.
    if let charset, !["utf-8", "utf8", "charset", "us-ascii", "ascii", ""].contains(charset) {
      return String(
        decoding: try TextEncoding.utf8(of: bytes, charset: charset, file: file), as: UTF8.self)
    }
    return String(decoding: try TextEncoding.utf8(of: bytes, file: file), as: UTF8.self)
  }

  // MARK: Lines

  private func error(_ reason: String, column: Int = 1) -> LocatedError {
    LocatedError(file: file, line: line, column: column, reason: reason)
  }

  private mutating func read(_ text: String) throws(LocatedError) {
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      line += 1
      let content = rest.prefix { $0 != "\n" }
      rest = rest[content.endIndex...].dropFirst()
      try read(line: content)
    }
    try finish()
  }

  private mutating func read(line: Substring.UnicodeScalarView) throws(LocatedError) {
    var rest = line.drop { $0.properties.isWhitespace }
    if rest.first == "#" {
      if rest.starts(with: "#~".unicodeScalars) {
        rest = rest.dropFirst(2).drop { $0 == " " || $0 == "\t" }
        // The previous text of a changed message is not part of the catalog.
        if rest.first == "|" { return }
        try content(rest, column: line.count - rest.count + 1, isObsolete: true)
      } else {
        try comment(rest)
      }
      return
    }
    if !rest.isEmpty { try content(rest, column: line.count - rest.count + 1, isObsolete: false) }
  }

  private mutating func comment(_ line: Substring.UnicodeScalarView) throws(LocatedError) {
    // A comment belongs to what follows it.
    if !message.texts.isEmpty { try finish() }
    let rest = line.dropFirst()
    func words(_ text: Substring.UnicodeScalarView) -> String {
      String(String.UnicodeScalarView(text)).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    switch rest.first {
    case ",":
      message.flags += words(rest.dropFirst()).split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    case ".": message.comments.append(words(rest.dropFirst()))
    case ":", "|", "=": break
    default:
      let text = words(rest)
      if !text.isEmpty { message.comments.append(text) }
    }
  }

  private mutating func content(
    _ line: Substring.UnicodeScalarView, column: Int, isObsolete: Bool
  ) throws(LocatedError) {
    var rest = line
    let keyword = String(String.UnicodeScalarView(rest.prefix { $0 != "\"" && $0 != " " && $0 != "\t" }))
    if !keyword.isEmpty {
      rest = rest.dropFirst(keyword.unicodeScalars.count).drop { $0 == " " || $0 == "\t" }
      let next = try self.part(keyword, column: column)
      switch next {
      case .context,
        .id where !message.texts.isEmpty || (message.id != nil && part(next, is: .id)):
        try finish()
      default: break
      }
      if message.isEmpty { (message.line, message.column) = (self.line, column) }
      part = next
      start(next, column: column)
    }
    guard let part else { throw error("a text stands before the first msgid", column: column) }
    if isObsolete { message.isObsolete = true }
    let text = try quoted(rest, column: column + line.count - rest.count)
    append(text, to: part)
  }

  private func part(_ part: Part, is other: Part) -> Bool {
    switch (part, other) {
    case (.context, .context), (.id, .id), (.plural, .plural): true
    default: false
    }
  }

  private func part(_ keyword: String, column: Int) throws(LocatedError) -> Part {
    switch keyword {
    case "msgctxt": return .context
    case "msgid": return .id
    case "msgid_plural": return .plural
    case "msgstr": return .text(0)
    default:
      if keyword.hasPrefix("msgstr["), keyword.hasSuffix("]"),
        let index = Int(keyword.dropFirst("msgstr[".count).dropLast()), (0..<100).contains(index)
      {
        return .text(index)
      }
      throw error("\"\(keyword)\" is not a keyword of gettext", column: column)
    }
  }

  private mutating func start(_ part: Part, column: Int) {
    switch part {
    case .context: message.context = ""
    case .id: message.id = ""
    case .plural: message.plural = ""
    case .text(let index): message.texts[index] = ("", line, column)
    }
  }

  private mutating func append(_ text: String, to part: Part) {
    switch part {
    case .context: message.context? += text
    case .id: message.id? += text
    case .plural: message.plural? += text
    case .text(let index): message.texts[index]?.text += text
    }
  }

  private mutating func quoted(
    _ text: Substring.UnicodeScalarView, column: Int
  ) throws(LocatedError) -> String {
    var rest = text
    guard rest.popFirst() == "\"" else {
      throw error("a text in quotation marks is expected", column: column)
    }
    // Octal and hexadecimal escapes are bytes of the file's encoding.
    var bytes: [UInt8] = []
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        guard rest.allSatisfy(\.properties.isWhitespace) else {
          throw error(
            "something follows the closing quotation mark", column: column + text.count - rest.count)
        }
        if let string = String(validating: bytes, as: UTF8.self) { return string }
        catalog.notes.append(
          .init(
            kind: .encoding, file: file, line: line,
            message: "the bytes of an escape are not UTF-8; U+FFFD stands for them"))
        return String(decoding: bytes, as: UTF8.self)
      }
      if scalar == "\\" { escape(&rest, into: &bytes) } else { bytes += String(scalar).utf8 }
    }
    throw error("a text has no closing quotation mark", column: column)
  }

  private mutating func escape(_ rest: inout Substring.UnicodeScalarView, into bytes: inout [UInt8]) {
    guard let scalar = rest.popFirst() else { return }
    let simple: [Unicode.Scalar: UInt8] = [
      "n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11, "\"": 0x22, "\\": 0x5C,
    ]
    if let byte = simple[scalar] {
      bytes.append(byte)
    } else if scalar == "x" || ("0"..."7").contains(scalar) {
      let radix = scalar == "x" ? 16 : 8
      if scalar == "x" {
        bytes += number(&rest, "", limit: 2, radix: radix, otherwise: "x")
      } else {
        bytes += number(&rest, String(scalar), limit: 2, radix: radix, otherwise: String(scalar))
      }
    } else {
      catalog.notes.append(
        .init(kind: .unknownEscape, file: file, line: line, message: "'\\\(scalar)' is not an escape"))
      bytes += String(scalar).utf8
    }
  }

  private func number(
    _ rest: inout Substring.UnicodeScalarView, _ first: String, limit: Int, radix: Int, otherwise: String
  ) -> [UInt8] {
    var digits = first
    for _ in 0..<limit {
      guard let next = rest.first, next.isASCII, Int(String(next), radix: radix) != nil else { break }
      digits += String(next)
      rest.removeFirst()
    }
    return Int(digits, radix: radix).map { [UInt8(truncatingIfNeeded: $0)] } ?? Array(otherwise.utf8)
  }

  // MARK: Entries

  private mutating func finish() throws(LocatedError) {
    // Standalone comments belong to what follows.
    if message.isEmpty { return }
    let message = message
    self.message = Message()
    part = nil
    guard let id = message.id else { throw error("an entry has no msgid") }
    guard let first = message.texts[0] else {
      throw LocatedError(file: file, line: message.line, column: 1, reason: "an entry has no msgstr")
    }
    if id.isEmpty, message.context == nil {
      if !message.isObsolete { header(first.text) }
      return
    }
    add(message, id: id)
  }

  private mutating func header(_ text: String) {
    var fields: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if let language = fields["language"], !language.isEmpty {
      if let tag = LanguageTag.parse(language) {
        target = tag
      } else {
        target = locale ?? LanguageTag.undetermined
        catalog.notes.append(
          .init(
            kind: .unknownLanguage, file: file, line: message.line, column: 1,
            message: "\"\(language)\" in the header is not a language; \(target ?? "") counts"))
      }
    }
    if let target { forms = PluralForms(locale: target) }
    if let declared = fields["plural-forms"], !declared.contains("INTEGER") {
      if let own = PluralForms(header: declared, locale: target ?? "en") {
        forms = own
      } else {
        catalog.notes.append(
          .init(
            file: file, line: message.line, column: 1,
            message: "Plural-Forms \"\(declared)\" cannot be understood"))
      }
    }
  }

  /// Keys and contexts of entries with the translators' names.
  private static let credits: Set<String> = [
    "translator-credits", "translator_credits", "NAME OF TRANSLATORS", "EMAIL OF TRANSLATORS",
  ]

  private mutating func add(_ message: Message, id: String) {
    // Programs do not show what is obsolete: msgfmt leaves it out.
    if message.isObsolete { return }
    // Translators put their names there (GNOME uses the first, KDE the others); they are not texts of the
    // app.
    if Self.credits.contains(id) || Self.credits.contains(message.context ?? "") { return }
    var entry = CatalogEntry(key: id, table: table, file: file, line: message.line)
    entry.context = message.context
    entry.comment = message.comments.isEmpty ? nil : message.comments.joined(separator: "\n")
    entry.flags = message.flags.filter { $0 != "fuzzy" }
    if catalog.entry(id, table: table, context: message.context) != nil {
      catalog.notes.append(
        .init(
          kind: .duplicateKey, file: file, line: message.line, column: message.column, key: id,
          locale: target,
          message: "the msgid \"\(id)\" appears twice; the last one counts"))
    }
    let syntax = entry.flags.contains("python-brace-format") ? PlaceholderSyntax.braces : .printf
    func original(_ text: String) -> TextVariations {
      .unit(TextUnit(value: text, line: message.line, column: message.column))
    }
    entry.localizations[catalog.sourceLanguage] = Localization(
      text: message.plural.map { .plural([.one: original(id), .other: original($0)]) } ?? original(id),
      syntax: syntax, isMarkdown: false)
    let texts = message.texts.filter { !$0.value.text.isEmpty }
    if !texts.isEmpty {
      if message.flags.contains("fuzzy") {
        catalog.fuzzyCount += texts.count
      } else if let text = translation(of: message, texts: texts, id: id) {
        entry.localizations[language(line: message.line)] = Localization(
          text: text, syntax: syntax, isMarkdown: false)
      }
    }
    catalog.add(entry)
  }

  /// The language of the translations, with a single note if it is unknown.
  private mutating func language(line: Int) -> String {
    if let target { return target }
    catalog.notes.append(
      .init(
        kind: .unknownLanguage, file: file, line: line, column: 1,
        message: "neither the header nor the file's name says which language the translations are in"))
    target = LanguageTag.undetermined
    return LanguageTag.undetermined
  }

  private mutating func translation(
    of message: Message, texts: [Int: (text: String, line: Int, column: Int)], id: String
  ) -> TextVariations? {
    func unit(_ item: (text: String, line: Int, column: Int)) -> TextVariations {
      .unit(TextUnit(value: item.text, line: item.line, column: item.column))
    }
    guard message.plural != nil else { return texts[0].map(unit) }
    var cases: [Int: TextVariations] = [:]
    for (index, item) in texts.sorted(by: { $0.key < $1.key }) {
      guard index < forms.count else {
        catalog.skip(
          file: file, line: item.line, column: item.column, key: id, locale: target,
          "msgstr[\(index)] of \"\(id)\" belongs to no number: Plural-Forms has "
            + "\(forms.count == 1 ? "one form" : "\(forms.count) forms"); it is skipped")
        continue
      }
      cases[index] = unit(item)
    }
    return cases.isEmpty ? nil : .numbered(forms, cases)
  }
}

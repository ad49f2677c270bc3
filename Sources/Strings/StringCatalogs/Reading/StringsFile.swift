internal import Foundation
import Reports

/// Reads old-style property lists with one text per key (`.strings`).
struct StringsFile {
  private let units: [UInt16]
  private let file: String
  private let table: String
  private let locale: String
  private var position = 0
  private var line = 1
  private var lineStart = 0
  /// The last character whose column was computed, and that column.
  private var known = (position: 0, column: 1)
  private var notes: [StringCatalog.Note] = []

  static func read(
    _ bytes: [UInt8], file: String, table: String, locale: String
  ) throws(LocatedError) -> StringCatalog {
    var reader = StringsFile(
      units: try TextEncoding.units(of: bytes, file: file), file: file, table: table, locale: locale)
    return try reader.read()
  }

  private init(units: [UInt16], file: String, table: String, locale: String) {
    self.units = units
    self.file = file
    self.table = table
    self.locale = locale
  }

  private mutating func read() throws(LocatedError) -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: locale)
    var comment: String?
    try skipSpace(&comment)
    let isBraced = current == "{"
    if isBraced { advance() }
    while true {
      try skipSpace(&comment)
      if isBraced, current == "}" { break }
      if current == nil {
        if isBraced { throw error("the closing '}' is missing") }
        break
      }
      let (start, startColumn) = (line, column())
      let key = try token()
      try skipSpace()
      var value = key
      if current == "=" {
        advance()
        try skipSpace()
        if let opening = current, "{(<".unicodeScalars.contains(opening) {
          try skipCollection()
          catalog.skip(
            file: file, line: start, column: startColumn, key: key, locale: locale,
            "\"\(key)\" is not text; it is skipped")
          try skipSpace()
          if current == ";" { advance() }
          comment = nil
          continue
        }
        value = try token()
        try skipSpace()
      }
      guard current == ";" else {
        throw error("';' is missing after the text of \"\(key)\"")
      }
      advance()
      if catalog.entry(key, table: table) != nil {
        notes.append(
          .init(
            kind: .duplicateKey, file: file, line: start, column: startColumn, key: key, locale: locale,
            message: "the key \"\(key)\" appears twice; the last one counts"))
      }
      var entry = CatalogEntry(key: key, table: table, file: file, line: start)
      entry.comment = comment
      entry.localizations[locale] = Localization(
        text: .unit(TextUnit(value: value, line: start, column: startColumn)))
      catalog.add(entry)
      comment = nil
    }
    catalog.notes += notes
    return catalog
  }

  /// A start position.
  private struct Place {
    var line: Int
    var lineStart: Int
    var position: Int
  }

  private var place: Place { Place(line: line, lineStart: lineStart, position: position) }

  /// The column of the next character; halves of surrogate pairs count as one.
  private mutating func column() -> Int {
    // Computed from the last position: a file may be a single line of megabytes.
    if known.position < lineStart { known = (lineStart, 1) }
    for unit in units[known.position..<position] where !UTF16.isTrailSurrogate(unit) { known.column += 1 }
    known.position = position
    return known.column
  }

  private func error(_ reason: String, at place: Place? = nil) -> LocatedError {
    let place = place ?? self.place
    let column = units[place.lineStart..<place.position].reduce(1) {
      $0 + (UTF16.isTrailSurrogate($1) ? 0 : 1)
    }
    return LocatedError(file: file, line: place.line, column: column, reason: reason)
  }

  private var current: Unicode.Scalar? {
    position < units.count ? Unicode.Scalar(units[position]) ?? "\u{FFFD}" : nil
  }

  private mutating func advance() {
    if units[position] == 10 {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  /// The end of a comment that starts with two slashes.
  private static let lineEnds: [Unicode.Scalar] = ["\n", "\r", "\u{2028}", "\u{2029}"]

  private mutating func skipSpace() throws(LocatedError) {
    var comment: String?
    try skipSpace(&comment)
  }

  private mutating func skipSpace(_ comment: inout String?) throws(LocatedError) {
    while let scalar = current {
      if scalar.properties.isWhitespace {
        advance()
        continue
      }
      guard scalar == "/", position + 1 < units.count else { return }
      let start = place
      if units[position + 1] == 0x2F {
        // A comment after a text on its line does not apply to the next one.
        let before = units[..<position].last { $0 != 0x20 && $0 != 0x09 }
        let isAlone = before.flatMap(Unicode.Scalar.init).map(Self.lineEnds.contains) ?? true
        let first = position + 2
        while let scalar = current, !Self.lineEnds.contains(scalar) { advance() }
        guard isAlone else { continue }
        let words = String(decoding: units[min(first, position)..<position], as: UTF16.self)
        comment = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      } else if units[position + 1] == 0x2A {
        let first = position + 2
        position = first
        while position + 1 < units.count, !(units[position] == 0x2A && units[position + 1] == 0x2F) {
          advance()
        }
        guard position + 1 < units.count else { throw error("a comment is not closed", at: start) }
        let words = String(decoding: units[first..<position], as: UTF16.self)
        comment = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        position += 2
      } else {
        return
      }
    }
  }

  /// Skips a dictionary, list or data with its content.
  private mutating func skipCollection() throws(LocatedError) {
    let start = place
    var depth = 0
    repeat {
      try skipSpace()
      guard let scalar = current else { throw error("a list or dictionary is not closed", at: start) }
      if scalar == "\"" || scalar == "'" {
        _ = try token()
        continue
      }
      if "{(<".unicodeScalars.contains(scalar) { depth += 1 }
      if "})>".unicodeScalars.contains(scalar) { depth -= 1 }
      advance()
    } while depth > 0
  }

  private mutating func token() throws(LocatedError) -> String {
    guard let quote = current, quote == "\"" || quote == "'" else { return try word() }
    let start = place
    advance()
    var text: [UInt16] = []
    while let scalar = current {
      if scalar == quote {
        advance()
        if let string = String(validating: text, as: UTF16.self) { return string }
        notes.append(
          .init(
            kind: .encoding, file: file, line: line,
            message: "a text has half of a surrogate pair; U+FFFD stands for it"))
        return String(decoding: text, as: UTF16.self)
      }
      let unit = units[position]
      advance()
      if scalar == "\\" { escape(into: &text) } else { text.append(unit) }
    }
    throw error("a text has no closing quotation mark", at: start)
  }

  private mutating func word() throws(LocatedError) -> String {
    let start = position
    while let scalar = current,
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "._$/:-".unicodeScalars.contains(scalar)
    {
      advance()
    }
    if position == start { throw error("a key or a text is expected") }
    return String(decoding: units[start..<position], as: UTF16.self)
  }

  private mutating func escape(into text: inout [UInt16]) {
    guard let scalar = current else { return }
    let unit = units[position]
    let simple: [Unicode.Scalar: UInt16] = ["n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11]
    if let value = simple[scalar] {
      text.append(value)
      advance()
    } else if scalar == "U", let value = number(digits: 4, radix: 16, after: 1) {
      text.append(value)
    } else if ("0"..."7").contains(scalar), let value = number(digits: 3, radix: 8, after: 0) {
      // The numbers are in the NeXTSTEP encoding.
      let bytes = Data([UInt8(truncatingIfNeeded: value)])
      text += String(data: bytes, encoding: .nextstep).map { Array($0.utf16) } ?? [value]
    } else {
      if !["\"", "'", "\\", "\n"].contains(scalar) {
        notes.append(
          .init(
            kind: .unknownEscape, file: file, line: line, message: "'\\\(scalar)' is not an escape"))
      }
      text.append(unit)
      advance()
    }
  }

  private mutating func number(digits: Int, radix: Int, after prefix: Int) -> UInt16? {
    let first = position + prefix
    guard first + digits <= units.count,
      let value = UInt16(String(decoding: units[first..<first + digits], as: UTF16.self), radix: radix)
    else { return nil }
    position = first + digits
    return value
  }
}

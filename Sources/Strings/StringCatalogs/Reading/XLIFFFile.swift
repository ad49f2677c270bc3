internal import Foundation
import Reports

/// Reads XLIFF 1.2 and 2.0, as Xcode and translation tools write them.
///
/// Xcode's ids contain the variation after the key; those of older versions, which were made from property
/// lists, have another form. Both become one entry with variations.
struct XLIFFFile {
  private static let namespace1 = "urn:oasis:names:tc:xliff:document:1."
  private static let namespace2 = "urn:oasis:names:tc:xliff:document:2."

  private let file: String
  private var catalog: StringCatalog
  private var table = ""
  private var module = ""
  private var target: String?
  /// The target language if a document specifies none.
  private let fallback: String?
  private var hasUnknownTarget = false
  /// The element that names the languages, until their problem has been reported.
  private var place: (name: String, line: Int, column: Int)?
  /// The number of translations that are left out because their language is the source language, and the key
  /// of the last.
  private var untakenCount = 0
  private var untakenKey: String?

  /// The texts of an entry so far.
  private struct Pending {
    var entry: CatalogEntry
    var source: [(path: VariationPath, unit: TextUnit)] = []
    var target: [(path: VariationPath, unit: TextUnit)] = []
  }

  /// A text of the document.
  private struct Unit {
    var id: String
    var source: TextUnit?
    var target: TextUnit?
    var comment: String?
    var isTranslatable = true
    var limit: TextLimit?
    var line: Int
    var column: Int
  }

  private var pending: [String: Pending] = [:]
  private var order: [String] = []

  /// - Parameter locale: the target language by the file's name, if the document does not specify it.
  static func read(_ bytes: [UInt8], file: String, locale: String? = nil) throws(LocatedError)
    -> StringCatalog
  {
    let root = try XMLReader.read(bytes, file: file)
    guard root.name == "xliff" else {
      throw LocatedError(
        file: file, line: root.line, column: root.column, reason: "it is XML, but no XLIFF")
    }
    let version = root.attributes["version"] ?? ""
    var reader = XLIFFFile(file: file, fallback: locale)
    if root.namespace.hasPrefix(namespace2) || version.hasPrefix("2") {
      try reader.readVersion2(root)
    } else if root.namespace.hasPrefix(namespace1) || version.hasPrefix("1") {
      try reader.readVersion1(root)
    } else {
      throw LocatedError(
        file: file, line: root.line, column: root.column,
        reason: "the version \"\(version)\" of XLIFF is not known; 1.2 and 2.0 are")
    }
    return reader.catalog
  }

  private init(file: String, fallback: String?) {
    self.file = file
    self.fallback = fallback
    catalog = StringCatalog(sourceLanguage: "en")
  }

  private mutating func begin(source: String?, target: String?, node: XMLNode) throws(LocatedError) {
    guard let source, !source.isEmpty else {
      throw LocatedError(
        file: file, line: node.line, column: node.column, reason: "<\(node.name)> names no source language")
    }
    guard let tag = LanguageTag.parse(source) else { throw error("\"\(source)\"", node) }
    catalog.sourceLanguage = tag
    catalog.isSourceDeclared = true
    self.target = fallback
    if let target, !target.isEmpty {
      guard let tag = LanguageTag.parse(target) else { throw error("\"\(target)\"", node) }
      self.target = tag
    }
    place = (node.name, node.line, node.column)
    (untakenCount, untakenKey) = (0, nil)
  }

  /// Notes once for a file, or a 2.0 document, that its target language is its source language.
  private mutating func noteSameLanguage() {
    guard let target, target == catalog.sourceLanguage, let place else { return }
    let message = "<\(place.name)> has \(target) both as its source and as its target language"
    self.place = nil
    guard untakenCount > 0 else {
      return catalog.notes.append(
        .init(file: file, line: place.line, column: place.column, locale: target, message: message))
    }
    let texts = untakenCount == 1 ? "its translation is" : "its \(untakenCount) translations are"
    catalog.skip(
      file: file, line: place.line, column: place.column, key: untakenCount == 1 ? untakenKey : nil,
      locale: target, "\(message); \(texts) skipped", count: untakenCount)
  }

  private func error(_ name: String, _ node: XMLNode) -> LocatedError {
    LocatedError(
      file: file, line: node.line, column: node.column, reason: "\(name) is not a language tag (BCP 47)")
  }

  private mutating func noteUnknownTarget(_ text: TextUnit) {
    guard !hasUnknownTarget else { return }
    hasUnknownTarget = true
    catalog.notes.append(
      .init(
        kind: .unknownLanguage, file: file, line: text.line, column: text.column,
        message: "the file has translations, but names no target language; it is unknown"))
  }

  /// The folder of the module that a file's texts belong to, in that of the document.
  private static func module(of original: String?) -> String {
    let folders = (original ?? "").split(separator: "/").dropLast()
    return folders.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  /// The table that a file's texts belong to: the name of the original without folder and ending.
  private static func table(of original: String?) -> String {
    let name = original?.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return stem.isEmpty ? "Localizable" : String(stem)
  }

  // MARK: 1.2

  private mutating func readVersion1(_ root: XMLNode) throws(LocatedError) {
    for part in root.elements("file") {
      try begin(
        source: part.attributes["source-language"], target: part.attributes["target-language"], node: part)
      table = Self.table(of: part.attributes["original"])
      module = Self.module(of: part.attributes["original"])
      for body in part.elements("body") { try group1(body, comment: nil, limit: nil) }
      noteSameLanguage()
      finish()
    }
  }

  /// - Parameters:
  ///   - comment: the enclosing group's comment, for texts without their own.
  ///   - limit: the group's.
  private mutating func group1(
    _ node: XMLNode, comment: String?, limit: TextLimit?
  ) throws(LocatedError) {
    for element in node.elements {
      switch element.name {
      case "group":
        try group1(
          element, comment: element.first("note")?.text, limit: Self.limit1(of: element) ?? limit)
      case "trans-unit":
        guard let id = element.attributes["id"] else {
          throw LocatedError(
            file: file, line: element.line, column: element.column, reason: "<trans-unit> has no id")
        }
        var unit = Unit(id: id, line: element.line, column: element.column)
        unit.isTranslatable = element.attributes["translate"] != "no"
        unit.limit = Self.limit1(of: element) ?? limit
        let notes = element.elements("note").map(\.text).filter { !$0.isEmpty }
        unit.comment = notes.isEmpty ? comment : notes.joined(separator: "\n")
        unit.source = element.first("source").map {
          TextUnit(value: Self.text(of: $0), state: "translated", line: $0.line, column: $0.column)
        }
        unit.target = element.first("target").map {
          TextUnit(
            value: Self.text(of: $0), state: Self.state1($0.attributes["state"]), line: $0.line,
            column: $0.column)
        }
        add(unit)
      case "bin-unit":
        catalog.skip(
          file: file, line: element.line, column: element.column, "a <bin-unit> has no text; it is skipped")
      default: break
      }
    }
  }

  private static func limit1(of element: XMLNode) -> TextLimit? {
    let flags = element.attributes["weblate-flags"].map { TextLimit(flags: $0.split(separator: ",")) }
    let own = TextLimit(maxWidth: element.attributes["maxwidth"], unit: element.attributes["size-unit"])
    let limit = (own ?? TextLimit()).completed(by: flags ?? TextLimit())
    return limit.isEmpty ? nil : limit
  }

  /// The limit of XLIFF 2.0's size restriction module in characters, its standard unit: "20" or "0,20".
  private static func limit2(of element: XMLNode) -> TextLimit? {
    let restriction = element.attributes.first { $0.key.hasSuffix("sizeRestriction") }?.value
    let most = restriction?.split(separator: ",").last.flatMap { Int($0.filter { !$0.isWhitespace }) }
    return most.map { TextLimit(characters: $0) }
  }

  /// The string catalog state for an XLIFF 1.2 state.
  private static func state1(_ state: String?) -> String {
    switch state {
    case nil, "translated", "final", "signed-off": "translated"
    case "new", "needs-translation": "new"
    case .some(let state) where state.hasPrefix("needs-"): "needs_review"
    case .some(let state): state
    }
  }

  // MARK: 2.0

  private mutating func readVersion2(_ root: XMLNode) throws(LocatedError) {
    try begin(source: root.attributes["srcLang"], target: root.attributes["trgLang"], node: root)
    for part in root.elements("file") {
      table = Self.table(of: part.attributes["original"])
      module = Self.module(of: part.attributes["original"])
      try group2(part)
      finish()
    }
    noteSameLanguage()
  }

  private mutating func group2(_ node: XMLNode) throws(LocatedError) {
    for element in node.elements {
      switch element.name {
      case "group": try group2(element)
      case "unit":
        // The id need not be the key: it must not have spaces, the name may.
        guard let id = element.attributes["name"] ?? element.attributes["id"] else {
          throw LocatedError(
            file: file, line: element.line, column: element.column, reason: "<unit> has no id")
        }
        var unit = Unit(id: id, line: element.line, column: element.column)
        unit.isTranslatable = element.attributes["translate"] != "no"
        unit.limit = Self.limit2(of: element)
        let notes = (element.first("notes")?.elements("note") ?? []).map(\.text).filter { !$0.isEmpty }
        unit.comment = notes.isEmpty ? nil : notes.joined(separator: "\n")
        var state: String?
        for segment in element.elements where segment.name == "segment" || segment.name == "ignorable" {
          if let source = segment.first("source") {
            let before = unit.source?.value ?? ""
            unit.source = TextUnit(
              value: before + Self.text(of: source), state: "translated",
              line: unit.source?.line ?? source.line, column: unit.source?.column ?? source.column)
          }
          if segment.name == "segment" {
            var own = Self.state2(
              segment.attributes["state"], hasTarget: segment.first("target") != nil)
            // States of other tools have a prefix.
            if let detail = segment.attributes["subState"], let colon = detail.firstIndex(of: ":") {
              own = String(detail[detail.index(after: colon)...])
            }
            // A unit is only as far along as its least finished part.
            state = state.map { $0 == "translated" ? own : $0 } ?? own
          }
          if let target = segment.first("target") {
            let before = unit.target?.value ?? ""
            unit.target = TextUnit(
              value: before + Self.text(of: target), state: "", line: unit.target?.line ?? target.line,
              column: unit.target?.column ?? target.column)
          }
        }
        unit.target?.state = state ?? "translated"
        add(unit)
      default: break
      }
    }
  }

  /// The string catalog state for an XLIFF 2.0 state, whose default is "initial".
  private static func state2(_ state: String?, hasTarget: Bool) -> String {
    switch state {
    case "translated": "needs_review"
    case "reviewed", "final": "translated"
    case nil: hasTarget ? "translated" : "new"
    case "initial": "new"
    case .some(let state): state
    }
  }

  // MARK: Texts

  /// The text with its inline elements expanded.
  private static func text(of node: XMLNode) -> String {
    var text = ""
    for child in node.children {
      switch child {
      case .text(let part): text += part
      case .comment: break
      case .element(let element): text += inline(element)
      }
    }
    return text
  }

  private static func inline(_ element: XMLNode) -> String {
    switch element.name {
    case "cp":
      // Characters that XML does not allow are written as numbers.
      return element.attributes["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
        .map { String(Character($0)) } ?? ""
    case "x", "ph", "bx", "ex", "bpt", "ept", "it", "sc", "ec":
      let inside = text(of: element)
      if !inside.isEmpty { return inside }
      return element.attributes["equiv-text"] ?? element.attributes["disp"] ?? element.attributes["equiv"]
        ?? ""
    default:
      return text(of: element)
    }
  }

  // MARK: Entries

  private mutating func add(_ unit: Unit) {
    guard unit.source != nil || unit.target != nil else {
      return catalog.skip(
        file: file, line: unit.line, column: unit.column, key: unit.id,
        "\"\(unit.id)\" has no text; it is skipped")
    }
    let (key, path) = Self.parse(unit.id)
    var item: Pending
    if let known = pending[key] {
      item = known
    } else {
      item = Pending(entry: CatalogEntry(key: key, table: table, file: file, line: unit.line))
      item.entry.module = module
      order.append(key)
    }
    item.entry.comment = item.entry.comment ?? unit.comment
    item.entry.declaredLimit = item.entry.declaredLimit ?? unit.limit
    if !unit.isTranslatable { item.entry.isTranslatable = false }
    if item.source.contains(where: { $0.path == path }) || item.target.contains(where: { $0.path == path }) {
      catalog.notes.append(
        .init(
          kind: .duplicateKey, file: file, line: unit.line, column: unit.column, key: key,
          message: "the id \"\(unit.id)\" appears twice; the last one counts"))
      item.source.removeAll { $0.path == path }
      item.target.removeAll { $0.path == path }
    }
    if let source = unit.source { item.source.append((path, source)) }
    if let text = unit.target {
      if target == catalog.sourceLanguage {
        (untakenCount, untakenKey) = (untakenCount + 1, key)
      } else {
        if target == nil { noteUnknownTarget(text) }
        item.target.append((path, text))
      }
    }
    pending[key] = item
  }

  private mutating func finish() {
    for key in order {
      guard var item = pending[key] else { continue }
      var entry = item.entry
      // If only parts of a text are translated, the rest is taken from the source.
      if !item.target.isEmpty, !item.target.contains(where: { $0.path.substitution == nil }) {
        item.target += item.source.filter { $0.path.substitution == nil }.map { path, unit in
          (path, TextUnit(value: unit.value, state: "new", line: unit.line))
        }
      }
      for (units, locale) in [
        (item.source, catalog.sourceLanguage), (item.target, target ?? LanguageTag.undetermined),
      ] where !units.isEmpty {
        if let localization = Localization(units: units) {
          entry.localizations[locale] = localization
        } else {
          catalog.skip(
            file: file, line: item.entry.line, key: key, locale: locale,
            "the variations of \"\(key)\" in \(locale) do not go together; they are skipped")
        }
      }
      catalog.add(entry)
    }
    pending = [:]
    order = []
  }

  /// The key and path that an id names.
  static func parse(_ id: String) -> (key: String, path: VariationPath) {
    if let separator = id.range(of: VariationPath.separator, options: .backwards),
      let path = VariationPath(id[separator.upperBound...])
    {
      return (String(id[..<separator.lowerBound]), path)
    }
    return legacy(id) ?? (id, VariationPath())
  }

  /// Ids from property lists: `/key:dict/NSStringLocalizedFormatKey:dict/:string` and
  /// `/key:dict/variable:dict/one:dict/:string`.
  private static func legacy(_ id: String) -> (key: String, path: VariationPath)? {
    let end = ":dict/:string"
    guard id.hasPrefix("/"), id.hasSuffix(end) else { return nil }
    let parts = id.dropFirst().dropLast(end.count).split(
      separator: ":dict/", omittingEmptySubsequences: false)
    if parts.count == 2, parts[1] == "NSStringLocalizedFormatKey" {
      return (String(parts[0]), VariationPath())
    }
    guard parts.count == 3, let category = PluralCategory(rawValue: String(parts[2])) else { return nil }
    return (String(parts[0]), VariationPath(substitution: String(parts[1]), steps: [.plural(category)]))
  }
}

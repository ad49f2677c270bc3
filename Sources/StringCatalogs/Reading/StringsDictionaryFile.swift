internal import Foundation

/// Reads property lists with texts that vary by number, width or device (`.stringsdict`, and `.strings` that
/// are XML or binary).
enum StringsDictionaryFile {
  static func read(
    _ bytes: [UInt8], file: String, table: String, locale: String
  ) throws(CatalogError) -> StringCatalog {
    let root: [String: Any]
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let dictionary = list as? [String: Any] else {
        throw CatalogError(file: file, reason: "the property list is not a dictionary")
      }
      root = dictionary
    } catch let error as CatalogError {
      throw error
    } catch {
      throw CatalogError(file: file, reason: "it is not a property list that can be read")
    }
    let lines = KeyLines(bytes)
    var catalog = StringCatalog(sourceLanguage: locale)
    for (key, value) in root.sorted(by: { $0.key < $1.key }) {
      let line = lines.line(of: key)
      guard let localization = localization(value, line: line) else {
        catalog.skippedCount += 1
        catalog.notes.append(.init(file: file, line: line, message: "\"\(key)\" has no text; it is skipped"))
        continue
      }
      var entry = CatalogEntry(key: key, table: table, file: file, line: line)
      entry.localizations[locale] = localization
      catalog.add(entry)
    }
    return catalog
  }

  private static func localization(_ value: Any, line: Int) -> Localization? {
    if let text = value as? String { return Localization(text: .unit(TextUnit(value: text, line: line))) }
    guard let rules = value as? [String: Any] else { return nil }
    if let widths = rules["NSStringVariableWidthRuleType"] as? [String: String] {
      let cases = widths.compactMap { name, text in
        Int(name).map { ($0, TextVariations.unit(TextUnit(value: text, line: line))) }
      }
      return Localization(text: .width(Dictionary(cases) { first, _ in first }))
    }
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let cases = devices.compactMapValues { localization($0, line: line) }
      guard !cases.isEmpty else { return nil }
      var result = Localization(text: .device(cases.mapValues(\.text)))
      for inner in cases.values { result.substitutions.merge(inner.substitutions) { first, _ in first } }
      return result
    }
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    var result = Localization(text: .unit(TextUnit(value: format, line: line)))
    for (name, rule) in rules {
      guard let rule = rule as? [String: Any] else { continue }
      let cases = PluralCategory.allCases.compactMap { category in
        (rule[category.rawValue] as? String).map {
          (category, TextVariations.unit(TextUnit(value: $0, line: line)))
        }
      }
      let specifier = rule["NSStringFormatValueTypeKey"] as? String ?? "lld"
      result.substitutions[name] = Substitution(
        argument: nil, specifier: specifier.replacing("%", with: ""),
        text: .plural(Dictionary(cases) { first, _ in first }))
    }
    return result
  }

  /// The lines on which the keys of an XML property list stand.
  private struct KeyLines {
    private var lines: [String: Int] = [:]

    init(_ bytes: [UInt8]) {
      guard !bytes.starts(with: Array("bplist".utf8)) else { return }
      let text = String(decoding: bytes, as: UTF8.self)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let start = line.range(of: "<key>"), let end = line.range(of: "</key>") else { continue }
        let key = line[start.upperBound..<end.lowerBound].replacing("&lt;", with: "<")
          .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
        lines[String(key)] = lines[String(key)] ?? index + 1
      }
    }

    func line(of key: String) -> Int { lines[key] ?? 1 }
  }
}

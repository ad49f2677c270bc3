internal import Reports
internal import StringCatalogs

/// Comma-separated values (RFC 4180).
package struct CSVFormat: MeasurementFormat {
  package init() {}

  private static let heading = [
    "verdict", "findings", "locale", "type_size", "key", "table", "category", "width", "height", "budget",
    "device", "over", "lines", "line_limit", "scale", "allowed_scale", "expansion", "state", "missing_glyphs",
    "fallback_fonts", "file", "line", "column", "module",
    "for", "variant", "text", "shown",
  ]

  package func row(_ item: TextMeasurement) -> String? {
    var bytes: [UInt8] = []
    return append(item, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  package func append(_ item: TextMeasurement, to bytes: inout [UInt8]) -> Bool {
    Self.add(item.verdict, to: &bytes)
    Self.add(item.findings.map(\.rawValue), to: &bytes)
    Self.add(item.locale, to: &bytes)
    Self.add(item.typeSizeName, to: &bytes)
    Self.add(item.key, to: &bytes)
    Self.add(item.table, to: &bytes)
    Self.add(item.category?.rawValue ?? "", to: &bytes)
    Self.add(item.width, digits: 2, to: &bytes)
    Self.add(item.height, digits: 2, to: &bytes)
    Self.add(item.budget, digits: 2, to: &bytes)
    Self.add(item.slot.device ?? "", to: &bytes)
    Self.add(item.excess, digits: 2, to: &bytes)
    Self.add(item.lines, to: &bytes)
    Self.add(item.budget == nil ? nil : item.slot.lines, to: &bytes)
    Self.add(item.neededScale, digits: 3, to: &bytes)
    Self.add(item.slot.allowedScale == 1 ? "1" : Decimals.text(item.slot.allowedScale), to: &bytes)
    Self.add(item.expansion, digits: 3, to: &bytes)
    Self.add(item.state, to: &bytes)
    Self.add(item.missingGlyphs, to: &bytes)
    Self.add(item.fallbackFonts, to: &bytes)
    Self.add(item.file, to: &bytes)
    Self.add(item.line, to: &bytes)
    Self.add(item.column, to: &bytes)
    Self.add(item.module, to: &bytes)
    Self.add(item.kind?.rawValue ?? "", to: &bytes)
    Self.add(item.variant ?? "", to: &bytes)
    Self.add(item.text, to: &bytes)
    Self.add(item.shown ?? "", to: &bytes)
    // Instead of the comma behind the last field.
    bytes[bytes.count - 1] = UInt8(ascii: "\r")
    bytes.append(UInt8(ascii: "\n"))
    return true
  }

  // MARK: Fields

  // There may be millions of rows, and building a list of each row's fields would take longer than measuring:
  // each field is written behind the others with a comma at its end.

  private static let comma = UInt8(ascii: ",")

  private static func add(_ field: String, to bytes: inout [UInt8]) {
    CSVField.append(field, to: &bytes)
    bytes.append(comma)
  }

  /// Words in one field.
  private static func add(_ words: [String], to bytes: inout [UInt8]) {
    add(words.isEmpty ? "" : words.count == 1 ? words[0] : words.joined(separator: " "), to: &bytes)
  }

  private static func add(_ number: Int?, to bytes: inout [UInt8]) {
    if let number { Decimals.append(number, to: &bytes) }
    bytes.append(comma)
  }

  private static func add(_ number: Double?, digits: Int, to bytes: inout [UInt8]) {
    if let number { Decimals.append(number, digits: digits, to: &bytes) }
    bytes.append(comma)
  }

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String {
    Self.heading.joined(separator: ",") + "\r\n"
  }

  /// Problems have their kind as the verdict, and their sentence as the text.
  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    summary.problems.map { problem in
      let values: [String: String?] = [
        "verdict": problem.kind.rawValue, "findings": problem.severity.rawValue, "locale": problem.locale,
        "key": problem.key, "table": problem.table, "file": problem.file, "line": "\(problem.line)",
        "text": problem.message, "column": problem.column.map { "\($0)" }, "module": problem.module,
      ]
      return Self.heading.map { CSVField.escaped((values[$0] ?? nil) ?? "") }.joined(separator: ",") + "\r\n"
    }.joined()
  }
}

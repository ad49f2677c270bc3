internal import StringCatalogs

/// Comma-separated values (RFC 4180).
package struct CSVFormat: MeasurementFormat {
  package init() {}

  private static let heading = [
    "verdict", "findings", "locale", "type_size", "key", "table", "category", "width", "height", "budget",
    "device", "over", "lines", "line_limit", "scale", "allowed_scale", "expansion", "state", "missing_glyphs",
    "fallback_fonts", "file", "line", "variant", "text", "shown",
  ]

  package func row(_ item: TextMeasurement) -> String? {
    var row = Row()
    row.add(item.verdict)
    row.add(item.findings.map(\.rawValue))
    row.add(item.locale)
    row.add(item.typeSizeName)
    row.add(item.key)
    row.add(item.table)
    row.add(item.category?.rawValue ?? "")
    row.add(item.width, digits: 2)
    row.add(item.height, digits: 2)
    row.add(item.budget, digits: 2)
    row.add(item.slot.device ?? "")
    row.add(item.excess, digits: 2)
    row.add(item.lines)
    row.add(item.budget == nil ? nil : item.slot.lines)
    row.add(item.neededScale, digits: 3)
    row.add(item.slot.allowedScale == 1 ? "1" : Decimals.text(item.slot.allowedScale))
    row.add(item.expansion, digits: 3)
    row.add(item.state)
    row.add(item.missingGlyphs)
    row.add(item.fallbackFonts)
    row.add(item.file)
    row.add(item.line)
    row.add(item.variant ?? "")
    row.add(item.text)
    row.add(item.shown ?? "")
    return row.text + "\r\n"
  }

  /// A row as it grows: millions are made, so that a list of its fields would take longer than measuring.
  private struct Row {
    private var bytes: [UInt8] = []
    private var isFirst = true

    init() { bytes.reserveCapacity(320) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func separate() {
      if isFirst { isFirst = false } else { bytes.append(0x2C) }
    }

    mutating func add(_ field: String) {
      separate()
      let start = bytes.count
      bytes.append(contentsOf: field.utf8)
      guard bytes[start...].contains(where: { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }) else {
        return
      }
      bytes.removeSubrange(start...)
      bytes.append(0x22)
      for byte in field.utf8 {
        if byte == 0x22 { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(0x22)
    }

    /// Words in one field.
    mutating func add(_ words: [String]) {
      add(words.isEmpty ? "" : words.count == 1 ? words[0] : words.joined(separator: " "))
    }

    mutating func add(_ number: Int?) {
      separate()
      if let number { bytes.append(contentsOf: String(number).utf8) }
    }

    mutating func add(_ number: Double?, digits: Int) {
      separate()
      if let number { bytes.append(contentsOf: Decimals.text(number, digits: digits).utf8) }
    }
  }

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String {
    Self.heading.joined(separator: ",") + "\r\n"
  }

  /// Problems have their kind as the verdict, and their sentence as the text.
  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    summary.problems.map { problem in
      let values = [
        "verdict": problem.kind.rawValue, "findings": problem.severity, "locale": problem.locale,
        "key": problem.key, "table": problem.table, "file": problem.file, "line": "\(problem.line)",
        "text": problem.message,
      ]
      return Self.heading.map { Self.field((values[$0] ?? nil) ?? "") }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  private static func field(_ text: String) -> String {
    let special = text.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
    return special ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}

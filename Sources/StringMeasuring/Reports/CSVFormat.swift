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
    var bytes: [UInt8] = []
    return append(item, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  package func append(_ item: TextMeasurement, to bytes: inout [UInt8]) -> Bool {
    var row = Row(bytes: bytes)
    // A buffer with two owners is copied when one of them writes.
    bytes = []
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
    bytes = row.ended()
    return true
  }

  /// A row as it grows: millions are made, so that a list of its fields would take longer than measuring.
  private struct Row {
    private var bytes: [UInt8]
    private var isFirst = true

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes with the end of the line.
    consuming func ended() -> [UInt8] {
      bytes.append(0x0D)
      bytes.append(0x0A)
      return bytes
    }

    private mutating func separate() {
      if isFirst { isFirst = false } else { bytes.append(0x2C) }
    }

    mutating func add(_ field: String) {
      separate()
      if field.utf8.isEmpty { return }
      let isPlain: ()? = field.utf8.withContiguousStorageIfAvailable { text in
        if CSVFormat.isSpecial(text) { addQuoted(text) } else { bytes.append(contentsOf: text) }
      }
      if isPlain == nil {
        let text = Array(field.utf8)
        if CSVFormat.isSpecial(text) { addQuoted(text) } else { bytes.append(contentsOf: text) }
      }
    }

    private mutating func addQuoted(_ field: some Sequence<UInt8>) {
      bytes.append(0x22)
      for byte in field {
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
      if let number { Decimals.append(number, to: &bytes) }
    }

    mutating func add(_ number: Double?, digits: Int) {
      separate()
      if let number { Decimals.append(number, digits: digits, to: &bytes) }
    }
  }

  /// Whether a field has to stand between quotation marks.
  private static func isSpecial(_ bytes: some Sequence<UInt8>) -> Bool {
    // To the end in any case: a loop that may stop early is not vectorized.
    var found: UInt8 = 0
    for byte in bytes {
      found |= byte == 0x2C ? 1 : 0
      found |= byte == 0x22 ? 1 : 0
      found |= byte == 0x0A ? 1 : 0
      found |= byte == 0x0D ? 1 : 0
    }
    return found != 0
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
    isSpecial(text.utf8) ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}

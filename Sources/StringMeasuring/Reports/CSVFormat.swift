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
    [
      item.verdict, item.findings.map(\.rawValue).joined(separator: " "), item.locale, item.typeSizeName,
      item.key, item.table, item.category?.rawValue ?? "", Decimals.text(item.width, digits: 2),
      Decimals.text(item.height, digits: 2), item.budget.map { Decimals.text($0, digits: 2) } ?? "",
      item.slot.device ?? "", Decimals.text(item.excess, digits: 2), "\(item.lines)",
      item.budget == nil ? "" : "\(item.slot.lines)",
      item.neededScale.map { Decimals.text($0, digits: 3) } ?? "",
      Decimals.text(item.slot.allowedScale), item.expansion.map { Decimals.text($0, digits: 3) } ?? "",
      item.state, item.missingGlyphs.joined(separator: " "), item.fallbackFonts.joined(separator: " "),
      item.file, "\(item.line)", item.variant ?? "", item.text, item.shown ?? "",
    ].map(Self.field).joined(separator: ",") + "\r\n"
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

internal import Escaping
internal import StringCatalogs

/// SARIF 2.1.0, which code scanning services read: a result for each text that fails or is tight, at its line
/// in the catalog.
package struct SARIFFormat: MeasurementFormat {
  private let version: String

  /// - Parameter version: the tool's.
  package init(version: String) {
    self.version = version
  }

  private static let rules: [(key: String, value: String)] =
    [
      ("missing-glyph", "A character that no font has."),
      ("truncates", "A text is cut off."),
      ("breaks-word", "A word is wider than its room and is cut inside."),
      ("tight", "A text is within 1.5 % of its room."),
      ("idle-budget", "A budget that no realistic translation could break."),
    ] + CatalogFinding.Kind.allCases.map { ($0.rawValue, $0.explanation) }

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String {
    let rules = Self.rules.map { id, text in
      "{\"id\": \"\(id)\", \"shortDescription\": {\"text\": \(JSONString.quoted(text))}}"
    }
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
          "tool": {"driver": {"name": "fittingroom measure", "version": \(JSONString.quoted(version)), "rules": [
            \(rules.joined(separator: ",\n      "))
          ]}},
          "columnKind": "unicodeCodePoints",
          "results": [
      """
  }

  package func row(_ item: TextMeasurement) -> String? {
    guard item.fails || item.findings.contains(.tight) else { return nil }
    let identity = [
      item.table, item.key, item.locale, item.category?.rawValue ?? "", item.typeSizeName,
      item.slot.device ?? "", item.variant ?? "",
    ]
    return Self.result(
      rule: item.verdict == "shrinks" ? "tight" : item.verdict, level: item.fails ? "error" : "warning",
      message: "\(item.name) in \(item.locale) at \(item.typeSizeName): \(item.sentence)", file: item.file,
      line: item.line, identity: identity.joined(separator: "\u{1F}"))
  }

  package var writesRowsAsStored: Bool { false }

  package func written(_ row: String, index: Int) -> String {
    (index == 0 ? "\n      " : ",\n      ") + row
  }

  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    let idle = summary.idleBudgets.compactMap { budget in
      budget.file.map {
        Self.result(
          rule: "idle-budget", level: "note", message: budget.message, file: $0, line: budget.line ?? 1,
          identity: budget.message)
      }
    }
    let problems = summary.problems.map { problem in
      Self.result(
        rule: problem.kind.rawValue, level: problem.severity, message: problem.message, file: problem.file,
        line: problem.line,
        identity: [problem.table ?? "", problem.key ?? "", problem.locale ?? "", problem.message]
          .joined(separator: "\u{1F}"))
    }
    let rows = (idle + problems).enumerated().map { written($1, index: rowCount + $0) }
    return rows.joined() + "\n    ]\n  }]\n}\n"
  }

  private static func result(
    rule: String, level: String, message: String, file: String, line: Int, identity: String
  ) -> String {
    let index =
      rules.firstIndex { $0.key == rule } ?? 0
    let uri = URIReference.file(file)
    return "{\"ruleId\": \"\(rule)\", \"ruleIndex\": \(index), \"level\": \"\(level)\", "
      + "\"message\": {\"text\": \(JSONString.quoted(message))}, \"locations\": [{\"physicalLocation\": "
      + "{\"artifactLocation\": {\"uri\": \(JSONString.quoted(uri))}, "
      + "\"region\": {\"startLine\": \(max(line, 1))}}}], "
      + "\"partialFingerprints\": {\"fittingroom/v1\": \"\(Fingerprint.of(identity))\"}}"
  }
}

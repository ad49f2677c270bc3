internal import Reports
internal import StringCatalogs

/// SARIF 2.1.0, which code scanning services read: a result for each text that fails or is tight, at its line
/// in the catalog.
package struct SARIFFormat: MeasurementFormat {
  private let sarif: SARIF

  /// - Parameter version: the tool's.
  package init(version: String) {
    sarif = SARIF(
      tool: "fittingroom measure", version: version,
      rules: Self.rules.map { SARIF.Rule(id: $0.key, summary: $0.value) })
  }

  private static let rules: [(key: String, value: String)] =
    [
      ("missing-glyph", "A character that no font has."),
      ("truncates", "A text is cut off."),
      ("breaks-word", "A word is wider than its room and is cut inside."),
      ("tight", "A text is within 1.5 % of its room."),
      ("idle-budget", "A budget that no realistic translation could break."),
    ] + CatalogFinding.Kind.allCases.map { ($0.rawValue, $0.explanation) }

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String { sarif.head }

  package func row(_ item: TextMeasurement) -> String? {
    guard item.fails || item.findings.contains(.tight) else { return nil }
    let identity =
      [
        item.table, item.key, item.locale, item.category?.rawValue ?? "", item.typeSizeName,
        item.slot.device ?? "", item.variant ?? "",
      ] + (item.module.isEmpty ? [] : [item.module]) + (item.kind.map { [$0.rawValue] } ?? [])
    return sarif.text(
      SARIF.Result(
        rule: item.verdict == "shrinks" ? "tight" : item.verdict, level: item.fails ? .error : .warning,
        message: "\(item.name) in \(item.locale) at \(item.typeSizeName): \(item.sentence)", file: item.file,
        line: item.line, column: item.column, identity: identity))
  }

  package var writesRowsAsStored: Bool { false }

  package func written(_ row: String, index: Int) -> String {
    SARIF.separated(row, index: index)
  }

  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    let idle = summary.idleBudgets.compactMap { budget in
      budget.file.map {
        sarif.text(
          SARIF.Result(
            rule: "idle-budget", level: .note, message: budget.message, file: $0, line: budget.line ?? 1,
            identity: [budget.message]))
      }
    }
    let problems = summary.problems.map { problem in
      sarif.text(
        SARIF.Result(
          rule: problem.kind.rawValue, level: problem.severity, message: problem.message,
          file: problem.file,
          line: problem.line, column: problem.column,
          identity: [problem.table ?? "", problem.key ?? "", problem.locale ?? "", problem.message]
            + (problem.module.map { $0.isEmpty ? [] : [$0] } ?? [])))
    }
    let rows = (idle + problems).enumerated().map { written($1, index: rowCount + $0) }
    return rows.joined() + SARIF.tail
  }
}

internal import Reports
internal import StringCatalogs

/// Workflow commands that annotate the catalog's lines on GitHub: errors, tight texts as warnings, and idle
/// budgets as notices.
package struct GitHubFormat: MeasurementFormat {
  package init() {}

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String { "" }

  package func row(_ item: TextMeasurement) -> String? {
    guard item.fails || item.findings.contains(.tight) else { return nil }
    let device = item.slot.device.map { ", \($0)" } ?? ""
    let title = "\(item.verdict): \(item.locale), \(item.typeSizeName)\(device)"
    return GitHubCommand.annotation(
      item.fails ? .error : .warning, file: item.file, line: item.line, column: item.column, title: title,
      message: "\(item.name): \(item.sentence)")
  }

  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    summary.idleBudgets.map { budget in
      GitHubCommand.annotation(
        .notice, file: budget.file, line: budget.line, title: "idle budget", message: budget.message)
    }.joined()
      + summary.problems.map { problem in
        GitHubCommand.annotation(
          GitHubCommand.Kind(problem.severity), file: problem.file, line: problem.line,
          column: problem.column,
          title: problem.kind.rawValue, message: problem.message)
      }.joined()
  }
}

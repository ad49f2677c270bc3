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
    return Self.command(
      item.fails ? "error" : "warning", file: item.file, line: item.line, title: title,
      message: "\(item.name): \(item.sentence)")
  }

  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    summary.idleBudgets.map { budget in
      guard let file = budget.file, let line = budget.line else { return "::notice::\(budget.message)\n" }
      return Self.command("notice", file: file, line: line, title: "idle budget", message: budget.message)
    }.joined()
      + summary.problems.map { problem in
        Self.command(
          problem.severity, file: problem.file, line: problem.line, title: problem.kind.rawValue,
          message: problem.message)
      }.joined()
  }

  private static func command(
    _ kind: String, file: String, line: Int, title: String, message: String
  ) -> String {
    "::\(kind) file=\(property(file)),line=\(line),title=\(property(title))::\(data(message))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

import ArgumentParser
import ComparisonRuns
import PNGCodec

/// The options of every command that reports on many pictures.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write an HTML page.", valueName: "path"))
  var html: String?

  @Option(help: ArgumentHelp("Write the report as JSON.", valueName: "path"))
  var reportJSON: String?

  @Option(help: ArgumentHelp("Write the report as JUnit XML.", valueName: "path"))
  var junit: String?

  @Option(help: ArgumentHelp("Write the report as a Markdown comment.", valueName: "path"))
  var markdown: String?

  @Flag(help: "Print GitHub annotations, and add the report to the step's summary.")
  var github = false

  /// The files to write, with the options that name them.
  var outputs: [(option: String, path: String?)] {
    [("--html", html), ("--report-json", reportJSON), ("--junit", junit), ("--markdown", markdown)]
  }

  /// Refuses to write over what a run over snapshots reads or leaves.
  func check(reading inputs: [String]) throws(SnapshotError) {
    var check = OutputCheck()
    check.reads(inputs)
    if let conflict = check.conflict(outputs) { throw SnapshotError(conflict) }
  }

  /// Writes every report that was asked for.
  func write(_ report: Report) throws(PNGFileError) {
    let summary = github ? Environment.value("GITHUB_STEP_SUMMARY") : nil
    try ReportFiles(
      html: html, json: reportJSON, junit: junit, markdown: markdown, stepSummary: summary
    ).write(report)
    if github { print(report.gitHubAnnotations, terminator: "") }
  }
}

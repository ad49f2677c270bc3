import ArgumentParser
import ComparisonRuns
import OperatingSystem
import PNGCodec

/// The options of every command that reports on many pictures.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write an HTML page.", valueName: "path"), completion: .file())
  var html: String?

  @Option(help: ArgumentHelp("Write the report as JSON.", valueName: "path"), completion: .file())
  var reportJSON: String?

  @Option(help: ArgumentHelp("Write the report as JUnit XML.", valueName: "path"), completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp("Write the report as a Markdown comment.", valueName: "path"), completion: .file())
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      """
      The URL of the folder of the Markdown comment: GitHub shows only pictures with absolute URLs.
      """, valueName: "url"))
  var imageBaseURL: String?

  @Flag(help: "Print GitHub annotations, and add the report to the step's summary.")
  var github = false

  /// The files to write, with the options that name them.
  var outputs: [(option: String, path: String?)] {
    [("--html", html), ("--report-json", reportJSON), ("--junit", junit), ("--markdown", markdown)]
  }

  func validate() throws {
    guard let imageBaseURL else { return }
    if markdown == nil { throw ValidationError("--image-base-url needs --markdown") }
    // The URL is written to Markdown, where brackets and spaces would end it.
    let isAddress = imageBaseURL.wholeMatch(of: /https?:\/\/[A-Za-z0-9][-A-Za-z0-9._~:\/%@!$&'*+,;=]*/) != nil
    if !isAddress {
      throw ValidationError(
        "--image-base-url \(imageBaseURL) is not an address that begins with https:// or http://")
    }
  }

  /// Refuses to overwrite the inputs or results of a snapshot run.
  ///
  /// - Parameter sources: files and folders of sources, among which reports of earlier runs may be replaced.
  func check(reading inputs: [String], sources: [String] = []) throws(SnapshotError) {
    var check = OutputCheck()
    check.reads(inputs)
    if let conflict = check.conflict(outputs) { throw SnapshotError(conflict) }
    check.reads(sources)
    let new = outputs.filter { !($0.path.map(Report.isReport) ?? false) }
    if let conflict = check.conflict(new) { throw SnapshotError(conflict) }
  }

  /// Writes every requested report.
  func write(_ report: Report) throws(FileError) {
    let summary = github ? ProcessEnvironment.value("GITHUB_STEP_SUMMARY") : nil
    try ReportFiles(
      html: html, json: reportJSON, junit: junit, markdown: markdown, stepSummary: summary,
      imageBase: imageBaseURL,
      reader: .libraries
    ).write(report)
    if github { print(report.gitHubAnnotations, terminator: "") }
  }
}

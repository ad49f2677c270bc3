import ArgumentParser
import PreviewRunner
import Reports

/// `fittingroom inspect`: the tree of placed views.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print where each view of a preview is placed, and why.",
    discussion: """
      Examples:
        fittingroom inspect Card.swift --size 200x100
        fittingroom inspect Card.swift --preview Dark --json
      """)

  @OptionGroup var options: PreviewOptions

  @Flag(help: "Print JSON, one render per line.")
  var json = false

  @Flag(
    help: """
      Print the elements that VoiceOver stops at instead, in reading order; with --json, in addition to the tree.
      """)
  var accessibility = false

  func run() throws {
    if try ProjectRun.prints(options, json: json) { return }
    try ProjectRun.drawEach(options) { part, table in
      var job = part.options.job()
      job.treeFormat = json ? .json : accessibility ? .none : .outline
      job.accessibility.hasText = accessibility
      try JobReport.run(job, of: part, strict: false, into: &table) { report in
        if accessibility, !json {
          print(TerminalText.line("\(report.view) \(report.variant)"))
          print(TerminalText.lines(report.accessibility ?? ""), terminator: "")
        } else {
          print(report.tree)
        }
      }
    }
  }
}

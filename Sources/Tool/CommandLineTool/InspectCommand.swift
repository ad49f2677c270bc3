import ArgumentParser
import PreviewRunner

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

  @Flag(help: "Print JSON, one render to a line.")
  var json = false

  func run() throws {
    if try ProjectRun.prints(options, json: json) { return }
    try ProjectRun.drawEach(options) { part, table in
      var job = part.options.job()
      job.treeFormat = json ? .json : .outline
      try JobReport.run(job, of: part, strict: false, into: &table) { report in
        print(report.tree)
      }
    }
  }
}

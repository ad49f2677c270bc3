import ArgumentParser
import PreviewRunner

/// `fittingroom selftest`: checks whether this installation draws the same as every other one, and can
/// compile.
struct SelftestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selftest",
    abstract: "Draw 200 reference scenes, compare them with the record, and compile and draw a view.",
    discussion: """
      Examples:
        fittingroom selftest
        fittingroom selftest --scenes-only --output differing

      The scenes' pixels are the same on every machine; their hash is part of the program. The exit code is 0 if \
      everything is as it should be, 1 if scenes differ from the record or were recorded, 69 if the compiler, \
      the modules or the fonts are missing, and 70 if the view cannot be drawn or is drawn differently twice.
      """)

  @Option(help: ArgumentHelp("The folder with the fonts.", valueName: "folder"), completion: .directory)
  var fonts: String?

  @Option(help: ArgumentHelp("The number of threads that share each picture.", valueName: "n"))
  var threads = 1

  @Option(
    help: ArgumentHelp("The folder for scenes that differ from the record.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Only draw the scenes, which needs no compiler.")
  var scenesOnly = false

  @Option(
    help: ArgumentHelp(
      "Write the scenes' hashes into a source checkout instead of comparing them; exits with 1.",
      valueName: "root"), completion: .directory)
  var record: String?

  func validate() throws {
    if threads < 1 || threads > 64 { throw ValidationError("--threads must be from 1 to 64") }
  }

  func run() throws {
    let selftest = Selftest(fonts: fonts, threads: threads)
    do {
      if let record { try selftest.recordScenes(inCheckout: record) }
      try selftest.checkScenes(writingInto: output) { print($0) }
      if !scenesOnly { try selftest.checkCompiler { print($0) } }
    } catch {
      try JobReport.fail(error)
    }
  }
}

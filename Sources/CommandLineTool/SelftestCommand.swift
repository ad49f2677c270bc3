import ArgumentParser
import PreviewRunner

/// `fittingroom selftest`: whether this installation can compile and draw.
struct SelftestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selftest",
    abstract: "Check that the compiler, the modules and the fonts are found and work together.")

  @Option(help: ArgumentHelp("The folder with the fonts.", valueName: "folder"))
  var fonts: String?

  func run() throws {
    do {
      for step in try Selftest(fonts: fonts).run() { print(step) }
    } catch {
      try JobReport.fail(error)
    }
  }
}

import ArgumentParser
import Foundation
import PreviewRunner
import Reports
import StringMeasuring

/// `fittingroom budgets`: proposes a budgets file from the space that texts have in previews.
struct BudgetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budgets",
    abstract: "Propose a budgets file from the space that texts have in previews.",
    discussion: """
      Examples:
        fittingroom budgets Views Localizable.xcstrings -o budgets.yml
        fittingroom budgets Views --dynamic-type all -o budgets.yml

      Shows the previews of Swift files in the source language, on --device or a small phone, at the type sizes of \
      --dynamic-type or large and xxxLarge, and writes a budgets file with the space that each text of the catalogs \
      has there. “fittingroom measure --budgets” checks translations against it.

      The exit code:
        0  the budgets were written
        2  a catalog cannot be read, or no text has limited space
        64  and higher: as for render
      """)

  @Argument(
    help: ArgumentHelp(
      "Swift files, or folders of them, and optionally catalogs; the default is the catalogs of their project.",
      valueName: "path"), completion: .file())
  var paths: [String]

  @OptionGroup var options: BudgetsOptions

  @Option(help: ArgumentHelp("The source language of files that do not name it.", valueName: "language"))
  var sourceLanguage = "en"

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write to a file instead of printing.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    do {
      _ = try options.typeSizes()
    } catch {
      throw ValidationError(error.description)
    }
  }

  func run() throws {
    try options.propose(from: paths, sourceLanguage: sourceLanguage, output: output)
  }
}

/// The circumstances of previews for budgets.
struct BudgetsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Devices to show the previews on (default: iPhone SE).", valueName: "names"),
    completion: DeviceName.defaultCompletionKind)
  var device: [String] = []

  @OptionGroup var deviceTable: DeviceTableOptions

  @Option(
    help: ArgumentHelp(
      "Type sizes: xSmall to accessibility5, large...xxLarge, or all (default: large,xxxLarge).",
      valueName: "sizes"))
  var dynamicType: [String] = []

  @Option(help: ArgumentHelp("The folder with the fonts.", valueName: "folder"), completion: .directory)
  var fonts: String?

  func typeSizes() throws(SlotError) -> [Int] {
    dynamicType.isEmpty
      ? BudgetSuggester.ordinaryTypeSizes : try DynamicTypeSizes.parse(dynamicType.joined(separator: ","))
  }

  /// Writes the budgets file, and exits where a preview cannot be shown.
  func propose(from paths: [String], sourceLanguage: String, output: String?) throws {
    let result: BudgetSuggester.Result
    do {
      try MeasurementOutput.check(output, reading: BudgetSuggester.inputs(paths))
      let names = CommaList.values(device)
      let devices = try deviceTable.devices(names.isEmpty ? ["iPhone SE"] : names)
      var suggester = try BudgetSuggester(paths, devices: devices)
      suggester.fonts = fonts
      suggester.sourceLanguage = sourceLanguage
      suggester.typeSizes = try typeSizes()
      result = try suggester.run()
      try MeasurementOutput(path: output).write { try $0(ArraySlice(result.text.utf8)) }
    } catch let error as PreviewRunnerError {
      try JobReport.fail(error)
    } catch let code as ExitCode {
      throw code
    } catch {
      JobReport.complain("error: \(error)")
      throw ExitCode(2)
    }
    JobReport.complain(result.summary)
    if result.exitCode != 0 { throw ExitCode(result.exitCode) }
  }
}

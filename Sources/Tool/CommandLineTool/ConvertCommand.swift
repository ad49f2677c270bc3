import ArgumentParser
import ComparisonRuns
import OperatingSystem
import Reports
import StringCatalogs

/// `fittingroom convert`: string catalogs in another format.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write the texts of string catalogs in another format, and list what it cannot hold.",
    discussion: """
      Examples:
        fittingroom convert Localizable.xcstrings --locale de -o strings.xml
        fittingroom convert Translations.xliff -o Localizable.xcstrings

      The extension of --output selects the format: .xcstrings, .strings, .stringsdict, .xliff, .xml (Android), .arb, .po or .json.
      """
  )

  @Argument(
    help: "The files to read, in any format that measure reads, or folders of them.", completion: .file())
  var catalogs: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; its extension selects the format.", valueName: "path"),
    completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp(
      "The language of a file with one language, or the target language of a translation file.",
      valueName: "tag"))
  var locale: String?

  @Option(help: ArgumentHelp("The table to write, if the files have several.", valueName: "name"))
  var table: String?

  @Option(
    help: ArgumentHelp("The language that keys are written in, if no file names it.", valueName: "tag"))
  var sourceLanguage = "en"

  @Option(help: ArgumentHelp("The version of XLIFF.", valueName: "1.2|2.0"))
  var xliffVersion: XLIFFVersion = .v1

  @Flag(help: "Begin a JSON object at each dot of a key.")
  var nested = false

  @Flag(help: "Exit with 1 if the format cannot hold everything.")
  var strict = false

  enum XLIFFVersion: String, ExpressibleByArgument, CaseIterable {
    case v1 = "1.2"
    case v2 = "2.0"
  }

  func validate() throws {
    _ = try format()
    if let locale, LanguageTag.parse(locale) == nil {
      throw ValidationError(
        "--locale \(locale) is not a language tag; write one of BCP 47, such as ar, pt-BR or zh-Hans")
    }
  }

  func run() throws {
    let conversion: CatalogConversion
    do {
      var check = OutputCheck()
      check.reads(try CatalogReader.files(of: catalogs))
      if let conflict = check.conflict("--output", output) { throw Refusal(conflict) }
      let catalog = try CatalogReader.read(catalogs, sourceLanguage: sourceLanguage)
      let format = try format()
      conversion = try CatalogConversion(catalog, as: try form(format, catalog), format: format)
      try FileSystem.write(Array(conversion.text.utf8), to: output)
    } catch {
      JobReport.complain("error: \(error)")
      throw ExitCode(2)
    }
    for loss in conversion.losses { JobReport.complain("warning: \(loss)") }
    print(TerminalText.line(output))
    if strict, !conversion.losses.isEmpty { throw ExitCode(1) }
  }

  /// The format for the output's extension.
  private func format() throws -> CatalogFormat {
    if let format = CatalogFormat(path: output) { return format }
    throw ValidationError(
      "--output must end in .xcstrings, .strings, .stringsdict, .xliff, .xml, .arb, .po or .json")
  }

  private struct Refusal: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// The texts that the output file contains.
  private func form(_ format: CatalogFormat, _ catalog: StringCatalog) throws -> CatalogWriter.Output {
    func table() throws -> String {
      let tables = Set(catalog.entries.map(\.table)).sorted()
      if let table = self.table {
        if tables.contains(table) { return table }
        throw Refusal("there is no table “\(table)”" + NearestName.question(table, in: tables))
      }
      if tables.count > 1 {
        throw Refusal("there are several tables; choose one with --table: \(tables.joined(separator: ", "))")
      }
      return tables.first ?? "Localizable"
    }
    func language(orOnly: [String]) throws -> String {
      if let tag = locale.flatMap(LanguageTag.parse) {
        if catalog.locales.contains(tag) { return tag }
        throw Refusal(
          "there are no texts in “\(tag)”; there are texts in \(catalog.locales.joined(separator: ", "))")
      }
      if let only = orOnly.first, orOnly.count == 1 { return only }
      throw Refusal(
        "there are texts in several languages; choose one with --locale: \(catalog.locales.joined(separator: ", "))"
      )
    }
    let targets = catalog.locales.filter { $0 != catalog.sourceLanguage }
    return switch format {
    case .xcstrings: .xcstrings(table: try table())
    case .strings: .strings(table: try table(), locale: try language(orOnly: catalog.locales))
    case .stringsdict: .stringsdict(table: try table(), locale: try language(orOnly: catalog.locales))
    case .xliff:
      xliffVersion == .v1
        ? .xliff12(target: try language(orOnly: targets)) : .xliff20(target: try language(orOnly: targets))
    case .android: .android(table: try table(), locale: try language(orOnly: catalog.locales))
    case .arb: .arb(table: try table(), locale: try language(orOnly: catalog.locales))
    case .po: .po(table: try table(), target: try language(orOnly: targets))
    case .json: .json(table: try table(), locale: try language(orOnly: catalog.locales), isNested: nested)
    }
  }
}

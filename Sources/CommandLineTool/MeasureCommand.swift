import ArgumentParser
import Fonts
import Foundation
import Imaging
import StringCatalogs
import StringMeasuring
import Typesetting

/// `fittingroom measure`: how much room the translations of a catalog take.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure localized strings, and find those that do not fit.",
    discussion: """
      Reads .xcstrings, .strings, .stringsdict, .lproj folders and folders of them. The exit code:
        0  everything fits, or no width was given
        1  a text is truncated or has characters that no font has
        2  a catalog cannot be read, or the arguments are wrong
      """)

  /// How the result is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table
    case json
    case csv
    case github
  }

  @Argument(help: ArgumentHelp("Catalogs, or folders with catalogs.", valueName: "catalog"))
  var catalogs: [String]

  @Option(help: ArgumentHelp("The room in points.", valueName: "points"))
  var width: Double?

  @Option(help: ArgumentHelp("How many lines there may be.", valueName: "n"))
  var lines = 1

  @Option(help: ArgumentHelp("A text style like body or title2, or system:SIZE.", valueName: "font"))
  var font = "body"

  @Option(help: ArgumentHelp("Type sizes from 0 (xSmall) to 11 (accessibility5), or all.", valueName: "size"))
  var dynamicType: [String] = []

  @Option(help: ArgumentHelp("Only this language; may be repeated.", valueName: "language"))
  var locale: [String] = []

  @Option(help: ArgumentHelp("The language of files that do not name theirs.", valueName: "language"))
  var sourceLanguage = "en"

  @Option(help: "Measure a pseudo-language: accented, double, rtl, bounded, emoji.")
  var pseudo: PseudoLocale?

  @Option(help: ArgumentHelp("What stands for %@.", valueName: "text"))
  var sampleText = "Alexandria"

  @Option(help: ArgumentHelp("What stands for numbers.", valueName: "number"))
  var sampleNumber = 9999

  @Option(help: "Print as: table, json, csv, github.")
  var format = Format.table

  @Flag(help: "Print only what fails.")
  var failuresOnly = false

  @Option(help: ArgumentHelp("The folder with the fonts.", valueName: "folder"))
  var fonts: String?

  @Option(help: ArgumentHelp("Threads to measure on.", valueName: "n"))
  var threads = Parallel.processorCount

  func validate() throws {
    if let width, !(width > 0 && width.isFinite) { throw ValidationError("--width must be more than 0") }
    if lines < 1 { throw ValidationError("--lines must be at least 1") }
    if threads < 1 { throw ValidationError("--threads must be at least 1") }
    _ = try slot()
  }

  func run() throws {
    let report: MeasurementReport
    do {
      report = try measure()
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      throw ExitCode(2)
    }
    var printed = report
    if failuresOnly { printed.measurements.removeAll { !$0.fails } }
    switch format {
    case .table: print(printed.table)
    case .json: print(printed.json)
    case .csv: print(printed.csv, terminator: "")
    case .github: print(printed.gitHubAnnotations, terminator: "")
    }
    if report.failureCount > 0 { throw ExitCode(1) }
  }

  private func measure() throws -> MeasurementReport {
    var catalog = try CatalogReader.read(catalogs[0], sourceLanguage: sourceLanguage)
    for path in catalogs.dropFirst() {
      catalog.merge(try CatalogReader.read(path, sourceLanguage: sourceLanguage))
    }
    let library = try FontLibrary(directory: FontLibrary.locate(explicit: fonts))
    var measurer = StringMeasurer(fonts: library, slot: try slot())
    measurer.pseudo = pseudo
    measurer.samples.object = sampleText
    measurer.samples.integer = sampleNumber
    let wanted = try locale.map { tag in
      guard let match = LocaleMatcher.match(preferences: [tag], available: catalog.locales) else {
        throw CatalogError(file: catalogs.joined(separator: ", "), reason: "there are no texts in \"\(tag)\"")
      }
      return match
    }
    let report = MeasurementReport(
      try measurer.measure(catalog, locales: wanted.isEmpty ? nil : wanted, threads: threads))
    for note in catalog.notes {
      let place = note.line.map { ":\($0)" } ?? ""
      FileHandle.standardError.write(Data("warning: \(note.file)\(place): \(note.message)\n".utf8))
    }
    let counts = "\(catalog.textCount) texts read, \(catalog.skippedCount) skipped; "
    let summary = counts + "\(report.measurements.count) measured, \(report.failureCount) do not fit\n"
    FileHandle.standardError.write(Data(summary.utf8))
    return report
  }

  private func slot() throws -> StringMeasurer.Slot {
    var slot = StringMeasurer.Slot()
    slot.width = width
    slot.lines = lines
    if font.hasPrefix("system:"), let size = Double(font.dropFirst("system:".count)), size > 0, size.isFinite
    {
      slot.style = nil
      slot.font = FontRequest(size: size)
    } else if let style = TypeScale.Style.allCases.first(where: { "\($0)" == font }) {
      slot.style = style
    } else {
      throw ValidationError("--font \(font): neither a text style nor system:SIZE")
    }
    if dynamicType == ["all"] {
      slot.typeSizes = Array(0...11)
    } else if !dynamicType.isEmpty {
      slot.typeSizes = try dynamicType.map { text in
        guard let size = Int(text), (0...11).contains(size) else {
          throw ValidationError("--dynamic-type \(text): a number from 0 to 11, or all")
        }
        return size
      }
    }
    return slot
  }
}

extension PseudoLocale: ExpressibleByArgument {}

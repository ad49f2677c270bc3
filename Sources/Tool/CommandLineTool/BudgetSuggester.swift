import ArgumentParser
import Devices
import Foundation
import OperatingSystem
import PreviewRunner
import Projects
import Rendering
import Reports
import StringCatalogs
import StringMeasuring
import Views

/// What `fittingroom budgets` does: shows the previews in the source language and proposes budgets from the
/// space that their texts have.
struct BudgetSuggester {
  /// Swift files, folders that contain them, and projects.
  private let places: [String]
  /// The Swift files that the arguments name directly or by their folders.
  private let sources: [String]
  /// The catalogs; empty for those of the sources' project.
  private let catalogs: [String]
  private let arguments: [String]
  private let devices: [Device]
  var fonts: String?
  var sourceLanguage = "en"
  /// The Dynamic Type sizes to show the previews at, 0 to 11.
  var typeSizes = BudgetSuggester.ordinaryTypeSizes

  /// The devices' default size, and the largest non-accessibility size.
  static let ordinaryTypeSizes = [DynamicTypeSizes.standard, 6]

  /// - Parameter arguments: Swift files, folders with such, projects, and catalogs.
  /// - Throws: `PreviewRunnerError` if there is no source.
  init(_ arguments: [String], devices: [Device]) throws(PreviewRunnerError) {
    var (places, sources, catalogs): ([String], [String], [String]) = ([], [], [])
    for argument in arguments {
      guard let found = Self.sources(of: argument) else {
        catalogs.append(argument)
        continue
      }
      places.append(argument)
      sources += found
    }
    if sources.isEmpty {
      throw .reported(
        exitCode: 66,
        text:
          "\(arguments.joined(separator: ", ")): there is no Swift file to take budgets from; name the sources "
          + "that show the texts")
    }
    self.places = places
    self.sources = sources
    self.catalogs = catalogs
    self.arguments = arguments
    self.devices = devices
  }

  /// The files that are read where some arguments are given, as far as they name them.
  static func inputs(_ arguments: [String]) throws(LocatedError) -> [String] {
    var inputs: [String] = []
    for argument in arguments {
      if let found = sources(of: argument) {
        inputs += found
      } else {
        inputs += try CatalogReader.files(of: [argument])
      }
    }
    return inputs
  }

  /// The Swift files that an argument names or that lie around the project that it names; nil if there are
  /// none, as for catalogs.
  private static func sources(of argument: String) -> [String]? {
    let isProject = argument.hasSuffix(".yml") || ProjectReader.holdsProject(argument)
    if argument.hasSuffix(".swift"), FileSystem.name(of: argument) != "Package.swift" { return [argument] }
    let isFolder =
      FileSystem.isFolder(argument) && !argument.hasSuffix(".xcodeproj")
      && !argument.hasSuffix(".xcworkspace")
    let folder = isFolder ? argument : FileSystem.folder(of: argument)
    guard isFolder || isProject || argument.hasSuffix("Package.swift") else { return nil }
    let found = sources(in: folder.isEmpty ? "." : folder)
    return found.isEmpty ? nil : found
  }

  /// The outcome.
  struct Result {
    /// The budgets file.
    var text: String
    /// The result in a sentence.
    var summary: String
    /// The code of the last preview that could not be shown, or 0.
    var exitCode: Int32
  }

  /// - Throws: `LocatedError` for the catalogs, and if no rule can be proposed; exits if the sources cannot
  ///   be compiled.
  func run() throws -> Result {
    let catalog = try catalog()
    var base = PreviewVariant()
    base.locale = catalog.sourceLanguage
    // A widget, for example, is shown at its own size.
    base.yieldsToFixedLayout = true
    let variants = [base].varied(over: devices) { $0.take($1) }
      .varied(by: \.dynamicTypeSize, over: typeSizes.compactMap(DynamicTypeSize.init(rawValue:)))
    var suggestions = BudgetSuggestions(devices: devices.map(\.name), typeSizes: typeSizes)
    var previews: Set<[String]> = []
    let (exitCode, isComplete) = try render(variants, with: catalog) { texts in
      previews.insert([texts.file, texts.preview])
      for place in texts.places { suggestions.add(sighting(place, in: texts)) }
    }
    let names = arguments.joined(separator: ", ")
    guard suggestions.keyCount > 0 else {
      if exitCode != 0 {
        throw PreviewRunnerError.reported(
          exitCode: exitCode, text: "there are no budgets; correct the errors above first")
      }
      throw LocatedError(
        file: names,
        reason: "no preview shows a text of the catalogs in limited room; add a #Preview of a view that does")
    }
    let file = suggestions.file(for: catalog, sources: names, isComplete: isComplete)
    return Result(
      text: file.text,
      summary: Self.count(file.ruleCount, "rule") + " for "
        + "\(suggestions.keyCount) of \(Self.count(catalog.entries.count, "key")), from "
        + "\(Self.count(previews.count, "preview")) on \(devices.map(\.name).joined(separator: ", "))",
      exitCode: exitCode)
  }

  /// Shows all previews that the arguments refer to; returns the worst exit code, and whether all were drawn
  /// completely.
  private func render(
    _ variants: [PreviewVariant], with catalog: StringCatalog, found: (ShownTexts) -> Void
  ) throws -> (exitCode: Int32, isComplete: Bool) {
    var options = try PreviewOptions.parse([])
    options.files = places
    var table = ProjectTable()
    var worst: Int32 = 0
    do {
      try ProjectRun.each(options) { part in
        var job = part.options.job()
        job.variants = variants
        job.texts = catalog
        job.findsTexts = true
        job.fonts = fonts
        let code = try JobReport.exitCode(of: job, part: part, strict: false, into: &table) { report in
          if let texts = report.texts { found(texts) }
        }
        worst = max(worst, code)
      }
    } catch let code as ExitCode {
      // Without any preview that was met, there is nothing more to say.
      guard !table.isEmpty else { throw code }
      worst = max(worst, code.rawValue)
    }
    if table.hasNews { table.show(of: options, json: false, listingRepairs: false) }
    let code = max(worst, table.exitCode)
    return (code, code == 0 && !table.hasNews)
  }

  /// A text's position in the form for the suggestions.
  private func sighting(_ place: TextPlace, in texts: ShownTexts) -> BudgetSighting {
    let written = place.file.map { file in file + (place.line.map { ":\($0)" } ?? "") } ?? texts.file
    // The file is for others, too, who have the sources elsewhere.
    let here = FileSystem.currentFolder + "/"
    let line = written.hasPrefix(here) ? String(written.dropFirst(here.count)) : written
    return BudgetSighting(
      key: place.key, table: place.table, origin: "\(place.view ?? texts.preview) (\(line))",
      device: texts.device ?? devices[0].name, width: place.width, lines: place.lines, font: place.font,
      scale: place.scale,
      typeSize: DynamicTypeSizes.names.firstIndex(of: place.typeSize) ?? DynamicTypeSizes.standard,
      remarks: Self.remarks(on: place))
  }

  /// What a rule cannot express about a text's position.
  private static func remarks(on place: TextPlace) -> [String] {
    var remarks: [String] = []
    if let family = place.missingFamily {
      remarks.append("There is no font \"\(family)\"; the system's stands in for it.")
    }
    if place.tracking != 0 {
      let points = Double(Int((place.tracking * 100).rounded())) / 100
      remarks.append(
        "The view adds \(points) points after each letter, which the rule leaves out of account.")
    }
    if let textCase = place.textCase {
      remarks.append("The view shows the text in \(textCase), which the rule leaves out of account.")
    }
    return remarks
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private func catalog() throws -> StringCatalog {
    if !catalogs.isEmpty { return try CatalogReader.read(catalogs, sourceLanguage: sourceLanguage) }
    guard let catalog = try ProjectTexts(sources: sources).read() else {
      throw LocatedError(
        file: arguments.joined(separator: ", "),
        reason: "the project has no catalog; name one after the sources")
    }
    return catalog
  }

  /// The Swift files of a folder and the folders in it, sorted; empty if it is not a folder.
  private static func sources(in folder: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
      let enumerator = FileManager.default.enumerator(atPath: folder)
    else { return [] }
    var names: [String] = []
    while let name = enumerator.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || ["build", "DerivedData", "Pods", "Carthage"].contains(last) {
        enumerator.skipDescendants()
      } else if last.hasSuffix(".swift"), last != "Package.swift" {
        names.append(name)
      }
    }
    let root = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
    return names.sorted().map { root + "/" + $0 }
  }
}

import Devices
import Foundation
import PreviewRunner
import Rendering
import Reports
import StringCatalogs
import StringMeasuring
import Views

/// What `fittingroom budgets` does: shows the previews in the source language and proposes budgets
/// from the room that their texts have.
struct BudgetSuggester {
  /// The Swift files.
  private let sources: [String]
  /// The catalogs; none takes those of the sources' project.
  private let catalogs: [String]
  private let arguments: [String]
  private let devices: [Device]
  var fonts: String?
  var sourceLanguage = "en"
  /// The Dynamic Type sizes to show the previews at, 0 to 11.
  var typeSizes = BudgetSuggester.ordinaryTypeSizes

  /// The size that devices come with, and the largest that is not for accessibility.
  static let ordinaryTypeSizes = [DynamicTypeSizes.standard, 6]

  /// - Parameter arguments: Swift files, folders with such, and catalogs.
  /// - Throws: `PreviewRunnerError` where there is no source.
  init(_ arguments: [String], devices: [Device]) throws(PreviewRunnerError) {
    var sources: [String] = []
    var catalogs: [String] = []
    for argument in arguments {
      if argument.hasSuffix(".swift") {
        sources.append(argument)
        continue
      }
      let found = Self.sources(in: argument)
      sources += found
      if found.isEmpty { catalogs.append(argument) }
    }
    if sources.isEmpty {
      throw .reported(
        exitCode: 66,
        text: "\(arguments.joined(separator: ", ")): there is no Swift file to take budgets from")
    }
    self.sources = sources
    self.catalogs = catalogs
    self.arguments = arguments
    self.devices = devices
  }

  /// The files that are read where some arguments are given, as far as they name them.
  static func inputs(_ arguments: [String]) throws(LocatedError) -> [String] {
    var inputs: [String] = []
    for argument in arguments {
      let found = argument.hasSuffix(".swift") ? [argument] : sources(in: argument)
      inputs += found.isEmpty ? try CatalogReader.files(of: [argument]) : found
    }
    return inputs
  }

  /// What came of it.
  struct Result {
    /// The budgets file.
    var text: String
    /// What was found, in a sentence.
    var summary: String
    /// The code of the last preview that could not be shown, or 0.
    var exitCode: Int32
  }

  /// - Throws: `LocatedError` for the catalogs, and where no rule can be proposed; exits where the sources cannot be
  ///   compiled.
  func run() throws -> Result {
    let catalog = try catalog()
    var base = PreviewVariant()
    base.locale = catalog.sourceLanguage
    // A widget, say, is shown at its own size.
    base.yieldsToFixedLayout = true
    var job = RenderJob(
      sources: sources,
      variants: [base].varied(over: devices) { $0.take($1) }
        .varied(by: \.dynamicTypeSize, over: typeSizes.compactMap(DynamicTypeSize.init(rawValue:))))
    job.texts = catalog
    job.findsTexts = true
    job.fonts = fonts
    var suggestions = BudgetSuggestions(devices: devices.map(\.name), typeSizes: typeSizes)
    var previews: Set<[String]> = []
    let exitCode = try JobReport.exitCode(of: job, strict: false) { report in
      guard let texts = report.texts else { return }
      previews.insert([texts.file, texts.preview])
      for place in texts.places {
        let line = place.file.map { file in file + (place.line.map { ":\($0)" } ?? "") } ?? texts.file
        suggestions.add(
          BudgetSighting(
            key: place.key, table: place.table, origin: "\(place.view ?? texts.preview) (\(line))",
            device: texts.device ?? devices[0].name, width: place.width, lines: place.lines, font: place.font,
            scale: place.scale,
            typeSize: DynamicTypeSizes.names.firstIndex(of: place.typeSize) ?? DynamicTypeSizes.standard,
            remarks: Self.remarks(on: place)))
      }
    }
    let names = arguments.joined(separator: ", ")
    guard suggestions.keyCount > 0 else {
      if exitCode != 0 { throw PreviewRunnerError.reported(exitCode: exitCode, text: "there are no budgets") }
      throw LocatedError(file: names, reason: "no preview has a text of the catalogs whose room is limited")
    }
    let file = suggestions.file(for: catalog, sources: names)
    return Result(
      text: file.text,
      summary: Self.count(file.ruleCount, "rule") + " for "
        + "\(suggestions.keyCount) of \(Self.count(catalog.entries.count, "key")), from "
        + "\(Self.count(previews.count, "preview")) on \(devices.map(\.name).joined(separator: ", "))",
      exitCode: exitCode)
  }

  /// What a rule cannot say of a text's place.
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
        file: arguments.joined(separator: ", "), reason: "no catalog is named, and the project has none")
    }
    return catalog
  }

  /// The Swift files of a folder and the folders in it, sorted; none where it is no folder.
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

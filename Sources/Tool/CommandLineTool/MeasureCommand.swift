import ArgumentParser
import ComparisonRuns
import Devices
import Fonts
import Foundation
import Imaging
import OperatingSystem
import PreviewRunner
import Reports
import StringCatalogs
import StringMeasuring

/// `fittingroom measure`: measures whether the translations of a catalog fit.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure localized strings, and find those that do not fit.",
    discussion: """
      Examples:
        fittingroom measure Localizable.xcstrings --width 120
        fittingroom measure Resources --budgets budgets.yml --failures-only
        fittingroom measure Resources --device "iPhone SE" --dynamic-type all

      Reads .xcstrings, .strings, .stringsdict, .lproj, .xliff, .xcloc, Android's strings.xml, .arb, .po, .pot, \
      JSON, and folders of them. Each text is measured in every \
      language, in every plural form, at every type size and for every width. Options that name several things take a \
      list with commas and may be repeated.

      The exit code:
        0  everything fits, or no width was given
        1  a text is truncated, a word is broken, a character has no font, or a translation has other arguments \
      than its source or lacks the plural form that all others fall back to
        2  a catalog, budgets or baseline file cannot be read, a rule matches nothing, or the arguments are wrong
        64  the arguments are wrong
      """)

  /// How the result is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table
    case json
    case csv
    case junit
    case sarif
    case html
    case github
  }

  @Argument(
    help: ArgumentHelp(
      "Catalogs, or folders with catalogs.", valueName: "catalog"), completion: .file())
  var catalogs: [String]

  @Option(help: ArgumentHelp("The available width in points.", valueName: "points"))
  var width: Double?

  @Option(
    help: ArgumentHelp(
      "Devices whose screens, minus the margins, are the available width, and whose texts and sizes are used; iphone, "
        + "ipad, mac, applewatch, appletv and applevision only choose texts.", valueName: "names"),
    completion: DeviceName.defaultCompletionKind)
  var device: [String] = []

  @OptionGroup var deviceTable: DeviceTableOptions

  @Option(
    help: ArgumentHelp(
      "The platform whose texts and sizes are used: ios, macos, watchos, tvos or visionos. The default is iOS, with the "
        + "texts for other devices measured at the sizes of those.", valueName: "platform"))
  var platform: ApplePlatform?

  @OptionGroup var checks: CheckOptions

  @Option(help: ArgumentHelp("The margin on each side of a device's screen.", valueName: "points"))
  var margins = 16.0

  @Option(help: ArgumentHelp("The maximum number of lines.", valueName: "n"))
  var lines = 1

  @Option(
    help: ArgumentHelp(
      "A text style such as body or title2, system:SIZE or custom:FILE:SIZE, optionally followed by a weight and a "
        + "design, as in system:17:semibold.", valueName: "font"))
  var font = "body"

  @Option(
    help: ArgumentHelp("Type sizes: xSmall to accessibility5, large...xxLarge, or all.", valueName: "sizes"))
  var dynamicType: [String] = []

  @Option(
    help: ArgumentHelp(
      "The smallest scale that a text may shrink to, like minimumScaleFactor.", valueName: "share"))
  var minScale = 1.0

  @Option(help: ArgumentHelp("A YAML file with budgets for keys.", valueName: "file"), completion: .file())
  var budgets: String?

  /// Replaced with “fittingroom budgets”.
  @Flag(help: "Deprecated: use “fittingroom budgets”.")
  var suggestBudgets = false

  @Option(help: ArgumentHelp("Measure only these languages.", valueName: "languages"))
  var locale: [String] = []

  @Option(help: ArgumentHelp("The source language of files that do not name it.", valueName: "language"))
  var sourceLanguage = "en"

  @Option(
    help: ArgumentHelp(
      "Measure a pseudo-translation. expand:LANGUAGE makes texts as long as the 90th percentile of translations into that "
        + "language, expand:de:p50 and :p99 as other percentiles; widest is the widest translation of each text.",
      valueName: "name"), completion: .asked { PseudoLocale.names })
  var pseudo: PseudoLocale?

  @Option(
    help: ArgumentHelp(
      "Values of arguments: %@=TEXT, %d=NUMBER, %f=NUMBER, N=TEXT for the Nth, or NAME=TEXT; may be repeated.",
      valueName: "key=value"))
  var sample: [SampleValue] = []

  @Option(help: "The format: table, json, csv, junit, sarif, html or github.")
  var format = Format.table

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write to a file instead of printing.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Report only failures.")
  var failuresOnly = false

  @Option(help: ArgumentHelp("The folder with the fonts.", valueName: "folder"), completion: .directory)
  var fonts: String?

  @Option(help: ArgumentHelp("The number of threads.", valueName: "n"))
  var threads = ThreadCount()

  func validate() throws {
    if let width, !(width > 0 && width.isFinite) { throw ValidationError("--width must be more than 0") }
    if !(margins >= 0 && margins.isFinite) { throw ValidationError("--margins must not be negative") }
    if lines < 1 { throw ValidationError("--lines must be at least 1") }
    if threads.count < 1 { throw ValidationError("--threads must be at least 1") }
    if !(minScale > 0 && minScale <= 1) {
      throw ValidationError("--min-scale must be more than 0 and at most 1")
    }
    if suggestBudgets, let option = optionThatMeasures {
      throw ValidationError("\(option) is for measuring and cannot be used with --suggest-budgets")
    }
    if checks.updateBaseline, checks.baseline == nil, budgets == nil {
      throw ValidationError("--update-baseline needs --baseline, or a budgets file that names one")
    }
    if width != nil,
      CommaList.values(device).contains(where: { DeviceKind(rawValue: $0.lowercased()) == nil })
    {
      throw ValidationError("only one of --width and --device can be used")
    }
    do {
      _ = try slots()
    } catch let error as SlotError {
      throw ValidationError(error.description)
    }
  }

  /// The name of an option that has no effect if nothing is measured, if one was used.
  private var optionThatMeasures: String? {
    let options: [(name: String, isUsed: Bool)] = [
      ("--width", width != nil), ("--margins", margins != 16), ("--lines", lines != 1),
      ("--font", font != "body"), ("--min-scale", minScale != 1),
      ("--budgets", budgets != nil), ("--locale", !locale.isEmpty), ("--pseudo", pseudo != nil),
      ("--sample", !sample.isEmpty), ("--platform", platform != nil),
      ("one of the options about findings", checks.isUsed), ("--format", format != .table),
      ("--failures-only", failuresOnly),
    ]
    return options.first(where: \.isUsed)?.name
  }

  func run() throws {
    if suggestBudgets { return try proposeBudgets() }
    let summary: MeasurementSummary
    do {
      let inputs = [budgets].compactMap(\.self)
      try MeasurementOutput.check(output, reading: CatalogReader.files(of: catalogs) + inputs)
      let content = try readBudgets()
      let baseline = checks.baseline ?? content?.baseline.map(besideBudgets)
      if checks.updateBaseline, baseline == nil, let budgets {
        throw LocatedError(
          file: budgets,
          reason: "it names no “baseline” for --update-baseline to rewrite; add one, or pass --baseline")
      }
      try MeasurementOutput.check(output, reading: [baseline].compactMap(\.self) + inputs)
      summary = try measure(content, baseline: baseline)
    } catch {
      complain("error: \(error)")
      throw ExitCode(2)
    }
    if summary.fails { throw ExitCode(1) }
  }

  private func proposeBudgets() throws {
    complain("warning: “measure --suggest-budgets” is deprecated; use “fittingroom budgets”")
    var options = try BudgetsOptions.parse([])
    (options.device, options.deviceTable) = (device, deviceTable)
    (options.dynamicType, options.fonts) = (dynamicType, fonts)
    try options.propose(from: catalogs, sourceLanguage: sourceLanguage, output: output)
  }

  /// - Parameters:
  ///   - content: the budgets file, to whose checks options add.
  ///   - baseline: the path of the file with known findings.
  private func measure(_ content: BudgetsFile.Content?, baseline: String?) throws -> MeasurementSummary {
    var catalog = try CatalogReader.read(
      catalogs, sourceLanguage: sourceLanguage, keepsGoing: checks.keepGoing || content?.keepsGoing == true)
    var plan = try plan(for: catalog, content)
    let unmatched = plan.unmatchedRules(in: catalog)
    for error in unmatched.dropLast() { complain("error: \(error)") }
    if let last = unmatched.last { throw last }
    let ignored = plan.ignored
    if !ignored.isEmpty { catalog = catalog.removing { key in ignored.contains { $0.matches(key) } } }
    if let commit = checks.changedSince ?? content?.changedSince {
      plan.changes = try EarlierCatalog(catalogs, sourceLanguage: sourceLanguage).changes(
        since: commit, of: catalog)
    }
    let known = try BaselineFile(baseline, isRewritten: checks.updateBaseline)
    plan.baseline = known.baseline
    let library = try FontLibrary(directory: FontLibrary.locate(explicit: fonts))
    let measurer = try StringMeasurer(fonts: library, plan: plan)
    let report = try MeasurementReport(reportFormat(library), failuresOnly: failuresOnly)
    defer { ProgressLine.shared.end() }
    // A pseudolocalization has the arguments of its source.
    let problems = check(
      catalog, locales: pseudo == nil || pseudo == .widest ? plan.locales : [catalog.sourceLanguage],
      plan: plan)
    let unknown = problems.filter { known.baseline?.contains($0) != true }
    var summary = try measurer.measure(catalog, threads: threads.count) { batch in
      known.add(batch.measurements)
      try report.add(batch)
      ProgressLine.shared.show("measuring", batch.textsDone, of: batch.textCount, "texts")
    }
    ProgressLine.shared.end()
    (summary.textsRead, summary.textsSkipped) = (catalog.textCount, catalog.skippedCount)
    summary.textsFuzzy = catalog.fuzzyCount
    summary.known += problems.count - unknown.count
    summary.problems = failuresOnly ? unknown.filter(\.isError) : unknown
    try MeasurementOutput(path: output).write { try report.write(summary, to: $0) }
    explain(summary, of: catalog)
    if let sentence = try known.finish(with: problems) { complain(sentence) }
    return summary
  }

  /// The problems in a catalog, collected from all threads.
  private func check(
    _ catalog: StringCatalog, locales: [String]?, plan: MeasurementPlan
  ) -> [CatalogFinding] {
    let policy = plan.policy
    let survey = CatalogSurvey(catalog, policy: policy)
    let size = 512
    let count = catalog.entries.count
    let parts = Parallel.map(count: (count + size - 1) / size, threads: threads.count) { index in
      CatalogChecker.findings(
        in: catalog, entries: index * size..<min((index + 1) * size, count), locales: locales,
        survey: survey, policy: policy)
    }
    let own = parts.joined() + survey.inconsistencies(locales: locales).compactMap(policy.reported)
    guard let changes = plan.changes else { return CatalogChecker.noted(in: catalog, policy: policy) + own }
    // Notes about files are not about texts that may have changed.
    return own.filter { finding in
      guard let key = finding.key, let locale = finding.locale,
        let entry = catalog.entry(key, table: finding.table ?? "", module: finding.module)
      else { return true }
      return changes.contains(entry, locale: locale)
    }
  }

  private func explain(_ summary: MeasurementSummary, of catalog: StringCatalog) {
    for budget in summary.idleBudgets {
      let place = budget.file.map { "\($0):\(budget.line ?? 1): " } ?? ""
      complain("warning: \(place)\(budget.message)")
    }
    let texts = catalog.textCount == 1 ? "1 text" : "\(catalog.textCount) texts"
    var parts = ["\(texts) read, \(catalog.skippedCount) skipped"]
    if summary.textsFuzzy > 0 { parts.append("\(summary.textsFuzzy) fuzzy, which do not show") }
    let without = summary.keysWithoutBudget
    if without > 0 {
      parts.append(without == 1 ? "1 key without a budget" : "\(without) keys without a budget")
    }
    parts.append(
      "\(summary.measured) measured, \(summary.failed) \(summary.failed == 1 ? "does" : "do") not fit")
    let problems = summary.problems.count
    if problems > 0 {
      parts.append(problems == 1 ? "1 problem in the catalogs" : "\(problems) problems in the catalogs")
    }
    complain(parts.joined(separator: "; "))
  }

  private func complain(_ text: String) {
    FileHandle.standardError.write(Data((TerminalText.line(text) + "\n").utf8))
  }

  // MARK: What is measured

  /// The budgets file; nil if there is none.
  private func readBudgets() throws -> BudgetsFile.Content? {
    guard let budgets else { return nil }
    guard let text = String(validating: try FileSystem.read(budgets), as: UTF8.self) else {
      throw LocatedError(file: budgets, reason: "it is not UTF-8")
    }
    let table = try devices()
    return try BudgetsFile.content(
      text, file: budgets, basis: try slots()[0],
      devices: BudgetsFile.Devices(
        names: table.names, scale: { table.device(named: $0)?.scale },
        width: { table.device(named: $0)?.textWidth }))
  }

  /// A path in the budgets file, relative to its folder.
  private func besideBudgets(_ path: String) -> String {
    guard let budgets, !path.hasPrefix("/"), let slash = budgets.lastIndex(of: "/") else { return path }
    return budgets[...slash] + path
  }

  private func plan(for catalog: StringCatalog, _ content: BudgetsFile.Content?) throws -> MeasurementPlan {
    var plan = MeasurementPlan()
    plan.pseudo = pseudo
    for value in sample { value.set(in: &plan.samples) }
    let slots = try slots()
    if let content {
      plan.rules = content.rules
      plan.policy = content.policy
      plan.ignored = content.ignored
    }
    plan.policy.add(try checks.policy())
    plan.ignored += checks.ignore.map { KeyPattern($0) }
    plan.kind = kind
    plan.sourceLanguage = catalog.sourceLanguage
    if budgets == nil || slots[0].width != nil { plan.slots = slots }
    plan.takeLimits(of: catalog, basis: slots[0])
    let tags = CommaList.values(locale)
    if !tags.isEmpty {
      plan.locales = try tags.map { tag in
        guard LanguageTag.parse(tag) != nil else {
          throw SlotError(
            "--locale \(tag) is not a language tag; write one of BCP 47, such as de, pt-BR or zh-Hans")
        }
        guard let match = LocaleMatcher.match(preferences: [tag], available: catalog.locales) else {
          throw LocatedError(
            file: catalogs.joined(separator: ", "),
            reason:
              "there are no texts in “\(tag)”; there are texts in \(catalog.locales.joined(separator: ", "))")
        }
        return match
      }
    }
    return plan
  }

  /// The command's own slots: one for each device, or one.
  private func slots() throws -> [TextSlot] {
    let font = try SlotFont(font)
    let sizes = try typeSizes()
    let table = try devices()
    let widths: [(device: String?, scale: Double?, width: Double?)] = try CommaList.values(device).map {
      name in
      if let kind = DeviceKind(rawValue: name.lowercased()) { return (kind.rawValue, kind.scale, width) }
      guard let device = table.device(named: name) else {
        throw SlotError(table.lacks(name))
      }
      guard device.textWidth > 2 * margins else {
        throw SlotError(
          "--margins leave no room on \(device.name); they have to be less than half of its width")
      }
      return (device.name, device.scale, device.textWidth - 2 * margins)
    }
    return (widths.isEmpty ? [(nil, nil, width)] : widths).map { device, scale, width in
      TextSlot(
        width: width, device: device, scale: scale ?? 3, lines: lines, font: font, typeSizes: sizes,
        allowedScale: minScale, kind: device.flatMap(DeviceKind.init(named:)))
    }
  }

  /// The kind of device of a platform.
  private var kind: DeviceKind? {
    switch platform {
    case nil: nil
    case .ios: .iphone
    case .macos: .mac
    case .watchos: .applewatch
    case .tvos: .appletv
    case .visionos: .applevision
    }
  }

  /// The available devices, read on demand, because reading the built-in ones takes time and is rarely
  /// needed.
  private func devices() throws(SlotError) -> DeviceTable {
    if device.isEmpty && budgets == nil && deviceTable.files.isEmpty { return DeviceTable() }
    do throws(PreviewRunnerError) {
      return try deviceTable.table()
    } catch {
      throw SlotError("\(error)")
    }
  }

  private func typeSizes() throws(SlotError) -> [Int] {
    dynamicType.isEmpty
      ? [DynamicTypeSizes.standard] : try DynamicTypeSizes.parse(dynamicType.joined(separator: ","))
  }

  private func reportFormat(_ library: FontLibrary) -> any MeasurementFormat {
    switch format {
    case .table: TableFormat(columns: output == nil ? Terminal.columns : nil)
    case .json: JSONFormat()
    case .csv: CSVFormat()
    case .junit: JUnitFormat()
    case .sarif: SARIFFormat(version: EngineVersion.number)
    case .html: HTMLFormat(fonts: library)
    case .github: GitHubFormat()
    }
  }
}

/// A value for arguments of formats, as `%@=Alexandria`, `%d=12` or `2=Anna`.
struct SampleValue: ExpressibleByArgument {
  private enum Place {
    case object
    case integer(Int)
    case real(Double)
    case argument(Int)
    case named(String)
  }

  private let place: Place
  private let text: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "=") else { return nil }
    let name = argument[..<equals]
    text = String(argument[argument.index(after: equals)...])
    switch name {
    case "%@": place = .object
    case "%d", "%lld", "%ld", "%i", "%u":
      guard let number = Int(text) else { return nil }
      place = .integer(number)
    case "%f", "%lf", "%g":
      guard let number = Double(text), number.isFinite else { return nil }
      place = .real(number)
    default:
      if let number = Int(name) {
        guard number > 0 else { return nil }
        place = .argument(number)
      } else {
        // Names of arguments in messages.
        guard let first = name.first, first.isLetter || first == "_",
          name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
        else { return nil }
        place = .named(String(name))
      }
    }
  }

  func set(in samples: inout SampleText) {
    switch place {
    case .object: samples.object = text
    case .integer(let number): samples.integer = number
    case .real(let number): samples.real = number
    case .argument(let number): samples.values[number] = text
    case .named(let name): samples.namedValues[name] = text
    }
  }
}

extension Device {
  /// The width of the screen inside its safe area, in points.
  fileprivate var textWidth: Double { width - safeArea.leading - safeArea.trailing }
}

extension PseudoLocale: ExpressibleByArgument {
  public init?(argument: String) { self.init(rawValue: argument) }

  public static var allValueStrings: [String] { names }
}

import ArgumentParser
import Linting
import PreviewRunner
import Views

/// `fittingroom lint`: finds problems in languages, text sizes and devices.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract:
      "Find texts that truncate and views that are clipped, overlap, or are hard to read or tap, in every variant.",
    discussion: """
      Examples:
        fittingroom lint Card.swift
        fittingroom lint App.xcodeproj --only truncated --no-pictures
        fittingroom lint Views --format sarif

      Renders the previews in the languages of the project's string catalogs, at three type sizes, on a small and a \
      large phone, or in the variants that the options name, and lists each fault once with the variants that show it. \
      The rules: \(LintRule.allCases.map(\.rawValue).joined(separator: ", ")). The names of Apple's audits work, too: \
      hit-region is tap-target, text-clipped is truncated and clipped, and accessibility is all nine audits. Exit codes:
        0   nothing was found, or only notes
        1   something was found
        64  and higher: as for render
      """)

  /// How the findings are written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table
    case json
    case github
    case sarif
  }

  /// The destination and format of findings.
  struct Destination: ParsableArguments {
    @Option(help: "The format: table, json, github or sarif.")
    var format = Format.table

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("The folder for a cropped picture of each finding.", valueName: "folder"),
      completion: .directory)
    var output = "lint"

    @Flag(help: "Do not make pictures.")
    var noPictures = false
  }

  @OptionGroup(title: "Output") var destination: Destination

  @OptionGroup var options: PreviewOptions

  /// A rule, or a name for several.
  struct RuleName: ExpressibleByArgument {
    let rules: [LintRule]

    init?(argument: String) {
      rules = LintRule.named(argument)
      if rules.isEmpty { return nil }
    }

    static var allValueStrings: [String] { LintRule.allCases.map(\.rawValue) + LintRule.furtherNames }
    static var defaultCompletionKind: CompletionKind { .asked { allValueStrings } }
  }

  @Option(help: ArgumentHelp("Check only this rule; may be repeated.", valueName: "rule"))
  var only: [RuleName] = []

  @Option(help: ArgumentHelp("Do not check this rule; may be repeated.", valueName: "rule"))
  var disable: [RuleName] = []

  private var onlyRules: Set<LintRule> { Set(only.flatMap(\.rules)) }
  private var disabledRules: Set<LintRule> { Set(disable.flatMap(\.rules)) }

  @Option(help: ArgumentHelp("The smallest scale that a text may shrink to.", valueName: "share"))
  var minScale = LintSettings().leastScale

  @Option(help: ArgumentHelp("The minimum width and height of tap targets.", valueName: "points"))
  var minTarget = LintSettings().leastTarget

  func validate() throws {
    if !(minScale > 0 && minScale <= 1) {
      throw ValidationError("--min-scale must be more than 0 and at most 1")
    }
    if !(minTarget >= 0 && minTarget.isFinite) { throw ValidationError("--min-target must not be negative") }
    if onlyRules.subtracting(disabledRules).isEmpty,
      !only.isEmpty || disabledRules == Set(LintRule.allCases)
    {
      throw ValidationError("--only and --disable leave no rule; remove a rule from one of them")
    }
  }

  func run() throws {
    if try ProjectRun.prints(options, json: destination.format == .json) { return }
    var report = LintReport()
    var failure: Int32 = 0
    var table = ProjectTable()
    var isAnyShown = false
    let result = Result {
      try ProjectRun.each(options) { try lint($0, into: &report, &table, &failure, &isAnyShown) }
    }
    // A problem in one part does not discard the findings of others.
    if case .failure(let error) = result {
      guard isAnyShown, let code = error as? ExitCode else { throw error }
      failure = max(failure, code.rawValue)
    }
    let pictures: [String?]
    do {
      pictures = try LintPictures.write(report.findings, to: destination.output)
    } catch {
      try JobReport.fail(error)
    }
    print(lintFormat.text(report, pictures: pictures), terminator: "")
    table.show(of: options, json: false, listingRepairs: false)
    failure = max(failure, table.exitCode)
    if failure != 0 { throw ExitCode(failure) }
    if report.failureCount > 0 { throw ExitCode(1) }
  }

  private func lint(
    _ part: ProjectRun.Part, into report: inout LintReport, _ table: inout ProjectTable,
    _ failure: inout Int32, _ isAnyShown: inout Bool
  ) throws {
    let job: RenderJob
    do throws(PreviewRunnerError) {
      job = try self.job(part.options)
    } catch {
      try JobReport.fail(error)
    }
    let code = try JobReport.exitCode(of: job, part: part, strict: false, into: &table) { render in
      isAnyShown = true
      if let lint = render.fromHere.lint { report.add(lint) }
    }
    isAnyShown = true
    failure = max(failure, code)
  }

  private var lintFormat: any LintFormat {
    switch destination.format {
    case .table: LintTable()
    case .json: LintJSON()
    case .github: LintGitHub()
    case .sarif: LintSARIF(version: EngineVersion.number)
    }
  }

  /// What to render; by default the variants that users may have.
  private func job(_ options: PreviewOptions) throws(PreviewRunnerError) -> RenderJob {
    var options = options
    let choosesDevices = options.device.isEmpty && options.size.isEmpty
    if choosesDevices {
      options.device = ["iPhone SE", "iPhone 16 Pro Max"].compactMap(DeviceName.init(argument:))
    }
    if options.dynamicType.isEmpty {
      // The largest of the usual sizes is the last before layouts change for the accessibility sizes.
      options.dynamicType = [Named(.large), Named(.xxxLarge), Named(.accessibility3)]
    }
    if options.locale.isEmpty, options.pseudo.isEmpty {
      options.locale = try options.texts.locales()
    }
    // A widget, for example, is shown at its own size unless the options specify another.
    var base = PreviewVariant()
    base.yieldsToFixedLayout = choosesDevices
    var job = options.job(base)
    var settings = LintSettings()
    if !only.isEmpty { settings.rules = onlyRules }
    settings.rules.subtract(disabledRules)
    settings.leastScale = minScale
    settings.leastTarget = minTarget
    job.lint = RenderJob.Lint(settings: settings, makesPictures: !destination.noPictures)
    return job
  }
}

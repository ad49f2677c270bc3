import ArgumentParser
import Breakpoints
import PreviewRunner
import Reports

/// `fittingroom breakpoints`: the lengths at which a view's layout changes.
struct BreakpointsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "breakpoints",
    abstract: "Find each width or height at which a preview's layout changes, and why.",
    discussion: """
      Examples:
        fittingroom breakpoints Card.swift
        fittingroom breakpoints Card.swift --from 200 --to 1000 -o sides

      A layout changes when ViewThatFits shows another candidate, when a text takes more or fewer lines, is truncated or shrinks, \
      when a lazy grid has more or fewer columns, and when views appear or disappear. Lengths are exact to a tenth of a \
      point; a change that is reversed within two points is not found.
      """)

  enum Axis: String, CaseIterable, ExpressibleByArgument {
    case horizontal
    case vertical
  }

  /// The range of lengths, and the destination of pictures.
  struct Lengths: ParsableArguments {
    @Option(help: "The length that varies.")
    var axis = Axis.horizontal

    @Option(help: ArgumentHelp("The shortest length.", valueName: "points"))
    var from = 50.0

    @Option(help: ArgumentHelp("The longest length.", valueName: "points"))
    var to = 600.0

    @Option(
      help: ArgumentHelp("The other length; by default, the preview chooses it.", valueName: "points"))
    var across: Double?

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("A folder for pictures of both sides of each break point.", valueName: "folder"),
      completion: .directory)
    var output: String?

    @Option(
      help: ArgumentHelp(
        "Write a picture with small copies of these, both sides of each break point side by side.",
        valueName: "file"), completion: .file())
    var contactSheet: String?

    @Flag(help: "Print JSON.")
    var json = false
  }

  @OptionGroup(title: "Lengths and output") var lengths: Lengths

  private var axis: Axis { lengths.axis }
  private var from: Double { lengths.from }
  private var to: Double { lengths.to }
  private var across: Double? { lengths.across }
  private var json: Bool { lengths.json }

  @OptionGroup var options: PreviewOptions

  func validate() throws {
    guard from >= 1, from < to, to <= 10_000 else {
      throw ValidationError("--from and --to must be from 1 to 10000, the first below the second")
    }
    if let across, !(across > 0 && across <= 10_000) {
      throw ValidationError("--across must be above 0 and at most 10000")
    }
    if let sheet = lengths.contactSheet, lengths.output == nil || !sheet.lowercased().hasSuffix(".png") {
      throw ValidationError("--contact-sheet names a file that ends in .png and needs --output")
    }
    if !options.size.isEmpty || !options.device.isEmpty {
      throw ValidationError(
        "--size and --device cannot be used; give the sizes with --axis, --from, --to and --across")
    }
  }

  func run() throws {
    if try ProjectRun.prints(options, json: json) { return }
    var documents: [JSONValue] = []
    var collection = GalleryCollection(page: nil, sheet: lengths.contactSheet)
    try ProjectRun.each(options) { try run($0, &documents, &collection) }
    try collection?.write(fonts: options.fonts)
    if json { print(JSONValue.array(documents).text) }
  }

  private func run(
    _ part: ProjectRun.Part, _ documents: inout [JSONValue], _ collection: inout GalleryCollection?
  ) throws {
    let isHorizontal = axis == .horizontal
    var base = PreviewVariant()
    base.hasGround = true
    let job = part.options.job(base)
    guard job.variants.count == 1, let variant = job.variants.first else {
      throw ValidationError("break points are searched in one variant; give each option only once")
    }
    /// The same job at some lengths, and the length of each variant's name.
    func resized(to lengths: [Double]) -> (job: RenderJob, lengths: [String: Double]) {
      var sized = job
      sized.variants = lengths.map { length in
        var variant = variant
        (variant.width, variant.height) = isHorizontal ? (length, across) : (across, length)
        return variant
      }
      return (sized, Dictionary(zip(sized.variants.map(\.name), lengths)) { first, _ in first })
    }
    var order: [String] = []
    var search = BreakpointSearch(from: from, to: to, isHorizontal: isHorizontal)
    let found = try search.run { lengths in
      var (sized, names) = resized(to: lengths)
      sized.treeFormat = .json
      var trees: [Double: BreakpointSearch.Trees] = [:]
      let code = try JobReport.exitCode(of: sized, strict: false) { report in
        guard let length = names[report.variant], let tree = try? JSONParser.parse(Array(report.tree.utf8))
        else {
          return
        }
        let name = "\(report.fromHere.file): \(report.view)"
        if !order.contains(name) { order.append(name) }
        trees[length, default: [:]][name] = tree
      }
      if code != 0 { throw ExitCode(code) }
      return trees
    }
    let sides = Set(found.values.joined().flatMap { [$0.below, $0.from] }).sorted()
    if let output = lengths.output, !sides.isEmpty {
      var (pictured, _) = resized(to: sides)
      pictured.output = part.folder(output)
      try JobReport.run(pictured, strict: false) { report in
        collection?.add(report, target: part.target)
        if !json { JobReport.complain("note: \(report.path ?? "")") }
      }
    }
    for name in order {
      let breakpoints = found[name] ?? []
      if json {
        documents.append(document(name, breakpoints))
      } else {
        print(text(name, breakpoints), terminator: "")
      }
    }
  }

  // MARK: Output

  private func text(_ name: String, _ breakpoints: [Breakpoint]) -> String {
    var text = TerminalText.line(name) + "\n"
    if breakpoints.isEmpty {
      text += "  nothing changes from \(PointText(from)) to \(PointText(to))\n"
    }
    for breakpoint in breakpoints {
      for change in breakpoint.changes {
        let place = change.source.map { " (\($0))" } ?? ""
        let reason = change.reason.map { "; \($0)" } ?? ""
        text +=
          TerminalText.line(
            "  \(PointText(breakpoint.from))  \(change.view)\(place): \(change.before) → \(change.after)\(reason)"
          )
          + "\n"
      }
    }
    return text
  }

  private func document(_ name: String, _ breakpoints: [Breakpoint]) -> JSONValue {
    .object([
      "preview": .string(name), "axis": .string(axis.rawValue), "from": .number(from), "to": .number(to),
      "breakpoints": .array(
        breakpoints.map { breakpoint in
          .object([
            "below": .number(breakpoint.below), "from": .number(breakpoint.from),
            "changes": .array(
              breakpoint.changes.map { change in
                .object([
                  "kind": .string(change.kind.rawValue), "view": .string(change.view),
                  "source": .optional(change.source), "before": .string(change.before),
                  "after": .string(change.after), "reason": .optional(change.reason),
                ])
              }),
          ])
        }),
    ])
  }
}

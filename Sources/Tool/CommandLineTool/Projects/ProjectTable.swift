import PreviewRunner
import Reports

/// The result of each preview of a run: the table at its end.
struct ProjectTable {
  /// The result of a preview.
  enum State: String, Comparable {
    case drawn
    /// With labelled boxes, or with skipped statements.
    case drawnInPart = "drawn in part"
    case notDrawn = "not drawn"

    /// Worse states are greater.
    static func < (first: State, second: State) -> Bool { first.rank < second.rank }

    private var rank: Int {
      switch self {
      case .drawn: 0
      case .drawnInPart: 1
      case .notDrawn: 2
      }
    }
  }

  /// A row: a preview is named once, however many variants and sets it is drawn in.
  struct Row {
    var preview: ProjectRun.Listed
    var name: String
    var state: State
    /// What is not drawn, or why nothing is.
    var cause: String?
    /// Whether it had pictures to draw: otherwise it was known from its source alone.
    var hasPictures = false
  }

  private var rows: [Row] = []
  private var repairs: [FileRepair] = []
  private var missingModules: Set<String> = []
  private var macroFailures: [String: String] = [:]

  /// Adds the results of one target in one set.
  mutating func add(_ report: ProjectReport) {
    for row in report.rows() {
      let same = rows.firstIndex {
        $0.name == row.name && $0.preview.file == row.preview.file && $0.preview.target == row.preview.target
          && $0.preview.preview.line == row.preview.preview.line
      }
      if let same {
        if row.state > rows[same].state { rows[same] = row }
      } else {
        rows.append(row)
      }
    }
    for repair in report.repairs where !repairs.contains(repair) { repairs.append(repair) }
    missingModules.formUnion(report.missingModules)
    macroFailures.merge(report.macroFailures) { $1 }
  }

  /// Adds the known results of previews that were not drawn this time.
  mutating func add(_ known: [Row]) { rows += known }

  /// The rows of a file of a target.
  func rows(of file: String, target: String?) -> [Row] {
    rows.filter { $0.preview.file == file && $0.preview.target == target }
  }

  /// Whether nothing was added.
  var isEmpty: Bool { rows.isEmpty }

  /// The exit code: that of previews that were not drawn.
  var exitCode: Int32 { rows.contains { $0.state == .notDrawn } ? 70 : 0 }

  /// Whether some preview is not drawn as it stands in its source.
  var hasNews: Bool { rows.contains { $0.state != .drawn } }

  // MARK: Printing

  /// Prints the results that are not obvious.
  func show(of options: PreviewOptions, json: Bool, listingRepairs: Bool) {
    guard !isEmpty else { return }
    if json { print(self.json) }
    // For named files, success need not be reported.
    guard hasNews || (!ProjectRun.namesFiles(options) && Verbosity.current > .quiet) else { return }
    JobReport.complain(lines: String(text(listingRepairs: listingRepairs).dropLast()))
  }

  /// The previews that are not drawn.
  var lost: [Row] { rows.filter { $0.state == .notDrawn } }

  /// The table for people.
  func text(listingRepairs: Bool) -> String {
    func count(_ state: State) -> Int { rows.count { $0.state == state } }
    var text =
      "\(rows.count) \(rows.count == 1 ? "preview" : "previews"): \(count(.drawn)) drawn, \(count(.drawnInPart)) drawn in part, \(count(.notDrawn)) not drawn\n"
    for row in rows where row.state != .drawn {
      let place = "\(row.preview.file):\(row.preview.preview.line)"
      // A line break in a name does not start another line.
      text +=
        "  "
        + TerminalText.line(
          "\(place): \(row.name): \(row.state.rawValue)\(row.cause.map { ": \($0)" } ?? "")")
        + "\n"
    }
    if !missingModules.isEmpty {
      text += "note: not found here: \(missingModules.sorted().joined(separator: ", "))\n"
    }
    for (module, reason) in macroFailures.sorted(by: { $0.key < $1.key }) {
      text += "note: the macros of \(module) are not there, since they do not compile: "
      text += TerminalText.line(reason) + "\n"
    }
    if !repairs.isEmpty {
      let files = Set(repairs.map(\.path)).count
      let places =
        repairs.count == 1
        ? "1 place in 1 file does" : "\(repairs.count) places in \(files) \(files == 1 ? "file" : "files") do"
      let mended = repairs.count == 1 ? "was mended in a copy" : "were mended in copies"
      text += "note: \(places) not compile here and \(mended)"
      text += listingRepairs ? ":\n" : " (--repairs lists them)\n"
      if listingRepairs {
        for repair in repairs {
          text += "  " + TerminalText.line("\(repair.path):\(repair.line): \(repair.sentence)") + "\n"
        }
      }
    }
    return text
  }

  /// The same as one line of JSON.
  var json: String {
    JSONValue.object([
      "previews": .array(
        rows.map { row in
          .object([
            "target": .optional(row.preview.target), "file": .string(row.preview.file),
            "line": .integer(row.preview.preview.line), "name": .string(row.name),
            "state": .string(row.state.rawValue), "cause": .optional(row.cause),
          ])
        }),
      "missingModules": .array(missingModules.sorted().map(JSONValue.string)),
      "macroFailures": .object(
        macroFailures.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: .string($0.value)) }),
      "repairs": .array(
        repairs.map { repair in
          .object([
            "file": .string(repair.path), "line": .integer(repair.line),
            "what": .string(repair.repair.kind.rawValue),
            "name": .string(repair.repair.name), "error": .string(repair.repair.error),
          ])
        }),
    ]).line
  }
}

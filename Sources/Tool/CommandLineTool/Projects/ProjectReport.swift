import Foundation
import Glibc
import PreviewRunner
import Reports
import Views

/// What became of each preview of a target, and how far its compilation is.
///
/// Work of more than two seconds shows that it goes on: in a terminal on one line, elsewhere every ten seconds.
final class ProjectReport: @unchecked Sendable {
  /// What became of a preview.
  enum State: String {
    case drawn
    /// With labelled boxes, or after statements that were passed over.
    case drawnInPart = "drawn in part"
    case notDrawn = "not drawn"
  }

  /// A row of the table.
  struct Row {
    var preview: ProjectRun.Listed
    var name: String
    var state: State
    /// What is not drawn, or why nothing is.
    var cause: String?
  }

  private let previews: [ProjectRun.Listed]
  /// What came of the views of each file, in the order in which they were met.
  private var outcomes: [String: [Outcome]] = [:]
  private var repairs: [FileRepair] = []
  private var missingModules: Set<String> = []
  private let isTerminal = isatty(2) == 1
  private let start = ContinuousClock.now
  private var lastLine: ContinuousClock.Instant
  private var hasLine = false

  init(_ previews: [ProjectRun.Listed]) {
    self.previews = previews
    lastLine = start
  }

  /// The request with what it tells told to this report.
  func following(_ request: ProjectRequest) -> ProjectRequest {
    var request = request
    request.progress = { self.show($0) }
    request.stage = { self.repairs = $0.repairs }
    request.missingModules = { self.missingModules = $0 }
    return request
  }

  // MARK: Progress

  private func show(_ progress: BuildProgress) {
    let now = ContinuousClock.now
    guard now - lastLine > (isTerminal ? .milliseconds(500) : hasLine ? .seconds(10) : .seconds(2)) else {
      return
    }
    lastLine = now
    let mended = progress.repairs == 0 ? "" : ", \(progress.repairs) places mended"
    let line = "compiling \(progress.module): \(progress.compiled) of \(progress.files) files\(mended)"
    if isTerminal {
      JobReport.writeRaw("\r\u{1B}[K\(line)")
    } else {
      JobReport.writeRaw("\(line)\n")
    }
    hasLine = true
  }

  private func endLine() {
    if isTerminal, hasLine { JobReport.writeRaw("\r\u{1B}[K") }
    hasLine = false
  }

  // MARK: Outcomes

  /// Notes an outcome, before anything is printed of it.
  func take(_ outcome: RenderJob.Outcome) {
    endLine()
    switch outcome {
    case .success(let report):
      let missing = report.fidelity.filter { $0.cause == .missing }.map { note in
        "\(note.subject)\(note.line.map { " (\(Self.fileName(note.file ?? "")):\($0))" } ?? "")"
      }
      note(Outcome(view: report.view, missing: missing), in: report.file)
    case .failure(let error):
      if let (view, file, reason) = error.place { note(Outcome(view: view, failure: reason), in: file) }
    }
  }

  private func note(_ outcome: Outcome, in file: String) {
    var met = outcomes[file] ?? []
    if let index = met.firstIndex(where: { $0.view == outcome.view }) {
      met[index].failure = met[index].failure ?? outcome.failure
      met[index].missing += outcome.missing
    } else {
      met.append(outcome)
    }
    outcomes[file] = met
  }

  /// What came of one view of a file: of its variants, the worst.
  private struct Outcome {
    var view: String
    var failure: String?
    var missing: [String] = []
  }

  /// The table's rows, one to a preview, in the order of the list.
  func rows() -> [Row] {
    var open: [String: [Outcome]] = outcomes
    var rows = previews.map { Row(preview: $0, name: $0.preview.name ?? "Preview", state: .notDrawn) }
    // Those with names first; the others follow in the order of their lines.
    for isNamed in [true, false] {
      for index in rows.indices where (rows[index].preview.preview.name != nil) == isNamed {
        let row = rows[index]
        let path = Self.absolute(row.preview.file)
        var own: [Outcome] = []
        if row.preview.preview.kind == .provider {
          own =
            open[path]?.filter {
              $0.view == row.name || $0.view.hasPrefix("\(row.name)-") || $0.view.hasPrefix("\(row.name).")
            } ?? []
        } else if isNamed {
          own =
            open[path]?.first { $0.view == row.name || $0.view.hasPrefix("\(row.name)-") }.map { [$0] } ?? []
        } else {
          own = open[path]?.first.map { [$0] } ?? []
        }
        open[path]?.removeAll { outcome in own.contains { $0.view == outcome.view } }
        if own.isEmpty {
          rows[index].cause = cause(in: path, line: row.preview.preview.line)
        } else if let failure = own.first(where: { $0.failure != nil })?.failure {
          rows[index].cause = failure
        } else {
          let missing = own.flatMap(\.missing).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
          }
          rows[index].state = missing.isEmpty ? .drawn : .drawnInPart
          rows[index].cause = missing.isEmpty ? nil : missing.joined(separator: ", ")
        }
      }
    }
    return rows
  }

  /// Why a preview was not even listed.
  private func cause(in path: String, line: Int) -> String {
    let own = repairs.filter { $0.path == path && $0.repair.kind == .removed }
    if let whole = own.first(where: { $0.repair.name == "the whole file" }) {
      return "the file does not compile: \(whole.repair.error)"
    }
    let behind = own.filter { $0.line >= line }
    let nearest = behind.min { (first: FileRepair, second: FileRepair) in first.line < second.line }
    if let nearest = nearest ?? own.first {
      return "it does not compile: line \(nearest.line): \(nearest.repair.error)"
    }
    return "the library has no such preview"
  }

  /// The exit code: that of previews that were not drawn.
  var exitCode: Int32 {
    rows().contains { $0.state == .notDrawn } ? 70 : 0
  }

  /// Whether some preview is not drawn as it stands in its source.
  var hasNews: Bool { rows().contains { $0.state != .drawn } }

  // MARK: Printing

  /// The table for people.
  func table(listingRepairs: Bool) -> String {
    let rows = rows()
    func count(_ state: State) -> Int { rows.count { $0.state == state } }
    var text =
      "\(rows.count) previews: \(count(.drawn)) drawn, \(count(.drawnInPart)) drawn in part, \(count(.notDrawn)) not drawn\n"
    for row in rows where row.state != .drawn {
      text += "  \(row.preview.file):\(row.preview.preview.line): \(row.name): \(row.state.rawValue)"
      text += row.cause.map { ": \($0)\n" } ?? "\n"
    }
    if !missingModules.isEmpty {
      text += "note: not found here: \(missingModules.sorted().joined(separator: ", "))\n"
    }
    if !repairs.isEmpty {
      let files = Set(repairs.map(\.path)).count
      text += "note: \(repairs.count) places in \(files) files do not compile here and were mended in copies"
      text += listingRepairs ? ":\n" : " (--repairs lists them)\n"
      if listingRepairs {
        for repair in repairs { text += "  \(repair.path):\(repair.line): \(repair.sentence)\n" }
      }
    }
    return text
  }

  /// The same as one line of JSON.
  var json: String {
    let rows = rows()
    return JSONValue.object([
      "previews": .array(
        rows.map { row in
          .object([
            "target": .optional(row.preview.target), "file": .string(row.preview.file),
            "line": .integer(row.preview.preview.line), "name": .string(row.name),
            "state": .string(row.state.rawValue), "cause": .optional(row.cause),
          ])
        }),
      "missingModules": .array(missingModules.sorted().map(JSONValue.string)),
      "repairs": .array(
        repairs.map { repair in
          .object([
            "file": .string(repair.path), "line": .integer(repair.line),
            "what": .string(repair.repair.kind.rawValue),
            "name": .string(repair.repair.name), "error": .string(repair.repair.error),
          ])
        }),
    ]).text
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }
}

extension PreviewRunnerError {
  /// The view that could not be drawn, its file, and why.
  fileprivate var place: (view: String, file: String, reason: String)? {
    switch self {
    case .trapped(let view, let file, _, let reason): (view, file, reason)
    case .tookTooLong(let view, let file, _, let seconds): (view, file, "it was not done after \(seconds) s")
    case .threw(let view, let file, let error): (view, file, "it threw an error: \(error)")
    default: nil
    }
  }
}

import Foundation
import Glibc
import PreviewRunner
import Reports
import Views

/// Follows the run of one target: how far its compilation is, and what becomes of each preview.
///
/// Work of more than two seconds shows that it goes on: in a terminal on one line, elsewhere every ten seconds.
final class ProjectReport: @unchecked Sendable {
  private let previews: [ProjectRun.Listed]
  /// What the library lists, by the paths of the files.
  private var listed: [String: [ListedPreview]] = [:]
  /// What came of the views of each file, in the order in which they were met.
  private var outcomes: [String: [Outcome]] = [:]
  private(set) var repairs: [FileRepair] = []
  private(set) var missingModules: Set<String> = []
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
    request.listed = { for (preview, file) in $0 { self.listed[file, default: []].append(preview) } }
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
  func rows() -> [ProjectTable.Row] {
    previews.map { preview in
      var row = ProjectTable.Row(
        preview: preview, name: preview.preview.name ?? "Preview", state: .notDrawn)
      let path = Self.absolute(preview.file)
      let names = Set((listed[path] ?? []).filter { Self.belongs($0, to: preview.preview) }.map(\.name))
      let own = (outcomes[path] ?? []).filter { names.contains($0.view) }
      if own.isEmpty {
        row.cause = cause(in: path, line: preview.preview.line)
      } else if let failure = own.first(where: { $0.failure != nil })?.failure {
        row.cause = failure
      } else {
        let missing = own.flatMap(\.missing).reduce(into: [String]()) {
          if !$0.contains($1) { $0.append($1) }
        }
        row.state = missing.isEmpty ? .drawn : .drawnInPart
        row.cause = missing.isEmpty ? nil : missing.joined(separator: ", ")
      }
      return row
    }
  }

  /// Whether what the library lists is a preview of the source: a provider lists one preview for each view that it has.
  private static func belongs(_ listed: ListedPreview, to preview: PreviewDeclaration) -> Bool {
    if preview.kind == .provider { return listed.provider == preview.name }
    return listed.provider == nil && listed.line == preview.line
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

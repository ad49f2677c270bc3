import Foundation
import PreviewRunner
import Reports
import Views

/// Follows the run of one target, or of named source files, and records the result of each preview.
final class ProjectReport: @unchecked Sendable {
  private let part: ProjectRun.Part
  /// The library's list, by the files' paths from the root.
  private var listed: [String: [ListedPreview]] = [:]
  /// The results of the views of each file, in the order of occurrence.
  private var outcomes: [String: [Outcome]] = [:]
  /// Files that are left out as a whole.
  private var leftOut: [LeftOutFile] = []
  private(set) var repairs: [FileRepair] = []
  private(set) var missingModules: Set<String> = []
  /// Why macros of packages could not be compiled, by their modules.
  private(set) var macroFailures: [String: String] = [:]

  init(_ part: ProjectRun.Part) {
    self.part = part
  }

  /// The job, with its callbacks also reported here.
  func following(_ job: RenderJob) -> RenderJob {
    var job = job
    let observer = job.observer
    job.observer.listed = { previews in
      for (preview, file) in previews { self.listed[Self.absolute(file), default: []].append(preview) }
      observer.listed(previews)
    }
    job.observer.leftOut = { files in
      self.leftOut += files
      observer.leftOut(files)
    }
    job.project?.stage = { self.repairs = $0.repairs }
    job.project?.missingModules = { self.missingModules = $0 }
    job.project?.macroFailures = { self.macroFailures = $0 }
    return job
  }

  // MARK: Outcomes

  /// Records an outcome before anything is printed about it.
  func take(_ outcome: RenderJob.Outcome) {
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

  private func note(_ outcome: Outcome, in path: String) {
    let file = Self.absolute(path)
    var met = outcomes[file] ?? []
    if let index = met.firstIndex(where: { $0.view == outcome.view }) {
      met[index].failure = met[index].failure ?? outcome.failure
      met[index].missing += outcome.missing
    } else {
      met.append(outcome)
    }
    outcomes[file] = met
  }

  /// The result of one view of a file: the worst of its variants.
  private struct Outcome {
    var view: String
    var failure: String?
    var missing: [String] = []
  }

  /// The table's rows, one per preview, in list order; empty for what another part of a divided run draws.
  func rows() -> [ProjectTable.Row] {
    part.listedPreviews.compactMap { preview in
      var row = ProjectTable.Row(
        preview: preview, name: preview.preview.name ?? "Preview", state: .notDrawn)
      let path = Self.absolute(preview.file)
      let names = Set((listed[path] ?? []).filter { Self.belongs($0, to: preview.preview) }.map(\.name))
      let own = (outcomes[path] ?? []).filter { names.contains($0.view) }
      if own.isEmpty, !names.isEmpty { return nil }
      row.hasPictures = !own.isEmpty
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
    if let file = leftOut.first(where: { Self.absolute($0.path) == path }) {
      return file.isDependant
        ? "the file needs another that does not compile: line \(file.line): \(file.error)"
        : "the file does not compile: line \(file.line): \(file.error)"
    }
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

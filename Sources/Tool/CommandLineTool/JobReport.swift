import ArgumentParser
import Glibc
import Linting
import PreviewRunner
import Reports

/// Runs a job and says on the standard error stream what went wrong.
enum JobReport {
  /// Runs the job; exits with the worst code where there is one other than 0.
  static func run(_ job: RenderJob, strict: Bool, succeeded: (RenderReport) -> Void) throws {
    let exitCode = try exitCode(of: job, strict: strict, succeeded: succeeded)
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  /// Runs the job of a part of a run, and adds to the table what became of each preview of a project's target.
  static func run(
    _ job: RenderJob, of part: ProjectRun.Part, strict: Bool, into table: inout ProjectTable,
    succeeded: (RenderReport) -> Void
  ) throws {
    guard let request = job.project else { return try run(job, strict: strict, succeeded: succeeded) }
    var job = job
    let report = ProjectReport(part.previews)
    job.project = report.following(request)
    // Otherwise a part of what there is was asked for by name.
    let hasTable = job.choice == .automatic && job.filter.isEmpty
    let exitCode = try exitCode(
      of: job, strict: strict, met: report.take, withMissing: !hasTable, succeeded: succeeded)
    if hasTable { table.add(report) }
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  /// Runs the job and answers the worst of the codes, which is the greatest: those of failures are above that of
  /// `--strict`. Exits where nothing could be done.
  ///
  /// - Parameters:
  ///   - met: is told each outcome before anything is said of it.
  ///   - withMissing: whether each place that does not compile here is said, rather than in a table at the end.
  static func exitCode(
    of job: RenderJob, strict: Bool, met: (RenderJob.Outcome) -> Void = { _ in }, withMissing: Bool = true,
    succeeded: (RenderReport) -> Void
  ) throws -> Int32 {
    var exitCode: Int32 = 0
    var warnings = RenderWarnings()
    // Findings have them in a list of their own.
    let withFidelity = !(job.lint?.settings.rules.contains(.fidelity) ?? false)
    do {
      try job.run(
        report: { outcome in
          met(outcome)
          switch outcome {
          case .success(let report):
            succeeded(report)
            let lines = warnings.new(in: report, withFidelity: withFidelity, withMissing: withMissing)
            for line in lines { complain("warning: \(line)") }
            if strict, !report.isFaithful { exitCode = max(exitCode, 1) }
          case .failure(let error):
            complain(about: error)
            exitCode = max(exitCode, error.exitCode)
          }
        },
        printed: { text in
          if !text.isEmpty { complain(lines: text.hasSuffix("\n") ? String(text.dropLast()) : text) }
        })
    } catch {
      if isOneOfSeveral, error.findsNothing { throw NothingToShow(error: error) }
      try fail(error)
    }
    return exitCode
  }

  /// Whether the job is one of several, of which others may have what was asked for.
  nonisolated(unsafe) static var isOneOfSeveral = false

  /// Why one of several jobs has nothing to show.
  struct NothingToShow: Error {
    var error: PreviewRunnerError
  }

  /// Says why nothing could be done, and exits.
  static func fail(_ error: PreviewRunnerError) throws -> Never {
    complain(about: error)
    throw ExitCode(error.exitCode)
  }

  /// Says what went wrong; a compiler's errors as it said them.
  private static func complain(about error: PreviewRunnerError) {
    if case .doesNotCompile(let diagnostics) = error {
      complain(lines: diagnostics.hasSuffix("\n") ? String(diagnostics.dropLast()) : diagnostics)
      for sentence in UnsupportedNames.sentences(for: diagnostics) { complain("note: \(sentence)") }
    } else {
      complain("error: \(error)")
    }
  }

  /// A line on the standard error stream. A line break in it stands in a name, and does not begin another.
  static func complain(_ sentence: String) {
    write(TerminalText.line(sentence))
  }

  /// Lines on the standard error stream, as a compiler, a view or the argument parser means them.
  static func complain(lines text: String) {
    write(TerminalText.lines(text))
  }

  private static func write(_ shown: String) {
    writeRaw(shown + "\n")
  }

  /// Writes to the standard error stream as it is.
  static func writeRaw(_ text: String) {
    fflush(nil)
    var line = text
    _ = line.withUTF8 { Glibc.write(2, $0.baseAddress, $0.count) }
  }
}

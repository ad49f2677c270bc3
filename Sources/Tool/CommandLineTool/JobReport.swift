import ArgumentParser
import Glibc
import Linting
import PreviewRunner
import Reports

/// Runs a job and reports problems on standard error.
enum JobReport {
  /// Runs the job; exits with the worst code if it is not 0.
  static func run(_ job: RenderJob, strict: Bool, succeeded: (RenderReport) -> Void) throws {
    let exitCode = try exitCode(of: job, strict: strict, succeeded: succeeded)
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  /// Runs the job of a part of a run, adds the result of each preview to the table, and returns the worst of
  /// the codes.
  ///
  /// - Parameter listingSingle: whether the table holds the previews of a single file, too, about which
  ///   everything has already been reported.
  static func exitCode(
    of job: RenderJob, part: ProjectRun.Part, strict: Bool, into table: inout ProjectTable,
    listingSingle: Bool = false,
    met: @escaping (RenderJob.Outcome) -> Void = { _ in }, succeeded: (RenderReport) -> Void
  ) throws -> Int32 {
    let report = ProjectReport(part)
    // Otherwise some previews were requested by name.
    let isWhole = job.choice == .automatic && job.filter.isEmpty
    // The problem with the only file has been reported.
    let hasTable = isWhole && (job.project != nil || part.options.files.count > 1 || listingSingle)
    var isWorthTable = job.project != nil
    defer { if hasTable, isWorthTable { table.add(report) } }
    do {
      let code = try exitCode(
        of: report.following(job), strict: strict,
        expected: isWhole && !part.previews.isEmpty ? part.listedPreviews.count * job.variants.count : 0,
        met: {
          report.take($0)
          met($0)
        }, withMissing: !hasTable || job.project == nil, succeeded: succeeded)
      if code > 1 { isWorthTable = true }
      return code
    } catch let code as ExitCode {
      isWorthTable = true
      throw code
    }
  }

  /// The same; exits with the worst code if it is not 0.
  static func run(
    _ job: RenderJob, of part: ProjectRun.Part, strict: Bool, into table: inout ProjectTable,
    succeeded: (RenderReport) -> Void
  ) throws {
    let code = try exitCode(of: job, part: part, strict: strict, into: &table, succeeded: succeeded)
    if code != 0 { throw ExitCode(code) }
  }

  /// Runs the job and returns the worst of the codes, which is the greatest: those of failures are above that
  /// of `--strict`. Exits if nothing could be done.
  ///
  /// - Parameters:
  ///   - expected: the number of renders, if known before they are planned.
  ///   - met: called with each outcome before anything is printed about it.
  ///   - withMissing: whether to report each place that does not compile here at once, rather than in a table
  ///     at the end.
  static func exitCode(
    of job: RenderJob, strict: Bool, expected: Int = 0, met: (RenderJob.Outcome) -> Void = { _ in },
    withMissing: Bool = true, succeeded: (RenderReport) -> Void
  ) throws -> Int32 {
    var exitCode: Int32 = 0
    var warnings = RenderWarnings()
    let progress = RunProgress(job, expected: expected)
    defer { ProgressLine.shared.end() }
    // They are included in the findings.
    let withFidelity = !(job.lint?.settings.rules.contains(.fidelity) ?? false)
    do {
      try progress.following(job).run(
        report: { outcome in
          ProgressLine.shared.clear()
          met(outcome)
          switch outcome {
          case .success(let report):
            succeeded(report)
            let lines = warnings.new(
              in: report.fromHere, withFidelity: withFidelity, withMissing: withMissing,
              withApproximations: strict || Verbosity.current == .verbose)
            for line in lines { complain("warning: \(line)") }
            if strict, !report.isFaithful { exitCode = max(exitCode, 1) }
          case .failure(let error):
            complain(about: error)
            exitCode = max(exitCode, error.exitCode)
          }
          progress.advance()
        },
        printed: { text in
          guard !text.isEmpty, Verbosity.current > .quiet else { return }
          complain(lines: text.hasSuffix("\n") ? String(text.dropLast()) : text)
        })
    } catch {
      if isOneOfSeveral, error.findsNothing { throw NothingToShow(error: error) }
      try fail(error)
    }
    return exitCode
  }

  /// Whether the job is one of several, others of which may contain what was requested.
  nonisolated(unsafe) static var isOneOfSeveral = false

  /// Why one of several jobs has nothing to show.
  struct NothingToShow: Error {
    var error: PreviewRunnerError
  }

  /// Reports why nothing could be done, and exits.
  static func fail(_ error: PreviewRunnerError) throws -> Never {
    complain(about: error)
    throw ExitCode(error.exitCode)
  }

  /// Reports an error; compiler errors are printed verbatim.
  private static func complain(about error: PreviewRunnerError) {
    if case .doesNotCompile(let diagnostics) = error {
      complain(lines: diagnostics.hasSuffix("\n") ? String(diagnostics.dropLast()) : diagnostics)
      for sentence in UnsupportedNames.sentences(for: diagnostics) { complain("note: \(sentence)") }
      for sentence in DeclarationsBeside.sentences(for: diagnostics) { complain("note: \(sentence)") }
    } else {
      complain("error: \(error)")
    }
  }

  /// A line on the standard error stream. A line break in it is part of a name, and does not start another
  /// line. With `--quiet` only errors are written.
  static func complain(_ sentence: String) {
    if Verbosity.current == .quiet, sentence.hasPrefix("warning: ") || sentence.hasPrefix("note: ") { return }
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
    ProgressLine.shared.clear()
    var line = text
    _ = line.withUTF8 { Glibc.write(2, $0.baseAddress, $0.count) }
  }
}

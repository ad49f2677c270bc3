import ArgumentParser
import Glibc
import PreviewRunner

/// Runs a job and says on the standard error stream what went wrong.
enum JobReport {
  /// Runs the job; exits with the code of the last failure when there is one.
  static func run(_ job: RenderJob, strict: Bool, succeeded: (RenderReport) -> Void) throws {
    let exitCode = try exitCode(of: job, strict: strict, succeeded: succeeded)
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  /// Runs the job and answers the code of the last failure, or 0; exits where nothing could be done.
  static func exitCode(
    of job: RenderJob, strict: Bool, succeeded: (RenderReport) -> Void
  ) throws -> Int32 {
    var exitCode: Int32 = 0
    // Findings name their variants; what else is said of all of them is said once.
    var said: Set<String> = []
    do {
      try job.run(
        report: { outcome in
          switch outcome {
          case .success(let report):
            succeeded(report)
            for note in report.notes where (job.lint == nil && !job.findsTexts) || said.insert(note).inserted
            {
              complain("warning: \(note)")
            }
            if strict, !report.isFaithful { exitCode = 1 }
          case .failure(let error):
            complain("error: \(error)")
            exitCode = error.exitCode
          }
        },
        printed: { text in
          if !text.isEmpty { complain(text.hasSuffix("\n") ? String(text.dropLast()) : text) }
        })
    } catch {
      try fail(error)
    }
    return exitCode
  }

  /// Says why nothing could be done, and exits.
  static func fail(_ error: PreviewRunnerError) throws -> Never {
    if case .doesNotCompile(let diagnostics) = error {
      complain(diagnostics.hasSuffix("\n") ? String(diagnostics.dropLast()) : diagnostics)
    } else {
      complain("error: \(error)")
    }
    throw ExitCode(error.exitCode)
  }

  /// A line on the standard error stream.
  static func complain(_ text: String) {
    fflush(nil)
    var line = text
    line += "\n"
    _ = line.withUTF8 { write(2, $0.baseAddress, $0.count) }
  }
}

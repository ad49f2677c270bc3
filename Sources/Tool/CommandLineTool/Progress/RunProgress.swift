import PreviewRunner
import Synchronization

/// The progress of one run of a job, for the line on standard error.
final class RunProgress: Sendable {
  private struct State {
    var planned = 0
    var done = 0
  }

  private let state = Mutex(State())
  /// The number of renders, if known before they are planned.
  private let expected: Int
  private let name: String
  private let isMovie: Bool

  /// - Parameter expected: the number of renders; 0 if unknown.
  init(_ job: RenderJob, expected: Int = 0) {
    self.expected = expected
    name = job.lint == nil ? "rendering" : "checking"
    isMovie = job.movie != nil
  }

  /// The job, with its callbacks also reported on the line.
  func following(_ job: RenderJob) -> RenderJob {
    var job = job
    let count = job.project?.target.sources.count ?? job.sources.count
    ProgressLine.shared.show("compiling \(count) \(count == 1 ? "file" : "files")")
    let planned = job.observer.planned
    job.observer.planned = { plan in
      self.state.withLock { $0.planned += plan.count }
      self.show()
      planned(plan)
    }
    let progress = job.project?.progress
    job.project?.progress = { build in
      self.show(build)
      progress?(build)
    }
    let stage = job.project?.stage
    job.project?.stage = { built in
      stage?(built)
      self.showPause()
    }
    return job
  }

  /// A stage's pictures are drawn, and the next files are compiled before there are more.
  private func showPause() {
    let (done, total) = state.withLock { ($0.done, max($0.planned, expected)) }
    guard done < total, !isMovie else { return }
    ProgressLine.shared.show("\(name): \(done) of \(total) pictures; compiling what the others need")
  }

  private func show(_ build: BuildProgress) {
    let mended = build.repairs == 0 ? "" : ", \(build.repairs) places mended"
    ProgressLine.shared.show(
      "compiling \(build.module): \(build.compiled) of \(build.files) files\(mended)")
  }

  /// Another render has finished.
  func advance() {
    state.withLock { $0.done += 1 }
    show()
  }

  private func show() {
    let (done, total) = state.withLock { ($0.done, max($0.planned, expected)) }
    if isMovie { return ProgressLine.shared.show("rendering frames") }
    ProgressLine.shared.show(name, done, of: total, "pictures")
  }
}

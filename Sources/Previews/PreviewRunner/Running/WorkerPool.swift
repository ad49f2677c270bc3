import CProcess
import Glibc
import OperatingSystem

/// Workers that carry out tasks, each as soon as it has time.
final class WorkerPool {
  /// How long one step of a task may take, in seconds.
  let timeLimit: Int
  /// Makes a worker.
  let makeWorker: () throws(PreviewRunnerError) -> Worker
  private var idle: [Worker] = []
  private var busy: [Busy] = []
  /// The compiled sources, once they are there.
  private var library: String?

  /// A worker with what it does.
  private struct Busy {
    var worker: Worker
    /// When the step that it is at must be done, in milliseconds of the system's clock.
    var deadline: Int
  }

  /// Starts the first worker, which makes itself ready while sources are compiled.
  init(
    timeLimit: Int, makeWorker: @escaping () throws(PreviewRunnerError) -> Worker
  ) throws(PreviewRunnerError) {
    self.timeLimit = timeLimit
    self.makeWorker = makeWorker
    idle = [try makeWorker()]
  }

  /// Has the first worker load the compiled sources, as others do when they are made.
  func load(_ library: String) throws(PreviewRunnerError) {
    self.library = library
    let first = idle
    idle = []
    for worker in first { idle.append(try loaded(worker)) }
  }

  /// Carries out tasks until there are none to be had and all are done.
  ///
  /// - Parameters:
  ///   - workers: how many tasks are under way at once.
  ///   - next: the next task, if there is any now; the end of one may bring others.
  ///   - message: takes what a task says.
  ///   - ended: takes the end of a task.
  func run(
    workers count: Int, next: () -> WorkerTask?,
    message: (WorkerTask, WorkerMessage) throws(PreviewRunnerError) -> Void,
    ended: (WorkerTask, WorkerEnd) throws(PreviewRunnerError) -> Void
  ) throws(PreviewRunnerError) {
    while true {
      while busy.count < count, let task = next() {
        let worker: Worker
        if let free = idle.popLast() { worker = free } else { worker = try loaded(makeWorker()) }
        worker.begin(task)
        busy.append(Busy(worker: worker, deadline: Self.now + timeLimit * 1000))
      }
      if busy.isEmpty { return }
      try wait(message, ended)
    }
  }

  /// Waits until something arrives or a time is over, and takes it.
  private func wait(
    _ message: (WorkerTask, WorkerMessage) throws(PreviewRunnerError) -> Void,
    _ ended: (WorkerTask, WorkerEnd) throws(PreviewRunnerError) -> Void
  ) throws(PreviewRunnerError) {
    var waiting = busy.flatMap { busy in
      [busy.worker.messages, busy.worker.output, busy.worker.ends].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
    }
    let left = busy.map(\.deadline).min().map { max(0, $0 - Self.now) } ?? 0
    let ready = poll(&waiting, UInt(waiting.count), Int32(min(left, 1 << 30)))
    if ready < 0 {
      if errno == EINTR { return }
      throw .system(call: "poll", reason: systemReason())
    }
    // From the last, so that those before it stay where they are.
    for index in busy.indices.reversed() {
      let worker = busy[index].worker
      guard let task = worker.task else { continue }
      let hasEnded = waiting[3 * index + 2].revents != 0
      if waiting[3 * index + 1].revents != 0 { worker.takeOutput() }
      if hasEnded || waiting[3 * index].revents != 0 {
        for said in worker.takeMessages() {
          // The time counts for each preview that is listed and each variant that is drawn.
          switch said {
          case .listing, .begin: busy[index].deadline = Self.now + timeLimit * 1000
          default: break
          }
          try message(task, said)
        }
      }
      if hasEnded {
        busy.remove(at: index)
        if let end = worker.takeEnd() {
          idle.append(worker)
          try ended(task, end)
        } else {
          try ended(task, worker.unexpectedEnd())
        }
      } else if Self.now >= busy[index].deadline {
        worker.stop()
        // A worker that does not even stop is ended itself.
        busy[index].deadline = Self.now + Self.patience
      }
    }
  }

  /// How long stopping may take, in milliseconds.
  private static let patience = 5000

  /// Has a worker load the compiled sources.
  private func loaded(_ worker: Worker) throws(PreviewRunnerError) -> Worker {
    guard let library else { return worker }
    worker.begin(.load(library: library))
    let deadline = Self.now + max(timeLimit, 60) * 1000
    while true {
      var waiting = [worker.ends, worker.output].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let ready = poll(&waiting, 2, Int32(max(0, deadline - Self.now)))
      if ready < 0, errno != EINTR { throw .system(call: "poll", reason: systemReason()) }
      if ready > 0, waiting[1].revents != 0 { worker.takeOutput() }
      if ready > 0, waiting[0].revents != 0 { break }
      if ready == 0 { worker.stop() }
    }
    for case .failed(let exitCode, let text) in worker.takeMessages() {
      throw .reported(exitCode: exitCode, text: text)
    }
    guard let end = worker.takeEnd() else {
      throw .cannotLoad(path: library, reason: "the worker that loaded it has ended")
    }
    if case .failed(let reason) = end.reason { throw .cannotLoad(path: library, reason: reason) }
    return worker
  }

  /// The time by a clock that only goes forward, in milliseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

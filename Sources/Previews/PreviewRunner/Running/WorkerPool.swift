import CProcess
import Glibc
import OperatingSystem

/// Workers that run tasks, each as soon as it is idle.
final class WorkerPool {
  /// The time limit of one step of a task, in seconds.
  let timeLimit: Int
  /// Makes a worker.
  let makeWorker: () throws(PreviewRunnerError) -> Worker
  private var idle: [Worker] = []
  private var busy: [Busy] = []
  /// The compiled sources, once available.
  private var library: String?
  /// When the workers' descendants were last checked, and when the last data arrived, in milliseconds of the
  /// system's clock.
  private var lastLook = WorkerPool.now
  private var quietSince = WorkerPool.now

  /// A worker with its current task.
  private struct Busy {
    var worker: Worker
    /// The deadline of its current step, in milliseconds of the system's clock.
    var deadline: Int
    var activity = ProcessActivity()
    var isHeldBack = false
  }

  /// Starts the first worker, which prepares while sources are compiled.
  init(
    timeLimit: Int, makeWorker: @escaping () throws(PreviewRunnerError) -> Worker
  ) throws(PreviewRunnerError) {
    self.timeLimit = timeLimit
    self.makeWorker = makeWorker
    idle = [try makeWorker()]
  }

  /// Makes the first worker load the compiled sources, as later ones do when they are created.
  func load(_ library: String) throws(PreviewRunnerError) {
    self.library = library
    let first = idle
    idle = []
    for worker in first { idle.append(try loaded(worker)) }
  }

  /// The effect of a message on a task's deadline.
  enum Heard {
    case nothing
    /// A step of the task starts, with its own time limit.
    case step
    /// The message is invalid.
    case fault(WorkerFault)
  }

  /// Runs tasks until there are no more and all are finished.
  ///
  /// - Parameters:
  ///   - workers: the number of concurrent tasks.
  ///   - next: returns the next task, if there is one now; the end of a task may make others available.
  ///   - mayTake: whether to read a task's messages now, given the number of bytes of an incomplete message.
  ///   - message: processes a task's message; returns whether it is invalid, or starts a step.
  ///   - ended: called at the end of a task.
  func run(
    workers count: Int, next: () -> WorkerTask?,
    mayTake: (WorkerTask, _ waiting: Int) -> Bool = { _, _ in true },
    message: (WorkerTask, WorkerMessage) throws(PreviewRunnerError) -> Heard,
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
      try wait(mayTake, message, ended)
    }
  }

  /// Waits until something arrives or a time limit is reached, and handles it.
  private func wait(
    _ mayTake: (WorkerTask, _ waiting: Int) -> Bool,
    _ message: (WorkerTask, WorkerMessage) throws(PreviewRunnerError) -> Heard,
    _ ended: (WorkerTask, WorkerEnd) throws(PreviewRunnerError) -> Void
  ) throws(PreviewRunnerError) {
    holdBack(mayTake)
    var waiting = busy.flatMap { busy in
      // Negative descriptors are ignored.
      [busy.isHeldBack ? -1 : busy.worker.messages, busy.worker.output, busy.worker.ends].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
    }
    let left = busy.map(\.deadline).min().map { max(0, $0 - Self.now) } ?? 0
    let ready = poll(&waiting, UInt(waiting.count), Int32(min(left, StartedMemory.interval)))
    if ready < 0 {
      if errno == EINTR { return }
      throw .system(call: "poll", reason: systemReason())
    }
    if ready > 0 { quietSince = Self.now }
    look()
    // From the last, so that the indices of the others stay valid.
    for index in busy.indices.reversed() {
      let worker = busy[index].worker
      guard let task = worker.task else { continue }
      let hasEnded = waiting[3 * index + 2].revents != 0
      if waiting[3 * index + 1].revents != 0 { worker.takeOutput() }
      if hasEnded || waiting[3 * index].revents != 0 {
        try worker.takeMessages(all: hasEnded) { (said) throws(PreviewRunnerError) -> WorkerFault? in
          switch try message(task, said) {
          case .nothing: return nil
          // The time limit applies to each listed preview and each drawn variant.
          case .step: busy[index].deadline = Self.now + timeLimit * 1000
          case .fault(let fault): return fault
          }
          return nil
        }
        if worker.hasFault { busy[index].deadline = min(busy[index].deadline, Self.now + Self.patience) }
      }
      let end = hasEnded ? try worker.takeEnd() : .underWay
      switch end {
      case .ended(let end):
        busy.remove(at: index)
        idle.append(worker)
        try ended(task, end)
      case .gone:
        busy.remove(at: index)
        try ended(task, worker.unexpectedEnd())
      case .underWay:
        guard Self.now >= busy[index].deadline else { continue }
        worker.stop()
        // A worker that does not even stop is killed.
        busy[index].deadline = Self.now + Self.patience
      }
    }
  }

  /// Records which workers are not read now: their messages wait in their pipes, which hold little, so they
  /// are blocked. Their time limits are suspended meanwhile.
  private func holdBack(_ mayTake: (WorkerTask, _ waiting: Int) -> Bool) {
    let arrived = busy.reduce(0) { $0 + $1.worker.waiting }
    for index in busy.indices {
      busy[index].isHeldBack = busy[index].worker.task.map { !mayTake($0, arrived) } ?? false
      if busy[index].isHeldBack, !busy[index].worker.isStopped {
        busy[index].deadline = max(busy[index].deadline, Self.now + timeLimit * 1000)
      }
    }
  }

  /// Checks the workers' descendants when due, and ends tasks that use too much or wait forever.
  private func look() {
    if isDue() {
      for index in busy.indices where !busy[index].worker.isStopped {
        if let excess = busy[index].worker.excess() { stop(index, excess) }
      }
    }
    guard Self.now >= quietSince + 1000 else { return }
    quietSince = Self.now
    for index in busy.indices
    where !busy[index].isHeldBack && busy[index].activity.isStuck(busy[index].worker.process) {
      stop(index, "it waits for something that never comes")
    }
  }

  /// Whether the workers' descendants are to be checked now.
  private func isDue() -> Bool {
    guard Self.now >= lastLook + StartedMemory.interval else { return false }
    lastLook = Self.now
    return true
  }

  private func stop(_ index: Int, _ reason: String) {
    busy[index].worker.stop(reason: reason)
    busy[index].deadline = Self.now + Self.patience
  }

  /// The time limit for stopping, in milliseconds.
  private static let patience = 5000

  /// Makes a worker load the compiled sources.
  private func loaded(_ worker: Worker) throws(PreviewRunnerError) -> Worker {
    guard let library else { return worker }
    worker.begin(.load(library: library))
    let deadline = Self.now + max(timeLimit, 60) * 1000
    var failure: PreviewRunnerError?
    while true {
      var waiting = [worker.ends, worker.output, worker.messages].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let left = min(max(0, deadline - Self.now), StartedMemory.interval)
      let ready = poll(&waiting, UInt(waiting.count), Int32(left))
      if ready < 0, errno != EINTR { throw .system(call: "poll", reason: systemReason()) }
      if failure == nil, isDue(), let excess = worker.excess() {
        // Processes started while loading keep the pipes open, so their end would not arrive.
        _ = worker.unexpectedEnd()
        throw .cannotLoad(path: library, reason: excess)
      }
      let hasEnded = ready > 0 && waiting[0].revents != 0
      if ready > 0, waiting[1].revents != 0 { worker.takeOutput() }
      if hasEnded || ready > 0 && waiting[2].revents != 0 {
        worker.takeMessages(all: hasEnded) { message in
          if let error = message.failure { failure = failure ?? error }
          return failure == nil && message != .loaded
            ? WorkerFault("it says what belongs to another task") : nil
        }
      }
      if Self.now >= deadline {
        _ = worker.unexpectedEnd()
        throw failure ?? .cannotLoad(path: library, reason: "it was not loaded in time")
      }
      guard hasEnded else { continue }
      switch try worker.takeEnd() {
      case .underWay: continue
      case .gone: throw failure ?? .cannotLoad(path: library, reason: "the worker that loaded it has ended")
      case .ended(let end):
        if let failure { throw failure }
        switch end.reason {
        case .failed(let reason): throw .cannotLoad(path: library, reason: reason)
        case .fault(let fault): throw .cannotLoad(path: library, reason: "\(fault)")
        case .tookTooLong, .done: return worker
        }
      }
    }
  }

  /// The time by a clock that only goes forward, in milliseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

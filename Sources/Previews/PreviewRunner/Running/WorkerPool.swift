import Glibc

/// Workers that share a list of renders, each replaced by another when a view ends it.
struct WorkerPool {
  /// Runs a share of the renders in a worker: those whose number modulo the number of shares is `share`, from
  /// `start` on.
  typealias Body = (_ share: Int, _ start: Int, _ send: (WorkerMessage) -> Void) -> Void

  private let timeLimit: Int
  private let body: Body
  /// Outcomes that wait for those before them.
  private var outcomes: [Int: RenderJob.Outcome] = [:]
  private var reported = 0
  /// The paths of the run's pictures.
  private var plan: [String] = []
  private var isPlanned = false

  init(timeLimit: Int, body: @escaping Body) {
    self.timeLimit = timeLimit
    self.body = body
  }

  /// Runs all renders and reports the outcomes in order; throws when a worker could not begin.
  ///
  /// - Parameter planned: is told once, before the first outcome, which pictures the whole run makes.
  mutating func run(
    workers count: Int, planned: ([String]) -> Void, report: (RenderJob.Outcome) -> Void,
    printed: (String) -> Void
  ) throws(PreviewRunnerError) {
    var workers: [Int: Worker] = [:]
    for share in 0..<count { workers[share] = try start(share, at: 0) }
    while !workers.isEmpty {
      let shares = workers.keys.sorted()
      var waiting = shares.map { pollfd(fd: workers[$0]?.messages ?? -1, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&waiting, UInt(waiting.count), Int32(timeLimit * 1000))
      if ready < 0 && errno != EINTR { throw .system(call: "poll", reason: SystemCall.reason) }
      for (share, state) in zip(shares, waiting) {
        guard let worker = workers[share] else { continue }
        if ready == 0 {
          workers[share] = try replace(worker, share: share, stopped: true, printed: printed)
        } else if state.revents != 0 {
          let busy = worker.current
          guard let messages = worker.receive() else {
            workers[share] = try replace(worker, share: share, stopped: false, printed: printed)
            continue
          }
          try note(messages, busyWith: busy)
        }
      }
      if isPlanned {
        planned(plan)
        isPlanned = false
      }
      while let outcome = outcomes.removeValue(forKey: reported) {
        report(outcome)
        reported += 1
      }
    }
    for index in outcomes.keys.sorted() {
      if let outcome = outcomes[index] { report(outcome) }
    }
  }

  private func start(_ share: Int, at start: Int) throws(PreviewRunnerError) -> Worker {
    try Worker { send in body(share, start, send) }
  }

  /// Keeps the outcomes that arrived; a failure before any render ends the run.
  private mutating func note(
    _ messages: [WorkerMessage], busyWith busy: (index: Int, view: String, file: String, variant: String)?
  ) throws(PreviewRunnerError) {
    var index = busy?.index
    for message in messages {
      switch message {
      case .planned(let paths):
        (plan, isPlanned) = (paths, true)
      case .begin(let begun, _, _, _):
        index = begun
      case .done(let report):
        if let index { outcomes[index] = .success(report) }
        index = nil
      case .failed(let exitCode, let text):
        let error = PreviewRunnerError.reported(exitCode: exitCode, text: text)
        // What fails before the first render would fail every other worker too.
        guard let done = index, done >= 0 else { throw error }
        outcomes[done] = .failure(error)
        index = nil
      case .handedOver, .finished:
        index = nil
      }
    }
  }

  /// Takes leave of a worker that has ended; answers another for the rest of its share where it ended early.
  private mutating func replace(
    _ worker: Worker, share: Int, stopped: Bool, printed: (String) -> Void
  ) throws(PreviewRunnerError) -> Worker? {
    if stopped { worker.stop() }
    let (failure, text) = worker.finish()
    guard let current = worker.current else {
      printed(text)
      if let failure { throw .system(call: "A worker", reason: failure) }
      if let next = worker.next { return try start(share, at: next) }
      return nil
    }
    let error: PreviewRunnerError
    if stopped {
      error = .tookTooLong(
        view: current.view, file: current.file, variant: current.variant, seconds: timeLimit)
    } else {
      error = .trapped(
        view: current.view, file: current.file, variant: current.variant,
        reason: failure ?? "the view ended the process")
    }
    guard current.index >= 0 else { throw error }
    outcomes[current.index] = .failure(error)
    return try start(share, at: current.index + 1)
  }
}

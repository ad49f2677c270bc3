import CClock
import CProcess
import CSandbox
import FoundationAdditions
import Glibc
import Imaging
import OperatingSystem
import PreviewDeclarations
import Views

/// A worker from the program's point of view: a process that was forked before this one created a thread, so
/// that it starts with everything loaded.
///
/// It loads and runs the user's code. Whatever it sends is untrusted: it is read in pieces of limited length,
/// without blocking, and validated against the request.
final class Worker {
  let process: pid_t
  private let tasks: Int32
  /// Where messages, what is printed, and the ends of tasks arrive.
  let messages: Int32
  let output: Int32
  let ends: Int32
  private let home: ViewHome?
  private let memoryLimit: Int
  private var reader = WorkerMessageReader(key: MessageKey())
  private var printed = PrintedText()
  /// The received part of the task's end record.
  private var end: [UInt8] = []
  /// The worker's current task.
  private(set) var task: WorkerTask?
  /// Whether it has been told to abort its task.
  private(set) var isStopped = false
  /// The reason, if it was not a timeout.
  private var stopReason: String?
  private var fault: WorkerFault?
  private var isEndedByForce = false

  /// Whether it has sent an invalid message.
  var hasFault: Bool { fault != nil }

  /// The number of received bytes of an incomplete message.
  var waiting: Int { reader.waiting }

  /// The workers' processes, and the children that this process had before the first worker, such as after an
  /// exec from a shell: they are not orphans of a worker.
  nonisolated(unsafe) static var processes: Set<pid_t> = []

  /// Records the children that exist before the first worker.
  static func noteEarlierProcesses() {
    if processes.isEmpty { processes = ChildProcesses.all }
  }

  /// The descriptors of all workers, which none of them may keep open: a pipe only ends when all its writers
  /// are closed.
  nonisolated(unsafe) static var descriptors: Set<Int32> = []

  /// The number of bytes read at a time, so that endless output does not keep the program from checking the
  /// clock.
  private static let turn = 1 << 20

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - memoryLimit: how much memory a task may take, in MB.
  ///   - body: what the process does.
  init(
    sandbox: Sandbox?, memoryLimit: Int, _ body: (WorkerProcess) -> Void
  ) throws(PreviewRunnerError) {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<4 {
      var ends: [Int32] = [0, 0]
      guard fr_pipe(&ends) == 0 else { throw .system(call: "pipe", reason: systemReason()) }
      pipes.append((ends[0], ends[1]))
    }
    let home = try ViewHome.take()
    fflush(nil)
    Self.noteEarlierProcesses()
    let process = fr_fork()
    guard process >= 0 else { throw .system(call: "fork", reason: systemReason()) }
    if process == 0 {
      Self.isolate(
        output: pipes[2].write, keeping: [pipes[0].read, pipes[1].write, pipes[3].write], home: home)
      body(
        WorkerProcess(
          tasks: pipes[0].read, messages: pipes[1].write, ends: pipes[3].write, sandbox: sandbox,
          home: home?.path, memoryLimit: memoryLimit << 20))
      fflush(nil)
      _exit(0)
    }
    for descriptor in [pipes[0].read, pipes[1].write, pipes[2].write, pipes[3].write] {
      close(descriptor)
    }
    self.process = process
    self.home = home
    self.memoryLimit = memoryLimit
    (tasks, messages, output, ends) = (pipes[0].write, pipes[1].read, pipes[2].read, pipes[3].read)
    // The program does not wait for a worker that does not read either.
    for descriptor in [tasks, messages, output, ends] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    Self.descriptors.formUnion([tasks, messages, output, ends])
    Self.processes.insert(process)
  }

  deinit {
    for descriptor in [tasks, messages, output, ends] {
      Self.descriptors.remove(descriptor)
      close(descriptor)
    }
    // It ends when there are no more tasks, unless the user's code prevents it.
    var isLoading = false
    if case .load = task { isLoading = true }
    if isLoading || !hasEnded(within: Self.patience) { endWorker() }
    awaitEnd()
  }

  // MARK: The process

  /// The environment variables for views: paths and languages, but no secrets of the caller.
  private static let variables = [
    "HOME", "LANG", "LANGUAGE", "LC_*", "LOGNAME", "PATH", "PWD", "TERM", "TMPDIR", "TZ", "USER",
    "LD_LIBRARY_PATH",
    "FITTINGROOM_FONTS",
  ]

  /// Isolates views from the program's arguments and environment, its output and the terminal, and makes a
  /// trap end the process at once.
  ///
  /// - Parameters:
  ///   - kept: the descriptors that stay open beside 0 to 2.
  ///   - home: the home folder of views.
  static func isolate(output: Int32, keeping kept: [Int32], home: ViewHome?) {
    Parallel.stayOnOneThread()
    // Without a terminal, signals for the program's group do not arrive: a worker first ends what its copies started.
    setsid()
    fr_adopt_orphans()
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, 0)
    dup2(output, 1)
    dup2(output, 2)
    let rising = kept.sorted()
    fr_close_all_but(rising, Int32(rising.count))
    let names = variables.map { UnsafePointer<CChar>(strdup($0)) }
    names.withUnsafeBufferPointer { fr_keep_environment($0.baseAddress, Int32($0.count)) }
    home?.enter()
    StoredDefaults.isLeftOut = { $0 is any _MissingMakeable }
    StoredDefaults.replaceFoundations()
    growStack()
    fr_keep_memory()
    // A picture does not depend on when it is drawn.
    fr_clock_stop(PictureMoment.secondsSince1970)
    // The runtime's crash handler would spend seconds on a backtrace.
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_DFL)
    }
    // If the program has gone, writing fails; that is noticed when the next task is read.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Lets the main thread's stack grow as far as the address space allows, for views nested thousands deep: a
  /// level takes about a kilobyte in layout and more where views are described.
  private static func growStack() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 1 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }

  // MARK: Tasks

  /// Sends a task to the worker, which must be idle.
  func begin(_ task: WorkerTask) {
    self.task = task
    (isStopped, stopReason) = (false, nil)
    fault = nil
    end = []
    let key = MessageKey()
    reader = WorkerMessageReader(key: key)
    tell(task, key)
  }

  /// Tells the worker to abort its task, whose end then arrives.
  ///
  /// - Parameter reason: the reason, as the end of a sentence; nil for a timeout.
  func stop(reason: String? = nil) {
    // The worker itself runs this task, so it reads no commands meanwhile.
    if case .load = task { return endWorker() }
    if isStopped || fault != nil { return endWorker() }
    isStopped = true
    stopReason = reason
    tell(.stop, MessageKey())
  }

  /// Tells the worker to abort its task because of an invalid message; further messages are ignored.
  func stop(because fault: WorkerFault) {
    if self.fault != nil || isStopped { return }
    tell(.stop, MessageKey())
    self.fault = fault
  }

  /// A worker that has gone, or does not read, must not end the program.
  private func tell(_ task: WorkerTask, _ key: MessageKey) {
    let earlier = signal(SIGPIPE, SIG_IGN)
    if !Descriptor.writeAll(tasks, task.bytes(key)) { endWorker() }
    signal(SIGPIPE, earlier)
  }

  /// Kills the worker itself, which then no longer cleans up.
  private func endWorker() {
    isEndedByForce = true
    kill(process, SIGKILL)
  }

  /// The limit that the task's descendants exceed, as the end of a sentence; nil if none.
  func excess() -> String? {
    // The copy that runs the task has its own limit.
    var usual = 1
    if case .load = task { usual = 0 }
    return StartedMemory(limit: memoryLimit << 20, usual: usual).excess(ofWhat: process, home: home)
  }

  /// Reads the messages that have arrived, and passes them on until one of them is invalid.
  ///
  /// - Parameter all: whether all writers are gone, so that the whole pipe can be read.
  func takeMessages<Failure>(
    all: Bool = false, _ body: (WorkerMessage) throws(Failure) -> WorkerFault?
  ) throws(Failure) {
    // A pipe holds at most a megabyte, unless root has raised the limit.
    for _ in 0..<(all ? 16 : 1) {
      var bytes: [UInt8] = []
      Self.readTurn(messages, into: &bytes)
      if bytes.isEmpty { return }
      if fault != nil { continue }
      reader.append(bytes)
      while fault == nil, let message = takeMessage() {
        if let found = try body(message) { stop(because: found) }
      }
    }
  }

  private func takeMessage() -> WorkerMessage? {
    do throws(WorkerFault) { return try reader.next() } catch {
      stop(because: error)
      return nil
    }
  }

  /// Reads the output.
  func takeOutput() {
    var bytes: [UInt8] = []
    Self.readTurn(output, into: &bytes)
    printed.append(bytes)
  }

  /// Reads the available data, up to the limit.
  static func readTurn(_ descriptor: Int32, into bytes: inout [UInt8]) {
    let end = bytes.count + turn
    while bytes.count < end, let count = Descriptor.readSome(descriptor, into: &bytes), count > 0 {}
  }

  /// How much of a task's end record has arrived.
  enum End {
    case underWay
    case ended(WorkerEnd)
    /// The worker itself has gone.
    case gone
  }

  /// The length of an end record, in bytes.
  private static let endSize = 16 + TaskRecord.size

  /// Reads the end of the task, whose messages must all have been read.
  func takeEnd() throws(PreviewRunnerError) -> End {
    var isOver = false
    while end.count < Self.endSize {
      var part = [UInt8](repeating: 0, count: Self.endSize - end.count)
      let count = Glibc.read(ends, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      if count == 0 { isOver = true }
      if count <= 0 { break }
      end += part.prefix(count)
    }
    if end.count < Self.endSize, !isOver { return .underWay }
    // All output of the task is in the pipe.
    takeOutput()
    task = nil
    try home?.restore()
    guard end.count == Self.endSize else { return .gone }
    let numbers = end.withUnsafeBytes {
      [$0.load(as: Int64.self), $0.load(fromByteOffset: 8, as: Int64.self)]
    }
    var result = workerEnd(
      status: Int32(truncatingIfNeeded: numbers[0]), kilobytes: Int(truncatingIfNeeded: numbers[1]))
    (result.fault, result.view) = TaskRecord.read(Array(end.dropFirst(16)))
    return .ended(result)
  }

  private func workerEnd(status: Int32, kilobytes: Int) -> WorkerEnd {
    var end = WorkerEnd(
      status: status, kilobytes: kilobytes, printed: printed.take(), isStopped: isStopped,
      memoryLimit: memoryLimit)
    if let stopReason { end.reason = .failed(stopReason) }
    if let fault { end.reason = .fault(fault) }
    return end
  }

  // MARK: The end of the worker

  /// The time that a worker has for ending, in milliseconds.
  private static let patience: Int32 = 2000

  /// Why a worker ended unexpectedly.
  func unexpectedEnd() -> WorkerEnd {
    endWorker()
    return workerEnd(status: awaitEnd(), kilobytes: 0)
  }

  /// Whether the process has ended, which it may take some time for.
  private func hasEnded(within milliseconds: Int32) -> Bool {
    let descriptor = fr_process_descriptor(process)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Waits for the end of the process, and ends its orphans.
  @discardableResult
  private func awaitEnd() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    Self.processes.remove(process)
    // Processes that a worker could not end itself are reparented to this process, which adopts orphans
    // (`RenderJob.run`).
    if isEndedByForce { ChildProcesses.end(except: Self.processes) }
    return status
  }
}

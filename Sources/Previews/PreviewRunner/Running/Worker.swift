import CClock
import CProcess
import Glibc
import Imaging
import OperatingSystem
import Views

/// A worker as the program sees it: a process that was forked before this one has made a thread, so that it starts with
/// everything loaded.
final class Worker {
  private let process: pid_t
  private let tasks: Int32
  /// Where messages, what is printed, and the ends of tasks arrive.
  let messages: Int32
  let output: Int32
  let ends: Int32
  private let memoryLimit: Int
  private var received: [UInt8] = []
  private var printed = PrintedText()
  /// What the worker is busy with.
  private(set) var task: WorkerTask?
  private var isStopped = false

  /// The descriptors of all workers, which none of them may hold: the end of a pipe shows only once nobody can write.
  nonisolated(unsafe) static var descriptors: Set<Int32> = []

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
    fflush(nil)
    let process = fr_fork()
    guard process >= 0 else { throw .system(call: "fork", reason: systemReason()) }
    if process == 0 {
      for descriptor in Self.descriptors.union([
        pipes[0].write, pipes[1].read, pipes[2].read, pipes[3].read,
      ]) {
        close(descriptor)
      }
      Self.isolate(output: pipes[2].write)
      body(
        WorkerProcess(
          tasks: pipes[0].read, messages: pipes[1].write, ends: pipes[3].write, sandbox: sandbox,
          memoryLimit: memoryLimit << 20))
      fflush(nil)
      _exit(0)
    }
    for descriptor in [pipes[0].read, pipes[1].write, pipes[2].write, pipes[3].write] {
      close(descriptor)
    }
    self.process = process
    self.memoryLimit = memoryLimit
    (tasks, messages, output, ends) = (pipes[0].write, pipes[1].read, pipes[2].read, pipes[3].read)
    for descriptor in [messages, output] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    Self.descriptors.formUnion([tasks, messages, output, ends])
  }

  deinit {
    for descriptor in [tasks, messages, output, ends] {
      Self.descriptors.remove(descriptor)
      close(descriptor)
    }
    // It ends when there are no more tasks to come, unless the user's code keeps it from that while it is loaded.
    if case .load = task { end() }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  }

  /// Keeps what views print out of the program's own output, them from the terminal, and lets a trap end the process at
  /// once.
  static func isolate(output: Int32) {
    Parallel.stayOnOneThread()
    // Without a terminal, signals for the program's group do not arrive: a worker first ends what its copies started.
    setsid()
    fr_adopt_orphans()
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, 0)
    dup2(output, 1)
    dup2(output, 2)
    growStack()
    fr_keep_memory()
    // A picture is the same whenever it is drawn.
    fr_clock_stop(PictureMoment.secondsSince1970)
    // The runtime's crash handler would spend seconds on a backtrace.
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_DFL)
    }
    // A program that has gone reads no more; that is seen where the next task is read.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Lets the main thread's stack grow as far as the system left room for it, for views nested thousands deep:
  /// a level takes about a kilobyte in layout and more where views are described.
  private static func growStack() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 1 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }

  /// Gives the worker, which must have none, a task.
  func begin(_ task: WorkerTask) {
    self.task = task
    isStopped = false
    Descriptor.writeAll(tasks, task.bytes)
  }

  /// Has the worker give up its task, whose end then arrives.
  func stop() {
    if isStopped { return end() }
    isStopped = true
    // The worker itself does this one, so that it reads no tasks meanwhile.
    if case .load = task { return end() }
    Descriptor.writeAll(tasks, WorkerTask.stop.bytes)
  }

  /// Ends the worker itself.
  private func end() { kill(process, SIGKILL) }

  /// Takes the messages that have arrived.
  func takeMessages() -> [WorkerMessage] {
    Descriptor.readAvailable(messages, into: &received)
    var result: [WorkerMessage] = []
    while let message = WorkerMessage.take(from: &received) { result.append(message) }
    return result
  }

  /// Takes what has been printed.
  func takeOutput() {
    var bytes: [UInt8] = []
    Descriptor.readAvailable(output, into: &bytes)
    printed.append(bytes)
  }

  /// Takes the end of the task, of which all messages must have been taken; nil when the worker itself has ended.
  func takeEnd() -> WorkerEnd? {
    let record = Descriptor.read(count: 16, from: ends)
    // All that the task sent is in the pipes.
    takeOutput()
    // What is left of a message that was never sent whole belongs to no other task.
    received = []
    task = nil
    guard let record else { return nil }
    let numbers = record.withUnsafeBytes {
      [$0.load(as: Int64.self), $0.load(fromByteOffset: 8, as: Int64.self)]
    }
    return WorkerEnd(
      status: Int32(truncatingIfNeeded: numbers[0]), kilobytes: Int(numbers[1]),
      printed: printed.take(),
      isStopped: isStopped, memoryLimit: memoryLimit)
  }

  /// How a worker ended that was not to end.
  func unexpectedEnd() -> WorkerEnd {
    var status: Int32 = 0
    end()
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return WorkerEnd(
      status: status, kilobytes: 0, printed: printed.take(), isStopped: isStopped,
      memoryLimit: memoryLimit)
  }
}

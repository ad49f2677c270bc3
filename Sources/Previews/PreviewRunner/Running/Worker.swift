import CProcess
import Glibc
import Imaging

/// A copy of this process that runs views.
///
/// A view that traps ends the copy alone. The copy is made by `fork`, before this process has made a thread, so
/// that it starts with everything loaded.
final class Worker {
  private let process: pid_t
  /// Where the worker's messages arrive.
  let messages: Int32
  private let errorOutput: Int32
  private var received: [UInt8] = []
  /// The item that the worker is busy with.
  private(set) var current: (index: Int, view: String, file: String, variant: String)?
  /// Where another worker is to go on; nil where none is.
  private(set) var next: Int?

  /// Starts a worker that runs the body and then ends.
  init(_ body: (_ send: (WorkerMessage) -> Void) -> Void) throws(PreviewRunnerError) {
    var ends: [Int32] = [0, 0]
    guard fr_pipe(&ends) == 0 else { throw .system(call: "pipe", reason: SystemCall.reason) }
    let errorOutput = fr_memory_file()
    guard errorOutput >= 0 else { throw .system(call: "memfd_create", reason: SystemCall.reason) }
    fflush(nil)
    let process = fr_fork()
    guard process >= 0 else { throw .system(call: "fork", reason: SystemCall.reason) }
    if process == 0 {
      Parallel.stayOnOneThread()
      Self.isolate(errorOutput: errorOutput)
      body { SystemCall.writeAll(ends[1], $0.bytes) }
      fflush(nil)
      _exit(0)
    }
    close(ends[1])
    self.process = process
    self.errorOutput = errorOutput
    messages = ends[0]
  }

  deinit {
    close(messages)
    close(errorOutput)
  }

  /// Keeps what views print out of the program's own output, and lets a trap end the process at once.
  private static func isolate(errorOutput: Int32) {
    dup2(errorOutput, 1)
    dup2(errorOutput, 2)
    growStack()
    // The runtime's crash handler would spend seconds on a backtrace.
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
  }

  /// Lets the main thread's stack grow as far as the system left room for it, for views nested thousands deep:
  /// a level takes about a kilobyte in layout and more where views are described.
  private static func growStack() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 1 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }

  /// Reads what has arrived; nil at the worker's end.
  func receive() -> [WorkerMessage]? {
    guard let count = SystemCall.readSome(messages, into: &received), count > 0 else { return nil }
    var result: [WorkerMessage] = []
    while let message = WorkerMessage.take(from: &received) {
      switch message {
      case .begin(let index, let view, let file, let variant): current = (index, view, file, variant)
      case .handedOver(let index): next = index
      case .done, .failed, .finished: current = nil
      case .planned: break
      }
      result.append(message)
    }
    return result
  }

  func stop() {
    kill(process, SIGKILL)
  }

  /// Waits for the end; answers why it came, unless it came as it should, and what the views printed.
  func finish() -> (failure: String?, printed: String) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    var printed: [UInt8] = []
    lseek(errorOutput, 0, SEEK_SET)
    _ = SystemCall.readAll(errorOutput, into: &printed)
    let text = String(decoding: printed, as: UTF8.self)
    if fr_exited(status) != 0 {
      let code = fr_exit_code(status)
      return (code == 0 ? nil : "the view ended the process with exit code \(code)", text)
    }
    return (TrapMessage.find(in: text) ?? Self.description(ofSignal: fr_signal(status)), text)
  }

  private static func description(ofSignal number: Int32) -> String {
    switch number {
    case SIGSEGV, SIGBUS: "invalid access to memory, as from a body that contains itself without end"
    case SIGILL, SIGTRAP: "a condition that Swift checks was not met (such as arithmetic overflow)"
    case SIGKILL: "the system stopped it, as when memory runs out"
    default: "signal \(number)"
    }
  }
}

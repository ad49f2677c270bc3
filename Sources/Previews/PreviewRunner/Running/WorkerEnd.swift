import CProcess
import Foundation
import Glibc

/// How a task ended.
struct WorkerEnd {
  enum Reason: Equatable {
    case done
    /// It exceeded its time limit.
    case tookTooLong
    case failed(String)
    /// It sent an invalid message, and was ended.
    case fault(WorkerFault)
  }

  var reason: Reason
  /// The output of the task.
  var printed: String
  /// The name of the type whose view's code ran, if the process recorded it.
  var view: String?
  /// Whether it may have ended because it used what is not in its library (`AbsentSymbols`).
  var mayLackCode = false
  /// The address of the invalid access that ended it, as the process itself has it; 0 if none did.
  var fault: UInt64 = 0

  /// - Parameters:
  ///   - status: the status of the process that did the task, as `wait` gives it.
  ///   - kilobytes: its peak memory.
  init(
    status: Int32, kilobytes: Int, printed: String, isStopped: Bool, memoryLimit: Int
  ) {
    self.printed = printed
    if isStopped {
      reason = .tookTooLong
    } else if fr_exited(status) != 0 {
      let code = fr_exit_code(status)
      reason = code == 0 ? .done : .failed("the view ended the process with exit code \(code)")
    } else if Self.isOutOfMemory(printed) || kilobytes > memoryLimit * 1024 / 4 * 3 {
      reason = .failed("it needed more than \(memoryLimit) MB of memory (--max-memory)")
    } else if let trap = TrapMessage.find(in: printed) {
      reason = .failed(trap)
      // The error repeats it. The library's own source line that precedes it is of no use.
      if let range = printed.range(of: trap + "\n", options: .backwards) {
        let start =
          printed[..<range.lowerBound].lastIndex(of: "\n").map(printed.index(after:)) ?? printed.startIndex
        self.printed.removeSubrange(start..<range.upperBound)
      }
    } else {
      reason = .failed(Self.description(ofSignal: fr_signal(status)))
      mayLackCode = [SIGSEGV, SIGBUS, SIGABRT].contains(fr_signal(status))
    }
  }

  /// Whether the runtime, or the C++ library, reported that memory ran out.
  private static func isOutOfMemory(_ printed: String) -> Bool {
    let end = printed.utf8.suffix(2000)
    return ["Could not allocate memory", "std::bad_alloc", "out of memory"].contains { text in
      String(decoding: end, as: UTF8.self).contains(text)
    }
  }

  private static func description(ofSignal number: Int32) -> String {
    switch number {
    case SIGSEGV, SIGBUS:
      "invalid access to memory, as from a body that contains itself without end"
    case SIGILL, SIGTRAP: "a condition that Swift checks was not met (such as arithmetic overflow)"
    case SIGKILL: "the system stopped it, as when memory runs out"
    default: "signal \(number)"
    }
  }
}

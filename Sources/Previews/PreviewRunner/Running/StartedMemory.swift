import Glibc
import OperatingSystem

/// The total memory of the processes that a process has started, and what they have written to its home.
///
/// Each has its own limit, but their number has none. They are checked from outside periodically.
struct StartedMemory {
  /// How many processes a task may have at once.
  private static let mostProcesses = 200

  /// The interval between checks, in milliseconds.
  static let interval = 100

  private let limit: Int
  private let usual: Int

  /// - Parameters:
  ///   - limit: their total memory limit, in bytes.
  ///   - usual: the usual number of processes, each with its own limit.
  init(limit: Int, usual: Int) { (self.limit, self.usual) = (limit, usual) }

  /// The limit that a process's descendants exceed, as the end of a sentence; nil if none.
  ///
  /// - Parameters:
  ///   - process: its own memory is not counted; memory that they still share with it is not counted either.
  ///   - home: the home folder of them all.
  func excess(ofWhat process: pid_t, home: ViewHome?) -> String? {
    guard let started = descendants(of: process) else {
      return "it started more than \(Self.mostProcesses) processes"
    }
    if let excess = memoryExcess(of: started, startedBy: process) { return excess }
    return home.flatMap { WrittenFiles.excess(in: $0, openIn: [process] + started) }
  }

  private func memoryExcess(of started: [pid_t], startedBy process: pid_t) -> String? {
    guard started.count > usual else { return nil }
    // Counts shared memory once per process, and is fast.
    guard sum(started, atMost: limit, { Self.size(of: $0, "status", ["RssAnon:", "RssShmem:"]) }) > limit
    else { return nil }
    let own = Self.size(of: process, "status", ["RssAnon:"]) ?? 0
    let most = limit + own
    let exact = sum(started, atMost: most) { started in
      Self.size(of: started, "smaps_rollup", ["Pss_Anon:", "Pss_Shmem:"])
        ?? Self.size(of: started, "status", ["RssAnon:", "RssShmem:"])
    }
    guard exact > most else { return nil }
    return "it and what it started needed more than \(limit >> 20) MB of memory (--max-memory)"
  }

  private func sum(_ processes: [pid_t], atMost most: Int, _ size: (pid_t) -> Int?) -> Int {
    var sum = 0
    for process in processes where sum <= most { sum += size(process) ?? 0 }
    return sum
  }

  /// All descendants of a process; nil if there are too many.
  private func descendants(of process: pid_t) -> [pid_t]? {
    var found: [pid_t] = []
    var open = [process]
    while let next = open.popLast() {
      // The kernel lists children by the thread that has started them.
      for thread in RunnerFile.names(in: "/proc/\(next)/task") {
        guard let children = try? FileSystem.read("/proc/\(next)/task/\(thread)/children") else { continue }
        let numbers = String(decoding: children, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
        found += numbers
        open += numbers
        if found.count > Self.mostProcesses { return nil }
      }
    }
    return found
  }

  /// The sum of some lines of what the kernel tells of a process, in bytes; nil if it does not tell.
  private static func size(of process: pid_t, _ file: String, _ names: [String]) -> Int? {
    guard let text = try? FileSystem.read("/proc/\(process)/\(file)") else { return nil }
    var sum: Int?
    for line in text.split(separator: UInt8(ascii: "\n")) {
      for name in names where line.starts(with: name.utf8) {
        let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        if words.count > 1, let kilobytes = Int(words[1]) { sum = (sum ?? 0) + kilobytes << 10 }
      }
    }
    return sum
  }
}

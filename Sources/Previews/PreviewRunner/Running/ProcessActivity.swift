import Glibc
import OperatingSystem

/// Whether a process and its descendants are doing anything: otherwise views that wait for something that
/// never happens would use up a preview's whole time limit, once for each of its pictures.
///
/// The kernel's accounting distinguishes sleeping from waiting for a processor, so that a busy machine makes
/// no difference.
struct ProcessActivity {
  /// The number of consecutive checks, a second apart, without activity after which a task counts as stuck.
  private static let patience = 20

  private var ticks: Int?
  private var looks = 0

  /// Checks again; returns whether there has been no activity for long enough.
  mutating func isStuck(_ process: pid_t) -> Bool {
    guard let now = Self.ticks(of: process) else {
      looks = 0
      return false
    }
    looks = now == ticks ? looks + 1 : 0
    ticks = now
    return looks >= Self.patience
  }

  /// The processor time of a process and its children in kernel ticks; nil if one of them is running or
  /// waiting for a disk, or if the kernel does not report it.
  private static func ticks(of process: pid_t) -> Int? {
    var sum = 0
    var open = [process]
    var seen = 0
    while let next = open.popLast() {
      seen += 1
      guard seen < 64, let status = try? FileSystem.read("/proc/\(next)/stat"),
        let children = try? FileSystem.read("/proc/\(next)/task/\(next)/children"),
        let end = status.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let fields = String(decoding: status[(end + 1)...], as: UTF8.self).split(separator: " ")
      // The 14th to 17th field: own ticks and those of children that have ended (proc(5)).
      guard fields.count > 14, !hasThreadAtWork(next) else { return nil }
      sum += fields[11...14].reduce(0) { $0 + (Int($1) ?? 0) }
      open += String(decoding: children, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
    return sum
  }

  /// Whether a thread of a process runs, could run, or waits for a disk.
  private static func hasThreadAtWork(_ process: pid_t) -> Bool {
    RunnerFile.names(in: "/proc/\(process)/task").contains { thread in
      guard let status = try? FileSystem.read("/proc/\(process)/task/\(thread)/stat"),
        let end = status.lastIndex(of: UInt8(ascii: ")")), end + 2 < status.count
      else { return true }
      return status[end + 2] != UInt8(ascii: "S") && status[end + 2] != UInt8(ascii: "Z")
    }
  }
}

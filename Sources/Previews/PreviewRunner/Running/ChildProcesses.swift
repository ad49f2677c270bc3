import Glibc
import OperatingSystem

/// The child processes of this one, including adopted orphans.
package enum ChildProcesses {
  /// The kernel's file that lists them.
  static var list: String { "/proc/self/task/\(getpid())/children" }

  /// Their numbers.
  package static var all: Set<Int32> {
    guard let list = opened() else { return [] }
    defer { close(list) }
    return Set(numbers(in: list))
  }

  /// Kills them and their descendants.
  ///
  /// - Parameters:
  ///   - spared: those to keep.
  ///   - list: a descriptor of the list, for a process that can no longer open it.
  package static func end(except spared: Set<Int32> = [], list descriptor: Int32? = nil) {
    guard let list = descriptor ?? opened() else { return }
    defer { if descriptor == nil { close(list) } }
    // A child that starts others while it dies is visited again.
    while true {
      let children = numbers(in: list).filter { !spared.contains($0) }
      if children.isEmpty { return }
      for child in children { kill(child, SIGKILL) }
      for child in children {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
      }
    }
  }

  /// A descriptor of the list; nil if the kernel keeps none.
  static func opened() -> Int32? {
    let descriptor = open(list, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  private static func numbers(in list: Int32) -> [pid_t] {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(list, &buffer, buffer.count, text.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
  }
}

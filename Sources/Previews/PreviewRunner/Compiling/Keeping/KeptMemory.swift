import OperatingSystem

/// What a process that builds again and again knows of its modules' records (`KeptBuild`): they are not read each time, and can be
/// written after a build has been answered.
final class KeptMemory {
  /// Whether what ends a build is written by `write` only.
  var isWrittenLater = false

  private struct Known {
    var module: KeptModule
    /// The version mark of the file that holds it; nil while it is to be written.
    var mark: String?
  }

  /// By the records' paths.
  private var known: [String: Known] = [:]
  private var waiting: [String: () -> Void] = [:]

  /// What is in a record, if nobody else has written it since.
  func module(_ record: String) -> KeptModule? {
    guard let found = known[record] else { return nil }
    return found.mark == nil || found.mark == FileSystem.signature(of: record) ? found.module : nil
  }

  /// Notes what is to be in a record, which `body` writes: now, or later.
  func keep<Failure>(
    _ module: KeptModule, in record: String, isLast: Bool, _ body: @escaping () throws(Failure) -> Void
  ) throws(Failure) {
    known[record] = Known(module: module)
    if isWrittenLater, isLast {
      // What cannot be kept is compiled again.
      waiting[record] = { [self] in
        if (try? body()) != nil { known[record]?.mark = FileSystem.signature(of: record) }
      }
      return
    }
    waiting[record] = nil
    try body()
    known[record]?.mark = FileSystem.signature(of: record)
  }

  /// Writes what waits for it.
  func write() {
    let all = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for (_, body) in all { body() }
  }
}

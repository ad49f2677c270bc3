internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Work spread over threads.
package enum Parallel {
  /// The processors of the machine.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls the body once for each index below `count`, on several threads; results come in the order of the indices.
  ///
  /// The calling thread takes part from the start; the others are kept from one call to the next (`ThreadPool`).
  package static func map<Result: Sendable>(
    count: Int, threads: Int = processorCount, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1, threads > 1, !isAlone else { return (0..<count).map(body) }
    let work = Work(count: count, body: body)
    ThreadPool.shared.share(helpers: min(threads, count) - 1) { work.run() }
    return work.results
  }

  // Written once, by a process that has no other thread.
  nonisolated(unsafe) private static var isAlone = false

  /// Restricts all work of this process to its first thread from now on; for a process that has just been
  /// forked.
  ///
  /// Such a process must not start threads: Swift's runtime on Linux caches the first thread's id from the
  /// parent, so that a thread that waits for it, for the value of a static property or a mutex, would wait
  /// forever.
  package static func stayOnOneThread() {
    isAlone = true
  }

  private final class Work<Result: Sendable>: @unchecked Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Result
    private let next = Atomic<Int>(0)
    private let slots: UnsafeMutablePointer<Result?>

    init(count: Int, body: @escaping @Sendable (Int) -> Result) {
      self.count = count
      self.body = body
      slots = .allocate(capacity: count)
      slots.initialize(repeating: nil, count: count)
    }

    deinit {
      slots.deinitialize(count: count)
      slots.deallocate()
    }

    /// Takes one index after another; every slot is written by one thread only.
    func run() {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        slots[index] = body(index)
      }
    }

    /// The results; a loop, because the library's generic iteration makes the runtime look up conformances.
    var results: [Result] {
      var results: [Result] = []
      results.reserveCapacity(count)
      for index in 0..<count {
        if let result = slots[index] { results.append(result) }
      }
      return results
    }
  }
}

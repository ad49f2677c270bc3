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
  /// Plain threads are started, because a task pool takes longer to start than a comparison takes.
  package static func map<Result: Sendable>(
    count: Int, threads: Int = processorCount, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1, threads > 1 else { return (0..<count).map(body) }
    let work = Work(count: count, body: body)
    let workers = (1..<min(threads, count)).compactMap { _ in start { work.run() } }
    work.run()
    for worker in workers { pthread_join(worker, nil) }
    return work.results
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

    /// Takes index after index; every slot is written by one thread only.
    func run() {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        slots[index] = body(index)
      }
    }

    /// The results; a loop, because the library's way through a sequence has the runtime look up its conformances.
    var results: [Result] {
      var results: [Result] = []
      results.reserveCapacity(count)
      for index in 0..<count {
        if let result = slots[index] { results.append(result) }
      }
      return results
    }
  }

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// A new thread that runs the body; `nil` when the system gives none, and the caller's thread then does it all.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let context = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let failure = pthread_create(&thread, nil, threadBody, context.toOpaque())
    guard failure == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  #if canImport(Darwin)
    private static let threadBody: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
      return nil
    }
  #else
    private static let threadBody: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let context = $0 { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
      return nil
    }
  #endif
}

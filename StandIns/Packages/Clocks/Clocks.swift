/// A clock that never waits.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable {
  public struct Instant: InstantProtocol {
    let offset: Duration
    public init(offset: Duration = .zero) { self.offset = offset }
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    public func duration(to other: Self) -> Duration { other.offset - offset }
    public static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
  }

  public private(set) var now: Instant
  public var minimumResolution: Duration { .zero }
  public init(now: Instant = .init()) { self.now = now }
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    now = deadline
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  public convenience init() { self.init(now: .init()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  public static var immediate: Self { ImmediateClock() }
}

extension Clock {
  /// A value for each interval that has passed.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> AsyncStream<Instant> {
    AsyncStream { continuation in
      let task = Task {
        var next = now
        while !Task.isCancelled {
          next = next.advanced(by: interval)
          do { try await sleep(until: next, tolerance: tolerance) } catch { break }
          continuation.yield(now)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

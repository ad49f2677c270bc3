import Combine
import Foundation

public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

/// A scheduler of any kind with these times.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let nowValue: () -> SchedulerTimeType
  private let tolerance: () -> SchedulerTimeType.Stride
  private let atOnce: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let after:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let every:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    nowValue = { scheduler.now }
    tolerance = { scheduler.minimumTolerance }
    atOnce = { scheduler.schedule(options: $0, $1) }
    after = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    every = { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
  }

  public var now: SchedulerTimeType { nowValue() }
  public var minimumTolerance: SchedulerTimeType.Stride { tolerance() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { atOnce(options, action) }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { after(date, tolerance, options, action) }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { every(date, interval, tolerance, options, action) }
}

extension Scheduler {
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    AnyScheduler(self)
  }

  /// Waits for a time of this scheduler.
  public func sleep(for duration: SchedulerTimeType.Stride) async throws {
    try Task.checkCancellation()
    await withCheckedContinuation { continuation in
      schedule(after: now.advanced(by: duration), tolerance: minimumTolerance, options: nil) {
        continuation.resume()
      }
    }
    try Task.checkCancellation()
  }
}

import Combine
import Foundation

public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

/// A scheduler that does at once what is due later.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public let now: SchedulerTimeType
  public let minimumTolerance = SchedulerTimeType.Stride.zero

  public init(now: SchedulerTimeType) { self.now = now }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

extension DispatchQueue {
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: DispatchQueue.main.now)
  }
}

extension RunLoop {
  public static var immediate: ImmediateSchedulerOf<RunLoop> { ImmediateScheduler(now: RunLoop.main.now) }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions
{
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}

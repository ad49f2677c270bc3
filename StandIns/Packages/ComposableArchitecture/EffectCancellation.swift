import Combine
import Foundation

/// What effects are cancelled by: an identity at a place in the tree of features.
struct EffectKey: Hashable {
  let place: [AnyHashable]
  let id: AnyHashable

  init(place: [AnyHashable], id: some Hashable) {
    self.place = place
    self.id = AnyHashable(id)
  }

  /// The identity here and at all places above, whose features can cancel it as well.
  static func all(_ id: some Hashable) -> [EffectKey] {
    let place = ReducerPlace.current
    return (0...place.count).map { EffectKey(place: Array(place.prefix($0)), id: id) }
  }
}

extension Effect {
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    cancellable(keys: EffectKey.all(id), cancelInFlight: cancelInFlight)
  }

  @_disfavoredOverload
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Self {
    cancellable(keys: EffectKey.all(id), cancelInFlight: cancelInFlight)
  }

  func cancellable(keys: [EffectKey], cancelInFlight: Bool = false) -> Self {
    if case .none = operation { return self }
    return Self(operation: .cancellable(self, keys, cancelInFlight: cancelInFlight))
  }

  public static func cancel(id: some Hashable & Sendable) -> Self { canceling(id) }
  @_disfavoredOverload public static func cancel(id: some Hashable) -> Self { canceling(id) }

  private static func canceling(_ id: some Hashable) -> Self {
    Self(operation: .cancel([EffectKey(place: ReducerPlace.current, id: id)]))
  }

  /// Cancels the effects of a feature that has gone from a place below this one.
  static func dismissing(_ place: [AnyHashable]) -> Self {
    Self(operation: .cancel([EffectKey(place: ReducerPlace.current + place, id: DismissedFeature())]))
  }

  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable, for time: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    nonisolated(unsafe) let scheduler = scheduler
    nonisolated(unsafe) let time = time
    return .concatenate(.run { _ in try await scheduler.sleep(for: time) }, self)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Lets one effect through in each interval of time: the first, because a picture has no time for later ones.
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable, for time: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Self {
    ThrottledEffects.all.isDue(EffectKey(place: ReducerPlace.current, id: id), scheduler.now, after: time)
      ? self : .none
  }
}

/// When effects were let through last.
private final class ThrottledEffects: @unchecked Sendable {
  static let all = ThrottledEffects()
  private let lock = NSLock()
  private var times: [EffectKey: Any] = [:]

  func isDue<Time: Strideable>(_ key: EffectKey, _ now: Time, after interval: Time.Stride) -> Bool {
    lock.withLock {
      if let last = times[key] as? Time, last.distance(to: now) < interval { return false }
      times[key] = now
      return true
    }
  }
}

/// Runs work that can be cancelled by an identity.
public func withTaskCancellation<T: Sendable>(
  id: some Hashable & Sendable, cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation, operation: @escaping @Sendable () async throws -> T
) async throws -> T {
  let keys = EffectKey.all(id)
  if cancelInFlight { await EffectRunner.shared.cancel(keys.suffix(1)) }
  let task = Task { try await operation() }
  let token = await EffectRunner.shared.token(keys)
  await token.add { task.cancel() }
  return try await task.value
}

extension Task where Success == Never, Failure == Never {
  public static func cancel(id: some Hashable & Sendable) {
    Task<Void, Never> { @MainActor in EffectRunner.shared.cancel([EffectKey(place: [], id: id)]) }
  }
}

import Foundation
import SwiftUI

/// Makes the present date.
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date
  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }
  public static func constant(_ now: Date) -> Self { Self { now } }
  public var now: Date { generate() }
  public func callAsFunction() -> Date { generate() }
}

/// Makes identifiers.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID
  public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }
  /// One identifier after the other, from zero.
  public static var incrementing: Self {
    let number = Numbers()
    return Self { UUID(number.next()) }
  }
  public func callAsFunction() -> UUID { generate() }
}

extension UUID {
  /// The identifier that ends in a number.
  public init(_ number: Int) {
    let digits = String(number, radix: 16)
    let padded = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    self = UUID(uuidString: "00000000-0000-0000-0000-\(padded)") ?? UUID()
  }
}

private final class Numbers: @unchecked Sendable {
  private let lock = NSLock()
  private var number = -1

  func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    number += 1
    return number
  }
}

/// Random numbers from a generator that a dependency hands out.
public final class WithRandomNumberGenerator: @unchecked Sendable {
  private var generator: any RandomNumberGenerator & Sendable
  public init(_ generator: some RandomNumberGenerator & Sendable) { self.generator = generator }
  public func callAsFunction<Result>(
    _ work: (inout any RandomNumberGenerator & Sendable) -> Result
  ) -> Result { work(&generator) }
}

/// Starts work in the background without waiting for its result.
public struct FireAndForget: Sendable {
  public func callAsFunction(
    priority: TaskPriority? = nil, _ operation: @Sendable @escaping () async throws -> Void
  ) async {
    Task(priority: priority) { try? await operation() }
  }
}

private enum DateKey: DependencyKey { static let liveValue = DateGenerator { Date() } }
private enum UUIDKey: DependencyKey { static let liveValue = UUIDGenerator { UUID() } }
private enum CalendarKey: DependencyKey { static let liveValue = Calendar.autoupdatingCurrent }
private enum LocaleKey: DependencyKey { static let liveValue = Locale.autoupdatingCurrent }
private enum TimeZoneKey: DependencyKey { static let liveValue = TimeZone.autoupdatingCurrent }
private enum SessionKey: DependencyKey { static let liveValue = URLSession.shared }
private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
}
private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
}
private enum RandomKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
}
private enum FireAndForgetKey: DependencyKey { static let liveValue = FireAndForget() }
private enum OpenURLKey: DependencyKey { static let liveValue = OpenURLEffect { _ in false } }

/// Opens an address, which nothing does here.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool
  public init(handler: @escaping @Sendable (URL) async -> Bool) { self.handler = handler }
  @discardableResult public func callAsFunction(_ url: URL) async -> Bool { await handler(url) }
}

extension DependencyValues {
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var urlSession: URLSession {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomKey.self] }
    set { self[RandomKey.self] = newValue }
  }
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

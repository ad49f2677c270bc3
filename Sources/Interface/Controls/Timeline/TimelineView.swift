public import Foundation
public import Views

/// A view that changes with time; a still picture shows the same moment as all pictures.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content>: View where Content: View {
  /// The moment that is shown.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  @Environment(\.pictureMoment) private var now

  @MainActor public var body: some View {
    content(Context(date: schedule.entry(at: now) ?? now, cadence: .live))
  }

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

/// The moment that a timeline view shows.
public struct TimelineViewDefaultContext {
  /// How often the view updates.
  public enum Cadence: Comparable, Sendable {
    case live
    case seconds
    case minutes
  }

  public let date: Date
  public let cadence: Cadence

  public func invalidateTimelineContent() {}
}

/// Whether a schedule updates at its full rate.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// The moments at which a view changes.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

extension TimelineSchedule {
  /// The last entry that has begun at a moment, or the first one to come; nil if there is none.
  func entry(at moment: Date) -> Date? {
    var last: Date?
    for entry in entries(from: moment, mode: .normal) {
      if last != nil && entry > moment { break }
      last = entry
      if entry >= moment { break }
    }
    return last
  }
}

/// At equal intervals from a moment on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let (start, interval) = (start, max(interval, 0.001))
    let passed = ((startDate.timeIntervalSince(start)) / interval).rounded(.down)
    let first = passed > 0 ? start.addingTimeInterval(passed * interval) : start
    return AnySequence(sequence(first: first) { $0.addingTimeInterval(interval) })
  }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return AnySequence(
      sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) })
  }
}

/// At given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// At each frame of the display.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: Double

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let interval = interval
    return AnySequence(sequence(first: startDate) { $0.addingTimeInterval(interval) })
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import ActivityKit
import AppIntents
import FoundationAdditions
import SwiftUI

// Alarms as values; none is set, because authorization is denied.
// https://developer.apple.com/documentation/alarmkit

public protocol AlarmMetadata: Codable, Hashable, Sendable {}

public struct Alarm: Identifiable, Codable, Hashable, Sendable {
  public typealias ID = UUID
  public enum State: String, Codable, Hashable, Sendable {
    case scheduled
    case countdown
    case paused
    case alerting
  }
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }
  public enum Schedule: Codable, Hashable, Sendable {
    public struct Relative: Codable, Hashable, Sendable {
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }
      public var time: Time
      public var repeats: Recurrence
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }
    case fixed(Date)
    case relative(Relative)
  }
  public var id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State
}

public struct AlarmButton: Codable, Hashable, Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }
  private enum Key: CodingKey {
    case systemImageName
  }
  public init(from decoder: any Decoder) throws {
    text = ""
    textColor = .primary
    systemImageName = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .systemImageName)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(systemImageName, forKey: .systemImageName)
  }
  public static func == (a: Self, b: Self) -> Bool {
    a.systemImageName == b.systemImageName && a.textColor == b.textColor
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(systemImageName) }
}

public struct AlarmPresentation: Codable, Hashable, Sendable {
  public struct Alert: Codable, Hashable, Sendable {
    public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
      case countdown
      case custom
    }
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?
    public private(set) var title: LocalizedStringResource = ""
    /// The title is not localized again.
    private enum CodingKeys: CodingKey {
      case stopButton
      case secondaryButton
      case secondaryButtonBehavior
    }
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
    public static func == (a: Self, b: Self) -> Bool { a.stopButton == b.stopButton }
    public func hash(into hasher: inout Hasher) { hasher.combine(stopButton) }
  }
  public struct Countdown: Codable, Hashable, Sendable {
    public private(set) var title: LocalizedStringResource = ""
    /// The title is not localized again.
    private enum CodingKeys: CodingKey {
      case pauseButton
    }
    public var pauseButton: AlarmButton?
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
    public static func == (a: Self, b: Self) -> Bool { a.pauseButton == b.pauseButton }
    public func hash(into hasher: inout Hasher) { hasher.combine(pauseButton) }
  }
  public struct Paused: Codable, Hashable, Sendable {
    public private(set) var title: LocalizedStringResource = ""
    /// The title is not localized again.
    private enum CodingKeys: CodingKey {
      case resumeButton
    }
    public var resumeButton: AlarmButton
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
    public static func == (a: Self, b: Self) -> Bool { a.resumeButton == b.resumeButton }
    public func hash(into hasher: inout Hasher) { hasher.combine(resumeButton) }
  }
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

public struct AlarmPresentationState: Codable, Hashable, Sendable {
  public enum Mode: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable { public var time: Alarm.Schedule.Relative.Time }
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date
    }
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
    }
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)
  }
  public var alarmID: Alarm.ID
  public var mode: Mode
}

public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }
  private enum Key: CodingKey {
    case presentation
    case metadata
  }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    presentation = try container.decode(AlarmPresentation.self, forKey: .presentation)
    metadata = try container.decodeIfPresent(Metadata.self, forKey: .metadata)
    tintColor = .accentColor
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(presentation, forKey: .presentation)
    try container.encodeIfPresent(metadata, forKey: .metadata)
  }
}

public final class AlarmManager: Sendable {
  public enum AuthorizationState: Sendable {
    case notDetermined
    case denied
    case authorized
  }
  public enum AlarmError: Error {
    case maximumLimitReached
  }
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertSound = .default
    ) {}
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertSound = .default
    ) -> Self { Self(schedule: schedule, attributes: attributes) }
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertSound = .default
    ) -> Self { Self(attributes: attributes) }
  }
  /// A sound of an alarm.
  public struct AlertSound: Hashable, Sendable {
    private let name: String
    public static var `default`: AlertSound { AlertSound(name: "default") }
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  public struct Updates<Element: Sendable>: AsyncSequence, Sendable {
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
  public static let shared = AlarmManager()
  public var authorizationState: AuthorizationState { .notDetermined }
  public var authorizationUpdates: Updates<AuthorizationState> { Updates() }
  public var alarmUpdates: Updates<[Alarm]> { Updates() }
  public var alarms: [Alarm] { get throws { [] } }
  public func requestAuthorization() async throws -> AuthorizationState { .denied }
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm { throw AlarmError.maximumLimitReached }
  public func cancel(id: Alarm.ID) throws {}
  public func countdown(id: Alarm.ID) throws {}
  public func pause(id: Alarm.ID) throws {}
  public func resume(id: Alarm.ID) throws {}
  public func stop(id: Alarm.ID) throws {}
}

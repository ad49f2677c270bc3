// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import CoreGraphics
import CoreLocation
import FoundationAdditions
import UIKit

// Events and reminders as values; the store is empty, and access is never granted.

public enum EKEntityType: UInt, Sendable {
  case event
  case reminder
}
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case fullAccess
  case writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}
/// How urgent a reminder is, as RFC 5545 counts it.
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
public enum EKSpan: Int, Sendable {
  case thisEvent
  case futureEvents
}
public enum EKCalendarType: Int, Sendable {
  case local
  case calDAV
  case exchange
  case subscription
  case birthday
}
open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
}
open class EKSource: EKObject, @unchecked Sendable {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }
}
open class EKCalendar: EKObject, @unchecked Sendable {
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
  open var title = ""
  open var cgColor: CGColor!
  open var source: EKSource!
  open var type: EKCalendarType { .local }
  open var calendarIdentifier: String { "" }
  open var allowsContentModifications: Bool { true }
  /// The same as `cgColor`, as AppKit has it.
  open var color: UIColor! {
    get { cgColor.map { UIColor(cgColor: $0) } ?? .systemGray }
    set { cgColor = newValue?.cgColor }
  }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }
}
open class EKAlarm: EKObject, @unchecked Sendable {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
}
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily
  case weekly
  case monthly
  case yearly
}
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public convenience init(end endDate: Date) { self.init() }
  public convenience init(occurrenceCount: Int) { self.init() }
}
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) { self.init() }
}
open class EKCalendarItem: EKObject, @unchecked Sendable {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var timeZone: TimeZone?
  open var calendarItemIdentifier: String { "" }
  open var creationDate: Date? { nil }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  public convenience init(eventStore: EKEventStore) { self.init() }
  open var eventIdentifier: String! { "" }
  open var startDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  open var endDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  open var isAllDay = false
  open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  public convenience init(eventStore: EKEventStore) { self.init() }
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  open var priority = 0
}
public struct EKError: Error, Sendable { public init() {} }
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  open func requestAccess(to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open var sources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  { NSPredicate(value: true) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return 0
  }
  open func save(_ event: EKEvent, span: EKSpan) throws {}
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  open func remove(_ event: EKEvent, span: EKSpan) throws {}
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
  open func remove(_ reminder: EKReminder, commit: Bool) throws {}
  open func commit() throws {}
}
extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChanged")
}

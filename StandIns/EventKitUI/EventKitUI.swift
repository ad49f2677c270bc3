// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import EventKit
import SwiftUI

public enum EKEventEditViewAction: Int, Sendable {
  case canceled
  case saved
  case deleted
}
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
@MainActor @preconcurrency open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore! = EKEventStore()
  open var event: EKEvent?
}
@MainActor @preconcurrency public protocol EKEventViewDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false
}
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  case single
  case multiple
}
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars
  case writableCalendarsOnly
}
@MainActor @preconcurrency public protocol EKCalendarChooserDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class EKCalendarChooser: UIViewController {
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> = []
  open var showsDoneButton = false
  open var showsCancelButton = false
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}

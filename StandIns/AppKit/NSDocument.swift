// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import SwiftUI
import UIFoundation

// Documents, printing and accessibility as AppKit has them; none is opened, printed or read out.

@MainActor @preconcurrency open class NSDocument: NSObject {
  public override nonisolated init() { super.init() }
  public enum SaveOperationType: UInt, Sendable {
    case saveOperation
    case saveAsOperation
    case saveToOperation
    case autosaveInPlaceOperation = 4
    case autosaveElsewhereOperation = 3
    case autosaveAsOperation = 5
  }
  public enum ChangeType: UInt, Sendable {
    case changeDone
    case changeUndone
    case changeCleared
    case changeReadOtherContents
    case changeAutosaved
    case changeRedone
    case changeDiscardable = 256
  }
  open var fileURL: URL?
  open var fileType: String?
  open var fileModificationDate: Date?
  open var displayName: String! = ""
  open var undoManager: UndoManager?
  open var hasUndoManager = true
  open var isDocumentEdited: Bool { false }
  open var isDraft = false
  open var isInViewingMode: Bool { false }
  open private(set) var windowControllers: [NSWindowController] = []
  open var windowForSheet: NSWindow? { nil }
  open var windowNibName: NSNib.Name? { nil }
  open class var autosavesInPlace: Bool { false }
  open class var preservesVersions: Bool { autosavesInPlace }
  open class var readableTypes: [String] { [] }
  open class var writableTypes: [String] { [] }
  open class func canConcurrentlyReadDocuments(ofType typeName: String) -> Bool { false }
  open func makeWindowControllers() {}
  open func addWindowController(_ windowController: NSWindowController) {
    windowControllers.append(windowController)
  }
  open func removeWindowController(_ windowController: NSWindowController) {
    windowControllers.removeAll { $0 === windowController }
  }
  open func windowControllerDidLoadNib(_ windowController: NSWindowController) {}
  open func showWindows() {}
  open func read(from data: Data, ofType typeName: String) throws { throw CocoaError(.featureUnsupported) }
  open func read(from url: URL, ofType typeName: String) throws { throw CocoaError(.featureUnsupported) }
  open func read(from fileWrapper: FileWrapper, ofType typeName: String) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func data(ofType typeName: String) throws -> Data { throw CocoaError(.featureUnsupported) }
  open func write(to url: URL, ofType typeName: String) throws { throw CocoaError(.featureUnsupported) }
  open func fileWrapper(ofType typeName: String) throws -> FileWrapper {
    throw CocoaError(.featureUnsupported)
  }
  open func updateChangeCount(_ change: ChangeType) {}
  open func save(_ sender: Any?) {}
  open func saveAs(_ sender: Any?) {}
  open func revertToSaved(_ sender: Any?) {}
  open func printDocument(_ sender: Any?) {}
  open func close() {}
}
@MainActor @preconcurrency open class NSDocumentController: NSObject {
  public static let shared = NSDocumentController()
  open var documents: [NSDocument] { [] }
  open var currentDocument: NSDocument? { nil }
  open var currentDirectory: String? { nil }
  open var recentDocumentURLs: [URL] { [] }
  open var maximumRecentDocumentCount: Int { 10 }
  open var defaultType: String? { nil }
  open func document(for url: URL) -> NSDocument? { nil }
  open func addDocument(_ document: NSDocument) {}
  open func removeDocument(_ document: NSDocument) {}
  open func newDocument(_ sender: Any?) {}
  open func openDocument(_ sender: Any?) {}
  open func openDocument(
    withContentsOf url: URL, display displayDocument: Bool,
    completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
  ) { completionHandler(nil, false, CocoaError(.featureUnsupported)) }
  open func noteNewRecentDocumentURL(_ url: URL) {}
  open func clearRecentDocuments(_ sender: Any?) {}
  open func saveAllDocuments(_ sender: Any?) {}
}

@MainActor @preconcurrency open class NSPrintInfo: NSObject {
  public static var shared = NSPrintInfo()
  open var paperSize = NSSize(width: 612, height: 792)
  open var topMargin: CGFloat = 90
  open var bottomMargin: CGFloat = 90
  open var leftMargin: CGFloat = 72
  open var rightMargin: CGFloat = 72
  open var isHorizontallyCentered = true
  open var isVerticallyCentered = true
  open var horizontalPagination = PaginationMode.automatic
  open var verticalPagination = PaginationMode.automatic
  open var orientation = PaperOrientation.portrait
  open var scalingFactor: CGFloat = 1
  open var imageablePageBounds: NSRect { NSRect(origin: .zero, size: paperSize) }
  public enum PaginationMode: UInt, Sendable {
    case automatic
    case fit
    case clip
  }
  public enum PaperOrientation: Int, Sendable {
    case portrait
    case landscape
  }
}
@MainActor @preconcurrency open class NSPrintOperation: NSObject {
  public let view: NSView?
  open var printInfo: NSPrintInfo
  open var showsPrintPanel = true
  open var showsProgressPanel = true
  open var jobTitle: String?
  open var canSpawnSeparateThread = false
  public init(view: NSView, printInfo: NSPrintInfo) {
    self.view = view
    self.printInfo = printInfo
  }
  public convenience init(view: NSView) { self.init(view: view, printInfo: .shared) }
  @discardableResult open func run() -> Bool { false }
}

/// Names of what accessibility tells of a Mac's views.
public enum NSAccessibility {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let application = Role(rawValue: "AXApplication")
    public static let button = Role(rawValue: "AXButton")
    public static let cell = Role(rawValue: "AXCell")
    public static let checkBox = Role(rawValue: "AXCheckBox")
    public static let comboBox = Role(rawValue: "AXComboBox")
    public static let group = Role(rawValue: "AXGroup")
    public static let image = Role(rawValue: "AXImage")
    public static let link = Role(rawValue: "AXLink")
    public static let list = Role(rawValue: "AXList")
    public static let menu = Role(rawValue: "AXMenu")
    public static let menuButton = Role(rawValue: "AXMenuButton")
    public static let menuItem = Role(rawValue: "AXMenuItem")
    public static let popUpButton = Role(rawValue: "AXPopUpButton")
    public static let popover = Role(rawValue: "AXPopover")
    public static let radioButton = Role(rawValue: "AXRadioButton")
    public static let row = Role(rawValue: "AXRow")
    public static let scrollArea = Role(rawValue: "AXScrollArea")
    public static let slider = Role(rawValue: "AXSlider")
    public static let staticText = Role(rawValue: "AXStaticText")
    public static let tabGroup = Role(rawValue: "AXTabGroup")
    public static let table = Role(rawValue: "AXTable")
    public static let textArea = Role(rawValue: "AXTextArea")
    public static let textField = Role(rawValue: "AXTextField")
    public static let toolbar = Role(rawValue: "AXToolbar")
    public static let unknown = Role(rawValue: "AXUnknown")
    public static let window = Role(rawValue: "AXWindow")
  }
  public struct Subrole: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let closeButton = Subrole(rawValue: "AXCloseButton")
    public static let dialog = Subrole(rawValue: "AXDialog")
    public static let floatingWindow = Subrole(rawValue: "AXFloatingWindow")
    public static let searchField = Subrole(rawValue: "AXSearchField")
    public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
    public static let standardWindow = Subrole(rawValue: "AXStandardWindow")
    public static let systemDialog = Subrole(rawValue: "AXSystemDialog")
    public static let toggle = Subrole(rawValue: "AXToggle")
  }
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    public static let valueChanged = Notification(rawValue: "AXValueChanged")
    public static let titleChanged = Notification(rawValue: "AXTitleChanged")
    public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
    public static let selectedTextChanged = Notification(rawValue: "AXSelectedTextChanged")
  }
  public struct NotificationUserInfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
    public static let uiElements = NotificationUserInfoKey(rawValue: "AXUIElementsKey")
  }
  public static func post(element: Any, notification: Notification) {}
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {}
}
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10
  case medium = 50
  case high = 90
}
extension NSResponder {
  public func setAccessibilityElement(_ accessibilityElement: Bool) {}
  public func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  public func setAccessibilityTitle(_ accessibilityTitle: String?) {}
  public func setAccessibilityValue(_ accessibilityValue: Any?) {}
  public func setAccessibilityHelp(_ accessibilityHelp: String?) {}
  public func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {}
  public func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {}
  public func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {}
  public func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  public func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {}
  public func setAccessibilityHidden(_ accessibilityHidden: Bool) {}
  public func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {}
  public func setAccessibilityParent(_ accessibilityParent: Any?) {}
  public func setAccessibilityFocused(_ accessibilityFocused: Bool) {}
  public func setAccessibilitySelected(_ accessibilitySelected: Bool) {}
  public func setAccessibilityModal(_ accessibilityModal: Bool) {}
}

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
internal import UIKit
import Views

@MainActor @preconcurrency open class NSApplication: NSResponder {
  public static let shared = NSApplication()
  public enum ActivationPolicy: Int, Sendable {
    case regular
    case accessory
    case prohibited
  }
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel
    case terminateNow
    case terminateLater
  }
  public struct ModalResponse: Hashable, RawRepresentable, Sendable {
    private let n: Int
    private init(n: Int) { self.n = n }
    public init(rawValue: Int) { n = rawValue }
    public init(_ rawValue: Int) { n = rawValue }
    public var rawValue: Int { n }
    public static let `continue` = ModalResponse(n: -1002)
    public static let OK = ModalResponse(n: 1)
    public static let cancel = ModalResponse(n: 0)
    public static let alertFirstButtonReturn = ModalResponse(n: 1000)
    public static let alertSecondButtonReturn = ModalResponse(n: 1001)
    public static let alertThirdButtonReturn = ModalResponse(n: 1002)
    public static let abort = ModalResponse(n: -1001)
    public static let stop = ModalResponse(n: -1000)
  }
  open var windows: [NSWindow] { [] }
  open var keyWindow: NSWindow? { nil }
  open var mainWindow: NSWindow? { nil }
  open var mainMenu: NSMenu?
  open var isActive: Bool { true }
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { NSAppearance(named: .aqua)! }
  open var applicationIconImage: NSImage! = NSImage()
  private weak var givenDelegate: (any NSApplicationDelegate)?
  /// The app's delegate; if none has been set, the project's own (`_AppDelegates`).
  open var delegate: (any NSApplicationDelegate)? {
    get {
      givenDelegate
        ?? _AppDelegates.first { $0 is any NSApplicationDelegate.Type } as? any NSApplicationDelegate
    }
    set { givenDelegate = newValue }
  }
  open var dockTile: NSDockTile { NSDockTile() }
  open var currentEvent: NSEvent? { nil }
  open func activate(ignoringOtherApps flag: Bool) {}
  open func activate() {}
  open func terminate(_ sender: Any?) {}
  open func hide(_ sender: Any?) {}
  @discardableResult open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    false
  }
  open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  open func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
  public struct AboutPanelOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
  }
  open var servicesMenu: NSMenu?
  open var windowsMenu: NSMenu?
  open var helpMenu: NSMenu?
  open var presentationOptions: PresentationOptions = []
  public struct PresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disableAppleMenu = PresentationOptions(rawValue: 1 << 4)
    public static let disableProcessSwitching = PresentationOptions(rawValue: 1 << 5)
    public static let disableForceQuit = PresentationOptions(rawValue: 1 << 6)
    public static let disableSessionTermination = PresentationOptions(rawValue: 1 << 7)
    public static let disableHideApplication = PresentationOptions(rawValue: 1 << 8)
    public static let disableMenuBarTransparency = PresentationOptions(rawValue: 1 << 9)
    public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
    public static let disableCursorLocationAssistance = PresentationOptions(rawValue: 1 << 12)
    public static let autoHideDock = PresentationOptions(rawValue: 1)
    public static let hideDock = PresentationOptions(rawValue: 2)
    public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
    public static let hideMenuBar = PresentationOptions(rawValue: 8)
    public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
  }
  open func activationPolicy() -> ActivationPolicy { .regular }
  open var isHidden: Bool { false }
  open var isRunning: Bool { true }
  open var modalWindow: NSWindow? { nil }
  open var orderedWindows: [NSWindow] { windows }
  open var orderedDocuments: [NSDocument] { [] }
  open var occlusionState: OcclusionState { .visible }
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 2)
  }
  open var servicesProvider: Any?
  open var isAutomaticCustomizeTouchBarMenuItemEnabled = false
  open var isFullKeyboardAccessEnabled: Bool { false }
  open var currentSystemPresentationOptions: PresentationOptions { [] }
  open var applicationShouldSuppressHighDynamicRangeContent: Bool { false }
  open var isProtectedDataAvailable: Bool { true }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func unregisterForRemoteNotifications() {}
  open func run() {}
  open func stop(_ sender: Any?) {}
  open func finishLaunching() {}
  open func sendEvent(_ event: NSEvent) {}
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode,
    dequeue deqFlag: Bool
  ) -> NSEvent? { nil }
  open func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {}
  open func target(forAction action: Selector) -> Any? { nil }
  open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? { nil }
  open func abortModal() {}
  open func stopModal(withCode returnCode: ModalResponse) {}
  open func beginModalSession(for window: NSWindow) -> OpaquePointer? { nil }
  open func setWindowsNeedUpdate(_ needUpdate: Bool) {}
  open func updateWindows() {}
  open func arrangeInFront(_ sender: Any?) {}
  open func miniaturizeAll(_ sender: Any?) {}
  open func unhideAllApplications(_ sender: Any?) {}
  open func unhideWithoutActivation() {}
  open func preventWindowOrdering() {}
  open func cancelUserAttentionRequest(_ request: Int) {}
  open func orderFrontCharacterPalette(_ sender: Any?) {}
  open func orderFrontColorPanel(_ sender: Any?) {}
  open func runPageLayout(_ sender: Any?) {}
  open func showHelp(_ sender: Any?) {}
  open func activateContextHelpMode(_ sender: Any?) {}
  open func toggleTouchBarCustomizationPalette(_ sender: Any?) {}
  open func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}
  open func changeWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}
  open func removeWindowsItem(_ win: NSWindow) {}
  open func registerServicesMenuSendTypes(
    _ sendTypes: [NSPasteboard.PasteboardType], returnTypes: [NSPasteboard.PasteboardType]
  ) {}
  open func enumerateWindows(
    options: WindowListOptions = [], using block: (NSWindow, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  public struct WindowListOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let orderedFrontToBack = WindowListOptions(rawValue: 1)
  }
  open func yieldActivation(to application: NSRunningApplication) {}
  open func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String) {}
  open func extendStateRestoration() {}
  open func completeStateRestoration() {}
  open func enableRelaunchOnLogin() {}
  open func disableRelaunchOnLogin() {}
  public enum DelegateReply: UInt, Sendable {
    case success
    case cancel
    case failure
  }
  open func reply(toOpenOrPrint reply: DelegateReply) {}
  open func deactivate() {}
  open func unhide(_ sender: Any?) {}
  open func hideOtherApplications(_ sender: Any?) {}
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
  @discardableResult open func runModal(for window: NSWindow) -> ModalResponse { .cancel }
  open func stopModal() {}
  open func requestUserAttention(_ type: RequestUserAttentionType) -> Int { 0 }
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }
  open func registerForRemoteNotifications() {}
  open func window(withWindowNumber number: Int) -> NSWindow? { nil }
  public static nonisolated let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  public static nonisolated let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  public static nonisolated let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
  public static nonisolated let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
  public static nonisolated let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  public static nonisolated let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
  public static nonisolated let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
}
@MainActor @preconcurrency public var NSApp: NSApplication! { .shared }
/// Starts the app; in a picture it stops at once.
@discardableResult public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 { 0 }
/// Updates the services of other apps; there are none.
public func NSUpdateDynamicServices() {}
@MainActor @preconcurrency public func NSBeep() {}
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {}

@propertyWrapper
@MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType {
    let makeable = DelegateType.self as? any _EnvironmentMakeable.Type
    if let made = makeable.flatMap(_AppDelegates.object) as? DelegateType { return made }
    fatalError("No \(DelegateType.self) can be made here: it is not made without arguments.")
  }
}

@MainActor @preconcurrency open class NSScreen: NSObject {
  public static let main: NSScreen? = NSScreen()
  public static var screens: [NSScreen] { main.map { [$0] } ?? [] }
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1512, height: 982) }
  open var visibleFrame: NSRect { frame }
  open var backingScaleFactor: CGFloat { 2 }
  open var localizedName: String { "" }
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  open var auxiliaryTopLeftArea: NSRect? { nil }
  open var auxiliaryTopRightArea: NSRect? { nil }
  open var maximumFramesPerSecond: Int { 60 }
  open var deviceDescription: [NSDeviceDescriptionKey: Any] { [:] }
  open class var deepest: NSScreen? { main }
  open class var screensHaveSeparateSpaces: Bool { true }
  open var colorSpace: NSColorSpace? { .sRGB }
  open var depth: Int32 { 520 }
  open var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  open var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  open var minimumRefreshInterval: TimeInterval { 1.0 / 60 }
  open var maximumRefreshInterval: TimeInterval { 1.0 / 60 }
  open var displayUpdateGranularity: TimeInterval { 0 }
  open func convertRectToBacking(_ rect: NSRect) -> NSRect { rect }
  open func convertRectFromBacking(_ rect: NSRect) -> NSRect { rect }
  open func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
  public static nonisolated let colorSpaceDidChangeNotification = Notification.Name(
    "NSScreenColorSpaceDidChangeNotification")
}
public struct NSDeviceDescriptionKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
}
/// A running program; nothing is known about any here.
open class NSRunningApplication: NSObject, @unchecked Sendable {
  public static let current = NSRunningApplication()
  open var localizedName: String? { nil }
  open var bundleIdentifier: String? { nil }
  open var bundleURL: URL? { nil }
  open var executableURL: URL? { nil }
  open var icon: NSImage? { nil }
  open var processIdentifier: Int32 { -1 }
  open var launchDate: Date? { nil }
  open var isActive: Bool { false }
  open var isHidden: Bool { false }
  open var isTerminated: Bool { true }
  open var isFinishedLaunching: Bool { false }
  open var ownsMenuBar: Bool { false }
  open var activationPolicy: NSApplication.ActivationPolicy { .regular }
  public convenience init?(processIdentifier: Int32) { nil }
  open class func runningApplications(withBundleIdentifier identifier: String) -> [NSRunningApplication] {
    []
  }
  @discardableResult open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  @discardableResult open func hide() -> Bool { false }
  @discardableResult open func unhide() -> Bool { false }
  @discardableResult open func terminate() -> Bool { false }
  @discardableResult open func forceTerminate() -> Bool { false }
}
extension NSApplication {
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
}
/// A program's picture in the dock, which is not drawn.
@MainActor @preconcurrency open class NSDockTile: NSObject {
  open var badgeLabel: String?
  open var showsApplicationBadge = false
  open var contentView: NSView?
  open func display() {}
}
@MainActor @preconcurrency open class NSAlert: NSObject {
  public enum Style: UInt, Sendable {
    case warning
    case informational
    case critical
  }
  public override nonisolated init() { super.init() }
  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: NSImage! = NSImage()
  open var accessoryView: NSView?
  open var showsSuppressionButton = false
  open var showsHelp = false
  open var helpAnchor: String?
  open weak var delegate: (any NSAlertDelegate)?
  open lazy var suppressionButton: NSButton? = NSButton(frame: .zero)
  open private(set) var buttons: [NSButton] = []
  open var window: NSWindow { NSWindow() }
  public convenience init(error: any Error) { self.init() }
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  open func layout() {}
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }
  @discardableResult
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { .cancel }
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
}
@MainActor @preconcurrency public protocol NSAlertDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSOpenSavePanelDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class NSSavePanel: NSPanel {
  open var allowedFileTypes: [String]?
  open var tagNames: [String]?
  open var isExpanded: Bool { false }
  open var canSelectHiddenExtension = false
  open var showsContentTypes = false
  open var currentContentType: UTType?
  open func validateVisibleColumns() {}
  open func ok(_ sender: Any?) {}
  open func cancel(_ sender: Any?) {}
  @discardableResult open func begin() async -> NSApplication.ModalResponse { .cancel }
  @discardableResult
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .cancel }
  open var url: URL? { nil }
  open var directoryURL: URL?
  open var allowedContentTypes: [UTType] = []
  open var nameFieldStringValue = ""
  open var message: String! = ""
  open var prompt: String! = ""
  open var canCreateDirectories = true
  open var isExtensionHidden = false
  open var allowsOtherFileTypes = false
  open var showsHiddenFiles = false
  open var showsTagField = false
  open var treatsFilePackagesAsDirectories = false
  open var nameFieldLabel: String! = ""
  open var accessoryView: NSView?
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {}
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
  open func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}
}
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  open var resolvesAliases = true
  open var isAccessoryViewDisclosed = false
  open var canDownloadUbiquitousContents = true
  open var canResolveUbiquitousConflicts = true
}

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCoreShim
import SwiftUI
import UIFoundationShim
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
  public struct ModalResponse: Hashable, Sendable {
    private let n: Int
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
  open weak var delegate: (any NSApplicationDelegate)?
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
    public static let autoHideDock = PresentationOptions(rawValue: 1)
    public static let hideDock = PresentationOptions(rawValue: 2)
    public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
    public static let hideMenuBar = PresentationOptions(rawValue: 8)
    public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
  }
  open func activationPolicy() -> ActivationPolicy { .regular }
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
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {}

@propertyWrapper
@MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType {
    fatalError("There is no \(DelegateType.self): pictures have no app delegate.")
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
}
public struct NSDeviceDescriptionKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
}
open class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()
  @discardableResult open func open(_ url: URL) -> Bool { false }
  open func icon(forFile path: String) -> NSImage { NSImage() }
  open func icon(for type: UTType) -> NSImage { NSImage() }
  open func activateFileViewerSelecting(_ urls: [URL]) {}
  @discardableResult open func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool {
    false
  }
  open func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
  open var notificationCenter: NotificationCenter { .default }
  open var runningApplications: [NSRunningApplication] { [] }
  open var frontmostApplication: NSRunningApplication? { nil }
  open var menuBarOwningApplication: NSRunningApplication? { nil }
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  open func recycle(_ urls: [URL], completionHandler: (([URL: URL], (any Error)?) -> Void)? = nil) {}
  open func openApplication(
    at url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
  @discardableResult open func openApplication(
    at url: URL, configuration: OpenConfiguration
  ) async throws -> NSRunningApplication { throw CocoaError(.featureUnsupported) }
  open func open(
    _ urls: [URL], withApplicationAt application: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }
  open class OpenConfiguration: NSObject, @unchecked Sendable {
    open var activates = true
    open var hides = false
    open var createsNewApplicationInstance = false
    open var arguments: [String] = []
    open var environment: [String: String] = [:]
    open var addsToRecentItems = true
    open var promptsUserIfNeeded = true
  }
  public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  public static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
  public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
  public static let sessionDidBecomeActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidBecomeActiveNotification")
  public static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification")
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
  public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
  public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
}
/// A program that runs; of none anything is known here.
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
open class NSPasteboard: NSObject, @unchecked Sendable {
  public static let general = NSPasteboard()
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    public static let fileURL = PasteboardType("public.file-url")
    public static let URL = PasteboardType("public.url")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
  }
  @discardableResult open func clearContents() -> Int { 0 }
  @discardableResult open func setString(_ string: String, forType type: PasteboardType) -> Bool { true }
  @discardableResult open func writeObjects(_ objects: [Any]) -> Bool { true }
  open func string(forType type: PasteboardType) -> String? { nil }
  @discardableResult open func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
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
  open var suppressionButton: NSButton? { nil }
  open var buttons: [NSButton] { [] }
  open var window: NSWindow { NSWindow() }
  public convenience init(error: any Error) { self.init() }
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  open func layout() {}
  @discardableResult open func addButton(withTitle title: String) -> NSButton { NSButton(frame: .zero) }
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
}
@MainActor @preconcurrency open class NSSavePanel: NSPanel {
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
}
open class NSSound: NSObject {
  public convenience init?(named name: String) { self.init() }
  @discardableResult open func play() -> Bool { false }
  public class func beep() {}
}
extension NSWorkspace {
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
}

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCoreShim
import SwiftUI
import UIFoundationShim
import Views

@MainActor @preconcurrency open class NSWindow: NSResponder {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
  }
  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  public enum TitleVisibility: Int, Sendable {
    case visible
    case hidden
  }
  public enum ButtonType: UInt, Sendable {
    case closeButton
    case miniaturizeButton
    case zoomButton
  }
  public struct Level: Hashable, Sendable {
    private let n: Int
    public static let normal = Level(n: 0)
    public static let floating = Level(n: 3)
    public static let statusBar = Level(n: 25)
  }
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
  }
  public convenience init(
    contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) { self.init() }
  public convenience init(contentViewController: NSViewController) { self.init() }
  open var title = ""
  open var subtitle = ""
  open var styleMask: StyleMask = []
  open var titleVisibility = TitleVisibility.visible
  open var titlebarAppearsTransparent = false
  open var isMovableByWindowBackground = false
  open var isOpaque = true
  open var hasShadow = true
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open var frame: NSRect { .zero }
  open var isVisible: Bool { true }
  open var isKeyWindow: Bool { true }
  open var isReleasedWhenClosed = true
  open var identifier: String?
  open var toolbar: AnyObject?
  open var screen: NSScreen? { .main }
  open weak var delegate: (any NSWindowDelegate)?
  open var firstResponder: NSResponder? { nil }
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func orderFront(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func close() {}
  open func center() {}
  open func performClose(_ sender: Any?) {}
  open func toggleFullScreen(_ sender: Any?) {}
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { true }
  open func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }
  open func setFrame(_ frame: NSRect, display: Bool) {}
  open func setContentSize(_ size: NSSize) {}
  @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { true }
  public static nonisolated let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  public static nonisolated let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  public static nonisolated let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
}
@MainActor @preconcurrency open class NSPanel: NSWindow {}
@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class NSWindowController: NSResponder {
  open var window: NSWindow?
  public convenience init(window: NSWindow?) { self.init() }
  open func showWindow(_ sender: Any?) {}
}

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
  open var dockTile: AnyObject { NSObject() }
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
  public static nonisolated let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  public static nonisolated let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
  public static nonisolated let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
}
@MainActor public var NSApp: NSApplication! { .shared }
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
@MainActor @preconcurrency open class NSMenu: NSObject {
  public init(title: String) {}
  public override convenience nonisolated init() { self.init(_plain: ()) }
  private nonisolated init(_plain: Void) { super.init() }
  open var items: [NSMenuItem] = []
  open func addItem(_ item: NSMenuItem) { items.append(item) }
}
@MainActor @preconcurrency open class NSMenuItem: NSObject {
  public init(title: String, action: Selector?, keyEquivalent: String) {}
  open class func separator() -> NSMenuItem { NSMenuItem(title: "", action: nil, keyEquivalent: "") }
  open var target: AnyObject?
  open var submenu: NSMenu?
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
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
  open func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}
}
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
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

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
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    public static let docModalWindow = StyleMask(rawValue: 1 << 6)
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
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
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let floating = Level(3)
    public static let submenu = Level(3)
    public static let tornOffMenu = Level(3)
    public static let modalPanel = Level(8)
    public static let mainMenu = Level(24)
    public static let statusBar = Level(25)
    public static let popUpMenu = Level(101)
    public static let screenSaver = Level(1000)
  }
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
  }
  public init(contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool) {
    super.init()
  }
  public override nonisolated init() { super.init() }
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
  open var identifier: NSUserInterfaceItemIdentifier?
  open var toolbar: NSToolbar?
  open var toolbarStyle = ToolbarStyle.automatic
  public enum ToolbarStyle: Int, Sendable {
    case automatic
    case expanded
    case preference
    case unified
    case unifiedCompact
  }
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  open var tabbingMode = TabbingMode.automatic
  public enum TabbingMode: Int, Sendable {
    case automatic
    case preferred
    case disallowed
  }
  public static var allowsAutomaticWindowTabbing = true
  open var animationBehavior = AnimationBehavior.default
  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0
    case none = 2
    case documentWindow
    case utilityWindow
    case alertPanel
  }
  public enum SharingType: UInt, Sendable {
    case none
    case readOnly
    case readWrite
  }
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 2)
  }
  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
  open var occlusionState: OcclusionState { .visible }
  open var sharingType = SharingType.readOnly
  open var isMovable = true
  open var isRestorable = true
  open var isMiniaturized: Bool { false }
  open var isZoomed: Bool { false }
  open var isMainWindow: Bool { true }
  open var isExcludedFromWindowsMenu = false
  open var isSheet: Bool { false }
  open var canHide = true
  open var hidesOnDeactivate = false
  open var acceptsMouseMovedEvents = false
  open var ignoresMouseEvents = false
  open var canBecomeKey: Bool { true }
  open var canBecomeMain: Bool { true }
  open var alphaValue: CGFloat = 1
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { NSAppearance(named: .aqua)! }
  open var windowNumber: Int { 0 }
  open var windowController: NSWindowController?
  open var minSize = NSSize.zero
  open var maxSize = NSSize(width: CGFloat.infinity, height: CGFloat.infinity)
  open var contentMinSize = NSSize.zero
  open var contentMaxSize = NSSize(width: CGFloat.infinity, height: CGFloat.infinity)
  open var contentAspectRatio = NSSize.zero
  open var contentLayoutRect: NSRect { frame }
  open var representedURL: URL?
  open var isDocumentEdited = false
  open var backingScaleFactor: CGFloat { 2 }
  open var parent: NSWindow? { nil }
  open var sheetParent: NSWindow? { nil }
  open var sheets: [NSWindow] { [] }
  open var attachedSheet: NSWindow? { nil }
  open var childWindows: [NSWindow]? { nil }
  open var mouseLocationOutsideOfEventStream: NSPoint { .zero }
  open func miniaturize(_ sender: Any?) {}
  open func deminiaturize(_ sender: Any?) {}
  open func zoom(_ sender: Any?) {}
  open func performZoom(_ sender: Any?) {}
  open func performMiniaturize(_ sender: Any?) {}
  open func orderBack(_ sender: Any?) {}
  open func orderFrontRegardless() {}
  open func order(_ place: OrderingMode, relativeTo otherWin: Int) {}
  open func makeKey() {}
  open func makeMain() {}
  open func becomeKey() {}
  open func resignKey() {}
  open func setFrame(_ frame: NSRect, display: Bool, animate: Bool) {}
  open func setFrameOrigin(_ point: NSPoint) {}
  open func setFrameTopLeftPoint(_ point: NSPoint) {}
  open func cascadeTopLeft(from point: NSPoint) -> NSPoint { point }
  open func setIsVisible(_ flag: Bool) {}
  open func invalidateShadow() {}
  open func display() {}
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}
  open func removeChildWindow(_ childWin: NSWindow) {}
  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  open func endSheet(_ sheetWindow: NSWindow) {}
  open func performDrag(with event: NSEvent) {}
  open func sendEvent(_ event: NSEvent) {}
  open func convertPoint(toScreen point: NSPoint) -> NSPoint { point }
  open func convertPoint(fromScreen point: NSPoint) -> NSPoint { point }
  open func convertToScreen(_ rect: NSRect) -> NSRect { rect }
  open func addTitlebarAccessoryViewController(_ controller: NSTitlebarAccessoryViewController) {}
  open func toggleToolbarShown(_ sender: Any?) {}
  @discardableResult open func setFrameUsingName(_ name: String) -> Bool { true }
  open func saveFrame(usingName name: String) {}
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
  public static nonisolated let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  public static nonisolated let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  public static nonisolated let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  public static nonisolated let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  public static nonisolated let didMiniaturizeNotification = Notification.Name(
    "NSWindowDidMiniaturizeNotification")
  public static nonisolated let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
  public static nonisolated let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  public static nonisolated let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  public static nonisolated let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  public static nonisolated let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  public static nonisolated let didChangeScreenNotification = Notification.Name(
    "NSWindowDidChangeScreenNotification")
  public static nonisolated let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  public static nonisolated let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
}
@MainActor @preconcurrency open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
  open var worksWhenModal = false
}
@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class NSWindowController: NSResponder {
  open var window: NSWindow?
  public convenience init(window: NSWindow?) { self.init() }
  open var contentViewController: NSViewController?
  open var windowFrameAutosaveName = ""
  open var shouldCascadeWindows = true
  open func showWindow(_ sender: Any?) {}
  open func windowDidLoad() {}
  open func close() {}
}

public enum NSTitlebarSeparatorStyle: Int, Sendable {
  case automatic
  case none
  case line
  case shadow
}

public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

@MainActor @preconcurrency open class NSTitlebarAccessoryViewController: NSViewController {
  open var fullScreenMinHeight: CGFloat = 0
}

/// A window's bar of buttons, which is SwiftUI's to draw.
@MainActor @preconcurrency open class NSToolbar: NSObject {
  public enum DisplayMode: UInt, Sendable {
    case `default`
    case iconAndLabel
    case iconOnly
    case labelOnly
  }
  public typealias Identifier = String
  public let identifier: Identifier
  open weak var delegate: (any NSToolbarDelegate)?
  open var displayMode = DisplayMode.default
  open var isVisible = true
  open var allowsUserCustomization = false
  open var autosavesConfiguration = false
  open var showsBaselineSeparator = true
  open var items: [NSToolbarItem] { [] }
  public init(identifier: Identifier) { self.identifier = identifier }
  public override convenience nonisolated init() { self.init(_plain: ()) }
  private nonisolated init(_plain: Void) {
    identifier = ""
    super.init()
  }
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {}
  open func removeItem(at index: Int) {}
  open func validateVisibleItems() {}
}
@MainActor @preconcurrency public protocol NSToolbarDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class NSToolbarItem: NSObject {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let space = Identifier("NSToolbarSpaceItem")
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
  }
  public let itemIdentifier: Identifier
  open var label = ""
  open var paletteLabel = ""
  open var toolTip: String?
  open var image: NSImage?
  open var view: NSView?
  open var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isBordered = false
  open var isNavigational = false
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
}

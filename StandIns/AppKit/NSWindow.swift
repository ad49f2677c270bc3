// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
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
  public enum BackingStoreType: UInt, Sendable {
    case retained
    case nonretained
    case buffered
  }
  public enum TitleVisibility: Int, Sendable {
    case visible
    case hidden
  }
  public enum ButtonType: UInt, Sendable {
    case closeButton
    case miniaturizeButton
    case zoomButton
    case toolbarButton
    case documentIconButton
    case documentVersionsButton = 6
  }
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static func + (level: Level, steps: Int) -> Level { Level(level.rawValue + steps) }
    public static func - (level: Level, steps: Int) -> Level { Level(level.rawValue - steps) }
    public static let dock = Level(20)
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
    public static let primary = CollectionBehavior(rawValue: 1 << 16)
    public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
    public static let `default`: CollectionBehavior = []
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
  public convenience init(
    contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool, screen: NSScreen?
  ) { self.init(contentRect: contentRect, styleMask: styleMask, backing: backing, defer: flag) }
  public override convenience init() {
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
  }
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
  }
  open class func contentRect(forFrameRect fRect: NSRect, styleMask style: StyleMask) -> NSRect { fRect }
  open class func frameRect(forContentRect cRect: NSRect, styleMask style: StyleMask) -> NSRect { cRect }
  open class func minFrameWidth(withTitle title: String, styleMask style: StyleMask) -> CGFloat { 0 }
  open class func windowNumber(at point: NSPoint, belowWindowWithWindowNumber windowNumber: Int) -> Int { 0 }
  open class func windowNumbers(options: Int = 0) -> [NSNumber]? { nil }
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
  open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }
  open func animationResizeTime(_ newFrame: NSRect) -> TimeInterval { 0.2 }
  open func animator() -> Self { self }
  open func endEditing(for object: Any?) {}
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }
  open var initialFirstResponder: NSView?
  open var defaultButtonCell: NSButtonCell?
  open func selectNextKeyView(_ sender: Any?) {}
  open func selectPreviousKeyView(_ sender: Any?) {}
  open func recalculateKeyViewLoop() {}
  open var autorecalculatesKeyViewLoop = false
  open var preventsApplicationTerminationWhenModal = true
  open var displaysWhenScreenProfileChanges = false
  open var preferredBackingLocation = 0
  open var colorSpace: NSColorSpace?
  open var allowsConcurrentViewDrawing = true
  open var canBecomeVisibleWithoutLogin = false
  open var aspectRatio = NSSize.zero
  open var resizeIncrements = NSSize(width: 1, height: 1)
  open var contentResizeIncrements = NSSize(width: 1, height: 1)
  open var minFullScreenContentSize = NSSize.zero
  open var maxFullScreenContentSize = NSSize.zero
  open var showsToolbarButton = false
  open var showsResizeIndicator = false
  open var representedFilename = ""
  open var frameAutosaveName: String { "" }
  open var frameDescriptor: String { "" }
  open func setFrame(from string: String) {}
  open var hasTitleBar: Bool { styleMask.contains(.titled) }
  open var isResizable: Bool { styleMask.contains(.resizable) }
  open var isZoomable: Bool { true }
  open var isMiniaturizable: Bool { styleMask.contains(.miniaturizable) }
  open var inLiveResize: Bool { false }
  open var isOnActiveSpace: Bool { true }
  open var deepestScreen: NSScreen? { .main }
  open var dockTile: NSDockTile { NSDockTile() }
  open var miniwindowImage: NSImage?
  open var miniwindowTitle: String! = ""
  open var currentEvent: NSEvent? { nil }
  open var areCursorRectsEnabled: Bool { true }
  open func disableCursorRects() {}
  open func enableCursorRects() {}
  open func invalidateCursorRects(for view: NSView) {}
  open func displayIfNeeded() {}
  open func update() {}
  open func layoutIfNeeded() {}
  open func updateConstraintsIfNeeded() {}
  open var viewsNeedDisplay = false
  open func becomeMain() {}
  open func resignMain() {}
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
  open func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? { nil }
  open func trackEvents(
    matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode,
    handler trackingHandler: (NSEvent?, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  open func convertFromScreen(_ rect: NSRect) -> NSRect { rect }
  open func convertToBacking(_ rect: NSRect) -> NSRect { rect }
  open func convertPointToBacking(_ point: NSPoint) -> NSPoint { point }
  open func convertPointFromBacking(_ point: NSPoint) -> NSPoint { point }
  open var tabGroup: NSWindowTabGroup? { nil }
  open var tab: NSWindowTab { NSWindowTab() }
  open var tabbedWindows: [NSWindow]? { nil }
  open var tabbingIdentifier = ""
  open func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {}
  open func toggleTabBar(_ sender: Any?) {}
  open func toggleTabOverview(_ sender: Any?) {}
  open func selectNextTab(_ sender: Any?) {}
  open func selectPreviousTab(_ sender: Any?) {}
  open func mergeAllWindows(_ sender: Any?) {}
  open func moveTabToNewWindow(_ sender: Any?) {}
  open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
  open func insertTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController, at index: Int
  ) {}
  open func removeTitlebarAccessoryViewController(at index: Int) {}
  open func runToolbarCustomizationPalette(_ sender: Any?) {}
  open func beginCriticalSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  @discardableResult
  open func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse { .cancel }
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  open func unregisterDraggedTypes() {}
  open class func standardWindowButton(_ b: ButtonType, for styleMask: StyleMask) -> NSButton? { nil }
  open class var defaultDepthLimit: Int32 { 0 }
  open class var userTabbingPreference: TabbingMode { .automatic }
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
  public typealias FrameAutosaveName = String
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
@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidBecomeMain(_ notification: Notification)
  func windowDidResignMain(_ notification: Notification)
  func windowDidResize(_ notification: Notification)
  func windowDidMove(_ notification: Notification)
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
}
extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidBecomeMain(_ notification: Notification) {}
  public func windowDidResignMain(_ notification: Notification) {}
  public func windowDidResize(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
}
@MainActor @preconcurrency open class NSWindowTab: NSObject {
  open var title: String! = ""
  open var attributedTitle: NSAttributedString?
  open var toolTip: String! = ""
  open var accessoryView: NSView?
}
@MainActor @preconcurrency open class NSWindowTabGroup: NSObject {
  open var identifier: String { "" }
  open var windows: [NSWindow] { [] }
  open weak var selectedWindow: NSWindow?
  open var isOverviewVisible = false
  open var isTabBarVisible: Bool { false }
  open func addWindow(_ window: NSWindow) {}
  open func removeWindow(_ window: NSWindow) {}
}
@MainActor @preconcurrency open class NSWindowController: NSResponder {
  open var window: NSWindow?
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }
  public override convenience init() { self.init(window: nil) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(windowNibName: NSNib.Name) { self.init(window: nil) }
  open var windowNibName: NSNib.Name? { nil }
  open var document: AnyObject?
  open var shouldCloseDocument = false
  open var isWindowLoaded: Bool { window != nil }
  open var storyboard: NSStoryboard? { nil }
  open func loadWindow() {}
  open func windowWillLoad() {}
  open func dismissController(_ sender: Any?) {}
  open func synchronizeWindowTitleWithDocumentName() {}
  open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
  open var contentViewController: NSViewController?
  open var windowFrameAutosaveName = ""
  open var shouldCascadeWindows = true
  open func showWindow(_ sender: Any?) {}
  open func windowDidLoad() {}
  open func close() {}
}

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
@_exported import QuartzCoreShim
import SwiftUI
@_exported import UIFoundationShim
import Views

// Colours, fonts, images and paths hold the same as UIKit's and are the same.
public typealias NSColor = UIColor
public typealias NSFont = UIFont
public typealias NSFontDescriptor = UIFontDescriptor
public typealias NSImage = UIImage
public typealias NSBezierPath = UIBezierPath
public typealias NSEdgeInsets = UIEdgeInsets
public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize

extension UIColor {
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(name: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    let light = dynamicProvider(NSAppearance(named: .aqua)!)
    let dark = dynamicProvider(NSAppearance(named: .darkAqua)!)
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
  public static var labelColor: NSColor { .label }
  public static var secondaryLabelColor: NSColor { .secondaryLabel }
  public static var tertiaryLabelColor: NSColor { .tertiaryLabel }
  public static var quaternaryLabelColor: NSColor { .quaternaryLabel }
  public static var textColor: NSColor { .label }
  public static var placeholderTextColor: NSColor { .placeholderText }
  public static var textBackgroundColor: NSColor { .systemBackground }
  public static var windowBackgroundColor: NSColor { .secondarySystemBackground }
  public static var controlBackgroundColor: NSColor { .systemBackground }
  public static var underPageBackgroundColor: NSColor { .secondarySystemBackground }
  public static var controlColor: NSColor { .systemBackground }
  public static var controlTextColor: NSColor { .label }
  public static var disabledControlTextColor: NSColor { .tertiaryLabel }
  public static var selectedControlColor: NSColor { .systemFill }
  public static var selectedControlTextColor: NSColor { .label }
  public static var selectedTextColor: NSColor { .label }
  public static var selectedTextBackgroundColor: NSColor { .systemFill }
  public static var selectedContentBackgroundColor: NSColor { .tintColor }
  public static var unemphasizedSelectedContentBackgroundColor: NSColor { .systemGray4 }
  public static var alternatingContentBackgroundColors: [NSColor] {
    [.systemBackground, .secondarySystemBackground]
  }
  public static var controlAccentColor: NSColor { .tintColor }
  public static var separatorColor: NSColor { .separator }
  public static var gridColor: NSColor { .separator }
  public static var linkColor: NSColor { .link }
  public static var headerTextColor: NSColor { .label }
  public static var highlightColor: NSColor { .white }
  public static var shadowColor: NSColor { .black }
  public static var keyboardFocusIndicatorColor: NSColor { .tintColor }
  public static var findHighlightColor: NSColor { .systemYellow }
  public static var windowFrameTextColor: NSColor { .label }
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
  public var redComponent: CGFloat { cgColor.components?[0] ?? 0 }
  public var greenComponent: CGFloat { cgColor.components?[1] ?? 0 }
  public var blueComponent: CGFloat { cgColor.components?[2] ?? 0 }
  public var alphaComponent: CGFloat { cgColor.alpha }
}

public final class NSColorSpace: NSObject, Sendable {
  public static let sRGB = NSColorSpace()
  public static let deviceRGB = NSColorSpace()
  public static let displayP3 = NSColorSpace()
  public static let genericRGB = NSColorSpace()
  public static let extendedSRGB = NSColorSpace()
}

extension UIImage {
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(systemName: name)
  }
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  public convenience init(size: NSSize) { self.init() }
  public convenience init(cgImage: CGImage, size: NSSize) { self.init(cgImage: cgImage) }
  public var tiffRepresentation: Data? { nil }
  public var isTemplate: Bool {
    get { false }
    set {}
  }
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
  public func cgImage(
    forProposedRect rect: UnsafeMutablePointer<NSRect>?, context: Any?, hints: [AnyHashable: Any]?
  )
    -> CGImage?
  { cgImage }
  public func lockFocus() {}
  public func unlockFocus() {}
}

extension Color {
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension Image {
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

public final class NSAppearance: NSObject, Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }
  public let name: Name
  public init?(named name: Name) { self.name = name }
  public func bestMatch(from names: [Name]) -> Name? { names.contains(name) ? name : names.first }
}

// MARK: Events and views

@MainActor @preconcurrency open class NSResponder: NSObject {
  public override nonisolated init() { super.init() }
  open var acceptsFirstResponder: Bool { false }
  open var nextResponder: NSResponder? { nil }
  open var undoManager: UndoManager? { nil }
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func cursorUpdate(with event: NSEvent) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

open class NSEvent: NSObject, @unchecked Sendable {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
  }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    public static let any = EventTypeMask(rawValue: .max)
  }
  open var modifierFlags: ModifierFlags { [] }
  open class var modifierFlags: ModifierFlags { [] }
  open class var mouseLocation: NSPoint { .zero }
  open var keyCode: UInt16 { 0 }
  open var characters: String? { nil }
  open var charactersIgnoringModifiers: String? { nil }
  open var locationInWindow: NSPoint { .zero }
  open var clickCount: Int { 1 }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  open class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  open class func removeMonitor(_ monitor: Any) {}
}

/// A view of AppKit; nothing of it is drawn.
@MainActor @preconcurrency open class NSView: NSResponder {
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }
  public override convenience nonisolated init() { self.init(_plain: ()) }
  private nonisolated init(_plain: Void) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var frame = NSRect.zero
  open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  open var wantsLayer = false
  open var layer: CALayer?
  open var alphaValue: CGFloat = 1
  open var isHidden = false
  open var isFlipped: Bool { false }
  open var mouseDownCanMoveWindow: Bool { false }
  open var allowsVibrancy: Bool { false }
  open var toolTip: String?
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { NSAppearance(named: .aqua)! }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var clipsToBounds = false
  open var identifier: String?
  open var window: NSWindow? { nil }
  open private(set) var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open var fittingSize: NSSize { .zero }
  open var visibleRect: NSRect { bounds }
  open var trackingAreas: [NSTrackingArea] { [] }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  open func addSubview(_ view: NSView) {
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow window: NSWindow?) {}
  open func viewDidChangeEffectiveAppearance() {}
  open func updateLayer() {}
  open func layout() {}
  open func draw(_ dirtyRect: NSRect) {}
  open func hitTest(_ point: NSPoint) -> NSView? { self }
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open func updateTrackingAreas() {}
  open func addTrackingArea(_ area: NSTrackingArea) {}
  open func removeTrackingArea(_ area: NSTrackingArea) {}
  open func resetCursorRects() {}
  open func addCursorRect(_ rect: NSRect, cursor: NSCursor) {}
  open func setNeedsDisplay(_ rect: NSRect) {}
  open var needsDisplay = false
  open var needsLayout = false
  open func layoutSubtreeIfNeeded() {}
  open func invalidateIntrinsicContentSize() {}
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point }
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect }
  open func addGestureRecognizer(_ recognizer: NSGestureRecognizer) {}
  open func registerForDraggedTypes(_ types: [NSPasteboard.PasteboardType]) {}
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation
  ) {}
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }
}

extension NSLayoutConstraint {
  public typealias Priority = _LayoutPriority
  public typealias Orientation = Axis
}

public final class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let cursorUpdate = Options(rawValue: 4)
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    public static let activeInKeyWindow = Options(rawValue: 32)
    public static let activeInActiveApp = Options(rawValue: 64)
    public static let activeAlways = Options(rawValue: 128)
    public static let inVisibleRect = Options(rawValue: 512)
  }
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {}
}

@MainActor @preconcurrency open class NSGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
}
@MainActor @preconcurrency open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var numberOfClicksRequired = 1
}

public final class NSCursor: NSObject, @unchecked Sendable {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let iBeam = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let crosshair = NSCursor()
  public static let operationNotAllowed = NSCursor()
  public func push() {}
  public func pop() {}
  public static func pop() {}
  public func set() {}
  public static func hide() {}
  public static func unhide() {}
}

@MainActor @preconcurrency open class NSControl: NSView {
  open var isEnabled = true
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open var font: NSFont?
  open var target: AnyObject?
  open var action: Selector?
  open var alignment = NSTextAlignment.natural
  open var controlSize = 0
}

@MainActor @preconcurrency open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isBordered = true
  open var isBezeled = true
  open var isEditable = true
  open var isSelectable = true
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var focusRingType = NSFocusRingType.default
  public convenience init(string: String) { self.init(frame: .zero) }
  public convenience init(labelWithString string: String) { self.init(frame: .zero) }
}
@MainActor @preconcurrency open class NSSecureTextField: NSTextField {}
@MainActor @preconcurrency open class NSSearchField: NSTextField {}
public enum NSFocusRingType: UInt, Sendable {
  case `default`
  case none
  case exterior
}
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
  func controlTextDidChange(_ notification: Notification)
  func controlTextDidEndEditing(_ notification: Notification)
}
extension NSTextFieldDelegate {
  public func controlTextDidChange(_ notification: Notification) {}
  public func controlTextDidEndEditing(_ notification: Notification) {}
}
@MainActor @preconcurrency open class NSButton: NSControl {
  open var title = ""
  open var image: NSImage?
  open var isBordered_ = true
  public convenience init(title: String, target: Any?, action: Selector?) { self.init(frame: .zero) }
}
@MainActor @preconcurrency open class NSImageView: NSControl {
  open var image: NSImage?
  public convenience init(image: NSImage) { self.init(frame: .zero) }
}
@MainActor @preconcurrency open class NSProgressIndicator: NSView {
  open var isIndeterminate = true
  open var doubleValue = 0.0
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}
@MainActor @preconcurrency open class NSScrollView: NSView {
  open var documentView: NSView?
  open var contentView: NSClipView { NSClipView(frame: .zero) }
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var backgroundColor: NSColor = .clear
  open var borderType = 0
  open var automaticallyAdjustsContentInsets = true
  open var contentInsets = NSEdgeInsets()
}
@MainActor @preconcurrency open class NSClipView: NSView {}
@MainActor @preconcurrency open class NSText: NSView {
  open var string = ""
  open var font: NSFont?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
}
@MainActor @preconcurrency open class NSTextView: NSText {
  open weak var delegate: (any NSTextViewDelegate)?
  open var textStorage: NSMutableAttributedString? { nil }
  open var textContainer: NSTextContainer? { nil }
  open var allowsUndo = false
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var textContainerInset = NSSize.zero
  open var insertionPointColor: NSColor!
  open var selectedRanges: [NSValue] = []
}
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSObjectProtocol {
  func textDidChange(_ notification: Notification)
}
extension NSTextViewDelegate { public func textDidChange(_ notification: Notification) {} }

/// A blurred background.
@MainActor @preconcurrency open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar = 3
    case menu = 5
    case popover
    case sidebar
    case headerView = 10
    case sheet
    case windowBackground
    case hudWindow
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground
    case underWindowBackground = 21
    case underPageBackground
    case selection = 4
  }
  public enum BlendingMode: Int, Sendable {
    case behindWindow
    case withinWindow
  }
  public enum State: Int, Sendable {
    case followsWindowActiveState
    case active
    case inactive
  }
  open var material = Material.windowBackground
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false
  open var maskImage: NSImage?
}

@MainActor @preconcurrency open class NSViewController: NSResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public override convenience nonisolated init() { self.init(_plain: ()) }
  private nonisolated init(_plain: Void) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open lazy var view = NSView(frame: .zero)
  open var title: String?
  open var preferredContentSize = NSSize.zero
  open private(set) var children: [NSViewController] = []
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewDidLayout() {}
  open func addChild(_ child: NSViewController) { children.append(child) }
  open func dismiss(_ sender: Any?) {}
}

@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
  open var rootView: Content
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { fatalError("A hosting view needs a root view.") }
}

@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { fatalError("A hosting controller needs a root view.") }
}

// MARK: The app

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

// MARK: Representables

/// A view of AppKit in a place of SwiftUI's. AppKit is not here to draw it: a labelled placeholder stands for it.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable {
  public var body: Never { fatalError("A view of AppKit has no body.") }
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    PlaceholderView("\(Self.self)", kind: "a view of AppKit").makeList(inputs, into: &list)
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of AppKit knows of its place. Since none is made, there is none of these, either.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public private(set) var environment: EnvironmentValues
}

/// A view controller of AppKit in a place of SwiftUI's. AppKit is not here to draw it: a labelled placeholder stands for it.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
  @MainActor @preconcurrency func updateNSViewController(
    _ nsViewController: NSViewControllerType, context: Context)
  @MainActor @preconcurrency static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
  public var body: Never { fatalError("A view controller of AppKit has no body.") }
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  public static func _makeViewList(_ view: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    PlaceholderView("\(Self.self)", kind: "a view controller of AppKit").makeList(inputs, into: &list)
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view controller of AppKit knows of its place. Since none is made, there is none of these, either.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public private(set) var environment: EnvironmentValues
}

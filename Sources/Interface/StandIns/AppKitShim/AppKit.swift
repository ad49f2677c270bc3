// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import Imaging
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
  /// An image that a closure would draw, which is as large and empty.
  public convenience init(
    size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool
  ) {
    CurrentAssets.note(
      .withoutEffect, "NSImage", "What a drawing handler would draw is missing: the image is empty.")
    self.init(bitmap: Bitmap(width: max(Int(size.width), 1), height: max(Int(size.height), 1)), scale: 1)
  }
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
    public static let accessibilityHighContrastAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityHighContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityHighContrastDarkAqua")
    public static let accessibilityHighContrastVibrantLight = Name(
      rawValue: "NSAppearanceNameAccessibilityHighContrastVibrantLight")
    public static let accessibilityHighContrastVibrantDark = Name(
      rawValue: "NSAppearanceNameAccessibilityHighContrastVibrantDark")
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
    public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
    public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
    public static let rightMouseDragged = EventTypeMask(rawValue: 1 << 7)
    public static let mouseEntered = EventTypeMask(rawValue: 1 << 8)
    public static let mouseExited = EventTypeMask(rawValue: 1 << 9)
    public static let otherMouseDown = EventTypeMask(rawValue: 1 << 25)
    public static let otherMouseUp = EventTypeMask(rawValue: 1 << 26)
    public static let otherMouseDragged = EventTypeMask(rawValue: 1 << 27)
    public static let magnify = EventTypeMask(rawValue: 1 << 30)
    public static let swipe = EventTypeMask(rawValue: 1 << 31)
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    public static let any = EventTypeMask(rawValue: .max)
  }
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp
    case rightMouseDown
    case rightMouseUp
    case mouseMoved
    case leftMouseDragged
    case rightMouseDragged
    case mouseEntered
    case mouseExited
    case keyDown
    case keyUp
    case flagsChanged
    case appKitDefined
    case systemDefined
    case applicationDefined
    case periodic
    case cursorUpdate
    case scrollWheel = 22
    case otherMouseDown = 25
    case otherMouseUp
    case otherMouseDragged
    case gesture = 29
    case magnify
    case swipe
  }
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 2)
    public static let changed = Phase(rawValue: 4)
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
  }
  public struct SpecialKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upArrow = SpecialKey(rawValue: 0xf700)
    public static let downArrow = SpecialKey(rawValue: 0xf701)
    public static let leftArrow = SpecialKey(rawValue: 0xf702)
    public static let rightArrow = SpecialKey(rawValue: 0xf703)
    public static let delete = SpecialKey(rawValue: 0x7f)
    public static let carriageReturn = SpecialKey(rawValue: 0x0d)
    public static let enter = SpecialKey(rawValue: 0x03)
    public static let tab = SpecialKey(rawValue: 0x09)
  }
  open var type: EventType { .applicationDefined }
  open var phase: Phase { [] }
  open var momentumPhase: Phase { [] }
  open var specialKey: SpecialKey? { nil }
  open var window: NSWindow? { nil }
  open var windowNumber: Int { 0 }
  open var timestamp: TimeInterval { 0 }
  open var isARepeat: Bool { false }
  open var deltaX: CGFloat { 0 }
  open var deltaY: CGFloat { 0 }
  open var magnification: CGFloat { 0 }
  open var hasPreciseScrollingDeltas: Bool { false }
  open var buttonNumber: Int { 0 }
  open class var doubleClickInterval: TimeInterval { 0.5 }
  open class var pressedMouseButtons: Int { 0 }
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
  open var identifier: NSUserInterfaceItemIdentifier?
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

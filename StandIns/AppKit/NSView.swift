// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import StandInSupport
import SwiftUI
import UIFoundation
import Views

/// An AppKit view.
@MainActor @preconcurrency open class NSView: NSResponder {
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  open var frame = NSRect.zero
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
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
  open var subviews: [NSView] = []
  /// The view of SwiftUI that the view shows; nil if AppKit draws it.
  open var _hostedView: AnyView? { nil }
  open internal(set) weak var superview: NSView?
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
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  open func setBoundsSize(_ newSize: NSSize) { bounds.size = newSize }
  open func setBoundsOrigin(_ newOrigin: NSPoint) {}
  open var frameRotation: CGFloat = 0
  open var frameCenterRotation: CGFloat = 0
  open var boundsRotation: CGFloat = 0
  open func rotate(byDegrees angle: CGFloat) {}
  open var tag: Int { -1 }
  open func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open var enclosingScrollView: NSScrollView? {
    superview as? NSScrollView ?? superview?.enclosingScrollView
  }
  open var enclosingMenuItem: NSMenuItem? { nil }
  open var opaqueAncestor: NSView? { nil }
  open func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open func ancestorShared(with view: NSView) -> NSView? {
    view.isDescendant(of: self) ? self : superview?.ancestorShared(with: view)
  }
  open var focusRingType = NSFocusRingType.default
  open var focusRingMaskBounds: NSRect { .zero }
  open func drawFocusRingMask() {}
  open func noteFocusRingMaskChanged() {}
  open var isOpaque: Bool { false }
  open var wantsUpdateLayer: Bool { false }
  open var wantsDefaultClipping: Bool { true }
  open var canDrawConcurrently = false
  open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
  open var layerContentsPlacement = LayerContentsPlacement.scaleAxesIndependently
  open var layerUsesCoreImageFilters = false
  open var backgroundFilters: [CIFilter] = []
  open var contentFilters: [CIFilter] = []
  open var compositingFilter: CIFilter?
  open var shadow: NSShadow?
  open func makeBackingLayer() -> CALayer { CALayer() }
  open var autoresizesSubviews = true
  open func resizeSubviews(withOldSize oldSize: NSSize) {}
  open func resize(withOldSuperviewSize oldSize: NSSize) {}
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }
  open var inLiveResize: Bool { false }
  open func viewWillStartLiveResize() {}
  open func viewDidEndLiveResize() {}
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  open func viewWillDraw() {}
  open func viewDidChangeBackingProperties() {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?)
  {
    addSubview(view)
  }
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    oldView.removeFromSuperview()
    addSubview(newView)
  }
  open func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
  open func sortSubviews(
    _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult,
    context: UnsafeMutableRawPointer?
  ) {}
  open func animator() -> Self { self }
  open func display() {}
  open func displayIfNeeded() {}
  open func display(_ rect: NSRect) {}
  open var canDraw: Bool { false }
  open func lockFocus() {}
  open func unlockFocus() {}
  open func needsToDraw(_ rect: NSRect) -> Bool { true }
  open var needsUpdateConstraints = false
  open func updateConstraints() {}
  open func updateConstraintsForSubtreeIfNeeded() {}
  open var constraints: [NSLayoutConstraint] { [] }
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func removeConstraint(_ constraint: NSLayoutConstraint) {}
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func addLayoutGuide(_ guide: NSLayoutGuide) {}
  open func removeLayoutGuide(_ guide: NSLayoutGuide) {}
  open var safeAreaLayoutGuide: NSLayoutGuide { NSLayoutGuide() }
  open var layoutMarginsGuide: NSLayoutGuide { NSLayoutGuide() }
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  open var additionalSafeAreaInsets = NSEdgeInsets()
  open var safeAreaRect: NSRect { bounds }
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open class var requiresConstraintBasedLayout: Bool { false }
  public static nonisolated let noIntrinsicMetric: CGFloat = -1
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    .defaultLow
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { .defaultHigh }
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect { rect }
  open func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }
  open func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
  open func convertToBacking(_ rect: NSRect) -> NSRect { rect }
  open func convertFromBacking(_ rect: NSRect) -> NSRect { rect }
  open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect { rect }
  open func mouse(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
  open func scroll(_ point: NSPoint) {}
  @discardableResult open func scrollToVisible(_ rect: NSRect) -> Bool { false }
  @discardableResult open func autoscroll(with event: NSEvent) -> Bool { false }
  open var preparedContentRect = NSRect.zero
  open var canBecomeKeyView: Bool { false }
  open var nextKeyView: NSView?
  open var previousKeyView: NSView? { nil }
  open var nextValidKeyView: NSView? { nil }
  open var needsPanelToBecomeKey: Bool { false }
  open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool { false }
  open func menu(for event: NSEvent) -> NSMenu? { menu }
  open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
  open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
  open var gestureRecognizers: [NSGestureRecognizer] = []
  open func removeGestureRecognizer(_ recognizer: NSGestureRecognizer) {}
  open var allowedTouchTypes: TouchTypeMask = []
  open var acceptsTouchEvents = false
  open var wantsRestingTouches = false
  open func discardCursorRects() {}
  open func removeCursorRect(_ rect: NSRect, cursor: NSCursor) {}
  open var registeredDraggedTypes: [NSPasteboard.PasteboardType] { [] }
  open func unregisterDraggedTypes() {}
  @discardableResult open func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession { NSDraggingSession() }
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  open func wantsPeriodicDraggingUpdates() -> Bool { true }
  open func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {}
  /// A bitmap as large as the rectangle, with two pixels to a point, in which nothing is drawn.
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    NSBitmapImageRep(size: rect.size, scale: 2)
  }
  /// Draws nothing: the bitmap stays as it is.
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
    StandInNote.add(
      .withoutEffect, "cacheDisplay", "A view of AppKit is not drawn into a bitmap: the bitmap is empty.")
  }
  open func dataWithPDF(inside rect: NSRect) -> Data { Data() }
  open func dataWithEPS(inside rect: NSRect) -> Data { Data() }
  open func printView(_ sender: Any?) {}
  @discardableResult open func enterFullScreenMode(
    _ screen: NSScreen, withOptions options: [FullScreenModeOptionKey: Any]? = nil
  ) -> Bool { false }
  open func exitFullScreenMode(options: [FullScreenModeOptionKey: Any]? = nil) {}
  open var isInFullScreenMode: Bool { false }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var postsFrameChangedNotifications = true
  open var postsBoundsChangedNotifications = true
  open func prepareForReuse() {}
  open func prepareForInterfaceBuilder() {}
  open func awakeFromNib() {}
  open var prefersCompactControlSizeMetrics = false
  public static nonisolated let frameDidChangeNotification = Notification.Name(
    "NSViewFrameDidChangeNotification")
  public static nonisolated let boundsDidChangeNotification = Notification.Name(
    "NSViewBoundsDidChangeNotification")
  public static nonisolated let focusDidChangeNotification = Notification.Name(
    "NSViewFocusDidChangeNotification")
  public static nonisolated let didUpdateTrackingAreasNotification = Notification.Name(
    "NSViewDidUpdateTrackingAreasNotification")
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never
    case onSetNeedsDisplay
    case duringViewResize
    case beforeViewResize
    case crossfade
  }
  public enum LayerContentsPlacement: Int, Sendable {
    case scaleAxesIndependently
    case scaleProportionallyToFit
    case scaleProportionallyToFill
    case center
    case top
    case topRight
    case right
    case bottomRight
    case bottom
    case bottomLeft
    case left
    case topLeft
  }
  public enum BackgroundStyle: Int, Sendable {
    case normal
    case emphasized
    case raised
    case lowered
  }
  public struct TouchTypeMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let direct = TouchTypeMask(rawValue: 1)
    public static let indirect = TouchTypeMask(rawValue: 2)
  }
  public struct FullScreenModeOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullScreenModeAllScreens = FullScreenModeOptionKey(
      rawValue: "NSFullScreenModeAllScreens")
    public static let fullScreenModeSetting = FullScreenModeOptionKey(rawValue: "NSFullScreenModeSetting")
    public static let fullScreenModeWindowLevel = FullScreenModeOptionKey(
      rawValue: "NSFullScreenModeWindowLevel")
    public static let fullScreenModeApplicationPresentationOptions = FullScreenModeOptionKey(
      rawValue: "NSFullScreenModeApplicationPresentationOptions")
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
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
    public static let none: AutoresizingMask = []
  }
}

extension NSLayoutConstraint {
  public typealias Priority = _LayoutPriority
  public typealias Orientation = Axis
}

@MainActor @preconcurrency public protocol NSViewLayerContentScaleDelegate: NSObjectProtocol {
  func layer(_ layer: CALayer, shouldInheritContentsScale newScale: CGFloat, from window: NSWindow) -> Bool
}
extension NSViewLayerContentScaleDelegate {
  public func layer(
    _ layer: CALayer, shouldInheritContentsScale newScale: CGFloat, from window: NSWindow
  ) -> Bool { false }
}
/// How rectangles are aligned to pixels.
public struct AlignmentOptions: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let alignAllEdgesInward = AlignmentOptions(rawValue: 0xf)
  public static let alignAllEdgesOutward = AlignmentOptions(rawValue: 0xf00)
  public static let alignAllEdgesNearest = AlignmentOptions(rawValue: 0xf_0000)
}
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}
/// A rectangle that constraints can name; nothing is laid out by them here.
@MainActor @preconcurrency open class NSLayoutGuide: NSObject {
  open var identifier = NSUserInterfaceItemIdentifier("")
  open weak var owningView: NSView?
  open var frame: NSRect { .zero }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

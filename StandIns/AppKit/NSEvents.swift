// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

// Responders and events; no events arrive.

@MainActor @preconcurrency open class NSResponder: NSObject {
  public override init() { super.init() }
  /// Reads a responder from an archive, none of which is read here.
  public init?(coder: NSCoder) { super.init() }
  open var acceptsFirstResponder: Bool { false }
  open var nextResponder: NSResponder?
  open var menu: NSMenu?
  open var touchBar: NSTouchBar?
  open var userActivity: NSUserActivity?
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
  open func rightMouseUp(with event: NSEvent) {}
  open func rightMouseDragged(with event: NSEvent) {}
  open func otherMouseUp(with event: NSEvent) {}
  open func otherMouseDragged(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func rotate(with event: NSEvent) {}
  open func swipe(with event: NSEvent) {}
  open func smartMagnify(with event: NSEvent) {}
  open func pressureChange(with event: NSEvent) {}
  open func beginGesture(with event: NSEvent) {}
  open func endGesture(with event: NSEvent) {}
  open func tabletPoint(with event: NSEvent) {}
  open func helpRequested(_ eventPtr: NSEvent) {}
  open func quickLook(with event: NSEvent) {}
  open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { false }
  open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { false }
  open func noResponder(for eventSelector: Selector) {}
  @discardableResult open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
  open func doCommand(by selector: Selector) {}
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  open func flushBufferedKeyEvents() {}
  open func validRequestor(
    forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?
  ) -> Any? { nil }
  @discardableResult open func presentError(_ error: any Error) -> Bool { false }
  open func makeTouchBar() -> NSTouchBar? { nil }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func restoreState(with coder: NSCoder) {}
  open func invalidateRestorableState() {}
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
  open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool { true }

  // Commands of the keyboard's, as key bindings name them.
  open func insertText(_ insertString: Any) {}
  open func insertNewline(_ sender: Any?) {}
  open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {}
  open func insertTab(_ sender: Any?) {}
  open func insertBacktab(_ sender: Any?) {}
  open func insertLineBreak(_ sender: Any?) {}
  open func insertParagraphSeparator(_ sender: Any?) {}
  open func deleteBackward(_ sender: Any?) {}
  open func deleteForward(_ sender: Any?) {}
  open func deleteWordBackward(_ sender: Any?) {}
  open func deleteWordForward(_ sender: Any?) {}
  open func deleteToBeginningOfLine(_ sender: Any?) {}
  open func deleteToEndOfLine(_ sender: Any?) {}
  open func deleteToBeginningOfParagraph(_ sender: Any?) {}
  open func deleteToEndOfParagraph(_ sender: Any?) {}
  open func moveUp(_ sender: Any?) {}
  open func moveDown(_ sender: Any?) {}
  open func moveLeft(_ sender: Any?) {}
  open func moveRight(_ sender: Any?) {}
  open func moveForward(_ sender: Any?) {}
  open func moveBackward(_ sender: Any?) {}
  open func moveWordLeft(_ sender: Any?) {}
  open func moveWordRight(_ sender: Any?) {}
  open func moveWordForward(_ sender: Any?) {}
  open func moveWordBackward(_ sender: Any?) {}
  open func moveToBeginningOfLine(_ sender: Any?) {}
  open func moveToEndOfLine(_ sender: Any?) {}
  open func moveToBeginningOfParagraph(_ sender: Any?) {}
  open func moveToEndOfParagraph(_ sender: Any?) {}
  open func moveToBeginningOfDocument(_ sender: Any?) {}
  open func moveToEndOfDocument(_ sender: Any?) {}
  open func moveToLeftEndOfLine(_ sender: Any?) {}
  open func moveToRightEndOfLine(_ sender: Any?) {}
  open func moveUpAndModifySelection(_ sender: Any?) {}
  open func moveDownAndModifySelection(_ sender: Any?) {}
  open func moveLeftAndModifySelection(_ sender: Any?) {}
  open func moveRightAndModifySelection(_ sender: Any?) {}
  open func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {}
  open func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {}
  open func pageUp(_ sender: Any?) {}
  open func pageDown(_ sender: Any?) {}
  open func scrollPageUp(_ sender: Any?) {}
  open func scrollPageDown(_ sender: Any?) {}
  open func scrollLineUp(_ sender: Any?) {}
  open func scrollLineDown(_ sender: Any?) {}
  open func scrollToBeginningOfDocument(_ sender: Any?) {}
  open func scrollToEndOfDocument(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func selectLine(_ sender: Any?) {}
  open func selectParagraph(_ sender: Any?) {}
  open func selectWord(_ sender: Any?) {}
  open func cancelOperation(_ sender: Any?) {}
  open func complete(_ sender: Any?) {}
  open func centerSelectionInVisibleArea(_ sender: Any?) {}
  open func capitalizeWord(_ sender: Any?) {}
  open func lowercaseWord(_ sender: Any?) {}
  open func uppercaseWord(_ sender: Any?) {}
  open func transpose(_ sender: Any?) {}
  open func yank(_ sender: Any?) {}
  open func newWindowForTab(_ sender: Any?) {}
  open func showContextHelp(_ sender: Any?) {}
  open func performTextFinderAction(_ sender: Any?) {}

  // Accessibility queries, which are not made here.
  open func isAccessibilityElement() -> Bool { false }
  open func isAccessibilityEnabled() -> Bool { true }
  open func isAccessibilityFocused() -> Bool { false }
  open func isAccessibilitySelected() -> Bool { false }
  open func accessibilityLabel() -> String? { nil }
  open func accessibilityTitle() -> String? { nil }
  open func accessibilityHelp() -> String? { nil }
  open func accessibilityValue() -> Any? { nil }
  open func accessibilityIdentifier() -> String { "" }
  open func accessibilityRole() -> NSAccessibility.Role? { nil }
  open func accessibilitySubrole() -> NSAccessibility.Subrole? { nil }
  open func accessibilityRoleDescription() -> String? { nil }
  open func accessibilityParent() -> Any? { nil }
  open func accessibilityChildren() -> [Any]? { nil }
  open func accessibilityFrame() -> NSRect { .zero }
  open func accessibilityPerformPress() -> Bool { false }
  open func accessibilityPerformIncrement() -> Bool { false }
  open func accessibilityPerformDecrement() -> Bool { false }
  open func accessibilityPerformShowMenu() -> Bool { false }
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
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
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
    public static let appKitDefined = EventTypeMask(rawValue: 1 << 13)
    public static let systemDefined = EventTypeMask(rawValue: 1 << 14)
    public static let applicationDefined = EventTypeMask(rawValue: 1 << 15)
    public static let periodic = EventTypeMask(rawValue: 1 << 16)
    public static let cursorUpdate = EventTypeMask(rawValue: 1 << 17)
    public static let tabletPoint = EventTypeMask(rawValue: 1 << 23)
    public static let gesture = EventTypeMask(rawValue: 1 << 29)
    public static let rotate = EventTypeMask(rawValue: 1 << 18)
    public static let beginGesture = EventTypeMask(rawValue: 1 << 19)
    public static let endGesture = EventTypeMask(rawValue: 1 << 20)
    public static let smartMagnify = EventTypeMask(rawValue: 1 << 32)
    public static let pressure = EventTypeMask(rawValue: 1 << 34)
    public static let directTouch = EventTypeMask(rawValue: 1 << 37)
    public static let any = EventTypeMask(rawValue: .max)
    public init(type: EventType) { self.init(rawValue: 1 << UInt64(type.rawValue)) }
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
    case rotate
    case beginGesture
    case endGesture
    case scrollWheel = 22
    case tabletPoint
    case tabletProximity
    case otherMouseDown = 25
    case otherMouseUp
    case otherMouseDragged
    case gesture = 29
    case magnify
    case swipe
    case smartMagnify
    case quickLook
    case pressure
    case directTouch = 37
    case changeMode
  }
  public enum GestureAxis: Int, Sendable {
    case none
    case horizontal
    case vertical
  }
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mayBegin = Phase(rawValue: 32)
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
    public static let backTab = SpecialKey(rawValue: 0x19)
    public static let backspace = SpecialKey(rawValue: 0x08)
    public static let newline = SpecialKey(rawValue: 0x0a)
    public static let formFeed = SpecialKey(rawValue: 0x0c)
    public static let deleteForward = SpecialKey(rawValue: 0xf728)
    public static let home = SpecialKey(rawValue: 0xf729)
    public static let begin = SpecialKey(rawValue: 0xf72a)
    public static let end = SpecialKey(rawValue: 0xf72b)
    public static let pageUp = SpecialKey(rawValue: 0xf72c)
    public static let pageDown = SpecialKey(rawValue: 0xf72d)
    public static let insert = SpecialKey(rawValue: 0xf727)
    public static let help = SpecialKey(rawValue: 0xf746)
    public static let menu = SpecialKey(rawValue: 0xf735)
    public static let clearLine = SpecialKey(rawValue: 0xf739)
    public static let f1 = SpecialKey(rawValue: 0xf704)
    public static let f2 = SpecialKey(rawValue: 0xf705)
    public static let f3 = SpecialKey(rawValue: 0xf706)
    public static let f4 = SpecialKey(rawValue: 0xf707)
    public static let f5 = SpecialKey(rawValue: 0xf708)
    public static let f6 = SpecialKey(rawValue: 0xf709)
    public static let f7 = SpecialKey(rawValue: 0xf70a)
    public static let f8 = SpecialKey(rawValue: 0xf70b)
    public static let f9 = SpecialKey(rawValue: 0xf70c)
    public static let f10 = SpecialKey(rawValue: 0xf70d)
    public static let f11 = SpecialKey(rawValue: 0xf70e)
    public static let f12 = SpecialKey(rawValue: 0xf70f)
    public static let f13 = SpecialKey(rawValue: 0xf710)
    public static let f14 = SpecialKey(rawValue: 0xf711)
    public static let f15 = SpecialKey(rawValue: 0xf712)
    public static let f16 = SpecialKey(rawValue: 0xf713)
    public static let f17 = SpecialKey(rawValue: 0xf714)
    public static let f18 = SpecialKey(rawValue: 0xf715)
    public static let f19 = SpecialKey(rawValue: 0xf716)
    public static let f20 = SpecialKey(rawValue: 0xf717)
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
  open var subtype: EventSubtype { .windowExposed }
  open var data1: Int { 0 }
  open var data2: Int { 0 }
  open var deltaZ: CGFloat { 0 }
  open var rotation: Float { 0 }
  open var pressure: Float { 0 }
  open var stage: Int { 0 }
  open var eventNumber: Int { 0 }
  open var trackingNumber: Int { 0 }
  open var isDirectionInvertedFromDevice: Bool { false }
  open var cgEvent: CGEvent? { nil }
  open var trackingArea: NSTrackingArea? { nil }
  public enum EventSubtype: Int16, Sendable {
    case windowExposed = 0
    case applicationActivated
    case applicationDeactivated
    case windowMoved = 4
    case screenChanged = 8
  }
  public convenience init?(cgEvent: CGEvent) { nil }
  open func charactersByApplyingModifiers(_ modifiers: ModifierFlags) -> String? { nil }
  open class func keyEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber: Int, context: NSGraphicsContext?, characters keys: String,
    charactersIgnoringModifiers unmodifiedKeys: String, isARepeat flag: Bool, keyCode code: UInt16
  ) -> NSEvent? { nil }
  open class func mouseEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber: Int, context: NSGraphicsContext?, eventNumber: Int, clickCount: Int, pressure: Float
  ) -> NSEvent? { nil }
  open class func otherEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber: Int, context: NSGraphicsContext?, subtype: Int16, data1: Int, data2: Int
  ) -> NSEvent? { nil }
  open class func startPeriodicEvents(afterDelay delay: TimeInterval, withPeriod period: TimeInterval) {}
  open class func stopPeriodicEvents() {}
  open class var foreverDuration: TimeInterval { .greatestFiniteMagnitude }
  open class var keyRepeatDelay: TimeInterval { 0.5 }
  open class var keyRepeatInterval: TimeInterval { 1.0 / 12 }
  open class var isMouseCoalescingEnabled: Bool {
    get { true }
    set {}
  }
  open class var isSwipeTrackingFromScrollEventsEnabled: Bool { true }
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

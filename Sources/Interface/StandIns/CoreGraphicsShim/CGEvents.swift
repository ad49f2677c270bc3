// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, IdentifiersMustBeASCII

import FoundationAdditions

// A Mac's input events and windows as in Quartz. No events arrive or are sent, and no window is listed.

public typealias CGEventMask = UInt64
public typealias CGKeyCode = UInt16
public typealias CGCharCode = UInt16
public typealias CGButtonCount = UInt32
public typealias CGWheelCount = UInt32
public typealias CGEventTimestamp = UInt64
public typealias CGEventSourceKeyboardType = UInt32

public enum CGEventType: UInt32, Sendable {
  case null = 0
  case leftMouseDown = 1
  case leftMouseUp = 2
  case rightMouseDown = 3
  case rightMouseUp = 4
  case mouseMoved = 5
  case leftMouseDragged = 6
  case rightMouseDragged = 7
  case keyDown = 10
  case keyUp = 11
  case flagsChanged = 12
  case scrollWheel = 22
  case tabletPointer = 23
  case tabletProximity = 24
  case otherMouseDown = 25
  case otherMouseUp = 26
  case otherMouseDragged = 27
  case tapDisabledByTimeout = 0xffff_fffe
  case tapDisabledByUserInput = 0xffff_ffff
}
public struct CGEventFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let maskAlphaShift = CGEventFlags(rawValue: 1 << 16)
  public static let maskShift = CGEventFlags(rawValue: 1 << 17)
  public static let maskControl = CGEventFlags(rawValue: 1 << 18)
  public static let maskAlternate = CGEventFlags(rawValue: 1 << 19)
  public static let maskCommand = CGEventFlags(rawValue: 1 << 20)
  public static let maskNumericPad = CGEventFlags(rawValue: 1 << 21)
  public static let maskHelp = CGEventFlags(rawValue: 1 << 22)
  public static let maskSecondaryFn = CGEventFlags(rawValue: 1 << 23)
  public static let maskNonCoalesced = CGEventFlags(rawValue: 1 << 8)
}
public enum CGMouseButton: UInt32, Sendable {
  case left
  case right
  case center
}
public enum CGScrollEventUnit: UInt32, Sendable {
  case pixel
  case line
}
public enum CGEventTapLocation: UInt32, Sendable {
  case cghidEventTap
  case cgSessionEventTap
  case cgAnnotatedSessionEventTap
}
public enum CGEventTapPlacement: UInt32, Sendable {
  case headInsertEventTap
  case tailAppendEventTap
}
public enum CGEventTapOptions: UInt32, Sendable {
  case defaultTap
  case listenOnly
}
public struct CGEventField: Hashable, RawRepresentable, Sendable {
  public let rawValue: UInt32
  public init?(rawValue: UInt32) { self.rawValue = rawValue }
  private init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public static let mouseEventNumber = CGEventField(0)
  public static let mouseEventClickState = CGEventField(1)
  public static let mouseEventPressure = CGEventField(2)
  public static let mouseEventButtonNumber = CGEventField(3)
  public static let mouseEventDeltaX = CGEventField(4)
  public static let mouseEventDeltaY = CGEventField(5)
  public static let mouseEventInstantMouser = CGEventField(6)
  public static let mouseEventSubtype = CGEventField(7)
  public static let keyboardEventAutorepeat = CGEventField(8)
  public static let keyboardEventKeycode = CGEventField(9)
  public static let keyboardEventKeyboardType = CGEventField(10)
  public static let scrollWheelEventDeltaAxis1 = CGEventField(11)
  public static let scrollWheelEventDeltaAxis2 = CGEventField(12)
  public static let scrollWheelEventDeltaAxis3 = CGEventField(13)
  public static let scrollWheelEventFixedPtDeltaAxis1 = CGEventField(93)
  public static let scrollWheelEventFixedPtDeltaAxis2 = CGEventField(94)
  public static let scrollWheelEventPointDeltaAxis1 = CGEventField(96)
  public static let scrollWheelEventPointDeltaAxis2 = CGEventField(97)
  public static let scrollWheelEventIsContinuous = CGEventField(88)
  public static let scrollWheelEventScrollPhase = CGEventField(99)
  public static let scrollWheelEventScrollCount = CGEventField(100)
  public static let scrollWheelEventMomentumPhase = CGEventField(123)
  public static let eventTargetProcessSerialNumber = CGEventField(39)
  public static let eventTargetUnixProcessID = CGEventField(40)
  public static let eventSourceUnixProcessID = CGEventField(41)
  public static let eventSourceUserData = CGEventField(42)
  public static let eventSourceUserID = CGEventField(43)
  public static let eventSourceGroupID = CGEventField(44)
  public static let eventSourceStateID = CGEventField(45)
  public static let mouseEventWindowUnderMousePointer = CGEventField(91)
  public static let mouseEventWindowUnderMousePointerThatCanHandleThisEvent = CGEventField(92)
}
public enum CGEventSourceStateID: Int32, Sendable {
  case privateState = -1
  case combinedSessionState = 0
  case hidSystemState = 1
}
public final class CGEventSource: @unchecked Sendable {
  public init?(stateID: CGEventSourceStateID) { return nil }
  public var userData: Int64 = 0
  public var localEventsSuppressionInterval: CFTimeInterval = 0
  public static func keyState(_ stateID: CGEventSourceStateID, key: CGKeyCode) -> Bool { false }
  public static func buttonState(_ stateID: CGEventSourceStateID, button: CGMouseButton) -> Bool { false }
  public static func flagsState(_ stateID: CGEventSourceStateID) -> CGEventFlags { [] }
  public static func secondsSinceLastEventType(
    _ stateID: CGEventSourceStateID, eventType: CGEventType
  ) -> CFTimeInterval { 0 }
}
public typealias CGEventTapProxy = OpaquePointer
public typealias CGEventTapCallBack = (
  CGEventTapProxy, CGEventType, CGEvent, UnsafeMutableRawPointer?
) -> Unmanaged<CGEvent>?

/// A keyboard or mouse event; none can be created.
public final class CGEvent: @unchecked Sendable {
  public init?(source: CGEventSource?) { return nil }
  public convenience init?(keyboardEventSource source: CGEventSource?, virtualKey: CGKeyCode, keyDown: Bool) {
    self.init(source: source)
  }
  public convenience init?(
    mouseEventSource source: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint,
    mouseButton: CGMouseButton
  ) { self.init(source: source) }
  public convenience init?(
    scrollWheelEvent2Source source: CGEventSource?, units: CGScrollEventUnit, wheelCount: UInt32,
    wheel1: Int32,
    wheel2: Int32, wheel3: Int32
  ) { self.init(source: source) }
  public var type = CGEventType.null
  public var location = CGPoint.zero
  public var unflippedLocation: CGPoint { location }
  public var flags: CGEventFlags = []
  public var timestamp: CGEventTimestamp = 0
  public func post(tap: CGEventTapLocation) {}
  public func postToPid(_ pid: Int32) {}
  public func tapPostEvent(_ proxy: CGEventTapProxy?) {}
  public func copy() -> CGEvent? { nil }
  public func setSource(_ source: CGEventSource?) {}
  public func getIntegerValueField(_ field: CGEventField) -> Int64 { 0 }
  public func setIntegerValueField(_ field: CGEventField, value: Int64) {}
  public func getDoubleValueField(_ field: CGEventField) -> Double { 0 }
  public func setDoubleValueField(_ field: CGEventField, value: Double) {}
  public func keyboardGetUnicodeString(
    maxStringLength: Int, actualStringLength: UnsafeMutablePointer<Int>!,
    unicodeString: UnsafeMutablePointer<UInt16>!
  ) { actualStringLength?.pointee = 0 }
  public func keyboardSetUnicodeString(stringLength: Int, unicodeString: UnsafePointer<UInt16>!) {}
  public static func tapCreate(
    tap: CGEventTapLocation, place: CGEventTapPlacement, options: CGEventTapOptions,
    eventsOfInterest: CGEventMask,
    callback: CGEventTapCallBack,
    userInfo: UnsafeMutableRawPointer?
  ) -> CFMachPort? { nil }
  public static func tapCreateForPid(
    pid: Int32, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask,
    callback: CGEventTapCallBack,
    userInfo: UnsafeMutableRawPointer?
  ) -> CFMachPort? { nil }
  public static func tapEnable(tap: CFMachPort, enable: Bool) {}
  public static func tapIsEnabled(tap: CFMachPort) -> Bool { false }
}
public func CGPreflightListenEventAccess() -> Bool { false }
@discardableResult public func CGRequestListenEventAccess() -> Bool { false }
public func CGPreflightPostEventAccess() -> Bool { false }
@discardableResult public func CGRequestPostEventAccess() -> Bool { false }

// Windows.

public struct CGWindowListOption: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let optionAll: CGWindowListOption = []
  public static let optionOnScreenOnly = CGWindowListOption(rawValue: 1)
  public static let optionOnScreenAboveWindow = CGWindowListOption(rawValue: 2)
  public static let optionOnScreenBelowWindow = CGWindowListOption(rawValue: 4)
  public static let optionIncludingWindow = CGWindowListOption(rawValue: 8)
  public static let excludeDesktopElements = CGWindowListOption(rawValue: 16)
}
public struct CGWindowImageOption: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let boundsIgnoreFraming = CGWindowImageOption(rawValue: 1)
  public static let shouldBeOpaque = CGWindowImageOption(rawValue: 2)
  public static let onlyShadows = CGWindowImageOption(rawValue: 4)
  public static let bestResolution = CGWindowImageOption(rawValue: 8)
  public static let nominalResolution = CGWindowImageOption(rawValue: 16)
}
public enum CGWindowSharingType: UInt32, Sendable {
  case none
  case readOnly
  case readWrite
}
public typealias CGWindowLevel = Int32
public enum CGWindowLevelKey: Int32, Sendable {
  case baseWindow = 0
  case minimumWindow
  case desktopWindow
  case backstopMenu
  case normalWindow
  case floatingWindow
  case tornOffMenuWindow
  case dockWindow
  case mainMenuWindow
  case statusWindow
  case modalPanelWindow
  case popUpMenuWindow
  case draggingWindow
  case screenSaverWindow
  case maximumWindow
  case overlayWindow
  case helpWindow
  case utilityWindow
  case desktopIconWindow
  case cursorWindow
  case assistiveTechHighWindow
}
/// The level of a kind of windows.
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
  switch key {
  case .baseWindow, .minimumWindow: return .min
  case .desktopWindow: return .min + 25
  case .desktopIconWindow: return .min + 45
  case .backstopMenu: return -20
  case .normalWindow: return 0
  case .floatingWindow, .tornOffMenuWindow: return 3
  case .modalPanelWindow: return 8
  case .utilityWindow: return 19
  case .dockWindow: return 20
  case .mainMenuWindow: return 24
  case .statusWindow: return 25
  case .popUpMenuWindow: return 101
  case .overlayWindow: return 102
  case .helpWindow: return 200
  case .draggingWindow: return 500
  case .screenSaverWindow: return 1000
  case .assistiveTechHighWindow: return 1500
  case .cursorWindow, .maximumWindow: return .max
  }
}
public let kCGNullWindowID: CGWindowID = 0
nonisolated(unsafe) public let kCGWindowNumber: CFString = "kCGWindowNumber"
nonisolated(unsafe) public let kCGWindowBounds: CFString = "kCGWindowBounds"
nonisolated(unsafe) public let kCGWindowName: CFString = "kCGWindowName"
nonisolated(unsafe) public let kCGWindowOwnerName: CFString = "kCGWindowOwnerName"
nonisolated(unsafe) public let kCGWindowOwnerPID: CFString = "kCGWindowOwnerPID"
nonisolated(unsafe) public let kCGWindowLayer: CFString = "kCGWindowLayer"
nonisolated(unsafe) public let kCGWindowAlpha: CFString = "kCGWindowAlpha"
nonisolated(unsafe) public let kCGWindowIsOnscreen: CFString = "kCGWindowIsOnscreen"
nonisolated(unsafe) public let kCGWindowSharingState: CFString = "kCGWindowSharingState"
nonisolated(unsafe) public let kCGWindowMemoryUsage: CFString = "kCGWindowMemoryUsage"
public func CGWindowListCopyWindowInfo(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID)
  -> CFArray?
{ nil }
public func CGWindowListCreate(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray? {
  nil
}
public func CGWindowListCreateDescriptionFromArray(_ windowArray: CFArray?) -> CFArray? { nil }
public func CGWindowListCreateImage(
  _ screenBounds: CGRect, _ listOption: CGWindowListOption, _ windowID: CGWindowID,
  _ imageOption: CGWindowImageOption
) -> CGImage? { nil }

// More functions for displays.

public func CGDisplayVendorNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
public func CGDisplayModelNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
public func CGDisplaySerialNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
public func CGDisplayUnitNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
public func CGDisplayIsMain(_ display: CGDirectDisplayID) -> UInt32 { 0 }
public func CGDisplayIsActive(_ display: CGDirectDisplayID) -> UInt32 { 0 }
public func CGDisplayIsOnline(_ display: CGDirectDisplayID) -> UInt32 { 0 }
public func CGDisplayIsAsleep(_ display: CGDirectDisplayID) -> UInt32 { 0 }
public func CGDisplayIsInMirrorSet(_ display: CGDirectDisplayID) -> UInt32 { 0 }
public func CGDisplayMirrorsDisplay(_ display: CGDirectDisplayID) -> CGDirectDisplayID { 0 }
public func CGDisplayRotation(_ display: CGDirectDisplayID) -> Double { 0 }
public func CGDisplayScreenSize(_ display: CGDirectDisplayID) -> CGSize { .zero }
public func CGDisplayCreateUUIDFromDisplayID(_ display: CGDirectDisplayID) -> Unmanaged<CFUUID>! { nil }
public func CGDisplayGetDisplayIDFromUUID(_ uuid: CFUUID!) -> CGDirectDisplayID { 0 }
public final class CGDisplayMode: @unchecked Sendable {
  public var width: Int { 0 }
  public var height: Int { 0 }
  public var pixelWidth: Int { 0 }
  public var pixelHeight: Int { 0 }
  public var refreshRate: Double { 0 }
  public var ioDisplayModeID: Int32 { 0 }
  public func isUsableForDesktopGUI() -> Bool { false }
}
public func CGDisplayCopyDisplayMode(_ display: CGDirectDisplayID) -> CGDisplayMode? { nil }
public func CGDisplayCopyAllDisplayModes(_ display: CGDirectDisplayID, _ options: CFDictionary?) -> CFArray? {
  nil
}
@discardableResult public func CGDisplayHideCursor(_ display: CGDirectDisplayID) -> CGError { .failure }
@discardableResult public func CGDisplayShowCursor(_ display: CGDirectDisplayID) -> CGError { .failure }
@discardableResult public func CGWarpMouseCursorPosition(_ position: CGPoint) -> CGError { .failure }
@discardableResult public func CGAssociateMouseAndMouseCursorPosition(_ connected: Int32) -> CGError {
  .failure
}
public struct CGDisplayChangeSummaryFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let beginConfigurationFlag = CGDisplayChangeSummaryFlags(rawValue: 1)
  public static let movedFlag = CGDisplayChangeSummaryFlags(rawValue: 2)
  public static let setMainFlag = CGDisplayChangeSummaryFlags(rawValue: 4)
  public static let setModeFlag = CGDisplayChangeSummaryFlags(rawValue: 8)
  public static let addFlag = CGDisplayChangeSummaryFlags(rawValue: 16)
  public static let removeFlag = CGDisplayChangeSummaryFlags(rawValue: 32)
  public static let enabledFlag = CGDisplayChangeSummaryFlags(rawValue: 256)
  public static let disabledFlag = CGDisplayChangeSummaryFlags(rawValue: 512)
}
public typealias CGDisplayReconfigurationCallBack = (
  CGDirectDisplayID, CGDisplayChangeSummaryFlags, UnsafeMutableRawPointer?
) -> Void
@discardableResult public func CGDisplayRegisterReconfigurationCallback(
  _ callback: CGDisplayReconfigurationCallBack?, _ userInfo: UnsafeMutableRawPointer?
) -> CGError { .failure }
@discardableResult public func CGDisplayRemoveReconfigurationCallback(
  _ callback: CGDisplayReconfigurationCallBack?, _ userInfo: UnsafeMutableRawPointer?
) -> CGError { .failure }
public func CGSessionCopyCurrentDictionary() -> CFDictionary? { nil }

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import CoreGraphics
@_exported import CoreServices
@_exported import CoreText
@_exported import FoundationAdditions
@_exported import ImageIO

// The accessibility API for other programs. Permission is not granted, and every query fails.

public enum AXError: Int32, Sendable {
  case success = 0
  case failure = -25200
  case illegalArgument = -25201
  case invalidUIElement = -25202
  case invalidUIElementObserver = -25203
  case cannotComplete = -25204
  case attributeUnsupported = -25205
  case actionUnsupported = -25206
  case notificationUnsupported = -25207
  case notImplemented = -25208
  case notificationAlreadyRegistered = -25209
  case notificationNotRegistered = -25210
  case apiDisabled = -25211
  case noValue = -25212
  case parameterizedAttributeUnsupported = -25213
  case notEnoughPrecision = -25214
}
public final class AXUIElement: Hashable, @unchecked Sendable {
  fileprivate init() {}
  public static func == (a: AXUIElement, b: AXUIElement) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public final class AXObserver: @unchecked Sendable {}
public final class AXValue: @unchecked Sendable {}
public enum AXValueType: UInt32, Sendable {
  case illegal = 0
  case cgPoint
  case cgSize
  case cgRect
  case cfRange
  case axError
}
public struct AXCopyMultipleAttributeOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let stopOnError = AXCopyMultipleAttributeOptions(rawValue: 1)
}
public typealias AXObserverCallback = (AXObserver, AXUIElement, CFString, UnsafeMutableRawPointer?) -> Void

nonisolated(unsafe) public let kAXTrustedCheckOptionPrompt: Unmanaged<CFString>! = .passRetained(
  NSString(string: "AXTrustedCheckOptionPrompt"))
/// Whether the program may query others: it may not.
public func AXIsProcessTrusted() -> Bool { false }
@discardableResult public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { false }
public func AXAPIEnabled() -> Bool { false }
public func AXUIElementCreateApplication(_ pid: pid_t) -> AXUIElement { AXUIElement() }
public func AXUIElementCreateSystemWide() -> AXUIElement { AXUIElement() }
public func AXUIElementGetTypeID() -> CFTypeID { 1001 }
@discardableResult public func AXUIElementCopyAttributeValue(
  _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementCopyAttributeValues(
  _ element: AXUIElement, _ attribute: CFString, _ index: CFIndex, _ maxValues: CFIndex,
  _ values: UnsafeMutablePointer<CFArray?>
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementCopyMultipleAttributeValues(
  _ element: AXUIElement, _ attributes: CFArray, _ options: AXCopyMultipleAttributeOptions,
  _ values: UnsafeMutablePointer<CFArray?>
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementCopyAttributeNames(
  _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementCopyActionNames(
  _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementCopyParameterizedAttributeValue(
  _ element: AXUIElement, _ parameterizedAttribute: CFString, _ parameter: CFTypeRef,
  _ result: UnsafeMutablePointer<CFTypeRef?>
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementGetAttributeValueCount(
  _ element: AXUIElement, _ attribute: CFString, _ count: UnsafeMutablePointer<CFIndex>
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementIsAttributeSettable(
  _ element: AXUIElement, _ attribute: CFString, _ settable: UnsafeMutablePointer<DarwinBoolean>
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementSetAttributeValue(
  _ element: AXUIElement, _ attribute: CFString, _ value: CFTypeRef
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError
{
  .apiDisabled
}
@discardableResult public func AXUIElementGetPid(
  _ element: AXUIElement, _ pid: UnsafeMutablePointer<pid_t>
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementSetMessagingTimeout(
  _ element: AXUIElement, _ timeoutInSeconds: Float
) -> AXError { .apiDisabled }
@discardableResult public func AXUIElementCopyElementAtPosition(
  _ application: AXUIElement, _ x: Float, _ y: Float, _ element: UnsafeMutablePointer<AXUIElement?>
) -> AXError { .apiDisabled }
@discardableResult public func AXObserverCreate(
  _ application: pid_t, _ callback: AXObserverCallback, _ observer: UnsafeMutablePointer<AXObserver?>
) -> AXError { .apiDisabled }
@discardableResult public func AXObserverAddNotification(
  _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString, _ refcon: UnsafeMutableRawPointer?
) -> AXError { .apiDisabled }
@discardableResult public func AXObserverRemoveNotification(
  _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString
) -> AXError { .apiDisabled }
public func AXObserverGetRunLoopSource(_ observer: AXObserver) -> CFRunLoopSource {
  CFMachPortCreateRunLoopSource(nil, nil, 0)
}
public func AXValueCreate(_ type: AXValueType, _ value: UnsafeRawPointer) -> AXValue? { nil }
public func AXValueGetType(_ value: AXValue) -> AXValueType { .illegal }
public func AXValueGetTypeID() -> CFTypeID { 1002 }
@discardableResult public func AXValueGetValue(
  _ value: AXValue, _ type: AXValueType, _ result: UnsafeMutableRawPointer
) -> Bool { false }

// Names of attributes, actions, notifications and roles.

public let kAXTitleAttribute = "AXTitle"
public let kAXRoleAttribute = "AXRole"
public let kAXSubroleAttribute = "AXSubrole"
public let kAXRoleDescriptionAttribute = "AXRoleDescription"
public let kAXDescriptionAttribute = "AXDescription"
public let kAXHelpAttribute = "AXHelp"
public let kAXValueAttribute = "AXValue"
public let kAXChildrenAttribute = "AXChildren"
public let kAXParentAttribute = "AXParent"
public let kAXWindowsAttribute = "AXWindows"
public let kAXFocusedWindowAttribute = "AXFocusedWindow"
public let kAXMainWindowAttribute = "AXMainWindow"
public let kAXFocusedUIElementAttribute = "AXFocusedUIElement"
public let kAXFocusedApplicationAttribute = "AXFocusedApplication"
public let kAXPositionAttribute = "AXPosition"
public let kAXSizeAttribute = "AXSize"
public let kAXMinimizedAttribute = "AXMinimized"
public let kAXMainAttribute = "AXMain"
public let kAXFocusedAttribute = "AXFocused"
public let kAXEnabledAttribute = "AXEnabled"
public let kAXHiddenAttribute = "AXHidden"
public let kAXFrontmostAttribute = "AXFrontmost"
public let kAXIdentifierAttribute = "AXIdentifier"
public let kAXURLAttribute = "AXURL"
public let kAXDocumentAttribute = "AXDocument"
public let kAXWindowAttribute = "AXWindow"
public let kAXTopLevelUIElementAttribute = "AXTopLevelUIElement"
public let kAXMenuBarAttribute = "AXMenuBar"
public let kAXCloseButtonAttribute = "AXCloseButton"
public let kAXMinimizeButtonAttribute = "AXMinimizeButton"
public let kAXZoomButtonAttribute = "AXZoomButton"
public let kAXFullScreenButtonAttribute = "AXFullScreenButton"
public let kAXSelectedTextAttribute = "AXSelectedText"
public let kAXSelectedTextRangeAttribute = "AXSelectedTextRange"
public let kAXSelectedChildrenAttribute = "AXSelectedChildren"
public let kAXVisibleChildrenAttribute = "AXVisibleChildren"
public let kAXNumberOfCharactersAttribute = "AXNumberOfCharacters"
public let kAXPlaceholderValueAttribute = "AXPlaceholderValue"
public let kAXModalAttribute = "AXModal"
public let kAXStatusLabelAttribute = "AXStatusLabel"
public let kAXIsApplicationRunningAttribute = "AXIsApplicationRunning"
public let kAXOrientationAttribute = "AXOrientation"
public let kAXRowsAttribute = "AXRows"
public let kAXColumnsAttribute = "AXColumns"
public let kAXContentsAttribute = "AXContents"
public let kAXFullscreenAttribute = "AXFullScreen"
public let kAXPressAction = "AXPress"
public let kAXIncrementAction = "AXIncrement"
public let kAXDecrementAction = "AXDecrement"
public let kAXConfirmAction = "AXConfirm"
public let kAXCancelAction = "AXCancel"
public let kAXRaiseAction = "AXRaise"
public let kAXShowMenuAction = "AXShowMenu"
public let kAXPickAction = "AXPick"
public let kAXMainWindowChangedNotification = "AXMainWindowChanged"
public let kAXFocusedWindowChangedNotification = "AXFocusedWindowChanged"
public let kAXFocusedUIElementChangedNotification = "AXFocusedUIElementChanged"
public let kAXApplicationActivatedNotification = "AXApplicationActivated"
public let kAXApplicationDeactivatedNotification = "AXApplicationDeactivated"
public let kAXApplicationHiddenNotification = "AXApplicationHidden"
public let kAXApplicationShownNotification = "AXApplicationShown"
public let kAXWindowCreatedNotification = "AXWindowCreated"
public let kAXWindowMovedNotification = "AXWindowMoved"
public let kAXWindowResizedNotification = "AXWindowResized"
public let kAXWindowMiniaturizedNotification = "AXWindowMiniaturized"
public let kAXWindowDeminiaturizedNotification = "AXWindowDeminiaturized"
public let kAXUIElementDestroyedNotification = "AXUIElementDestroyed"
public let kAXValueChangedNotification = "AXValueChanged"
public let kAXTitleChangedNotification = "AXTitleChanged"
public let kAXSelectedTextChangedNotification = "AXSelectedTextChanged"
public let kAXSelectedChildrenChangedNotification = "AXSelectedChildrenChanged"
public let kAXLayoutChangedNotification = "AXLayoutChanged"
public let kAXMenuOpenedNotification = "AXMenuOpened"
public let kAXMenuClosedNotification = "AXMenuClosed"
public let kAXCreatedNotification = "AXCreated"
public let kAXMovedNotification = "AXMoved"
public let kAXResizedNotification = "AXResized"
public let kAXApplicationRole = "AXApplication"
public let kAXSystemWideRole = "AXSystemWide"
public let kAXWindowRole = "AXWindow"
public let kAXSheetRole = "AXSheet"
public let kAXButtonRole = "AXButton"
public let kAXMenuRole = "AXMenu"
public let kAXMenuBarRole = "AXMenuBar"
public let kAXMenuItemRole = "AXMenuItem"
public let kAXMenuBarItemRole = "AXMenuBarItem"
public let kAXTextFieldRole = "AXTextField"
public let kAXTextAreaRole = "AXTextArea"
public let kAXStaticTextRole = "AXStaticText"
public let kAXImageRole = "AXImage"
public let kAXListRole = "AXList"
public let kAXGroupRole = "AXGroup"
public let kAXScrollAreaRole = "AXScrollArea"
public let kAXToolbarRole = "AXToolbar"
public let kAXCheckBoxRole = "AXCheckBox"
public let kAXPopUpButtonRole = "AXPopUpButton"
public let kAXTableRole = "AXTable"
public let kAXRowRole = "AXRow"
public let kAXCellRole = "AXCell"
public let kAXLinkRole = "AXLink"
public let kAXUnknownRole = "AXUnknown"
public let kAXDockItemRole = "AXDockItem"
public let kAXRadioButtonRole = "AXRadioButton"
public let kAXStandardWindowSubrole = "AXStandardWindow"
public let kAXDialogSubrole = "AXDialog"
public let kAXSystemDialogSubrole = "AXSystemDialog"
public let kAXFloatingWindowSubrole = "AXFloatingWindow"
public let kAXSystemFloatingWindowSubrole = "AXSystemFloatingWindow"
public let kAXCloseButtonSubrole = "AXCloseButton"
public let kAXMinimizeButtonSubrole = "AXMinimizeButton"
public let kAXZoomButtonSubrole = "AXZoomButton"
public let kAXApplicationDockItemSubrole = "AXApplicationDockItem"
public let kAXSecureTextFieldSubrole = "AXSecureTextField"
public let kAXSearchFieldSubrole = "AXSearchField"
public let kAXUnknownSubrole = "AXUnknown"

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

// Controllers, none of which is connected.

public protocol GCDevice: NSObjectProtocol {
  var vendorName: String? { get }
  var productCategory: String { get }
}
open class GCControllerElement: NSObject {
  open var isAnalog: Bool { false }
  open var localizedName: String?
  open var sfSymbolsName: String?
}
open class GCControllerButtonInput: GCControllerElement {
  open var value: Float { 0 }
  open var isPressed: Bool { false }
  open var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
  open var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
}
open class GCControllerAxisInput: GCControllerElement {
  open var value: Float { 0 }
  open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
}
open class GCControllerDirectionPad: GCControllerElement {
  public let xAxis = GCControllerAxisInput()
  public let yAxis = GCControllerAxisInput()
  public let up = GCControllerButtonInput()
  public let down = GCControllerButtonInput()
  public let left = GCControllerButtonInput()
  public let right = GCControllerButtonInput()
  open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
}
open class GCPhysicalInputProfile: NSObject {
  open var buttons: [String: GCControllerButtonInput] { [:] }
  open var valueDidChangeHandler: ((GCPhysicalInputProfile, GCControllerElement) -> Void)?
}
open class GCMicroGamepad: GCPhysicalInputProfile {
  public let dpad = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
}
open class GCExtendedGamepad: GCPhysicalInputProfile {
  public let dpad = GCControllerDirectionPad()
  public let leftThumbstick = GCControllerDirectionPad()
  public let rightThumbstick = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonB = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonY = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  public let leftShoulder = GCControllerButtonInput()
  public let rightShoulder = GCControllerButtonInput()
  public let leftTrigger = GCControllerButtonInput()
  public let rightTrigger = GCControllerButtonInput()
  open var buttonOptions: GCControllerButtonInput? { nil }
  open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
}
open class GCController: NSObject, GCDevice {
  open class func controllers() -> [GCController] { [] }
  open class var current: GCController? { nil }
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {}
  open class func stopWirelessControllerDiscovery() {}
  open var vendorName: String? { nil }
  open var productCategory: String { "" }
  open var extendedGamepad: GCExtendedGamepad? { nil }
  open var microGamepad: GCMicroGamepad? { nil }
  open var physicalInputProfile: GCPhysicalInputProfile { GCPhysicalInputProfile() }
}
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let keyA = GCKeyCode(rawValue: 4)
  public static let keyD = GCKeyCode(rawValue: 7)
  public static let keyS = GCKeyCode(rawValue: 22)
  public static let keyW = GCKeyCode(rawValue: 26)
  public static let returnOrEnter = GCKeyCode(rawValue: 40)
  public static let escape = GCKeyCode(rawValue: 41)
  public static let spacebar = GCKeyCode(rawValue: 44)
  public static let rightArrow = GCKeyCode(rawValue: 79)
  public static let leftArrow = GCKeyCode(rawValue: 80)
  public static let downArrow = GCKeyCode(rawValue: 81)
  public static let upArrow = GCKeyCode(rawValue: 82)
}
open class GCKeyboardInput: GCPhysicalInputProfile {
  open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}
open class GCKeyboard: NSObject, GCDevice {
  open class var coalesced: GCKeyboard? { nil }
  open var vendorName: String? { nil }
  open var productCategory: String { "Keyboard" }
  open var keyboardInput: GCKeyboardInput? { nil }
}
open class GCMouseInput: GCPhysicalInputProfile {
  open var mouseMovedHandler: ((GCMouseInput, Float, Float) -> Void)?
  public let scroll = GCControllerDirectionPad()
  public let leftButton = GCControllerButtonInput()
  open var rightButton: GCControllerButtonInput? { nil }
}
open class GCMouse: NSObject, GCDevice {
  open class var current: GCMouse? { nil }
  open class func mice() -> [GCMouse] { [] }
  open var vendorName: String? { nil }
  open var productCategory: String { "Mouse" }
  open var mouseInput: GCMouseInput? { nil }
}
extension Notification.Name {
  public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
  public static let GCControllerDidBecomeCurrent = Notification.Name(
    "GCControllerDidBecomeCurrentNotification")
  public static let GCMouseDidConnect = Notification.Name("GCMouseDidConnectNotification")
  public static let GCMouseDidDisconnect = Notification.Name("GCMouseDidDisconnectNotification")
  public static let GCMouseDidBecomeCurrent = Notification.Name("GCMouseDidBecomeCurrentNotification")
  public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
}

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import ApplicationServices
@_exported import FoundationAdditions

// Carbon's key codes, and its global keyboard shortcuts, which are never pressed here.

public let kVK_ANSI_A: Int = 0
public let kVK_ANSI_S: Int = 1
public let kVK_ANSI_D: Int = 2
public let kVK_ANSI_F: Int = 3
public let kVK_ANSI_H: Int = 4
public let kVK_ANSI_G: Int = 5
public let kVK_ANSI_Z: Int = 6
public let kVK_ANSI_X: Int = 7
public let kVK_ANSI_C: Int = 8
public let kVK_ANSI_V: Int = 9
public let kVK_ANSI_B: Int = 11
public let kVK_ANSI_Q: Int = 12
public let kVK_ANSI_W: Int = 13
public let kVK_ANSI_E: Int = 14
public let kVK_ANSI_R: Int = 15
public let kVK_ANSI_Y: Int = 16
public let kVK_ANSI_T: Int = 17
public let kVK_ANSI_1: Int = 18
public let kVK_ANSI_2: Int = 19
public let kVK_ANSI_3: Int = 20
public let kVK_ANSI_4: Int = 21
public let kVK_ANSI_6: Int = 22
public let kVK_ANSI_5: Int = 23
public let kVK_ANSI_Equal: Int = 24
public let kVK_ANSI_9: Int = 25
public let kVK_ANSI_7: Int = 26
public let kVK_ANSI_Minus: Int = 27
public let kVK_ANSI_8: Int = 28
public let kVK_ANSI_0: Int = 29
public let kVK_ANSI_RightBracket: Int = 30
public let kVK_ANSI_O: Int = 31
public let kVK_ANSI_U: Int = 32
public let kVK_ANSI_LeftBracket: Int = 33
public let kVK_ANSI_I: Int = 34
public let kVK_ANSI_P: Int = 35
public let kVK_ANSI_L: Int = 37
public let kVK_ANSI_J: Int = 38
public let kVK_ANSI_Quote: Int = 39
public let kVK_ANSI_K: Int = 40
public let kVK_ANSI_Semicolon: Int = 41
public let kVK_ANSI_Backslash: Int = 42
public let kVK_ANSI_Comma: Int = 43
public let kVK_ANSI_Slash: Int = 44
public let kVK_ANSI_N: Int = 45
public let kVK_ANSI_M: Int = 46
public let kVK_ANSI_Period: Int = 47
public let kVK_ANSI_Grave: Int = 50
public let kVK_ANSI_KeypadDecimal: Int = 65
public let kVK_ANSI_KeypadMultiply: Int = 67
public let kVK_ANSI_KeypadPlus: Int = 69
public let kVK_ANSI_KeypadClear: Int = 71
public let kVK_ANSI_KeypadDivide: Int = 75
public let kVK_ANSI_KeypadEnter: Int = 76
public let kVK_ANSI_KeypadMinus: Int = 78
public let kVK_ANSI_KeypadEquals: Int = 81
public let kVK_ANSI_Keypad0: Int = 82
public let kVK_ANSI_Keypad1: Int = 83
public let kVK_ANSI_Keypad2: Int = 84
public let kVK_ANSI_Keypad3: Int = 85
public let kVK_ANSI_Keypad4: Int = 86
public let kVK_ANSI_Keypad5: Int = 87
public let kVK_ANSI_Keypad6: Int = 88
public let kVK_ANSI_Keypad7: Int = 89
public let kVK_ANSI_Keypad8: Int = 91
public let kVK_ANSI_Keypad9: Int = 92
public let kVK_Return: Int = 36
public let kVK_Tab: Int = 48
public let kVK_Space: Int = 49
public let kVK_Delete: Int = 51
public let kVK_Escape: Int = 53
public let kVK_RightCommand: Int = 54
public let kVK_Command: Int = 55
public let kVK_Shift: Int = 56
public let kVK_CapsLock: Int = 57
public let kVK_Option: Int = 58
public let kVK_Control: Int = 59
public let kVK_RightShift: Int = 60
public let kVK_RightOption: Int = 61
public let kVK_RightControl: Int = 62
public let kVK_Function: Int = 63
public let kVK_F17: Int = 64
public let kVK_VolumeUp: Int = 72
public let kVK_VolumeDown: Int = 73
public let kVK_Mute: Int = 74
public let kVK_F18: Int = 79
public let kVK_F19: Int = 80
public let kVK_F20: Int = 90
public let kVK_F5: Int = 96
public let kVK_F6: Int = 97
public let kVK_F7: Int = 98
public let kVK_F3: Int = 99
public let kVK_F8: Int = 100
public let kVK_F9: Int = 101
public let kVK_F11: Int = 103
public let kVK_F13: Int = 105
public let kVK_F16: Int = 106
public let kVK_F14: Int = 107
public let kVK_F10: Int = 109
public let kVK_F12: Int = 111
public let kVK_F15: Int = 113
public let kVK_Help: Int = 114
public let kVK_Home: Int = 115
public let kVK_PageUp: Int = 116
public let kVK_ForwardDelete: Int = 117
public let kVK_F4: Int = 118
public let kVK_End: Int = 119
public let kVK_F2: Int = 120
public let kVK_PageDown: Int = 121
public let kVK_F1: Int = 122
public let kVK_LeftArrow: Int = 123
public let kVK_RightArrow: Int = 124
public let kVK_DownArrow: Int = 125
public let kVK_UpArrow: Int = 126
public let kVK_ISO_Section: Int = 10
public let kVK_JIS_Yen: Int = 93
public let kVK_JIS_Underscore: Int = 94
public let kVK_JIS_KeypadComma: Int = 95
public let kVK_JIS_Eisu: Int = 102
public let kVK_JIS_Kana: Int = 104

public let cmdKey: Int = 256
public let shiftKey: Int = 512
public let alphaLock: Int = 1024
public let optionKey: Int = 2048
public let controlKey: Int = 4096
public let kEventClassKeyboard: Int = 0x6b65_7962
public let kEventHotKeyPressed: Int = 5
public let kEventHotKeyReleased: Int = 6
public let kEventParamDirectObject: Int = 0x2d2d_2d2d
public let typeEventHotKeyID: Int = 0x686b_6964
public let eventNotHandledErr: Int = -9874
public let eventHotKeyExistsErr: Int = -9878

public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias UniChar = UInt16
public typealias UniCharCount = Int
public typealias OptionBits = UInt32
public typealias EventRef = OpaquePointer
public typealias EventHandlerRef = OpaquePointer
public typealias EventHandlerCallRef = OpaquePointer
public typealias EventTargetRef = OpaquePointer
public typealias EventHotKeyRef = OpaquePointer
public typealias EventHandlerUPP =
  @convention(c) (
    EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?
  ) -> OSStatus

public struct EventHotKeyID: Sendable {
  public var signature: OSType
  public var id: UInt32
  public init() { self.init(signature: 0, id: 0) }
  public init(signature: OSType, id: UInt32) {
    self.signature = signature
    self.id = id
  }
}

public struct EventTypeSpec: Sendable {
  public var eventClass: OSType
  public var eventKind: UInt32
  public init() { self.init(eventClass: 0, eventKind: 0) }
  public init(eventClass: OSType, eventKind: UInt32) {
    self.eventClass = eventClass
    self.eventKind = eventKind
  }
}

public func GetApplicationEventTarget() -> EventTargetRef! { nil }
public func GetEventDispatcherTarget() -> EventTargetRef! { nil }
@discardableResult
public func RegisterEventHotKey(
  _ code: UInt32, _ modifiers: UInt32, _ id: EventHotKeyID, _ target: EventTargetRef!, _ options: OptionBits,
  _ key: UnsafeMutablePointer<EventHotKeyRef?>!
) -> OSStatus { OSStatus(eventHotKeyExistsErr) }
@discardableResult
public func UnregisterEventHotKey(_ key: EventHotKeyRef!) -> OSStatus { noErr }
@discardableResult
public func InstallEventHandler(
  _ target: EventTargetRef!, _ handler: EventHandlerUPP!, _ count: Int,
  _ types: UnsafePointer<EventTypeSpec>!,
  _ data: UnsafeMutableRawPointer!, _ reference: UnsafeMutablePointer<EventHandlerRef?>!
) -> OSStatus { OSStatus(eventNotHandledErr) }
@discardableResult
public func RemoveEventHandler(_ handler: EventHandlerRef!) -> OSStatus { noErr }
public func GetEventKind(_ event: EventRef!) -> UInt32 { 0 }
public func GetEventClass(_ event: EventRef!) -> OSType { 0 }
@discardableResult
public func GetEventParameter(
  _ event: EventRef!, _ name: UInt32, _ type: UInt32, _ actualType: UnsafeMutablePointer<UInt32>!,
  _ size: Int, _ actualSize: UnsafeMutablePointer<Int>!, _ data: UnsafeMutableRawPointer!
) -> OSStatus { OSStatus(eventNotHandledErr) }
public func IsSecureEventInputEnabled() -> Bool { false }

/// A keyboard layout; there is none.
public final class TISInputSource: Sendable {}
public func TISCopyCurrentKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { nil }
public func TISCopyCurrentASCIICapableKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { nil }
public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! { nil }
public func TISGetInputSourceProperty(_ source: TISInputSource!, _ key: CFString!) -> UnsafeMutableRawPointer!
{
  nil
}
nonisolated(unsafe) public let kTISPropertyUnicodeKeyLayoutData: CFString! = nil
nonisolated(unsafe) public let kTISPropertyLocalizedName: CFString! = nil
nonisolated(unsafe) public let kTISPropertyInputSourceID: CFString! = nil
public func LMGetKbdType() -> UInt8 { 0 }
public func TISCreateInputSourceList(
  _ properties: CFDictionary!, _ includeAllInstalled: Bool
) -> Unmanaged<CFArray>! { .passRetained(NSArray()) }
@discardableResult public func TISSelectInputSource(_ source: TISInputSource!) -> OSStatus {
  OSStatus(eventNotHandledErr)
}
nonisolated(unsafe) public let kTISNotifySelectedKeyboardInputSourceChanged: CFString! = NSString(
  string: "com.apple.Carbon.TISNotifySelectedKeyboardInputSourceChanged")
nonisolated(unsafe) public let kTISNotifyEnabledKeyboardInputSourcesChanged: CFString! = NSString(
  string: "com.apple.Carbon.TISNotifyEnabledKeyboardInputSourcesChanged")
nonisolated(unsafe) public let kTISPropertyInputSourceCategory: CFString! = nil
nonisolated(unsafe) public let kTISPropertyInputSourceType: CFString! = nil
nonisolated(unsafe) public let kTISPropertyInputSourceIsSelectCapable: CFString! = nil
nonisolated(unsafe) public let kTISPropertyInputSourceLanguages: CFString! = nil
nonisolated(unsafe) public let kTISCategoryKeyboardInputSource: CFString! = nil
public func GetEventMonitorTarget() -> EventTargetRef! { nil }

/// Translates keys by a keyboard layout; there is none.
public struct UCKeyboardLayout: Sendable {}
public let kUCKeyActionDown = 0
public let kUCKeyActionUp = 1
public let kUCKeyActionAutoKey = 2
public let kUCKeyActionDisplay = 3
public let kUCKeyTranslateNoDeadKeysBit = 0
public let kUCKeyTranslateNoDeadKeysMask = 1
@discardableResult public func UCKeyTranslate(
  _ layout: UnsafePointer<UCKeyboardLayout>!, _ virtualKeyCode: UInt16, _ keyAction: UInt16,
  _ modifierKeyState: UInt32, _ keyboardType: UInt32, _ options: OptionBits,
  _ deadKeyState: UnsafeMutablePointer<UInt32>!, _ maxStringLength: Int,
  _ actualStringLength: UnsafeMutablePointer<Int>!, _ unicodeString: UnsafeMutablePointer<UInt16>!
) -> OSStatus { OSStatus(eventNotHandledErr) }

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII, NoLeadingUnderscores

import Foundation

// Core Foundation's run loops, ports and messages between programs. Nothing arrives from them: a render waits for nothing.

public struct CFRunLoopMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}
public final class CFRunLoop: @unchecked Sendable {
  fileprivate static let shared = CFRunLoop()
}
public final class CFRunLoopSource: @unchecked Sendable { package init() {} }
public final class CFRunLoopObserver: @unchecked Sendable {}
public final class CFRunLoopTimer: @unchecked Sendable {}
public final class CFMachPort: @unchecked Sendable { package init() {} }
public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let entry = CFRunLoopActivity(rawValue: 1)
  public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
  public static let beforeSources = CFRunLoopActivity(rawValue: 4)
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
  public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
  public static let exit = CFRunLoopActivity(rawValue: 128)
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0fff_ffff)
}
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped
  case timedOut
  case handledSource
}
public func CFRunLoopGetMain() -> CFRunLoop! { .shared }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .shared }
public func CFRunLoopAddSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRemoveSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopContainsSource(
  _ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) -> Bool { false }
public func CFRunLoopAddObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
}
public func CFRunLoopRemoveObserver(
  _ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {}
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { CFRunLoopObserver() }
public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) {}
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) {}
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {}
public func CFRunLoopStop(_ loop: CFRunLoop!) {}
public func CFRunLoopPerformBlock(_ loop: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {}
/// Returns at once.
public func CFRunLoopRun() {}
@discardableResult public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult { .finished }
public func CFMachPortCreateRunLoopSource(
  _ allocator: CFAllocator!, _ port: CFMachPort!, _ order: CFIndex
) -> CFRunLoopSource! { CFRunLoopSource() }
public func CFMachPortInvalidate(_ port: CFMachPort!) {}
public func CFMachPortIsValid(_ port: CFMachPort!) -> Bool { false }

public typealias CFOptionFlags = UInt
public typealias CFTypeID = UInt
public typealias CFHashCode = UInt
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableData = NSMutableData
public typealias CFMutableString = NSMutableString
public typealias CFSet = NSSet
public typealias CFDate = NSDate
public typealias CFAttributedString = NSAttributedString
public typealias CFPropertyList = AnyObject
public typealias CFRange = NSRange
public typealias CFComparisonResult = ComparisonResult
public let kCFAllocatorSystemDefault: CFAllocator! = nil
public let kCFAllocatorNull: CFAllocator! = nil
public let kCFNotFound: CFIndex = -1
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  NSRange(location: location, length: length)
}

/// Work that the system runs at its discretion; here it never does.
open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable (Result) -> Void
  public enum Result: Int, Sendable {
    case finished = 1
    case deferred
  }
  public let identifier: String
  open var qualityOfService = QualityOfService.background
  open var repeats = false
  open var interval: TimeInterval = 0
  open var tolerance: TimeInterval = 0
  open var shouldDefer: Bool { false }
  public init(identifier: String) { self.identifier = identifier }
  open func schedule(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {}
  open func invalidate() {}
}

// The type of a value.

public func CFGetTypeID(_ value: CFTypeRef!) -> CFTypeID {
  switch value {
  case is NSNumber: return 22
  case is NSString: return 7
  case is NSDictionary: return 18
  case is NSArray: return 19
  case is NSData: return 20
  case is NSURL: return 29
  default: return 1
  }
}
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFURLGetTypeID() -> CFTypeID { 29 }
public func CFEqual(_ first: CFTypeRef!, _ second: CFTypeRef!) -> Bool {
  (first as? NSObject)?.isEqual(second) ?? (first === second)
}
public func CFHash(_ value: CFTypeRef!) -> CFHashCode {
  CFHashCode(bitPattern: (value as? NSObject)?.hash ?? 0)
}
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }
public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }
public func CFDictionaryGetCount(_ dictionary: CFDictionary!) -> CFIndex { dictionary.count }
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.length }
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  data.bytes.assumingMemoryBound(to: UInt8.self)
}
public func CFStringGetLength(_ string: CFString!) -> CFIndex { string.length }
public func CFCopyDescription(_ value: CFTypeRef!) -> CFString! { NSString(string: "\(value as Any)") }

public final class CFUUID: @unchecked Sendable {
  fileprivate let value: UUID
  package init(_ value: UUID) { self.value = value }
}
public func CFUUIDCreate(_ allocator: CFAllocator!) -> CFUUID! { CFUUID(UUID()) }
public func CFUUIDCreateString(_ allocator: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  NSString(string: uuid.value.uuidString)
}
public func CFUUIDCreateFromString(_ allocator: CFAllocator!, _ string: CFString!) -> CFUUID! {
  UUID(uuidString: "\(string as NSString)").map(CFUUID.init)
}

// Preferences of programs, which are not stored, and their bundles, which are not loaded.

public let kCFPreferencesCurrentUser: CFString! = NSString(string: "kCFPreferencesCurrentUser")
public let kCFPreferencesAnyUser: CFString! = NSString(string: "kCFPreferencesAnyUser")
public let kCFPreferencesCurrentHost: CFString! = NSString(string: "kCFPreferencesCurrentHost")
public let kCFPreferencesAnyHost: CFString! = NSString(string: "kCFPreferencesAnyHost")
public let kCFPreferencesAnyApplication: CFString! = NSString(string: "kCFPreferencesAnyApplication")
public let kCFPreferencesCurrentApplication: CFString! = NSString(string: "kCFPreferencesCurrentApplication")
public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> CFPropertyList? { nil }
public func CFPreferencesCopyValue(
  _ key: CFString, _ applicationID: CFString, _ userName: CFString, _ hostName: CFString
) -> CFPropertyList? { nil }
public func CFPreferencesSetAppValue(_ key: CFString, _ value: CFPropertyList?, _ applicationID: CFString) {}
public func CFPreferencesSetValue(
  _ key: CFString, _ value: CFPropertyList?, _ applicationID: CFString, _ userName: CFString,
  _ hostName: CFString
) {}
@discardableResult public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool { false }
public func CFPreferencesGetAppBooleanValue(
  _ key: CFString, _ applicationID: CFString, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<Bool>?
) -> Bool {
  keyExistsAndHasValidFormat?.pointee = false
  return false
}
public func CFPreferencesAppValueIsForced(_ key: CFString, _ applicationID: CFString) -> Bool { false }
public final class CFBundle: @unchecked Sendable {}
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
public func CFBundleCreate(_ allocator: CFAllocator!, _ url: CFURL!) -> CFBundle! { nil }
public func CFBundleGetMainBundle() -> CFBundle! { nil }
public func CFBundleGetFunctionPointerForName(_ bundle: CFBundle!, _ name: CFString!)
  -> UnsafeMutableRawPointer!
{
  nil
}
public func CFBundleGetDataPointerForName(_ bundle: CFBundle!, _ name: CFString!) -> UnsafeMutableRawPointer!
{
  nil
}

// Messages to all programs.

public final class CFNotificationCenter: @unchecked Sendable {
  fileprivate static let shared = CFNotificationCenter()
}
public struct CFNotificationName: Hashable, RawRepresentable, @unchecked Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce
  case hold
  case deliverImmediately
}
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .shared }
public func CFNotificationCenterGetDistributedCenter() -> CFNotificationCenter! { .shared }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .shared }
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {}
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {}
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {}

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
@_exported import FoundationAdditions

// The reachability of hosts: none is reachable.

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
public final class SCNetworkReachability: @unchecked Sendable {}
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ name: String)
  -> SCNetworkReachability?
{ nil }
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool { false }
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void
public struct SCNetworkReachabilityContext {
  public var version: CFIndex
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { nil }
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { false }
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { false }
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { false }
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { false }

// The system's networks: there are none.

public final class SCDynamicStore: @unchecked Sendable {}
public typealias SCDynamicStoreCallBack = (SCDynamicStore, CFArray, UnsafeMutableRawPointer?) -> Void
public typealias SCDynamicStoreContext = SCNetworkReachabilityContext
public func SCDynamicStoreCreate(
  _ allocator: CFAllocator?, _ name: CFString, _ callout: SCDynamicStoreCallBack?,
  _ context: UnsafeMutablePointer<SCDynamicStoreContext>?
) -> SCDynamicStore? { nil }
public func SCDynamicStoreCreateRunLoopSource(
  _ allocator: CFAllocator?, _ store: SCDynamicStore, _ order: CFIndex
) -> CFRunLoopSource? { nil }
@discardableResult public func SCDynamicStoreSetNotificationKeys(
  _ store: SCDynamicStore, _ keys: CFArray?, _ patterns: CFArray?
) -> Bool { false }
@discardableResult public func SCDynamicStoreSetDispatchQueue(
  _ store: SCDynamicStore, _ queue: DispatchQueue?
) -> Bool { false }
public func SCDynamicStoreCopyValue(_ store: SCDynamicStore?, _ key: CFString) -> CFPropertyList? { nil }
public func SCDynamicStoreCopyKeyList(_ store: SCDynamicStore?, _ pattern: CFString) -> CFArray? { nil }
public func SCDynamicStoreCopyMultiple(
  _ store: SCDynamicStore?, _ keys: CFArray?, _ patterns: CFArray?
) -> CFDictionary? { nil }
public func SCDynamicStoreCopyComputerName(
  _ store: SCDynamicStore?, _ nameEncoding: UnsafeMutablePointer<UInt32>?
) -> CFString? { nil }
public func SCDynamicStoreCopyLocalHostName(_ store: SCDynamicStore?) -> CFString? { nil }
public func SCDynamicStoreCopyConsoleUser(
  _ store: SCDynamicStore?, _ uid: UnsafeMutablePointer<uid_t>?, _ gid: UnsafeMutablePointer<gid_t>?
) -> CFString? { nil }
public func SCDynamicStoreCopyProxies(_ store: SCDynamicStore?) -> CFDictionary? { nil }

public final class SCNetworkInterface: @unchecked Sendable {}
nonisolated(unsafe) public let kSCNetworkInterfaceTypeEthernet: CFString = "Ethernet"
nonisolated(unsafe) public let kSCNetworkInterfaceTypeIEEE80211: CFString = "IEEE80211"
nonisolated(unsafe) public let kSCNetworkInterfaceTypeBluetooth: CFString = "Bluetooth"
nonisolated(unsafe) public let kSCNetworkInterfaceTypeFireWire: CFString = "FireWire"
nonisolated(unsafe) public let kSCNetworkInterfaceTypePPP: CFString = "PPP"
nonisolated(unsafe) public let kSCNetworkInterfaceTypeWWAN: CFString = "WWAN"
public func SCNetworkInterfaceCopyAll() -> CFArray { NSArray() }
public func SCNetworkInterfaceGetBSDName(_ interface: SCNetworkInterface) -> CFString? { nil }
public func SCNetworkInterfaceGetInterfaceType(_ interface: SCNetworkInterface) -> CFString? { nil }
public func SCNetworkInterfaceGetLocalizedDisplayName(_ interface: SCNetworkInterface) -> CFString? { nil }
public func SCNetworkInterfaceGetHardwareAddressString(_ interface: SCNetworkInterface) -> CFString? { nil }
public func SCError() -> Int32 { 1001 }
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar>! { nil }

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, NoLeadingUnderscores, IdentifiersMustBeASCII

import Foundation

// Functions of Darwin's C library that the one here lacks. There is no Darwin kernel: queries to it fail.

/// Asks the kernel for a value by its name; here it always fails with -1. Callers that query the length of a
/// text and ignore the result get the length of an empty one, including its terminating zero.
@discardableResult public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldValue: UnsafeMutableRawPointer!,
  _ oldLength: UnsafeMutablePointer<Int>!,
  _ newValue: UnsafeMutableRawPointer!, _ newLength: Int
) -> Int32 {
  if oldValue == nil, let oldLength { oldLength.pointee = 1 }
  return -1
}
/// Asks the kernel for a value by its numbers; here it always fails with -1.
@discardableResult public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ nameLength: UInt32, _ oldValue: UnsafeMutableRawPointer!,
  _ oldLength: UnsafeMutablePointer<Int>!, _ newValue: UnsafeMutableRawPointer!, _ newLength: Int
) -> Int32 { -1 }
public var CTL_KERN: Int32 { 1 }
public var CTL_VM: Int32 { 2 }
public var CTL_NET: Int32 { 4 }
public var CTL_HW: Int32 { 6 }
public var KERN_PROC: Int32 { 14 }
public var KERN_PROC_ALL: Int32 { 0 }
public var KERN_PROC_PID: Int32 { 1 }
public var KERN_PROCARGS2: Int32 { 49 }
public var KERN_BOOTTIME: Int32 { 21 }
public var HW_MACHINE: Int32 { 1 }
public var HW_MODEL: Int32 { 2 }
public var HW_NCPU: Int32 { 3 }
public var HW_MEMSIZE: Int32 { 24 }
public var VM_SWAPUSAGE: Int32 { 5 }

/// The traffic of a network interface.
public struct if_data: Sendable {
  public var ifi_type: UInt8 = 0
  public var ifi_typelen: UInt8 = 0
  public var ifi_physical: UInt8 = 0
  public var ifi_addrlen: UInt8 = 0
  public var ifi_hdrlen: UInt8 = 0
  public var ifi_mtu: UInt32 = 0
  public var ifi_metric: UInt32 = 0
  public var ifi_baudrate: UInt32 = 0
  public var ifi_ipackets: UInt32 = 0
  public var ifi_ierrors: UInt32 = 0
  public var ifi_opackets: UInt32 = 0
  public var ifi_oerrors: UInt32 = 0
  public var ifi_ibytes: UInt32 = 0
  public var ifi_obytes: UInt32 = 0
  public init() {}
}

// Processes, of which none is found.

public var PROC_PIDPATHINFO_MAXSIZE: Int32 { 4096 }
public var PROC_ALL_PIDS: UInt32 { 1 }
@discardableResult public func proc_pidpath(
  _ pid: Int32, _ buffer: UnsafeMutableRawPointer!, _ size: UInt32
) -> Int32 { 0 }
@discardableResult public func proc_name(
  _ pid: Int32, _ buffer: UnsafeMutableRawPointer!, _ size: UInt32
) -> Int32 { 0 }
@discardableResult public func proc_listpids(
  _ type: UInt32, _ typeinfo: UInt32, _ buffer: UnsafeMutableRawPointer!, _ size: Int32
) -> Int32 { 0 }
@discardableResult public func proc_listallpids(_ buffer: UnsafeMutableRawPointer!, _ size: Int32) -> Int32 {
  0
}

public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32
  public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}
/// The time since the system started, in nanoseconds.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }
/// Nanoseconds are the unit of `mach_absolute_time` here.
@discardableResult public func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>!
) -> kern_return_t {
  info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// A byte that C declares as a Boolean.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Equatable, CustomStringConvertible, Sendable {
  public var boolValue: Bool
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
  public var description: String { boolValue.description }
}

/// The largest number of single precision.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import FoundationAdditions

// What programs ask a Mac's hardware; there is none, so that nothing is found and every question fails.

public typealias io_object_t = mach_port_t
public typealias io_service_t = io_object_t
public typealias io_iterator_t = io_object_t
public typealias io_registry_entry_t = io_object_t
public typealias io_connect_t = io_object_t
public typealias IOReturn = kern_return_t
public typealias IOOptionBits = UInt32
public typealias IOPMAssertionID = UInt32
public typealias IOPMAssertionLevel = UInt32

public let IO_OBJECT_NULL: io_object_t = 0
public let kIOReturnSuccess: IOReturn = 0
public let kIOReturnError: IOReturn = -536_870_212
public let kIOReturnNotFound: IOReturn = -536_870_160
public let kIOMainPortDefault: mach_port_t = 0
public let kIOMasterPortDefault: mach_port_t = 0
public let kIORegistryIterateRecursively: IOOptionBits = 1
public let kIORegistryIterateParents: IOOptionBits = 2
public let kIOServicePlane = "IOService"
public let kIOPlatformUUIDKey = "IOPlatformUUID"
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"

public func IOServiceMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! { nil }
public func IOServiceNameMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! { nil }
public func IOServiceGetMatchingService(_ port: mach_port_t, _ matching: CFDictionary!) -> io_service_t { 0 }
public func IOServiceGetMatchingServices(
  _ port: mach_port_t, _ matching: CFDictionary!, _ existing: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t { kIOReturnNotFound }
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { 0 }
@discardableResult public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { kIOReturnSuccess }
@discardableResult public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { kIOReturnSuccess }
public func IORegistryEntryCreateCFProperty(
  _ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator!, _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>! { nil }
public func IORegistryEntryCreateCFProperties(
  _ entry: io_registry_entry_t, _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>!,
  _ allocator: CFAllocator!, _ options: IOOptionBits
) -> kern_return_t { kIOReturnNotFound }
public func IORegistryEntryFromPath(_ port: mach_port_t, _ path: UnsafePointer<CChar>!) -> io_registry_entry_t
{ 0 }
public func IOServiceOpen(
  _ service: io_service_t, _ task: task_t, _ type: UInt32, _ connect: UnsafeMutablePointer<io_connect_t>!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { kIOReturnSuccess }

// Power.

public let kIOPMAssertionLevelOff: Int = 0
public let kIOPMAssertionLevelOn: Int = 255
public let kIOPMAssertionTypeNoDisplaySleep = "NoDisplaySleepAssertion"
public let kIOPMAssertionTypeNoIdleSleep = "NoIdleSleepAssertion"
public let kIOPMAssertionTypePreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
public let kIOPMAssertionTypePreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
public func IOPMAssertionCreateWithName(
  _ type: CFString!, _ level: IOPMAssertionLevel, _ name: CFString!,
  _ id: UnsafeMutablePointer<IOPMAssertionID>!
) -> IOReturn { kIOReturnError }
@discardableResult public func IOPMAssertionRelease(_ id: IOPMAssertionID) -> IOReturn { kIOReturnSuccess }

public let kIOPSCurrentCapacityKey = "Current Capacity"
public let kIOPSMaxCapacityKey = "Max Capacity"
public let kIOPSIsChargingKey = "Is Charging"
public let kIOPSIsPresentKey = "Is Present"
public let kIOPSPowerSourceStateKey = "Power Source State"
public let kIOPSACPowerValue = "AC Power"
public let kIOPSBatteryPowerValue = "Battery Power"
public let kIOPSTimeToEmptyKey = "Time to Empty"
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"
public let kIOPSNameKey = "Name"
public let kIOPSTypeKey = "Type"
public let kIOPSInternalBatteryType = "InternalBattery"
/// No battery, as a Mac without one says.
public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>! { nil }
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> Unmanaged<CFArray>! { nil }
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef!, _ source: CFTypeRef!) -> Unmanaged<
  CFDictionary
>! {
  nil
}

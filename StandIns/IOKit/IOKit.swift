// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import FoundationAdditions

// Queries to a Mac's hardware; there is none, so nothing is found and every query fails.

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

// Connected devices: there are none, and no notifications.

public typealias IOByteCount = UInt
public typealias IOByteCount32 = UInt32
public typealias IOItemCount = UInt32
public final class IONotificationPort: @unchecked Sendable {}
public typealias IONotificationPortRef = IONotificationPort
public typealias IOServiceMatchingCallback = (UnsafeMutableRawPointer?, io_iterator_t) -> Void
public typealias IOServiceInterestCallback = (
  UnsafeMutableRawPointer?, io_service_t, UInt32, UnsafeMutableRawPointer?
) -> Void
public typealias IOPowerSourceCallbackType = (UnsafeMutableRawPointer?) -> Void
public let kIOPublishNotification = "IOServicePublish"
public let kIOFirstPublishNotification = "IOServiceFirstPublish"
public let kIOMatchedNotification = "IOServiceMatched"
public let kIOFirstMatchNotification = "IOServiceFirstMatch"
public let kIOTerminatedNotification = "IOServiceTerminate"
public let kIOGeneralInterest = "IOGeneralInterest"
public let kIOBusyInterest = "IOBusyInterest"
public let kIOUSBPlane = "IOUSB"
public let kIOPowerPlane = "IOPower"
public let kIODeviceTreePlane = "IODeviceTree"
public let kIOProviderClassKey = "IOProviderClass"
public let kIOBSDNameKey = "IOBSDName"
public let kIORegistryEntryIDKey = "IORegistryEntryID"
public let kIOUSBDeviceClassName = "IOUSBDevice"
public let kIOUSBHostDeviceClassName = "IOUSBHostDevice"
public let kIOUSBInterfaceClassName = "IOUSBInterface"
public let kUSBVendorID = "idVendor"
public let kUSBProductID = "idProduct"
public let kUSBVendorString = "USB Vendor Name"
public let kUSBProductString = "USB Product Name"
public let kUSBSerialNumberString = "USB Serial Number"
public let kUSBDevicePropertyLocationID = "locationID"
public let kUSBDevicePropertySpeed = "Device Speed"
public let kUSBHostDevicePropertyVendorString = "kUSBVendorString"
public let kUSBHostDevicePropertyProductString = "kUSBProductString"
public let kIOReturnNotPermitted: IOReturn = -536_870_174
public let kIOReturnNotPrivileged: IOReturn = -536_870_207
public let kIOReturnExclusiveAccess: IOReturn = -536_870_203
public let kIOReturnNoDevice: IOReturn = -536_870_208
public let kIOReturnBadArgument: IOReturn = -536_870_206
public let kIOReturnUnsupported: IOReturn = -536_870_201
public func IONotificationPortCreate(_ mainPort: mach_port_t) -> IONotificationPortRef! {
  IONotificationPort()
}
public func IONotificationPortDestroy(_ notify: IONotificationPortRef!) {}
public func IONotificationPortGetRunLoopSource(
  _ notify: IONotificationPortRef!
) -> Unmanaged<CFRunLoopSource>! { .passRetained(CFMachPortCreateRunLoopSource(nil, nil, 0)) }
public func IONotificationPortSetDispatchQueue(_ notify: IONotificationPortRef!, _ queue: DispatchQueue!) {}
@discardableResult public func IOServiceAddMatchingNotification(
  _ notifyPort: IONotificationPortRef!, _ notificationType: UnsafePointer<CChar>!, _ matching: CFDictionary!,
  _ callback: IOServiceMatchingCallback!, _ refCon: UnsafeMutableRawPointer!,
  _ notification: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IOServiceAddInterestNotification(
  _ notifyPort: IONotificationPortRef!, _ service: io_service_t, _ interestType: UnsafePointer<CChar>!,
  _ callback: IOServiceInterestCallback!, _ refCon: UnsafeMutableRawPointer!,
  _ notification: UnsafeMutablePointer<io_object_t>!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IOObjectGetClass(
  _ object: io_object_t, _ className: UnsafeMutablePointer<CChar>!
) -> kern_return_t { kIOReturnNotFound }
public func IOObjectCopyClass(_ object: io_object_t) -> Unmanaged<CFString>! { nil }
public func IOObjectConformsTo(_ object: io_object_t, _ className: UnsafePointer<CChar>!) -> Int32 { 0 }
public func IOObjectIsEqualTo(_ object: io_object_t, _ other: io_object_t) -> Int32 {
  object == other ? 1 : 0
}
public func IOIteratorReset(_ iterator: io_iterator_t) {}
public func IOIteratorIsValid(_ iterator: io_iterator_t) -> Int32 { 0 }
public func IORegistryGetRootEntry(_ mainPort: mach_port_t) -> io_registry_entry_t { 0 }
public func IORegistryEntryIDMatching(_ entryID: UInt64) -> CFMutableDictionary! { nil }
@discardableResult public func IORegistryEntryGetName(
  _ entry: io_registry_entry_t, _ name: UnsafeMutablePointer<CChar>!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IORegistryEntryGetPath(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ path: UnsafeMutablePointer<CChar>!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IORegistryEntryGetRegistryEntryID(
  _ entry: io_registry_entry_t, _ entryID: UnsafeMutablePointer<UInt64>!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IORegistryEntryGetParentEntry(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ parent: UnsafeMutablePointer<io_registry_entry_t>!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IORegistryEntryGetChildEntry(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ child: UnsafeMutablePointer<io_registry_entry_t>!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IORegistryEntryGetChildIterator(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ iterator: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IORegistryEntryCreateIterator(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ options: IOOptionBits,
  _ iterator: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t { kIOReturnNotFound }
public func IORegistryEntrySearchCFProperty(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ key: CFString!, _ allocator: CFAllocator!,
  _ options: IOOptionBits
) -> CFTypeRef! { nil }
@discardableResult public func IORegistryEntrySetCFProperty(
  _ entry: io_registry_entry_t, _ propertyName: CFString!, _ property: CFTypeRef!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IOConnectCallStructMethod(
  _ connection: mach_port_t, _ selector: UInt32, _ inputStruct: UnsafeRawPointer!, _ inputStructCnt: Int,
  _ outputStruct: UnsafeMutableRawPointer!, _ outputStructCnt: UnsafeMutablePointer<Int>!
) -> kern_return_t { kIOReturnNotFound }
@discardableResult public func IOConnectCallScalarMethod(
  _ connection: mach_port_t, _ selector: UInt32, _ input: UnsafePointer<UInt64>!, _ inputCnt: UInt32,
  _ output: UnsafeMutablePointer<UInt64>!, _ outputCnt: UnsafeMutablePointer<UInt32>!
) -> kern_return_t { kIOReturnNotFound }
public let kIODisplayBrightnessKey = "brightness"
public let kIODisplayOnlyPreferredName: IOOptionBits = 512
@discardableResult public func IODisplayGetFloatParameter(
  _ service: io_service_t, _ options: IOOptionBits, _ parameterName: CFString!,
  _ value: UnsafeMutablePointer<Float>!
) -> IOReturn { kIOReturnNotFound }
@discardableResult public func IODisplaySetFloatParameter(
  _ service: io_service_t, _ options: IOOptionBits, _ parameterName: CFString!, _ value: Float
) -> IOReturn { kIOReturnNotFound }
public func IODisplayCreateInfoDictionary(
  _ framebuffer: io_service_t, _ options: IOOptionBits
) -> Unmanaged<CFDictionary>! { nil }

// More functions for power.

public let kIOPSIsChargedKey = "Is Charged"
public let kIOPSDesignCapacityKey = "DesignCapacity"
public let kIOPSBatteryHealthKey = "BatteryHealth"
public let kIOPSVoltageKey = "Voltage"
public let kIOPSCurrentKey = "Current"
public let kIOPSTemperatureKey = "Temperature"
public let kIOPSTransportTypeKey = "Transport Type"
public let kIOPSHardwareSerialNumberKey = "Hardware Serial Number"
public let kIOPSOffLineValue = "Off Line"
public let kIOPSUPSType = "UPS"
public let kIOPSTimeRemainingUnknown: CFTimeInterval = -1
public let kIOPSTimeRemainingUnlimited: CFTimeInterval = -2
public let kIOPSNotifyPowerSource = "com.apple.system.powersources.source"
public let kIOPSNotifyLowBattery = "com.apple.system.powersources.lowbattery"
public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval { kIOPSTimeRemainingUnlimited }
public func IOPSGetProvidingPowerSourceType(_ snapshot: CFTypeRef!) -> Unmanaged<CFString>! { nil }
public func IOPSCopyExternalPowerAdapterDetails() -> Unmanaged<CFDictionary>! { nil }
public func IOPSNotificationCreateRunLoopSource(
  _ callback: IOPowerSourceCallbackType!, _ context: UnsafeMutableRawPointer!
) -> Unmanaged<CFRunLoopSource>! { nil }
public func IOPSCreateLimitedPowerNotification(
  _ callback: IOPowerSourceCallbackType!, _ context: UnsafeMutableRawPointer!
) -> Unmanaged<CFRunLoopSource>! { nil }
public let kIOPMAssertPreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"
public let kIOPMAssertPreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
public let kIOPMAssertionTypePreventSystemSleep = "PreventSystemSleep"
@discardableResult public func IOPMAssertionDeclareUserActivity(
  _ name: CFString!, _ userType: UInt32, _ id: UnsafeMutablePointer<IOPMAssertionID>!
) -> IOReturn { kIOReturnError }
@discardableResult public func IOPMAssertionCreateWithDescription(
  _ type: CFString!, _ name: CFString!, _ details: CFString!, _ humanReadableReason: CFString!,
  _ localizationBundlePath: CFString!, _ timeout: CFTimeInterval, _ timeoutAction: CFString!,
  _ id: UnsafeMutablePointer<IOPMAssertionID>!
) -> IOReturn { kIOReturnError }
@discardableResult public func IOPMSleepSystem(_ connection: io_connect_t) -> IOReturn { kIOReturnError }
public func IOPMFindPowerManagement(_ mainPort: mach_port_t) -> io_connect_t { 0 }

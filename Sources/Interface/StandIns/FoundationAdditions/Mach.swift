// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, NoLeadingUnderscores

// Queries of programs to a Mac's kernel about their own task; there is no such kernel, and every query fails.

public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias task_t = UInt32
public typealias task_flavor_t = UInt32
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias host_t = UInt32
public typealias mach_msg_type_number_t = UInt32
public typealias mach_vm_size_t = UInt64

public let KERN_SUCCESS: Int32 = 0
public let KERN_FAILURE: Int32 = 5
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22
public let mach_task_self_: mach_port_t = 0

public struct time_value_t: Sendable {
  public var seconds: integer_t = 0
  public var microseconds: integer_t = 0
  public init() {}
}

public struct mach_task_basic_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_max: mach_vm_size_t = 0
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: integer_t = 0
  public var suspend_count: integer_t = 0
  public init() {}
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info

public struct task_vm_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var phys_footprint: mach_vm_size_t = 0
  public init() {}
}
public typealias task_vm_info_data_t = task_vm_info

public func mach_task_self() -> mach_port_t { mach_task_self_ }
public func mach_host_self() -> mach_port_t { 0 }
public func task_info(
  _ task: task_t, _ flavor: task_flavor_t, _ info: task_info_t?,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t { KERN_FAILURE }

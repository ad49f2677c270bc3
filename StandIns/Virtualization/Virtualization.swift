// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import AppKit
import Foundation

// Virtual machines, which cannot be created here: every start fails.

public struct VZError: Error, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case invalidVirtualMachineConfiguration
    case invalidVirtualMachineState
    case invalidVirtualMachineStateTransition
    case invalidDiskImage
    case virtualMachineLimitExceeded
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class VZBootLoader: NSObject, @unchecked Sendable {}
open class VZLinuxBootLoader: VZBootLoader, @unchecked Sendable {}
open class VZEFIBootLoader: VZBootLoader, @unchecked Sendable {}
open class VZMacOSBootLoader: VZBootLoader, @unchecked Sendable {}
open class VZPlatformConfiguration: NSObject, @unchecked Sendable {}
open class VZGenericPlatformConfiguration: VZPlatformConfiguration, @unchecked Sendable {}
open class VZMacPlatformConfiguration: VZPlatformConfiguration, @unchecked Sendable {}
open class VZStorageDeviceConfiguration: NSObject, @unchecked Sendable {}
open class VZStorageDeviceAttachment: NSObject, @unchecked Sendable {}
open class VZNetworkDeviceAttachment: NSObject, @unchecked Sendable {}
open class VZNATNetworkDeviceAttachment: VZNetworkDeviceAttachment, @unchecked Sendable {}
open class VZNetworkDeviceConfiguration: NSObject, @unchecked Sendable {}
open class VZVirtioNetworkDeviceConfiguration: VZNetworkDeviceConfiguration, @unchecked Sendable {}
open class VZGraphicsDeviceConfiguration: NSObject, @unchecked Sendable {}
open class VZVirtioGraphicsDeviceConfiguration: VZGraphicsDeviceConfiguration, @unchecked Sendable {}
open class VZMacGraphicsDeviceConfiguration: VZGraphicsDeviceConfiguration, @unchecked Sendable {}
open class VZKeyboardConfiguration: NSObject, @unchecked Sendable {}
open class VZUSBKeyboardConfiguration: VZKeyboardConfiguration, @unchecked Sendable {}
open class VZMacKeyboardConfiguration: VZKeyboardConfiguration, @unchecked Sendable {}
open class VZPointingDeviceConfiguration: NSObject, @unchecked Sendable {}
open class VZUSBScreenCoordinatePointingDeviceConfiguration: VZPointingDeviceConfiguration,
  @unchecked Sendable
{}
open class VZMacTrackpadConfiguration: VZPointingDeviceConfiguration, @unchecked Sendable {}
open class VZAudioDeviceConfiguration: NSObject, @unchecked Sendable {}
open class VZVirtioSoundDeviceConfiguration: VZAudioDeviceConfiguration, @unchecked Sendable {}
open class VZEntropyDeviceConfiguration: NSObject, @unchecked Sendable {}
open class VZVirtioEntropyDeviceConfiguration: VZEntropyDeviceConfiguration, @unchecked Sendable {}
open class VZMemoryBalloonDeviceConfiguration: NSObject, @unchecked Sendable {}
open class VZVirtioTraditionalMemoryBalloonDeviceConfiguration: VZMemoryBalloonDeviceConfiguration,
  @unchecked Sendable
{}
open class VZSerialPortConfiguration: NSObject, @unchecked Sendable {}
open class VZVirtioConsoleDeviceSerialPortConfiguration: VZSerialPortConfiguration, @unchecked Sendable {}
open class VZDirectorySharingDeviceConfiguration: NSObject, @unchecked Sendable {}
open class VZDirectoryShare: NSObject, @unchecked Sendable {}
open class VZConsoleDeviceConfiguration: NSObject, @unchecked Sendable {}
open class VZVirtioConsoleDeviceConfiguration: VZConsoleDeviceConfiguration, @unchecked Sendable {}

open class VZDiskImageStorageDeviceAttachment: VZStorageDeviceAttachment, @unchecked Sendable {
  public init(url: URL, readOnly: Bool) throws { throw VZError(.invalidDiskImage) }
}
open class VZVirtioBlockDeviceConfiguration: VZStorageDeviceConfiguration, @unchecked Sendable {
  public init(attachment: VZStorageDeviceAttachment) {}
}
open class VZUSBMassStorageDeviceConfiguration: VZStorageDeviceConfiguration, @unchecked Sendable {
  public init(attachment: VZStorageDeviceAttachment) {}
}
open class VZSharedDirectory: NSObject, @unchecked Sendable {
  public let url: URL
  public let isReadOnly: Bool
  public init(url: URL, readOnly: Bool) {
    self.url = url
    isReadOnly = readOnly
  }
}
open class VZSingleDirectoryShare: VZDirectoryShare, @unchecked Sendable {
  public init(directory: VZSharedDirectory) {}
}
open class VZMultipleDirectoryShare: VZDirectoryShare, @unchecked Sendable {
  public init(directories: [String: VZSharedDirectory]) {}
}
open class VZVirtioFileSystemDeviceConfiguration: VZDirectorySharingDeviceConfiguration, @unchecked Sendable {
  open var share: VZDirectoryShare?
  public init(tag: String) {}
}
open class VZBridgedNetworkInterface: NSObject, @unchecked Sendable {
  open class var networkInterfaces: [VZBridgedNetworkInterface] { [] }
  open var identifier: String { "" }
  open var localizedDisplayName: String? { nil }
}
open class VZMACAddress: NSObject, @unchecked Sendable {
  public let string: String
  public init?(string: String) { self.string = string }
  open class func randomLocallyAdministered() -> VZMACAddress { VZMACAddress(string: "02:00:00:00:00:00")! }
}
open class VZMacHardwareModel: NSObject, @unchecked Sendable {
  public let dataRepresentation: Data
  public init?(dataRepresentation: Data) { self.dataRepresentation = dataRepresentation }
  open var isSupported: Bool { false }
}
open class VZMacMachineIdentifier: NSObject, @unchecked Sendable {
  public let dataRepresentation: Data
  public override init() { dataRepresentation = Data() }
  public init?(dataRepresentation: Data) { self.dataRepresentation = dataRepresentation }
}
open class VZMacOSRestoreImage: NSObject, @unchecked Sendable {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var buildVersion: String { "" }
  open class var latestSupported: VZMacOSRestoreImage { get async throws { throw VZError(.internalError) } }
  open class func image(from url: URL) async throws -> VZMacOSRestoreImage { throw VZError(.internalError) }
}
open class VZVirtualMachineConfiguration: NSObject, @unchecked Sendable {
  public override init() {}
  open var bootLoader: VZBootLoader?
  open var platform = VZPlatformConfiguration()
  open var cpuCount = 1
  open var memorySize: UInt64 = 0
  open var storageDevices: [VZStorageDeviceConfiguration] = []
  open var networkDevices: [VZNetworkDeviceConfiguration] = []
  open var graphicsDevices: [VZGraphicsDeviceConfiguration] = []
  open var keyboards: [VZKeyboardConfiguration] = []
  open var pointingDevices: [VZPointingDeviceConfiguration] = []
  open var audioDevices: [VZAudioDeviceConfiguration] = []
  open var entropyDevices: [VZEntropyDeviceConfiguration] = []
  open var memoryBalloonDevices: [VZMemoryBalloonDeviceConfiguration] = []
  open var serialPorts: [VZSerialPortConfiguration] = []
  open var consoleDevices: [VZConsoleDeviceConfiguration] = []
  open var directorySharingDevices: [VZDirectorySharingDeviceConfiguration] = []
  open class var minimumAllowedCPUCount: Int { 1 }
  open class var maximumAllowedCPUCount: Int { 1 }
  open class var minimumAllowedMemorySize: UInt64 { 0 }
  open class var maximumAllowedMemorySize: UInt64 { 0 }
  open func validate() throws { throw VZError(.invalidVirtualMachineConfiguration) }
}
public protocol VZVirtualMachineDelegate: NSObjectProtocol {
  func guestDidStop(_ machine: VZVirtualMachine)
  func virtualMachine(_ machine: VZVirtualMachine, didStopWithError error: any Error)
}
extension VZVirtualMachineDelegate {
  public func guestDidStop(_ machine: VZVirtualMachine) {}
  public func virtualMachine(_ machine: VZVirtualMachine, didStopWithError error: any Error) {}
}
open class VZVirtualMachine: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case stopped
    case running
    case paused
    case error
    case starting
    case pausing
    case resuming
    case stopping
    case saving
    case restoring
  }
  public init(configuration: VZVirtualMachineConfiguration) {}
  public init(configuration: VZVirtualMachineConfiguration, queue: DispatchQueue) {}
  open class var isSupported: Bool { false }
  open weak var delegate: (any VZVirtualMachineDelegate)?
  open var state: State { .stopped }
  open var canStart: Bool { false }
  open var canStop: Bool { false }
  open var canPause: Bool { false }
  open var canResume: Bool { false }
  open var canRequestStop: Bool { false }
  open func start() async throws { throw VZError(.internalError) }
  open func start(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
    completionHandler(.failure(VZError(.internalError)))
  }
  open func stop() async throws {}
  open func pause() async throws { throw VZError(.invalidVirtualMachineState) }
  open func resume() async throws { throw VZError(.invalidVirtualMachineState) }
  open func requestStop() throws { throw VZError(.invalidVirtualMachineState) }
}
@MainActor @preconcurrency open class VZVirtualMachineView: NSView {
  open var virtualMachine: VZVirtualMachine?
  open var capturesSystemKeys = false
  open var automaticallyReconfiguresDisplay = false
}

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation

public final class NWPathMonitor: @unchecked Sendable {
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  public var currentPath: NWPath { NWPath() }
  public var queue: DispatchQueue? { nil }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }
  public var status: Status { .satisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
    case vpnInactive
  }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { [] }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }
  public var gateways: [NWEndpoint] { [] }
  public var localEndpoint: NWEndpoint? { nil }
  public var remoteEndpoint: NWEndpoint? { nil }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }
  public let type: InterfaceType
  public let name: String
  public let index: Int
}

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import Foundation
import FoundationAdditions

// Private networks, none of which is set up and none connects.

public enum NEVPNStatus: Int, Sendable {
  case invalid
  case disconnected
  case connecting
  case connected
  case reasserting
  case disconnecting
}
public struct NEVPNError: Error, Sendable {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled
    case connectionFailed
    case configurationStale
    case configurationReadWriteFailed
    case configurationUnknown
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
extension Notification.Name {
  public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschange")
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.configurationchange")
}

open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
  open func stopVPNTunnel() {}
}
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
  open func stopTunnel() {}
  open func sendProviderMessage(_ data: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
}
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
  open var excludeLocalNetworks = false
}
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  open var interfaceTypeMatch = 0
  open var ssidMatch: [String]?
}
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}

open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let only = NEVPNManager()
  open class func shared() -> NEVPNManager { only }
  open var connection: NEVPNConnection { NEVPNConnection() }
  open var protocolConfiguration: NEVPNProtocol?
  open var localizedDescription: String?
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open func loadFromPreferences() async throws {}
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
  open func removeFromPreferences() async throws {}
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
}
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  open var ssid: String { "" }
  open var bssid: String { "" }
  open var signalStrength: Double { 0 }
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    completionHandler(nil)
  }
}
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
  public init(ssid: String) {}
  public init(ssid: String, passphrase: String, isWEP: Bool) {}
  open var joinOnce = false
}
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  public static let shared = NEHotspotConfigurationManager()
  open func apply(_ configuration: NEHotspotConfiguration) async throws {
    throw NEVPNError(.connectionFailed)
  }
  open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil)
  {
    completionHandler?(NEVPNError(.connectionFailed))
  }
}

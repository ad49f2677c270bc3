import Foundation

public enum Accessibility: Sendable {
  case whenUnlocked, afterFirstUnlock, whenPasscodeSetThisDeviceOnly, whenUnlockedThisDeviceOnly,
    afterFirstUnlockThisDeviceOnly, always
}
public enum ItemClass: Sendable { case genericPassword, internetPassword }
public enum ProtocolType: Sendable { case http, https, ftp, smtp, imap, ssh }
public enum Status: Int32, Error, Sendable {
  case success = 0
  case itemNotFound = -25300
}

/// Named values, stored for the lifetime of the drawing process: no real keychain is read.
public final class Keychain: @unchecked Sendable {
  nonisolated(unsafe) private static var items: [String: [String: Data]] = [:]
  public let service: String
  public let accessGroup: String?
  public init() {
    service = ""
    accessGroup = nil
  }
  public init(service: String) {
    self.service = service
    accessGroup = nil
  }
  public init(accessGroup: String) {
    service = ""
    self.accessGroup = accessGroup
  }
  public init(service: String, accessGroup: String) {
    self.service = service
    self.accessGroup = accessGroup
  }
  public init(server: String, protocolType: ProtocolType) {
    service = server
    accessGroup = nil
  }
  public init(server: URL, protocolType: ProtocolType) {
    service = server.absoluteString
    accessGroup = nil
  }

  private var store: String { "\(service)\n\(accessGroup ?? "")" }

  public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
  public func synchronizable(_ synchronizable: Bool) -> Keychain { self }
  public func label(_ label: String) -> Keychain { self }
  public func comment(_ comment: String) -> Keychain { self }
  public func authenticationPrompt(_ authenticationPrompt: String) -> Keychain { self }

  public func get(_ key: String) throws -> String? {
    try getData(key).map { String(decoding: $0, as: UTF8.self) }
  }
  public func getString(_ key: String) throws -> String? { try get(key) }
  public func getData(_ key: String) throws -> Data? { Self.items[store]?[key] }
  public func set(_ value: String, key: String) throws { try set(Data(value.utf8), key: key) }
  public func set(_ value: Data, key: String) throws { Self.items[store, default: [:]][key] = value }
  public func remove(_ key: String) throws { Self.items[store]?[key] = nil }
  public func removeAll() throws { Self.items[store] = nil }
  public func contains(_ key: String) throws -> Bool { try getData(key) != nil }
  public func allKeys() -> [String] { (Self.items[store] ?? [:]).keys.sorted() }

  public subscript(key: String) -> String? {
    get { try? get(key) }
    set { Self.items[store, default: [:]][key] = newValue.map { Data($0.utf8) } }
  }
  public subscript(string key: String) -> String? {
    get { self[key] }
    set { self[key] = newValue }
  }
  public subscript(data key: String) -> Data? {
    get { try? getData(key) }
    set { Self.items[store, default: [:]][key] = newValue }
  }
}

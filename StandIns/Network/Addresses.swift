// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// An address of version 4 or 6, parsed and printed by the C library.
public protocol IPAddress: CustomDebugStringConvertible, Sendable {
  init?(_ rawValue: Data, _ interface: NWInterface?)
  init?(_ string: String)
  /// The bytes in the network's order.
  var rawValue: Data { get }
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
}

extension IPAddress {
  fileprivate static func bytes(_ string: String, family: Int32, count: Int) -> Data? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, string, &bytes) == 1 ? Data(bytes) : nil
  }

  fileprivate func text(family: Int32) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let bytes = Array(rawValue)
    guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

public struct IPv4Address: IPAddress, Hashable {
  public let rawValue: Data
  public let interface: NWInterface?

  public static let any = IPv4Address(0, 0, 0, 0)
  public static let broadcast = IPv4Address(255, 255, 255, 255)
  public static let loopback = IPv4Address(127, 0, 0, 1)
  public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
  public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
  public static let allReportsGroup = IPv4Address(224, 0, 0, 22)
  public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

  private init(_ bytes: UInt8...) { (rawValue, interface) = (Data(bytes), nil) }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (self.rawValue, self.interface) = (rawValue, interface)
  }

  /// As on Apple's systems, also a number alone, which is the whole address: `"1"` is 0.0.0.1.
  public init?(_ string: String) {
    if let number = UInt32(string) {
      self.init(withUnsafeBytes(of: number.bigEndian) { Data($0) })
      return
    }
    guard let bytes = Self.bytes(string, family: AF_INET, count: 4) else { return nil }
    self.init(bytes)
  }

  public var isLoopback: Bool { rawValue.first == 127 }
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  public var isMulticast: Bool { (224..<240).contains(rawValue[rawValue.startIndex]) }
  public var debugDescription: String { text(family: AF_INET) }
}

public struct IPv6Address: IPAddress, Hashable {
  public enum Scope: UInt8, Sendable {
    case nodeLocal = 1
    case linkLocal = 2
    case siteLocal = 5
    case organizationLocal = 8
    case global = 14
  }

  public let rawValue: Data
  public let interface: NWInterface?

  public static let any = IPv6Address([], last: 0)
  public static let broadcast = IPv6Address([], last: 0)
  public static let loopback = IPv6Address([], last: 1)
  public static let nodeLocalNodes = IPv6Address([0xff, 0x01], last: 1)
  public static let linkLocalNodes = IPv6Address([0xff, 0x02], last: 1)
  public static let nodeLocalRouters = IPv6Address([0xff, 0x01], last: 2)
  public static let linkLocalRouters = IPv6Address([0xff, 0x02], last: 2)
  public static let siteLocalRouters = IPv6Address([0xff, 0x05], last: 2)

  private init(_ first: [UInt8], last: UInt8) {
    rawValue = Data(first + [UInt8](repeating: 0, count: 15 - first.count) + [last])
    interface = nil
  }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (self.rawValue, self.interface) = (rawValue, interface)
  }

  /// The name of an interface after a percent sign is left out: there are no interfaces.
  public init?(_ string: String) {
    let address = String(string.prefix { $0 != "%" })
    guard let bytes = Self.bytes(address, family: AF_INET6, count: 16) else { return nil }
    self.init(bytes)
  }

  private func starts(with bytes: [UInt8]) -> Bool { rawValue.starts(with: bytes) }

  public var isAny: Bool { self == .any }
  public var isLoopback: Bool { self == .loopback }
  public var isLinkLocal: Bool { starts(with: [0xfe]) && rawValue[rawValue.startIndex + 1] & 0xc0 == 0x80 }
  public var isMulticast: Bool { starts(with: [0xff]) }
  public var isUniqueLocal: Bool { rawValue[rawValue.startIndex] & 0xfe == 0xfc }
  public var is6to4: Bool { starts(with: [0x20, 0x02]) }
  public var isIPv4Mapped: Bool {
    starts(with: [UInt8](repeating: 0, count: 10) + [0xff, 0xff])
  }
  public var isIPv4Compatabile: Bool {
    starts(with: [UInt8](repeating: 0, count: 12)) && !isAny && !isLoopback
  }
  public var asIPv4: IPv4Address? {
    if is6to4 { return IPv4Address(Data(rawValue.dropFirst(2).prefix(4))) }
    return isIPv4Mapped || isIPv4Compatabile ? IPv4Address(Data(rawValue.suffix(4))) : nil
  }
  public var multicastScope: Scope? {
    isMulticast ? Scope(rawValue: rawValue[rawValue.startIndex + 1] & 0x0f) : nil
  }
  public var debugDescription: String { text(family: AF_INET6) }
}

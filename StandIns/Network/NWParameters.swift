// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation

// How connections are to be made; none is.

open class NWProtocolOptions: @unchecked Sendable {}

public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
    public var noDelay = false
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveCount = 0
    public var keepaliveInterval = 0
    public var connectionTimeout = 0
    public var enableFastOpen = false
  }
}
public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
    public var preferNoChecksum = false
  }
}
public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable { public override init() {} }
}
public enum NWProtocolQUIC {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public init(alpn: [String] = []) {}
    public var idleTimeout = 0
  }
}
public enum NWProtocolIP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public enum Version: Sendable {
      case any
      case v4
      case v6
    }
    public var version = Version.any
  }
}
public enum NWProtocolWebSocket {
  public enum Opcode: Int, Sendable {
    case cont
    case text
    case binary
    case close = 8
    case ping
    case pong
  }
  public enum CloseCode: Sendable {
    case protocolCode(Int)
    case applicationCode(UInt16)
    case privateCode(UInt16)
  }
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
    public var autoReplyPing = false
    public var maximumMessageSize = 0
    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
    public func setSubprotocols(_ protocols: [String]) {}
  }
  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    public let opcode: Opcode
    public var closeCode = CloseCode.applicationCode(0)
    public init(opcode: Opcode) { self.opcode = opcode }
  }
}
open class NWProtocolMetadata: @unchecked Sendable {}

public final class NWParameters: @unchecked Sendable {
  public enum ServiceClass: Sendable {
    case bestEffort
    case background
    case interactiveVideo
    case interactiveVoice
    case responsiveData
    case signaling
  }
  public enum MultipathServiceType: Sendable {
    case disabled
    case handover
    case interactive
    case aggregate
  }
  /// The protocols of a connection from the application down.
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
  }
  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
    defaultProtocolStack.transportProtocol = tcp
  }
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
    defaultProtocolStack.transportProtocol = udp
  }
  public init(quic: NWProtocolQUIC.Options) { defaultProtocolStack.transportProtocol = quic }
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var tls: NWParameters { NWParameters(tls: .init()) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  public static var dtls: NWParameters { NWParameters(dtls: .init()) }
  public static func quic(alpn: [String]) -> NWParameters { NWParameters(quic: .init(alpn: alpn)) }
  public let defaultProtocolStack = ProtocolStack()
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var requiredInterface: NWInterface?
  public var requiredLocalEndpoint: NWEndpoint?
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var preferNoProxies = false
  public var allowFastOpen = false
  public var allowLocalEndpointReuse = false
  public var acceptLocalOnly = false
  public var includePeerToPeer = false
  public var serviceClass = ServiceClass.bestEffort
  public var multipathServiceType = MultipathServiceType.disabled
  public func copy() -> NWParameters { self }
}

public enum NWError: Error, Equatable, CustomDebugStringConvertible, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
  case wifiAware(Int32)
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
    case .dns(let code): "DNSServiceError(\(code))"
    case .tls(let code): "OSStatus(\(code))"
    case .wifiAware(let code): "\(code)"
    }
  }
}

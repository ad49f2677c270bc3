// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation

/// A connection, which is never made: it stays in its setup.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }
  public final class ContentContext: @unchecked Sendable {
    public let identifier: String
    public let isFinal: Bool
    public let protocolMetadata: [NWProtocolMetadata]
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
    ) {
      (self.identifier, self.isFinal, protocolMetadata) = (identifier, isFinal, metadata ?? [])
    }
    public static let defaultMessage = ContentContext(identifier: "Default message")
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "Default stream")
    public func protocolMetadata(definition: Any) -> NWProtocolMetadata? { nil }
  }
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }
  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  public var state: State { .setup }
  public var queue: DispatchQueue? { nil }
  public var currentPath: NWPath? { nil }
  public var maximumDatagramSize: Int { 0 }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var debugDescription: String { "\(endpoint)" }
  public func start(queue: DispatchQueue) {}
  public func restart() {}
  public func cancel() {}
  public func forceCancel() {}
  public func cancelCurrentEndpoint() {}
  public func batch(_ block: () -> Void) { block() }
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {}
  @_disfavoredOverload
  public func send<Content: DataProtocol>(
    content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {}
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void)
  {}
}

/// Listens for connections; none ever arrives.
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }
  public struct Service: Equatable, Sendable {
    public let name: String?
    public let type: String
    public let domain: String?
    public let txtRecord: Data?
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
    }
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
      self.init(name: name, type: type, domain: domain, txtRecord: txtRecord.data)
    }
  }
  public enum ServiceRegistrationChange: Sendable {
    case add(NWEndpoint)
    case remove(NWEndpoint)
  }
  public static let InfiniteConnectionLimit = Int.max
  public let parameters: NWParameters
  public init(using parameters: NWParameters, on port: NWEndpoint.Port) throws {
    self.parameters = parameters
  }
  public init(using parameters: NWParameters) throws { self.parameters = parameters }
  public init(service: Service, using parameters: NWParameters) throws {
    self.parameters = parameters
    self.service = service
  }
  public var state: State { .setup }
  public var port: NWEndpoint.Port? { nil }
  public var queue: DispatchQueue? { nil }
  public var service: Service?
  public var newConnectionLimit = NWListener.InfiniteConnectionLimit
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
  public var debugDescription: String { "NWListener" }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

/// Browses for services; none is ever found.
public final class NWBrowser: @unchecked Sendable, CustomDebugStringConvertible {
  public enum State: Equatable, Sendable {
    case setup
    case ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
    case applicationService(name: String)
  }
  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable {
      case none
      case bonjour(NWTXTRecord)
    }
    public enum Change: Hashable, Sendable {
      public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let identical = Flags(rawValue: 1)
        public static let interfaceAdded = Flags(rawValue: 2)
        public static let interfaceRemoved = Flags(rawValue: 4)
        public static let metadataChanged = Flags(rawValue: 8)
      }
      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result, flags: Flags)
    }
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }
  public let descriptor: Descriptor
  public let parameters: NWParameters
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }
  public var state: State { .setup }
  public var queue: DispatchQueue? { nil }
  public var browseResults: Set<Result> { [] }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  public var debugDescription: String { "NWBrowser" }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

/// The text that a service is published with.
public struct NWTXTRecord: Hashable, Sendable, CustomDebugStringConvertible {
  public var dictionary: [String: String]
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
  public init() { dictionary = [:] }
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
  /// The record as DNS has it: each entry behind its length.
  public var data: Data {
    var data = Data()
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      let entry = Array("\(key)=\(value)".utf8.prefix(255))
      data.append(UInt8(entry.count))
      data.append(contentsOf: entry)
    }
    return data
  }
  public var debugDescription: String { "\(dictionary)" }
}

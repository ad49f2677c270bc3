// The package's names, which do not follow Swift's conventions.
// swift-format-ignore-file

import Foundation

// Messages of protocol buffers: values as the generated files declare them. What would read or write them says that it cannot.

public protocol ProtobufAPIVersion_2 {}
public protocol ProtobufAPIVersionCheck { associatedtype Version: ProtobufAPIVersion_2 }

/// The fields of a message that its declaration does not know.
public struct UnknownStorage: Hashable, Sendable {
  public var data: Data { Data() }
  public init() {}
  public func traverse<V: Visitor>(visitor: inout V) throws {}
}

/// The names of a message's fields, which nothing here asks for.
public struct _NameMap: ExpressibleByDictionaryLiteral, Sendable {
  public enum NameDescription: Sendable {
    case same(proto: StaticString)
    case standard(proto: StaticString)
    case unique(proto: StaticString, json: StaticString)
    case aliased(proto: StaticString, aliases: [StaticString])
    case reserved(proto: StaticString)
  }
  public init() {}
  public init(dictionaryLiteral elements: (Int, NameDescription)...) {}
  public init(bytecode: StaticString) {}
  public init(reservedNames: [String], reservedRanges: [Range<Int32>], numberNameMappings: KeyValuePairs<Int, NameDescription>) {}
}
public protocol _ProtoNameProviding { static var _protobuf_nameMap: _NameMap { get } }

public protocol Enum: RawRepresentable, Hashable, Sendable {
  init()
  init?(rawValue: Int)
  var rawValue: Int { get }
}

/// Why a message is neither read nor written.
public struct SwiftProtobufError: Error, CustomStringConvertible, Sendable {
  public var description: String { "SwiftProtobuf is not here: no message is read or written" }
}
public enum BinaryDecodingError: Error, Sendable {
  case trailingGarbage
  case truncated
  case invalidUTF8
  case malformedProtobuf
  case missingRequiredFields
  case internalExtensionError
  case messageDepthLimit
  case tooLarge
}
public enum BinaryEncodingError: Error, Sendable {
  case missingRequiredFields
  case tooLarge
  case anyTranscodeFailure
}
public enum JSONEncodingError: Error, Sendable { case missingValue }
public enum JSONDecodingError: Error, Sendable { case failure, malformedMap }

public struct BinaryDecodingOptions: Sendable {
  public var messageDepthLimit = 100
  public var discardUnknownFields = false
  public init() {}
}
public struct JSONDecodingOptions: Sendable {
  public var messageDepthLimit = 100
  public var ignoreUnknownFields = false
  public init() {}
}
public struct JSONEncodingOptions: Sendable {
  public var alwaysPrintInt64sAsNumbers = false
  public var alwaysPrintEnumsAsInts = false
  public var preserveProtoFieldNames = false
  public var useDeterministicOrdering = false
  public init() {}
}

public protocol Message: CustomDebugStringConvertible {
  init()
  static var protoMessageName: String { get }
  var isInitialized: Bool { get }
  var unknownFields: UnknownStorage { get set }
  mutating func decodeMessage<D: Decoder>(decoder: inout D) throws
  func traverse<V: Visitor>(visitor: inout V) throws
}
extension Message {
  public static var protoMessageName: String { "\(Self.self)" }
  public var isInitialized: Bool { true }
  public mutating func decodeMessage<D: Decoder>(decoder: inout D) throws {}
  public func traverse<V: Visitor>(visitor: inout V) throws {}
  public var debugDescription: String { Self.protoMessageName }
  public static func with(_ populator: (inout Self) throws -> Void) rethrows -> Self {
    var message = Self()
    try populator(&message)
    return message
  }
  public func isEqualTo(message: any Message) -> Bool { false }

  public init(serializedData data: Data, partial: Bool = false, options: BinaryDecodingOptions = .init()) throws {
    throw SwiftProtobufError()
  }
  public init(serializedBytes bytes: some Sequence<UInt8>, partial: Bool = false, options: BinaryDecodingOptions = .init()) throws {
    throw SwiftProtobufError()
  }
  public init(contiguousBytes bytes: some Sequence<UInt8>, partial: Bool = false, options: BinaryDecodingOptions = .init()) throws {
    throw SwiftProtobufError()
  }
  public init(jsonUTF8Data data: Data, options: JSONDecodingOptions = .init()) throws { throw SwiftProtobufError() }
  public init(jsonUTF8Bytes bytes: some Sequence<UInt8>, options: JSONDecodingOptions = .init()) throws {
    throw SwiftProtobufError()
  }
  public init(jsonString text: String, options: JSONDecodingOptions = .init()) throws { throw SwiftProtobufError() }
  public init(textFormatString text: String) throws { throw SwiftProtobufError() }
  public mutating func merge(serializedData data: Data, partial: Bool = false) throws { throw SwiftProtobufError() }
  public func serializedData(partial: Bool = false) throws -> Data { throw SwiftProtobufError() }
  public func serializedBytes<Bytes: RangeReplaceableCollection<UInt8>>(partial: Bool = false) throws -> Bytes {
    throw SwiftProtobufError()
  }
  public func jsonUTF8Data(options: JSONEncodingOptions = .init()) throws -> Data { throw SwiftProtobufError() }
  public func jsonString(options: JSONEncodingOptions = .init()) throws -> String { throw SwiftProtobufError() }
  public func textFormatString() -> String { Self.protoMessageName }
}

public protocol _MessageImplementationBase: Message, Hashable {}
extension _MessageImplementationBase {
  public func hash(into hasher: inout Hasher) {}
}
public protocol _ExtensibleMessage: Message {}

// The package's names, which do not follow Swift's conventions.
// swift-format-ignore-file

import Foundation

// The well-known types of protocol buffers, as values.
// https://protobuf.dev/reference/protobuf/google.protobuf/

/// A scalar in a message of its own, so that it can be absent.
public struct _WrappedScalar<Scalar: _ProtobufScalar>: Message, Hashable, Sendable {
  public var value = Scalar()
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(_ value: Scalar) { self.value = value }
}
public protocol _ProtobufScalar: Hashable, Sendable { init() }
extension Double: _ProtobufScalar {}
extension Float: _ProtobufScalar {}
extension Int64: _ProtobufScalar {}
extension UInt64: _ProtobufScalar {}
extension Int32: _ProtobufScalar {}
extension UInt32: _ProtobufScalar {}
extension Bool: _ProtobufScalar {}
extension String: _ProtobufScalar {}
extension Data: _ProtobufScalar {}

extension _WrappedScalar: ExpressibleByFloatLiteral where Scalar: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Scalar.FloatLiteralType) { self.init(Scalar(floatLiteral: value)) }
}
extension _WrappedScalar: ExpressibleByIntegerLiteral where Scalar: FixedWidthInteger {
  public init(integerLiteral value: Scalar.IntegerLiteralType) { self.init(Scalar(integerLiteral: value)) }
}
extension _WrappedScalar: ExpressibleByBooleanLiteral where Scalar == Bool {
  public init(booleanLiteral value: Bool) { self.init(value) }
}
extension _WrappedScalar: ExpressibleByUnicodeScalarLiteral where Scalar == String {
  public init(unicodeScalarLiteral value: String) { self.init(value) }
}
extension _WrappedScalar: ExpressibleByExtendedGraphemeClusterLiteral where Scalar == String {
  public init(extendedGraphemeClusterLiteral value: String) { self.init(value) }
}
extension _WrappedScalar: ExpressibleByStringLiteral where Scalar == String {
  public init(stringLiteral value: String) { self.init(value) }
}
public typealias Google_Protobuf_DoubleValue = _WrappedScalar<Double>
public typealias Google_Protobuf_FloatValue = _WrappedScalar<Float>
public typealias Google_Protobuf_Int64Value = _WrappedScalar<Int64>
public typealias Google_Protobuf_UInt64Value = _WrappedScalar<UInt64>
public typealias Google_Protobuf_Int32Value = _WrappedScalar<Int32>
public typealias Google_Protobuf_UInt32Value = _WrappedScalar<UInt32>
public typealias Google_Protobuf_BoolValue = _WrappedScalar<Bool>
public typealias Google_Protobuf_StringValue = _WrappedScalar<String>
public typealias Google_Protobuf_BytesValue = _WrappedScalar<Data>
public struct Google_Protobuf_Timestamp: Message, Hashable, Sendable {
  public var seconds: Int64 = 0
  public var nanos: Int32 = 0
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(seconds: Int64 = 0, nanos: Int32 = 0) { (self.seconds, self.nanos) = (seconds, nanos) }
  public init(date: Date) { self.init(timeIntervalSince1970: date.timeIntervalSince1970) }
  public init(timeIntervalSince1970 interval: TimeInterval) {
    let whole = interval.rounded(.down)
    self.init(seconds: Int64(whole), nanos: Int32((interval - whole) * 1_000_000_000))
  }
  public var timeIntervalSince1970: TimeInterval { TimeInterval(seconds) + TimeInterval(nanos) / 1_000_000_000 }
  public var date: Date { Date(timeIntervalSince1970: timeIntervalSince1970) }
}
public struct Google_Protobuf_Duration: Message, Hashable, Sendable {
  public var seconds: Int64 = 0
  public var nanos: Int32 = 0
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(seconds: Int64 = 0, nanos: Int32 = 0) { (self.seconds, self.nanos) = (seconds, nanos) }
  public var timeInterval: TimeInterval { TimeInterval(seconds) + TimeInterval(nanos) / 1_000_000_000 }
}
public struct Google_Protobuf_Empty: Message, Hashable, Sendable {
  public var unknownFields = UnknownStorage()
  public init() {}
}
public struct Google_Protobuf_Any: Message, Hashable, Sendable {
  public var typeURL = ""
  public var value = Data()
  public var unknownFields = UnknownStorage()
  public init() {}
}
public struct Google_Protobuf_FieldMask: Message, Hashable, Sendable {
  public var paths: [String] = []
  public var unknownFields = UnknownStorage()
  public init() {}
}
public struct Google_Protobuf_Struct: Message, Hashable, Sendable {
  public var fields: [String: Google_Protobuf_Value] = [:]
  public var unknownFields = UnknownStorage()
  public init() {}
}
public struct Google_Protobuf_ListValue: Message, Hashable, Sendable {
  public var values: [Google_Protobuf_Value] = []
  public var unknownFields = UnknownStorage()
  public init() {}
}
public struct Google_Protobuf_Value: Message, Hashable, Sendable {
  public indirect enum OneOf_Kind: Hashable, Sendable {
    case nullValue
    case numberValue(Double)
    case stringValue(String)
    case boolValue(Bool)
    case structValue(Google_Protobuf_Struct)
    case listValue(Google_Protobuf_ListValue)
  }
  public var kind: OneOf_Kind?
  public var unknownFields = UnknownStorage()
  public init() {}
}

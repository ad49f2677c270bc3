// The package's names, which do not follow Swift's conventions.
// swift-format-ignore-file

import Foundation

// The well-known types of protocol buffers, as values.
// https://protobuf.dev/reference/protobuf/google.protobuf/

public struct Google_Protobuf_DoubleValue: Message, Hashable, ExpressibleByFloatLiteral, Sendable {
  public var value: Double = 0
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(_ value: Double) { self.value = value }
  public init(floatLiteral: Double) { value = floatLiteral }
}
public struct Google_Protobuf_FloatValue: Message, Hashable, ExpressibleByFloatLiteral, Sendable {
  public var value: Float = 0
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(_ value: Float) { self.value = value }
  public init(floatLiteral: Float) { value = floatLiteral }
}
public struct Google_Protobuf_Int64Value: Message, Hashable, ExpressibleByIntegerLiteral, Sendable {
  public var value: Int64 = 0
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(_ value: Int64) { self.value = value }
  public init(integerLiteral: Int64) { value = integerLiteral }
}
public struct Google_Protobuf_UInt64Value: Message, Hashable, ExpressibleByIntegerLiteral, Sendable {
  public var value: UInt64 = 0
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(_ value: UInt64) { self.value = value }
  public init(integerLiteral: UInt64) { value = integerLiteral }
}
public struct Google_Protobuf_Int32Value: Message, Hashable, ExpressibleByIntegerLiteral, Sendable {
  public var value: Int32 = 0
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(_ value: Int32) { self.value = value }
  public init(integerLiteral: Int32) { value = integerLiteral }
}
public struct Google_Protobuf_UInt32Value: Message, Hashable, ExpressibleByIntegerLiteral, Sendable {
  public var value: UInt32 = 0
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(_ value: UInt32) { self.value = value }
  public init(integerLiteral: UInt32) { value = integerLiteral }
}
public struct Google_Protobuf_BoolValue: Message, Hashable, ExpressibleByBooleanLiteral, Sendable {
  public var value: Bool = false
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(_ value: Bool) { self.value = value }
  public init(booleanLiteral: Bool) { value = booleanLiteral }
}
public struct Google_Protobuf_StringValue: Message, Hashable, ExpressibleByStringLiteral, Sendable {
  public var value: String = ""
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(_ value: String) { self.value = value }
  public init(stringLiteral: String) { value = stringLiteral }
}
public struct Google_Protobuf_BytesValue: Message, Hashable, Sendable {
  public var value: Data = Data()
  public var unknownFields = UnknownStorage()
  public init() {}
  public init(_ value: Data) { self.value = value }
}
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

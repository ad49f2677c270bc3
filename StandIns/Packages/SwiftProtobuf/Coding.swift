// The package's names, which do not follow Swift's conventions.
// swift-format-ignore-file

import Foundation

// What generated messages ask of decoders and visitors. Nothing is decoded or encoded here.

public protocol Decoder {
  mutating func handleConflictingOneOf() throws
  mutating func nextFieldNumber() throws -> Int?
  mutating func decodeSingularFloatField(value: inout Float) throws
  mutating func decodeSingularFloatField(value: inout Float?) throws
  mutating func decodeRepeatedFloatField(value: inout [Float]) throws
  mutating func decodeSingularDoubleField(value: inout Double) throws
  mutating func decodeSingularDoubleField(value: inout Double?) throws
  mutating func decodeRepeatedDoubleField(value: inout [Double]) throws
  mutating func decodeSingularInt32Field(value: inout Int32) throws
  mutating func decodeSingularInt32Field(value: inout Int32?) throws
  mutating func decodeRepeatedInt32Field(value: inout [Int32]) throws
  mutating func decodeSingularInt64Field(value: inout Int64) throws
  mutating func decodeSingularInt64Field(value: inout Int64?) throws
  mutating func decodeRepeatedInt64Field(value: inout [Int64]) throws
  mutating func decodeSingularUInt32Field(value: inout UInt32) throws
  mutating func decodeSingularUInt32Field(value: inout UInt32?) throws
  mutating func decodeRepeatedUInt32Field(value: inout [UInt32]) throws
  mutating func decodeSingularUInt64Field(value: inout UInt64) throws
  mutating func decodeSingularUInt64Field(value: inout UInt64?) throws
  mutating func decodeRepeatedUInt64Field(value: inout [UInt64]) throws
  mutating func decodeSingularSInt32Field(value: inout Int32) throws
  mutating func decodeSingularSInt32Field(value: inout Int32?) throws
  mutating func decodeRepeatedSInt32Field(value: inout [Int32]) throws
  mutating func decodeSingularSInt64Field(value: inout Int64) throws
  mutating func decodeSingularSInt64Field(value: inout Int64?) throws
  mutating func decodeRepeatedSInt64Field(value: inout [Int64]) throws
  mutating func decodeSingularFixed32Field(value: inout UInt32) throws
  mutating func decodeSingularFixed32Field(value: inout UInt32?) throws
  mutating func decodeRepeatedFixed32Field(value: inout [UInt32]) throws
  mutating func decodeSingularFixed64Field(value: inout UInt64) throws
  mutating func decodeSingularFixed64Field(value: inout UInt64?) throws
  mutating func decodeRepeatedFixed64Field(value: inout [UInt64]) throws
  mutating func decodeSingularSFixed32Field(value: inout Int32) throws
  mutating func decodeSingularSFixed32Field(value: inout Int32?) throws
  mutating func decodeRepeatedSFixed32Field(value: inout [Int32]) throws
  mutating func decodeSingularSFixed64Field(value: inout Int64) throws
  mutating func decodeSingularSFixed64Field(value: inout Int64?) throws
  mutating func decodeRepeatedSFixed64Field(value: inout [Int64]) throws
  mutating func decodeSingularBoolField(value: inout Bool) throws
  mutating func decodeSingularBoolField(value: inout Bool?) throws
  mutating func decodeRepeatedBoolField(value: inout [Bool]) throws
  mutating func decodeSingularStringField(value: inout String) throws
  mutating func decodeSingularStringField(value: inout String?) throws
  mutating func decodeRepeatedStringField(value: inout [String]) throws
  mutating func decodeSingularBytesField(value: inout Data) throws
  mutating func decodeSingularBytesField(value: inout Data?) throws
  mutating func decodeRepeatedBytesField(value: inout [Data]) throws
  mutating func decodeSingularEnumField<E: Enum>(value: inout E) throws where E.RawValue == Int
  mutating func decodeSingularEnumField<E: Enum>(value: inout E?) throws where E.RawValue == Int
  mutating func decodeRepeatedEnumField<E: Enum>(value: inout [E]) throws where E.RawValue == Int
  mutating func decodeSingularMessageField<M: Message>(value: inout M?) throws
  mutating func decodeRepeatedMessageField<M: Message>(value: inout [M]) throws
  mutating func decodeSingularGroupField<G: Message>(value: inout G?) throws
  mutating func decodeRepeatedGroupField<G: Message>(value: inout [G]) throws
  mutating func decodeMapField<K: MapKeyType, V: FieldType>(
    fieldType: _ProtobufMap<K, V>.Type, value: inout [K.BaseType: V.BaseType]
  ) throws
  mutating func decodeMapField<K: MapKeyType, V: Enum>(
    fieldType: _ProtobufEnumMap<K, V>.Type, value: inout [K.BaseType: V]
  ) throws
  mutating func decodeMapField<K: MapKeyType, V: Message>(
    fieldType: _ProtobufMessageMap<K, V>.Type, value: inout [K.BaseType: V]
  ) throws
}

public protocol Visitor {
  mutating func visitSingularFloatField(value: Float, fieldNumber: Int) throws
  mutating func visitRepeatedFloatField(value: [Float], fieldNumber: Int) throws
  mutating func visitPackedFloatField(value: [Float], fieldNumber: Int) throws
  mutating func visitSingularDoubleField(value: Double, fieldNumber: Int) throws
  mutating func visitRepeatedDoubleField(value: [Double], fieldNumber: Int) throws
  mutating func visitPackedDoubleField(value: [Double], fieldNumber: Int) throws
  mutating func visitSingularInt32Field(value: Int32, fieldNumber: Int) throws
  mutating func visitRepeatedInt32Field(value: [Int32], fieldNumber: Int) throws
  mutating func visitPackedInt32Field(value: [Int32], fieldNumber: Int) throws
  mutating func visitSingularInt64Field(value: Int64, fieldNumber: Int) throws
  mutating func visitRepeatedInt64Field(value: [Int64], fieldNumber: Int) throws
  mutating func visitPackedInt64Field(value: [Int64], fieldNumber: Int) throws
  mutating func visitSingularUInt32Field(value: UInt32, fieldNumber: Int) throws
  mutating func visitRepeatedUInt32Field(value: [UInt32], fieldNumber: Int) throws
  mutating func visitPackedUInt32Field(value: [UInt32], fieldNumber: Int) throws
  mutating func visitSingularUInt64Field(value: UInt64, fieldNumber: Int) throws
  mutating func visitRepeatedUInt64Field(value: [UInt64], fieldNumber: Int) throws
  mutating func visitPackedUInt64Field(value: [UInt64], fieldNumber: Int) throws
  mutating func visitSingularSInt32Field(value: Int32, fieldNumber: Int) throws
  mutating func visitRepeatedSInt32Field(value: [Int32], fieldNumber: Int) throws
  mutating func visitPackedSInt32Field(value: [Int32], fieldNumber: Int) throws
  mutating func visitSingularSInt64Field(value: Int64, fieldNumber: Int) throws
  mutating func visitRepeatedSInt64Field(value: [Int64], fieldNumber: Int) throws
  mutating func visitPackedSInt64Field(value: [Int64], fieldNumber: Int) throws
  mutating func visitSingularFixed32Field(value: UInt32, fieldNumber: Int) throws
  mutating func visitRepeatedFixed32Field(value: [UInt32], fieldNumber: Int) throws
  mutating func visitPackedFixed32Field(value: [UInt32], fieldNumber: Int) throws
  mutating func visitSingularFixed64Field(value: UInt64, fieldNumber: Int) throws
  mutating func visitRepeatedFixed64Field(value: [UInt64], fieldNumber: Int) throws
  mutating func visitPackedFixed64Field(value: [UInt64], fieldNumber: Int) throws
  mutating func visitSingularSFixed32Field(value: Int32, fieldNumber: Int) throws
  mutating func visitRepeatedSFixed32Field(value: [Int32], fieldNumber: Int) throws
  mutating func visitPackedSFixed32Field(value: [Int32], fieldNumber: Int) throws
  mutating func visitSingularSFixed64Field(value: Int64, fieldNumber: Int) throws
  mutating func visitRepeatedSFixed64Field(value: [Int64], fieldNumber: Int) throws
  mutating func visitPackedSFixed64Field(value: [Int64], fieldNumber: Int) throws
  mutating func visitSingularBoolField(value: Bool, fieldNumber: Int) throws
  mutating func visitRepeatedBoolField(value: [Bool], fieldNumber: Int) throws
  mutating func visitPackedBoolField(value: [Bool], fieldNumber: Int) throws
  mutating func visitSingularStringField(value: String, fieldNumber: Int) throws
  mutating func visitRepeatedStringField(value: [String], fieldNumber: Int) throws
  mutating func visitSingularBytesField(value: Data, fieldNumber: Int) throws
  mutating func visitRepeatedBytesField(value: [Data], fieldNumber: Int) throws
  mutating func visitSingularEnumField<E: Enum>(value: E, fieldNumber: Int) throws
  mutating func visitRepeatedEnumField<E: Enum>(value: [E], fieldNumber: Int) throws
  mutating func visitPackedEnumField<E: Enum>(value: [E], fieldNumber: Int) throws
  mutating func visitSingularMessageField<M: Message>(value: M, fieldNumber: Int) throws
  mutating func visitRepeatedMessageField<M: Message>(value: [M], fieldNumber: Int) throws
  mutating func visitSingularGroupField<G: Message>(value: G, fieldNumber: Int) throws
  mutating func visitRepeatedGroupField<G: Message>(value: [G], fieldNumber: Int) throws
  mutating func visitMapField<K: MapKeyType, V: FieldType>(
    fieldType: _ProtobufMap<K, V>.Type, value: [K.BaseType: V.BaseType], fieldNumber: Int
  ) throws
  mutating func visitMapField<K: MapKeyType, V: Enum>(
    fieldType: _ProtobufEnumMap<K, V>.Type, value: [K.BaseType: V], fieldNumber: Int
  ) throws
  mutating func visitMapField<K: MapKeyType, V: Message>(
    fieldType: _ProtobufMessageMap<K, V>.Type, value: [K.BaseType: V], fieldNumber: Int
  ) throws
}

public protocol FieldType { associatedtype BaseType: Hashable }
public protocol MapKeyType: FieldType {}
public struct ProtobufFloat: FieldType { public typealias BaseType = Float }
public struct ProtobufDouble: FieldType { public typealias BaseType = Double }
public struct ProtobufInt32: MapKeyType { public typealias BaseType = Int32 }
public struct ProtobufInt64: MapKeyType { public typealias BaseType = Int64 }
public struct ProtobufUInt32: MapKeyType { public typealias BaseType = UInt32 }
public struct ProtobufUInt64: MapKeyType { public typealias BaseType = UInt64 }
public struct ProtobufSInt32: MapKeyType { public typealias BaseType = Int32 }
public struct ProtobufSInt64: MapKeyType { public typealias BaseType = Int64 }
public struct ProtobufFixed32: MapKeyType { public typealias BaseType = UInt32 }
public struct ProtobufFixed64: MapKeyType { public typealias BaseType = UInt64 }
public struct ProtobufSFixed32: MapKeyType { public typealias BaseType = Int32 }
public struct ProtobufSFixed64: MapKeyType { public typealias BaseType = Int64 }
public struct ProtobufBool: MapKeyType { public typealias BaseType = Bool }
public struct ProtobufString: MapKeyType { public typealias BaseType = String }
public struct ProtobufBytes: FieldType { public typealias BaseType = Data }
public struct _ProtobufMap<Key: MapKeyType, Value: FieldType> {}
public struct _ProtobufEnumMap<Key: MapKeyType, Value: Enum> {}
public struct _ProtobufMessageMap<Key: MapKeyType, Value: Message> {}

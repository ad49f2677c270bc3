import SwiftUI

/// A value that a property of an object may have.
public protocol _Persistable {
  /// What the property is without an initial value.
  static func _rlmDefaultValue() -> Self
}

/// A value of a collection.
public protocol RealmCollectionValue: Hashable {}

/// What a realm can be asked for.
public protocol RealmFetchable: RealmCollectionValue {}

/// The case of an enumeration, kept by its raw value.
public protocol PersistableEnum: _Persistable, RealmCollectionValue, RawRepresentable, CaseIterable {}

extension PersistableEnum {
  public static func _rlmDefaultValue() -> Self { allCases.first! }
}

/// A value that is kept as another one.
public protocol CustomPersistable: _Persistable, RealmCollectionValue {
  associatedtype PersistedType: _Persistable

  init(persistedValue: PersistedType)
  var persistableValue: PersistedType { get }
}

extension CustomPersistable {
  public static func _rlmDefaultValue() -> Self { Self(persistedValue: PersistedType._rlmDefaultValue()) }
}

public protocol FailableCustomPersistable: _Persistable, RealmCollectionValue {
  associatedtype PersistedType: _Persistable

  init?(persistedValue: PersistedType)
  var persistableValue: PersistedType { get }
}

extension FailableCustomPersistable {
  public static func _rlmDefaultValue() -> Self { Self(persistedValue: PersistedType._rlmDefaultValue())! }
}

extension BinaryInteger { public static func _rlmDefaultValue() -> Self { 0 } }
extension Int: _Persistable, RealmCollectionValue {}
extension Int8: _Persistable, RealmCollectionValue {}
extension Int16: _Persistable, RealmCollectionValue {}
extension Int32: _Persistable, RealmCollectionValue {}
extension Int64: _Persistable, RealmCollectionValue {}
extension Float: _Persistable, RealmCollectionValue { public static func _rlmDefaultValue() -> Float { 0 } }
extension Double: _Persistable, RealmCollectionValue { public static func _rlmDefaultValue() -> Double { 0 } }
extension Bool: _Persistable, RealmCollectionValue { public static func _rlmDefaultValue() -> Bool { false } }
extension String: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> String { "" }
}
extension Data: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> Data { Data() }
}
extension Date: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> Date { Date(timeIntervalSince1970: 0) }
}
extension UUID: _Persistable, RealmCollectionValue {
  public static func _rlmDefaultValue() -> UUID { UUID() }
}
extension Optional: _Persistable { public static func _rlmDefaultValue() -> Wrapped? { nil } }
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}

/// A property that is kept with the object.
@propertyWrapper
public struct Persisted<Value: _Persistable> {
  private var kept: Value?
  let isPrimaryKey: Bool

  public init() { (kept, isPrimaryKey) = (Value._rlmDefaultValue(), false) }
  public init(wrappedValue value: Value) { (kept, isPrimaryKey) = (value, false) }
  public init(indexed: Bool) { self.init() }
  public init(wrappedValue value: Value, indexed: Bool) { self.init(wrappedValue: value) }
  public init(primaryKey: Bool) { (kept, isPrimaryKey) = (Value._rlmDefaultValue(), primaryKey) }
  public init(wrappedValue value: Value, primaryKey: Bool) { (kept, isPrimaryKey) = (value, primaryKey) }

  @available(*, unavailable, message: "@Persisted can only be used as a property on a Realm object")
  public var wrappedValue: Value {
    get { fatalError("@Persisted can only be used as a property on a Realm object") }
    set { fatalError("@Persisted can only be used as a property on a Realm object") }
  }

  public static subscript<Owner: ObjectBase>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get {
      let value = owner[keyPath: storage].value
      (value as? OwnedValue)?.owner = owner
      return value
    }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].kept = newValue
      RealmStore.changes += 1
    }
  }

  var value: Value { kept ?? Value._rlmDefaultValue() }
}

extension Persisted where Value: LinkingObjectsProtocol {
  /// The objects of another class whose property refers to this one.
  public init(originProperty: String) {
    (kept, isPrimaryKey) = (Value(fromType: Value.Element.self, property: originProperty), false)
  }
}

/// A property of any type.
protocol AnyPersisted {
  var isPrimaryKey: Bool { get }
  var anyValue: Any { get }
}

extension Persisted: AnyPersisted {
  var anyValue: Any { value }
}

extension Persisted: CustomReflectable {
  // Predicates look for values in optional ones as they do for properties.
  public var customMirror: Mirror { Mirror(self, children: ["some": value], displayStyle: .optional) }
}

extension Persisted: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension Persisted: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension KeyedDecodingContainer {
  /// What is left out is nil.
  public func decode<Value: Decodable>(_ type: Persisted<Value?>.Type, forKey key: Key) throws -> Persisted<
    Value?
  > {
    Persisted(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

/// Identifies a document of MongoDB: 24 hexadecimal digits.
public final class ObjectId: NSObject, _Persistable, RealmCollectionValue, Codable {
  public let stringValue: String

  /// - Throws: a text of another form is no identifier.
  public init(string: String) throws {
    guard string.count == 24, string.allSatisfy(\.isHexDigit) else { throw Realm.Error(.fail) }
    stringValue = string
  }
  private init(made: String) { stringValue = made }

  public static func generate() -> ObjectId {
    let digits = UUID().uuidString.filter { $0 != "-" }.lowercased()
    return ObjectId(made: String(digits.prefix(24)))
  }
  public static func _rlmDefaultValue() -> Self { generate() as! Self }

  public convenience init(from decoder: any Decoder) throws {
    try self.init(string: try decoder.singleValueContainer().decode(String.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stringValue)
  }

  public override var description: String { stringValue }
  public override var hash: Int { stringValue.hashValue }
  public override func isEqual(_ object: Any?) -> Bool { (object as? ObjectId)?.stringValue == stringValue }
}

import Combine
import Foundation
import SwiftUI

/// Named values, stored in the picture's `UserDefaults`.
public enum Defaults {
  public typealias Keys = AnyKey

  /// A value's name and its store; keys are declared in extensions of this.
  open class AnyKey: @unchecked Sendable {
    public typealias Key = Defaults.Key
    // Versions before 5 have kinds of keys for kinds of values.
    public typealias OptionalKey<Value> = Defaults.Key<Value?>
    public typealias NSSecureCodingKey = Defaults.Key
    public typealias NSSecureCodingOptionalKey<Value> = Defaults.Key<Value?>

    public let name: String
    public let suite: UserDefaults
    fileprivate init(name: String, suite: UserDefaults) {
      self.name = name
      self.suite = suite
    }
    public func reset() { suite.removeObject(forKey: name) }
  }

  public final class Key<Value>: AnyKey, @unchecked Sendable {
    private let makeDefault: () -> Value
    public var defaultValue: Value { makeDefault() }
    public init(
      _ name: String, default defaultValue: Value, suite: UserDefaults = .standard, iCloud: Bool = false
    ) {
      makeDefault = { defaultValue }
      super.init(name: name, suite: suite)
    }
    public init(
      _ name: String, suite: UserDefaults = .standard, default makeDefault: @escaping () -> Value
    ) {
      self.makeDefault = makeDefault
      super.init(name: name, suite: suite)
    }
    public convenience init<Wrapped>(_ name: String, suite: UserDefaults = .standard)
    where Value == Wrapped? { self.init(name, default: nil, suite: suite) }

    /// A value from its stored form.
    private static func value(_ object: Any) -> Value? {
      if let type = Value.self as? any Serializable.Type { return type.fromDefaults(object) as? Value }
      if let type = Value.self as? any Decodable.Type, let data = object as? Data {
        return (try? JSONDecoder().decode(type, from: data)) as? Value
      }
      return object as? Value
    }

    /// The stored form of a value.
    private static func object(_ value: Value) -> Any? {
      if let value = value as? any Serializable { return value.toDefaults() }
      if let value = value as? any Encodable { return try? JSONEncoder().encode(value) }
      return value
    }

    fileprivate var value: Value {
      get { suite.object(forKey: name).flatMap(Self.value) ?? defaultValue }
      set {
        if let object = Self.object(newValue) {
          suite.set(object, forKey: name)
        } else {
          suite.removeObject(forKey: name)
        }
      }
    }
  }

  /// A type that can be stored. Versions before 5 require `Codable` instead, so keys accept any type.
  public protocol Serializable {
    static func fromDefaults(_ object: Any) -> Self?
    func toDefaults() -> Any?
  }

  /// A class or structure that is kept by a bridge of the project's own.
  public protocol Bridge {
    associatedtype Value
    associatedtype Serializable
    func serialize(_ value: Value?) -> Serializable?
    func deserialize(_ object: Serializable?) -> Value?
  }

  public struct KeyChange<Value> {
    public let newValue: Value
    public let oldValue: Value
  }
  public enum ObservationOption: Sendable { case initial, prior }

  public static subscript<Value>(key: Key<Value>) -> Value {
    get { key.value }
    set { key.value = newValue }
  }
  public static func reset(_ keys: AnyKey...) { for key in keys { key.reset() } }
  public static func removeAll(suite: UserDefaults = .standard) {
    suite.dictionaryRepresentation().keys.forEach(suite.removeObject)
  }
  /// The current value, once: nothing changes it while a picture is drawn.
  public static func publisher<Value>(
    _ key: Key<Value>, options: Set<ObservationOption> = [.initial]
  ) -> AnyPublisher<KeyChange<Value>, Never> {
    Just(KeyChange(newValue: key.value, oldValue: key.value)).eraseToAnyPublisher()
  }
  public static func updates<Value>(_ key: Key<Value>, initial: Bool = true) -> AsyncStream<
    Value
  > {
    AsyncStream { if initial { $0.yield(key.value) } }
  }

  /// A toggle of a value.
  public struct Toggle<Label: View>: View {
    private let key: Key<Bool>
    private let label: Label
    public init(key: Key<Bool>, @ViewBuilder label: () -> Label) {
      self.key = key
      self.label = label()
    }
    public init(_ title: some StringProtocol, key: Key<Bool>) where Label == Text {
      self.init(key: key) { Text(title) }
    }
    public var body: some View {
      SwiftUI.Toggle(isOn: Binding(get: { key.value }, set: { key.value = $0 })) { label }
    }
    public func onChange(_ action: @escaping (Bool) -> Void) -> Self { self }
  }
}

/// A value that a view shows and changes.
@propertyWrapper public struct Default<Value>: DynamicProperty {
  private let key: Defaults.Key<Value>
  @State private var changes = 0
  public init(_ key: Defaults.Key<Value>) { self.key = key }
  public var wrappedValue: Value {
    get {
      _ = changes
      return key.value
    }
    nonmutating set {
      key.value = newValue
      changes += 1
    }
  }
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
  public var defaultValue: Value { key.defaultValue }
  public var isDefaultValue: Bool { key.suite.object(forKey: key.name) == nil }
  public func reset() {
    key.reset()
    changes += 1
  }
}

// The types that `UserDefaults` stores directly.
public protocol _DefaultsPlain: Defaults.Serializable {}
extension _DefaultsPlain {
  public static func fromDefaults(_ object: Any) -> Self? { object as? Self }
  public func toDefaults() -> Any? { self }
}
extension Bool: _DefaultsPlain {}
extension Int: _DefaultsPlain {}
extension Int8: _DefaultsPlain {}
extension Int16: _DefaultsPlain {}
extension Int32: _DefaultsPlain {}
extension Int64: _DefaultsPlain {}
extension UInt: _DefaultsPlain {}
extension UInt8: _DefaultsPlain {}
extension UInt16: _DefaultsPlain {}
extension UInt32: _DefaultsPlain {}
extension UInt64: _DefaultsPlain {}
extension CGFloat: _DefaultsPlain {}
extension Double: _DefaultsPlain {}
extension Float: _DefaultsPlain {}
extension String: _DefaultsPlain {}
extension Date: _DefaultsPlain {}
extension Data: _DefaultsPlain {}
extension URL: Defaults.Serializable {
  public static func fromDefaults(_ object: Any) -> URL? { (object as? String).flatMap { URL(string: $0) } }
  public func toDefaults() -> Any? { absoluteString }
}
extension UUID: Defaults.Serializable {
  public static func fromDefaults(_ object: Any) -> UUID? {
    (object as? String).flatMap { UUID(uuidString: $0) }
  }
  public func toDefaults() -> Any? { uuidString }
}
extension Color: Defaults.Serializable {
  public static func fromDefaults(_ object: Any) -> Color? {
    guard let parts = object as? [Double], parts.count == 4 else { return nil }
    return Color(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
  public func toDefaults() -> Any? {
    let color = resolve(in: EnvironmentValues())
    return [color.red, color.green, color.blue, color.opacity].map(Double.init)
  }
}
extension Optional: Defaults.Serializable where Wrapped: Defaults.Serializable {
  public static func fromDefaults(_ object: Any) -> Wrapped?? { .some(Wrapped.fromDefaults(object)) }
  public func toDefaults() -> Any? { flatMap { $0.toDefaults() } }
}
extension Array: Defaults.Serializable where Element: Defaults.Serializable {
  public static func fromDefaults(_ object: Any) -> [Element]? {
    (object as? [Any])?.compactMap(Element.fromDefaults)
  }
  public func toDefaults() -> Any? { compactMap { $0.toDefaults() } }
}
extension Set: Defaults.Serializable where Element: Defaults.Serializable {
  public static func fromDefaults(_ object: Any) -> Set<Element>? {
    (object as? [Any]).map { Set($0.compactMap(Element.fromDefaults)) }
  }
  public func toDefaults() -> Any? { compactMap { $0.toDefaults() } }
}
extension Dictionary: Defaults.Serializable where Key == String, Value: Defaults.Serializable {
  public static func fromDefaults(_ object: Any) -> [String: Value]? {
    (object as? [String: Any])?.compactMapValues(Value.fromDefaults)
  }
  public func toDefaults() -> Any? { compactMapValues { $0.toDefaults() } }
}
// Enumerations by their raw values, other values by JSON.
extension Defaults.Serializable where Self: RawRepresentable {
  public static func fromDefaults(_ object: Any) -> Self? { (object as? RawValue).flatMap(Self.init) }
  public func toDefaults() -> Any? { rawValue }
}
extension Defaults.Serializable where Self: Codable {
  public static func fromDefaults(_ object: Any) -> Self? {
    (object as? Data).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }
  public func toDefaults() -> Any? { try? JSONEncoder().encode(self) }
}
extension Defaults.Serializable where Self: RawRepresentable & Codable {
  public static func fromDefaults(_ object: Any) -> Self? { (object as? RawValue).flatMap(Self.init) }
  public func toDefaults() -> Any? { rawValue }
}

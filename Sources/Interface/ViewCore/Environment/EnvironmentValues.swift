import Foundation
import Geometry
public import Observation
import OpenCombine

/// A key for a value that views inherit from the views around them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
  @usableFromInline var values: [ObjectIdentifier: Any] = [:]
  // Stored properties, not keys: every line of a source sets one of these, and the dictionary would be copied
  // each time.
  /// The source line of the innermost expression that the values are for.
  package var source: _SourceLine?
  /// Where code that reads the values notes what is not drawn as on a device; nil outside a render.
  package var fidelity: FidelityLog?

  public init() {}

  @inlinable
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var description: String {
    "EnvironmentValues(\(values.count) set)"
  }

  package func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    values[ObjectIdentifier(type)] as? Object
  }

  package mutating func setObject<Object: AnyObject>(_ object: Object) {
    values[ObjectIdentifier(Object.self)] = object
  }

  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { object(objectType) }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }
}

public import Observation
public import OpenCombine

/// A key for a value of the view that has the keyboard's attention.
public protocol FocusedValueKey {
  associatedtype Value
}

/// Values of the view that has the keyboard's attention; a picture has none.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
    a.values.keys == b.values.keys
  }
}

/// A value of the view that has the keyboard's attention; nil in a picture.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the keyboard's attention; nil in a picture.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the view that has the keyboard's attention; nil in a picture.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T>? { nil }
  }

  public init() {}

  public var wrappedValue: ObjectType? { nil }
  public var projectedValue: Wrapper? { nil }
}

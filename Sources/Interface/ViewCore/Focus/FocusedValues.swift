public import Observation
public import OpenCombine

/// A key for a value of the focused view.
public protocol FocusedValueKey {
  associatedtype Value
}

/// Values of the focused view.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Objects by their type.
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  package func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

  package mutating func setObject<T: AnyObject>(_ object: T?) { objects[ObjectIdentifier(T.self)] = object }

  /// Values whose type cannot be compared, such as bindings, count as equal to others under their key.
  public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
    func isSame(_ a: Any, _ b: Any?) -> Bool {
      guard let b else { return false }
      func compare<Value: Equatable>(_ a: Value) -> Bool { b as? Value == a }
      if let a = a as? any Equatable { return compare(a) }
      if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
      return true
    }
    return a.values.count == b.values.count && a.objects.count == b.objects.count
      && a.values.allSatisfy { isSame($0.value, b.values[$0.key]) }
      && a.objects.allSatisfy { $0.value === b.objects[$0.key] }
  }
}

/// A value that a view contributes while it, or a view inside it, has focus.
package final class FocusedScope {
  private let parent: FocusedScope?
  private let change: @MainActor (inout FocusedValues) -> Void

  package init(parent: FocusedScope?, change: @escaping @MainActor (inout FocusedValues) -> Void) {
    self.parent = parent
    self.change = change
  }

  /// Adds the values of the enclosing views and that of this one, which takes precedence.
  @MainActor
  func add(to values: inout FocusedValues) {
    parent?.add(to: &values)
    change(&values)
  }
}

extension EnvironmentValues {
  private struct FocusedScopeKey: EnvironmentKey {
    static var defaultValue: FocusedScope? { nil }
  }

  /// The values that the enclosing views contribute while the view has focus.
  package var focusedScope: FocusedScope? {
    get { self[FocusedScopeKey.self] }
    set { self[FocusedScopeKey.self] = newValue }
  }
}

/// A value of the focused view; nil if no view has focus, or if it has no such value.
@propertyWrapper
public struct FocusedValue<Value>: InstallableProperty {
  private let find: (FocusedValues) -> Value?
  private var value: Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    find = { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    find = { $0.object(objectType) }
  }

  public var wrappedValue: Value? { value }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    value = find(inputs.graph.focus.values)
  }
}

/// A binding of the focused view.
@propertyWrapper
public struct FocusedBinding<Value>: InstallableProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    guard let binding else { return .constant(nil) }
    return Binding(
      get: { binding.wrappedValue }, set: { if let value = $0 { binding.wrappedValue = value } })
  }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    binding = inputs.graph.focus.values[keyPath: keyPath]
  }
}

/// An object of the focused view.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: InstallableProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let object: ObjectType

    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      ObservedObject<ObjectType>.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }

  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType? { object }
  public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    object = inputs.graph.focus.values.object(ObjectType.self)
    guard let object else { return }
    // The view is described again when the object changes.
    var observed = ObservedObject(wrappedValue: object)
    observed.install(inputs, at: property)
  }
}

public import Observation

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public nonisolated struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) {
    self.init(value: wrappedValue)
  }

  public init(_ wrappedValue: Value) {
    self.init(value: wrappedValue)
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  private init(value: Value) {
    self.wrappedValue = value
  }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A value that exists while a gesture is under way; always its initial value in a picture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    wrappedValue = initialValue
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: Sendable where Value: Sendable {}

/// A value that exists while a gesture is in progress: `updating(_:body:)` changes it, and it returns to its
/// initial value however the gesture ends. In a still picture there is no gesture in progress.
@propertyWrapper
public struct GestureState<Value>: InstallableProperty {
  private let initialValue: Value
  /// Sets the transaction in which the value resets.
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public var wrappedValue: Value { location?.value ?? initialValue }

  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(initialValue: initialValue) { _, _ in }
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.initialValue = initialValue
    self.reset = reset
  }

  public var projectedValue: GestureState<Value> { self }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    let (initialValue, graph, owner) = (initialValue, inputs.graph, inputs.viewName)
    location = inputs.identity.slot(property) { StateLocation(initialValue, graph: graph, owner: owner) }
  }

  /// Changes the value as a gesture's closure says.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var (value, transaction) = (location.value, Transaction())
    change(&value, &transaction)
    transaction.forBinding { location.set(value) }
  }

  /// Resets the value to its state before the gesture.
  func goBack() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.value, &transaction)
    transaction.forBinding { location.set(initialValue) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

// Views are main-actor code: the closure is called on the main thread.
extension GestureState: @unchecked Sendable where Value: Sendable {}

/// A value that belongs to a view and outlives its descriptions.
@propertyWrapper
public struct State<Value>: InstallableProperty {
  private var initialValue: Value
  private var location: StateLocation<Value>?
  /// The number of the location's value when the property was connected.
  private var number = 0

  public init(wrappedValue value: Value) {
    initialValue = value
  }

  public init(initialValue value: Value) {
    initialValue = value
  }

  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(
      get: { location.value }, set: { value, transaction in transaction.forBinding { location.set(value) } })
  }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    let initialValue = initialValue
    let graph = inputs.graph
    let owner = inputs.viewName
    let location = inputs.identity.slot(property) {
      StateLocation(initialValue, graph: graph, owner: owner)
    }
    (self.location, number) = (location, location.number)
  }
}

extension State: ComparableProperty {
  package func isUnchanged(since other: State) -> Bool {
    location === other.location && number == other.number
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Where a state's value is kept.
package final class StateLocation<Value>: @unchecked Sendable {
  // Views are main-actor code: every access happens on the main thread.
  /// The value as it was last set, and as views see it while a pass commits one change after another.
  private var latest: Value
  private var seen: Value
  /// Counts the values that views have seen.
  fileprivate private(set) var number = 0
  /// Nil after the view has gone: tasks and closures of it may still set the state, which nothing shows.
  private weak var graph: ViewGraph?
  /// The view that has the state.
  private let owner: ViewName?

  package init(_ value: Value, graph: ViewGraph, owner: ViewName? = nil) {
    latest = value
    seen = value
    self.graph = graph
    self.owner = owner
  }

  package var value: Value { graph?.isResolving == true ? seen : latest }

  /// Stores a value; one that is known to be equal requests no further pass.
  package func set(_ newValue: Value) {
    let isSame = isKnownEqual(latest, newValue)
    latest = newValue
    if isSame, isKnownEqual(seen, newValue) { return }
    graph?.setNeedsUpdate(writer: owner?.description) { [self] in
      seen = newValue
      number += 1
    }
  }
}

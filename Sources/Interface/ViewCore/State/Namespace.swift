/// A name for effects that tie views together.
@propertyWrapper
public struct Namespace: InstallableProperty {
  /// The name itself.
  public struct ID: Hashable, Sendable {
    /// The view that has the property; nil until it is described.
    fileprivate var view: ObjectIdentifier?
    /// The property's index among the view's own.
    fileprivate var property: ViewPart?
  }

  private var id = ID()

  public init() {}

  public var wrappedValue: ID { id }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    id = ID(view: ObjectIdentifier(inputs.identity), property: property)
  }
}

extension Namespace: ComparableProperty {
  package func isUnchanged(since other: Namespace) -> Bool { id == other.id }
}

/// A stored property of a view that reads something kept outside the view.
public protocol DynamicProperty {
  /// Called before the view's body is read, when nested dynamic properties are up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that knows whether what it gives to its view is as it was: then the view's body need not run again.
package protocol ComparableProperty: DynamicProperty {
  /// Whether a body that ran with another value of the property would be the same with this one; both are connected to the same view.
  func isUnchanged(since other: Self) -> Bool
}

/// A dynamic property of the library that connects itself to state, the environment or an object.
package protocol InstallableProperty: DynamicProperty {
  /// Connects the property.
  ///
  /// - Parameter property: which of the properties of its view it is.
  @MainActor mutating func install(_ inputs: _ViewInputs, at property: ViewPart)
}

/// Whether two values of the environment are the same: to the last bit, or equal.
func areSameValues<Value>(_ first: Value, _ second: Value) -> Bool {
  areBytesSame(first, second) || first is any StandingAction || isKnownEqual(first, second)
}

/// An action of the environment that does the same in each pass, though it is made anew: `dismiss`.
package protocol StandingAction {}

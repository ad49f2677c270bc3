/// A stored property of a view that reads something kept outside the view.
public protocol DynamicProperty {
  /// Called before the view's body is read, when nested dynamic properties are up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of the library that connects itself to state, the environment or an object.
package protocol InstallableProperty: DynamicProperty {
  /// Connects the property.
  ///
  /// - Parameter property: which of the properties of its view it is.
  @MainActor mutating func install(_ inputs: _ViewInputs, at property: ViewPart)
}

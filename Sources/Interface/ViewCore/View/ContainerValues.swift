package import LayoutEngine

/// A key for a value that a view passes to the container that lays it out.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view passes to the container that lays it out.
public nonisolated struct ContainerValues {
  private enum LayoutKey<Key: ContainerValueKey>: LayoutValueKey {
    static var defaultValue: Key.Value { Key.defaultValue }
  }

  package var traits: LayoutTraits

  package init(traits: LayoutTraits) {
    self.traits = traits
  }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { traits[LayoutKey<Key>.self] }
    set { traits[LayoutKey<Key>.self] = newValue }
  }

  /// The view's tag of the given type, where it has one.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    traits.tag?.base as? V
  }

  /// Whether the view was given the tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    traits.tag == AnyHashable(tag)
  }
}

nonisolated extension View {
  /// Passes a value to the container that lays the view out.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    trait { traits in
      var values = ContainerValues(traits: traits)
      values[keyPath: keyPath] = value
      traits = values.traits
    }
  }
}

public import Observation

/// A value that a view reads from its environment.
@propertyWrapper
public struct Environment<Value>: InstallableProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
    case value(Value)
  }

  private var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .keyPath(keyPath)
  }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .object { environment in
      if let object = environment.object(objectType) { return object }
      guard let object = substitute(for: objectType) else {
        fatalError(
          "No Observable object of type \(objectType) found. A View.environment(_:) for "
            + "\(objectType) may be missing as an ancestor of this view.")
      }
      noteSubstitute(for: objectType)
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object { $0.object(objectType) }
  }

  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let read): return read(EnvironmentValues())
    case .value(let value): return value
    }
  }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    switch content {
    case .keyPath(let keyPath): content = .value(inputs.environment[keyPath: keyPath])
    case .object(let read): content = .value(read(inputs.environment))
    case .value: break
    }
  }
}

extension Environment: ComparableProperty {
  package func isUnchanged(since other: Environment) -> Bool {
    guard case .value(let value) = content, case .value(let otherValue) = other.content else { return false }
    return areSameValues(value, otherValue)
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

nonisolated extension View {
  /// Sets a value for the views below.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    inputs { $0.environment[keyPath: keyPath] = value }
  }

  /// Makes an observable object available to the views below by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    inputs { inputs in
      if let object { inputs.environment.setObject(object) }
    }
  }

  /// Changes a value for the views below.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    inputs { transform(&$0.environment[keyPath: keyPath]) }
  }
}

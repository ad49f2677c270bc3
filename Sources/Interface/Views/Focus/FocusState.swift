/// Which view has the keyboard's attention; none, in a still picture, until something sets it.
@propertyWrapper
public struct FocusState<Value: Hashable>: InstallableProperty {
  /// A way to read and write the focus.
  @propertyWrapper
  public struct Binding {
    package let base: Views.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, slot: Int) {
    state.install(inputs, slot: slot)
  }
}

nonisolated extension View {
  /// Ties the view to a focus value; a still picture shows no focus.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    self
  }

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    self
  }
}

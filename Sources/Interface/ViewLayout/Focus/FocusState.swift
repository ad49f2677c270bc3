/// Which view has keyboard focus; none until it is set or a field is tapped.
@propertyWrapper
public struct FocusState<Value: Hashable>: InstallableProperty {
  /// A way to read and write the focus.
  @propertyWrapper
  public struct Binding {
    package let base: ViewCore.Binding<Value>

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
  package mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    state.install(inputs, at: property)
  }
}

extension FocusState: ComparableProperty {
  package func isUnchanged(since other: FocusState) -> Bool { state.isUnchanged(since: other.state) }
}

nonisolated extension View {
  /// Binds the field below to a focus value: it has keyboard focus while the state equals its value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    let none = (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
    return inputs { inputs in
      inputs.environment.focusLink = FocusLink(
        isFocused: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value, let none {
            binding.wrappedValue = none
          }
        })
    }
  }

  /// Binds the field below to a focus value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    inputs { inputs in
      inputs.environment.focusLink = FocusLink(
        isFocused: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
    }
  }
}

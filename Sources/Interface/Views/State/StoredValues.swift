public import Foundation

/// A value kept under a name; here in memory, for one render, so that pictures do not depend on a machine's
/// settings.
@propertyWrapper
public struct AppStorage<Value>: InstallableProperty {
  private var state: State<Value>

  private init(initial: Value) {
    state = State(wrappedValue: initial)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, slot: Int) {
    state.install(inputs, slot: slot)
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { self.init(initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(initial: wrappedValue) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(initial: nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(initial: nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(initial: nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(initial: nil) }
}

/// A value kept for a scene; here in memory, for one render.
@propertyWrapper
public struct SceneStorage<Value>: InstallableProperty {
  private var state: State<Value>

  public init(wrappedValue: Value, _ key: String) {
    state = State(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, slot: Int) {
    state.install(inputs, slot: slot)
  }
}

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

/// A value that exists while a gesture is under way; always its initial value in a still picture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  public var projectedValue: GestureState<Value> { self }
}

/// A name for effects that tie views together.
@propertyWrapper
public struct Namespace: InstallableProperty {
  /// The name itself.
  public struct ID: Hashable, Sendable {
    /// The view that has the property; nil until it is described.
    fileprivate var view: ObjectIdentifier?
    /// The property's place among the view's own.
    fileprivate var slot = 0
  }

  private var id = ID()

  public init() {}

  public var wrappedValue: ID { id }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, slot: Int) {
    id = ID(view: ObjectIdentifier(inputs.identity), slot: slot)
  }
}

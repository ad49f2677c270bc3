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
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(initial: nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(initial: nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(initial: nil) }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(initial: nil) }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(initial: nil) }
}

/// A value kept for a scene; here in memory, for one render.
@propertyWrapper
public struct SceneStorage<Value>: InstallableProperty {
  private var state: State<Value>

  public init(wrappedValue: Value, _ key: String) {
    state = State(wrappedValue: wrappedValue)
  }

  public init(_ key: String) where Value == Bool? { self.init(wrappedValue: nil, key) }
  public init(_ key: String) where Value == Int? { self.init(wrappedValue: nil, key) }
  public init(_ key: String) where Value == Double? { self.init(wrappedValue: nil, key) }
  public init(_ key: String) where Value == String? { self.init(wrappedValue: nil, key) }
  public init(_ key: String) where Value == URL? { self.init(wrappedValue: nil, key) }
  public init(_ key: String) where Value == Date? { self.init(wrappedValue: nil, key) }
  public init(_ key: String) where Value == Data? { self.init(wrappedValue: nil, key) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(wrappedValue: nil, key)
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(wrappedValue: nil, key)
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

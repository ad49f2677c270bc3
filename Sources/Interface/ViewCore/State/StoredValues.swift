public import Foundation

/// Values that views keep under names, in memory and for one render, so that pictures do not depend on a machine's
/// settings.
package final class StoredValues {
  /// The scope of a named value.
  enum Domain: Hashable {
    case app
    case scene
  }

  private struct Key: Hashable {
    let domain: Domain
    let name: String
  }

  /// The initial values, as texts by name.
  package var seeds: [String: String] = [:]
  private var values: [Key: Any] = [:]
  private weak var graph: ViewGraph?
  /// Counts the changes of each value.
  private var numbers: [Key: Int] = [:]

  init(graph: ViewGraph) {
    self.graph = graph
  }

  /// The value under a name; nil if there is none.
  func value(_ domain: Domain, _ name: String) -> Any? {
    values[Key(domain: domain, name: name)] ?? seeds[name]
  }

  /// How often the value under a name has changed.
  func number(_ domain: Domain, _ name: String) -> Int { numbers[Key(domain: domain, name: name)] ?? 0 }

  func set(_ value: Any?, _ domain: Domain, _ name: String, writer: String?) {
    let key = Key(domain: domain, name: name)
    if let value, let old = values[key], isKnownEqual(old, value) { return }
    // An initial value that was removed does not come back.
    values[key] = value ?? NSNull()
    numbers[key, default: 0] += 1
    graph?.setNeedsUpdate(writer: writer)
  }

  /// Reports an initial value that does not fit its property.
  func refuse(_ seed: Any, for name: String, type: Any.Type) {
    guard let text = seed as? String, seeds[name] == text else { return }
    graph?.warn(
      "“\(text)” is not of type \(type), which the view keeps under “\(name)”; its own default shows.")
  }
}

/// How a value is kept: as a number, a text, a Boolean, a date, an address or data.
package struct StoredForm<Value> {
  let decode: (Any) -> Value?
  /// Nil for a removed value.
  let encode: (Value) -> Any?

  /// A value that is kept as it is; a text is read where it is something else.
  static var plain: StoredForm { StoredForm(decode: Self.read, encode: { $0 }) }

  private static func read(_ stored: Any) -> Value? {
    if let value = stored as? Value { return value }
    if let number = stored as? Int, Value.self == Double.self { return Double(number) as? Value }
    guard let text = stored as? String else { return nil }
    return switch Value.self {
    case is Bool.Type: truth(text) as? Value
    case is Int.Type: Int(text) as? Value
    case is Double.Type: Double(text) as? Value
    case is URL.Type: URL(string: text) as? Value
    case is Date.Type: try? Date(text, strategy: .iso8601) as? Value
    case is Data.Type: Data(base64Encoded: text) as? Value
    default: nil
    }
  }

  private static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  /// A value that is kept as its raw value.
  static func raw<Raw>() -> StoredForm where Value: RawRepresentable, Value.RawValue == Raw {
    let form = StoredForm<Raw>.plain
    return StoredForm(decode: { form.decode($0).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }

  /// A value that may be missing.
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
    StoredForm(
      decode: { $0 is NSNull ? .some(nil) : form.decode($0).map { .some($0) } },
      encode: { $0.flatMap(form.encode) })
  }
}

/// A property's place among the stored values.
private struct StoredProperty<Value> {
  let domain: StoredValues.Domain
  let name: String
  let initial: Value
  let form: StoredForm<Value>
  var installed: StoredValues?
  var owner: String?
  /// How often its value had changed when the property was connected.
  var number = 0

  /// The values of the current render, for properties that belong to no view.
  private var store: StoredValues? { installed ?? RenderContext.current.storedValues }

  var value: Value {
    guard let store, let stored = store.value(domain, name) else { return initial }
    if let value = form.decode(stored) { return value }
    store.refuse(stored, for: name, type: Value.self)
    return initial
  }

  func set(_ value: Value) {
    store?.set(form.encode(value), domain, name, writer: owner)
  }

  var binding: Binding<Value> {
    Binding(get: { value }, set: { value, transaction in transaction.forBinding { set(value) } })
  }

  mutating func install(_ inputs: _ViewInputs) {
    installed = inputs.graph.storedValues
    owner = inputs.viewName?.description
    number = inputs.graph.storedValues.number(domain, name)
  }

  func isUnchanged(since other: StoredProperty) -> Bool {
    installed === other.installed && number == other.number && name == other.name
  }
}

/// A value kept under a name; here in memory, for one render.
///
/// All properties with the same name share it. `--defaults` sets its initial value.
@propertyWrapper
public struct AppStorage<Value>: InstallableProperty {
  private var property: StoredProperty<Value>

  private init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
    property = StoredProperty(domain: .app, name: key, initial: initial, form: form)
  }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.set(newValue) }
  }

  public var projectedValue: Binding<Value> { property.binding }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at part: ViewPart) { property.install(inputs) }
}

extension AppStorage: ComparableProperty {
  package func isUnchanged(since other: AppStorage) -> Bool { property.isUnchanged(since: other.property) }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key, .raw()) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key, .raw()) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil)
  where Value == Bool? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String, store: UserDefaults? = nil)
  where Value == Int? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String, store: UserDefaults? = nil)
  where Value == Double? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String, store: UserDefaults? = nil)
  where Value == String? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String, store: UserDefaults? = nil)
  where Value == URL? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String, store: UserDefaults? = nil)
  where Value == Date? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String, store: UserDefaults? = nil)
  where Value == Data? { self.init(nil, key, .optional(.plain)) }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(nil, key, .optional(.raw())) }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(nil, key, .optional(.raw())) }
}

/// A value kept for a scene; here in memory, for one render.
///
/// All properties with the same name share it. `--defaults` sets its initial value.
@propertyWrapper
public struct SceneStorage<Value>: InstallableProperty {
  private var property: StoredProperty<Value>

  private init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
    property = StoredProperty(domain: .scene, name: key, initial: initial, form: form)
  }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.set(newValue) }
  }

  public var projectedValue: Binding<Value> { property.binding }

  @MainActor
  package mutating func install(_ inputs: _ViewInputs, at part: ViewPart) { property.install(inputs) }
}

extension SceneStorage: ComparableProperty {
  package func isUnchanged(since other: SceneStorage) -> Bool { property.isUnchanged(since: other.property) }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key, .raw()) }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key, .raw()) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == Int? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == Double? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == String? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == URL? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == Date? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == Data? { self.init(nil, key, .optional(.plain)) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, .optional(.raw()))
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, .optional(.raw()))
  }
}

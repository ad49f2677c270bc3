public import CombineShim
public import Views

/// What an object of a missing type knows.
public final class _MissingState: @unchecked Sendable {
  let name: String?
  fileprivate var given: [String: Any]
  fileprivate var identity: String?
  /// What stood in the source where the object stands: most likely a case, if its type is an enumeration.
  fileprivate(set) var caseName: String?
  fileprivate var isCase: Bool { name != nil && given.isEmpty }

  /// - Parameters:
  ///   - name: what the object is called in pictures; nil for the type's name.
  ///   - given: the arguments of its initializer by their labels.
  public init(_ name: String? = nil, given: [String: Any] = [:]) { (self.name, self.given) = (name, given) }

  /// What is kept of a property.
  public subscript(member: String) -> Any? {
    get { given[member] }
    set { given[member] = newValue }
  }
}

/// A type of a module that is not there, declared without content as a class.
///
/// All that such types have in common is here, and in none of their declarations: a project may miss a thousand of them, and they are
/// compiled anew as more turn up. Members of a protocol's extension can also be declared once more by extensions of the project's.
@dynamicMemberLookup @dynamicCallable
public protocol _MissingObject: AnyObject, ObservableObject, Hashable, Identifiable, Codable,
  CustomStringConvertible, Error, _MissingMakeable, Sendable
where ID == String {
  var _state: _MissingState { get }
  init(_missing: (), named name: String?)
}

extension _MissingObject {
  /// The type's name without what it is inside of and without its generic arguments.
  private static var typeName: String { String("\(Self.self)".prefix { $0 != "<" }) }

  /// The names of the types around it but the outermost one, and its own unless it is that.
  private static var path: [String] {
    // The module's name is the first.
    String(reflecting: Self.self).prefix { $0 != "<" }.split(separator: ".").dropFirst(2).map(String.init)
  }

  public init(_missing: ()) { self.init(_missing: (), named: nil) }
  public init(from decoder: any Decoder) throws { self.init(_missing: (), named: nil) }
  public func encode(to encoder: any Encoder) throws {}

  public static func _makeMissing(named name: String) -> Any {
    let object = Self(_missing: (), named: nil)
    object._state.caseName = name
    return object
  }

  public var description: String { "⟨\(_state.name ?? Self.typeName)⟩" }

  public var id: String {
    if let id = _state.identity { return id }
    let id = _state.given["id"] as? String ?? _Missing.identity(of: Self.typeName)
    _state.identity = id
    return id
  }

  // Two of the same name, which only static members have, are the same case of an enumeration.

  public static func == (first: Self, second: Self) -> Bool {
    first === second || first._state.isCase && second._state.isCase && first._state.name == second._state.name
  }
  public func hash(into hasher: inout Hasher) {
    if _state.isCase { hasher.combine(_state.name) } else { hasher.combine(ObjectIdentifier(self)) }
  }

  // What answers every property that is asked for: a value of which nothing is known, and where the type that is expected is another, an
  // empty value of it; `_MissingValue` says why in this order. What an initializer was given under a label is most likely kept in a
  // property of that name, and what is set is there to be asked for.

  public subscript(dynamicMember member: String) -> _MissingValue {
    get { _MissingValue.of(member, _state.given[member], of: _state.name) }
    set { _state.given[member] = newValue }
  }

  @_disfavoredOverload public subscript(dynamicMember member: String) -> _MissingValue? {
    get { _MissingValue.of(member, _state.given[member], of: _state.name) }
    set { _state.given[member] = newValue }
  }

  @_disfavoredOverload public subscript<Value>(dynamicMember member: String) -> Value {
    get {
      _state.given[member].flatMap { $0 as? Value }
        ?? _Missing.member(member, of: Self.typeName, in: _state.name)
    }
    set { _state.given[member] = newValue }
  }

  // Every error has one; this type may be none.
  public var localizedDescription: String {
    _Missing.member("localizedDescription", of: Self.typeName, in: _state.name)
  }

  // What tools that make Swift of catalogs of assets call the views of an asset.

  public var swiftUIColor: Color { _Missing.member("swiftUIColor", of: Self.typeName, in: _state.name) }
  public var swiftUIImage: Image { _Missing.member("swiftUIImage", of: Self.typeName, in: _state.name) }

  public subscript(keys: Any...) -> _MissingValue {
    get { _MissingValue.of("subscript") }
    set {}
  }

  @_disfavoredOverload public subscript(keys: Any...) -> _MissingValue? {
    get { _MissingValue.of("subscript") }
    set {}
  }

  @_disfavoredOverload public subscript<Value>(keys: Any...) -> Value {
    get { _Missing.member("subscript", of: Self.typeName) }
    set {}
  }

  // A call may be of an accessor with values for a text.

  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _MissingValue {
    .called(_state.name ?? Self.typeName, in: Self.path, arguments.map(\.value))
  }

  @_disfavoredOverload
  public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Value {
    let name = _state.name ?? Self.typeName
    return GeneratedAccessors.value(
      Value.self, path: Self.path, names: [name], arguments: arguments.map(\.value))
      ?? _Missing.member(name, of: Self.typeName)
  }

  @_disfavoredOverload @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Self { self }
}

/// A type of a module that is not there, in the place of one of its name that is something else here: `Empty` of a networking package
/// where Combine's is generic.
public final class _MissingClass: _MissingObject, @unchecked Sendable {
  public let _state: _MissingState

  public init(_missing: (), named name: String?) { _state = _MissingState(name) }
  @_disfavoredOverload public init(_ values: Any...) {
    _Missing.made("a type of a missing module")
    _state = _MissingState()
  }
}

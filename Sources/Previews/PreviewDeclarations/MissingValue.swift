public import CombineShim
public import Views

/// A value of unknown type: its members and calls return such a value again, or an empty one of the expected
/// type; as a collection it is empty.
@dynamicMemberLookup @dynamicCallable
public final class _MissingValue: ObservableObject, Hashable, Identifiable, Error, RandomAccessCollection,
  CustomStringConvertible, _MissingMakeable,
  @unchecked Sendable
{
  private let name: String
  /// The argument that an initializer was given under this name.
  private let value: Any?

  private init(_ name: String, _ value: Any? = nil) { (self.name, self.value) = (name, value) }

  /// The value of a property whose type is not declared.
  ///
  /// - Parameter value: what the object was initialized with under this name, if known.
  public static func of(_ name: String, _ value: Any? = nil) -> _MissingValue {
    value as? _MissingValue ?? _MissingValue(name, value)
  }

  public static func _makeMissing(named name: String) -> Any { _MissingValue(name) }

  /// The text that shows it: the one that it was given, or its name.
  public var _label: String {
    if let text = value as? String { return text }
    _Missing.made(name)
    return MissingValues.label(name)
  }

  public var description: String { _label }

  // Of the lookups below the first is what the compiler tries first: the others are for where another type is expected. In the other
  // order a chain of names has as many readings as two to the power of its length, and the compiler gives up on the whole body.

  public static func == (first: _MissingValue, second: _MissingValue) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public subscript(dynamicMember member: String) -> _MissingValue {
    get { _MissingValue(member) }
    set {}
  }

  @_disfavoredOverload public subscript(dynamicMember member: String) -> _MissingValue? {
    get { _MissingValue(member) }
    set {}
  }

  @_disfavoredOverload public subscript<Value>(dynamicMember member: String) -> Value {
    get { _Missing.member(member, of: name) }
    set {}
  }

  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _MissingValue {
    self
  }

  @_disfavoredOverload
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _MissingValue? {
    self
  }

  @_disfavoredOverload
  public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Value {
    _Missing.member(name, of: name)
  }

  public subscript(keys: Any...) -> _MissingValue {
    get { self }
    set {}
  }

  @_disfavoredOverload public subscript(keys: Any...) -> _MissingValue? {
    get { self }
    set {}
  }

  @_disfavoredOverload public subscript<Value>(keys: Any...) -> Value {
    get { _Missing.member(name, of: name) }
    set {}
  }

  // MARK: Collection

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> _MissingValue { self }
}

/// As a colour it is that of labels.
extension _MissingValue: ShapeStyle {
  nonisolated public func resolve(in environment: EnvironmentValues) -> Color { .primary }
}

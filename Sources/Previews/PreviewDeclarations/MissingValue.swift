public import CombineShim
public import Views

/// A value of unknown type: its members and calls return such a value again, or an empty one of the expected
/// type; as a collection it is empty.
@dynamicMemberLookup @dynamicCallable
public final class _MissingValue: ObservableObject, Hashable, Identifiable, Error, RandomAccessCollection,
  _MissingMakeable,
  @unchecked Sendable
{
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The value of a property whose type is not declared.
  public static func of(_ name: String) -> _MissingValue { _MissingValue(name) }

  public static func _makeMissing(named name: String) -> Any { _MissingValue(name) }

  public static func == (first: _MissingValue, second: _MissingValue) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public subscript<Value>(dynamicMember member: String) -> Value {
    get { _Missing.member(member, of: name) }
    set {}
  }

  @_disfavoredOverload public subscript(dynamicMember member: String) -> _MissingValue {
    get { _MissingValue(member) }
    set {}
  }

  public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Value {
    _Missing.member(name, of: name)
  }

  @_disfavoredOverload @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _MissingValue {
    self
  }

  public subscript<Value>(keys: Any...) -> Value {
    get { _Missing.member(name, of: name) }
    set {}
  }

  @_disfavoredOverload public subscript(keys: Any...) -> _MissingValue {
    get { self }
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

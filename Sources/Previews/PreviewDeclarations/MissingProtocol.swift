/// A protocol of a module that is not there, without requirements.
///
/// All that such protocols have in common is here: a type may conform to several of them, and what each of them declared would be
/// ambiguous.
@dynamicMemberLookup
public protocol _MissingProtocol {}

extension _MissingProtocol {
  private static var typeName: String { String(describing: Self.self) }

  // What answers every property that is asked for: a value of which nothing is known, and where the type that is expected is another, an
  // empty value of it; `_MissingValue` says why in this order.

  public subscript(dynamicMember member: String) -> _MissingValue {
    get { _MissingValue.of(member) }
    nonmutating set {}
  }

  @_disfavoredOverload public subscript(dynamicMember member: String) -> _MissingValue? {
    get { _MissingValue.of(member) }
    nonmutating set {}
  }

  @_disfavoredOverload public subscript<Value>(dynamicMember member: String) -> Value {
    get { _Missing.member(member, of: Self.typeName) }
    nonmutating set {}
  }

  public subscript(keys: Any...) -> _MissingValue {
    get { _MissingValue.of("subscript") }
    nonmutating set {}
  }

  @_disfavoredOverload public subscript(keys: Any...) -> _MissingValue? {
    get { _MissingValue.of("subscript") }
    nonmutating set {}
  }

  @_disfavoredOverload public subscript<Value>(keys: Any...) -> Value {
    get { _Missing.member("subscript", of: Self.typeName) }
    nonmutating set {}
  }

  // What types that conform to it are asked themselves: `try Row.fetchAll(database)`.

  public static subscript(dynamicMember member: String) -> _MissingValue { _MissingValue.of(member) }
  @_disfavoredOverload public static subscript(dynamicMember member: String) -> _MissingValue? {
    _MissingValue.of(member)
  }
  @_disfavoredOverload public static subscript<Value>(dynamicMember member: String) -> Value {
    _Missing.member(member, of: typeName)
  }
}

public import CombineShim
public import Views

/// A value of unknown type: its members and calls return such a value again, or an empty one of the expected
/// type; as a collection it is empty.
@dynamicMemberLookup @dynamicCallable
public final class _MissingValue: ObservableObject, Hashable, Identifiable, Error, RandomAccessCollection,
  CustomStringConvertible, _MissingMakeable,
  @unchecked Sendable
{
  let name: String
  /// The argument that an initializer was given under this name.
  private let value: Any?
  /// What the object is called whose property it is, if that has a name.
  private let object: String?
  /// What it is the result of calling, if it is one.
  private var call: Call?

  private struct Call {
    /// The names of the types around the function, without the outermost one.
    var path: [String]
    var arguments: [Any]
  }

  private init(_ name: String, _ value: Any? = nil, of object: String? = nil) {
    (self.name, self.value, self.object) = (name, value, object)
  }

  /// The value of a property whose type is not declared.
  ///
  /// - Parameters:
  ///   - value: what the object was initialized with under this name, if known.
  ///   - object: what the object is called, if it has a name.
  public static func of(_ name: String, _ value: Any? = nil, of object: String? = nil) -> _MissingValue {
    value as? _MissingValue ?? _MissingValue(name, value, of: object)
  }

  /// The result of a function of a type.
  ///
  /// - Parameter path: the names of the types around the function, without the outermost one.
  static func called(_ name: String, in path: [String], _ arguments: [Any]) -> _MissingValue {
    let value = _MissingValue(name)
    value.call = Call(path: path, arguments: arguments)
    return value
  }

  public static func _makeMissing(named name: String) -> Any { _MissingValue(name) }

  /// The text that shows it: the one that it was given, or its name.
  public var _label: String {
    if let text = value as? String { return text }
    if let call, let text = GeneratedAccessors.text(call.path, [name], call.arguments) { return text }
    _Missing.made(name)
    return MissingValues.label(name)
  }

  /// The colour that an accessor of that name most likely is, or else gray.
  public var _color: Color { Color(asset: self) ?? _Missing.member(name, of: name) }

  /// The picture that an accessor of that name most likely is, or else a symbol in its place.
  public var _image: Image {
    GeneratedAccessors.asset(names, isColor: false).map { Image($0) } ?? _Missing.member(name, of: name)
  }

  fileprivate var names: [String] { [object, name].compactMap { $0 } }

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
    get { _Missing.member(member, of: name, in: name) }
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

/// As a style it is the colour that an accessor of its name most likely is, or else that of labels.
extension _MissingValue: ShapeStyle {
  nonisolated public func resolve(in environment: EnvironmentValues) -> Color {
    Color(asset: self) ?? .primary
  }
}

extension Color {
  fileprivate init?(asset value: _MissingValue) {
    guard let name = GeneratedAccessors.asset(value.names, isColor: true) else { return nil }
    self.init(name)
  }
}

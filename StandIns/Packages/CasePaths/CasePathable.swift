/// Gives an enumeration a case path for each of its cases.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths))
public macro CasePathable() = #externalMacro(module: "PreviewMacros", type: "CasePathableMacro")

/// An enumeration whose cases can be read and made by key paths.
public protocol CasePathable {
  associatedtype AllCasePaths
  static var allCasePaths: AllCasePaths { get }
}

/// A type whose case paths can be counted.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// Case paths that can be found by a value.
public protocol CasePathReflectable<Root> {
  associatedtype Root: CasePathable
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// A key path of a case.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

/// What case key paths begin at and lead to.
@dynamicMemberLookup
public struct Case<Value> {
  let embedding: (Value) -> Any
  let extracting: (Any) -> Value?

  public init() {
    embedding = { $0 }
    extracting = { $0 as? Value }
  }

  init(embedding: @escaping (Value) -> Any, extracting: @escaping (Any) -> Value?) {
    self.embedding = embedding
    self.extracting = extracting
  }

  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return Case<Member>(
      embedding: { [embedding] in embedding(path.embed($0)) },
      extracting: { [extracting] in extracting($0).flatMap(path.extract) })
  }

  public func embed(_ value: Value) -> Any { embedding(value) }
  public func extract(from root: Any) -> Value? { extracting(root) }
}

extension CasePathable {
  public typealias Cases = Case<Self>

  /// The case's associated value, or nil if the value is of another case.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    Case<Self>()[keyPath: keyPath].extract(from: self)
  }

  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? { Self.allCasePaths[keyPath: keyPath].extract(from: self) }

  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value?>>
  ) -> Value? { Self.allCasePaths[keyPath: keyPath].extract(from: self).flatMap { $0 } }

  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    let value = Case<Self>()[keyPath: keyPath]
    return (value as? any AnyCase)?.matches(self) ?? false
  }

  /// Changes the associated value, if the value is of this case.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>, yield: (inout Value) -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let path = AnyCasePath(keyPath)
    guard var value = path.extract(from: self) else { return }
    yield(&value)
    self = path.embed(value)
  }
}

private protocol AnyCase { func matches(_ root: Any) -> Bool }
extension Case: AnyCase {
  func matches(_ root: Any) -> Bool { extracting(root) != nil }
}

extension KeyPath {
  /// The case with this associated value.
  public func callAsFunction<Enum, Associated>(_ value: Associated) -> Enum
  where Root == Case<Enum>, Value == Case<Associated> { AnyCasePath(self).embed(value) }

  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }
}

public func ~= <Enum: CasePathable, Value>(path: KeyPath<Case<Enum>, Case<Value>>, root: Enum) -> Bool {
  root[case: path] != nil
}

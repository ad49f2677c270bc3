/// A pair of functions that make an enumeration's case of a value, and read the value from it.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  private let embedding: (Value) -> Root
  private let extracting: (Root) -> Value?

  public init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    embedding = embed
    extracting = extract
  }

  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    let place = Case<Root>()[keyPath: keyPath]
    self.init(
      embed: { place.embed($0) as! Root },
      extract: { place.extract(from: $0) })
  }

  public func embed(_ value: Value) -> Root { embedding(value) }
  public func extract(from root: Root) -> Value? { extracting(root) }

  public func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) rethrows -> Result? {
    guard var value = extract(from: root) else { return nil }
    let result = try body(&value)
    root = embed(value)
    return result
  }

  public func appending<Member>(path: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    AnyCasePath<Root, Member>(
      embed: { embed(path.embed($0)) }, extract: { extract(from: $0).flatMap(path.extract) })
  }

  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> AnyCasePath<Root, Member> where Value: CasePathable {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}

extension AnyCasePath where Root == Value {
  public init() { self.init(embed: { $0 }, extract: { $0 }) }
}

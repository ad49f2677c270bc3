// What the package makes lazily is made at once here.

extension Sequence {
  /// The elements without those for which a projection gives what it gave before.
  public func uniqued<Subject: Hashable>(on projection: (Element) throws -> Subject) rethrows -> [Element] {
    var seen: Set<Subject> = []
    return try filter { seen.insert(try projection($0)).inserted }
  }

  public func adjacentPairs() -> [(Element, Element)] {
    let elements = Array(self)
    return Array(zip(elements, elements.dropFirst()))
  }

  public func interspersed(with separator: Element) -> [Element] {
    Array(map { [separator, $0] }.joined().dropFirst())
  }

  public func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self { if let result = try transform(element) { return result } }
    return nil
  }

  public func partitioned(by belongsInSecond: (Element) throws -> Bool) rethrows -> (
    falseElements: [Element], trueElements: [Element]
  ) {
    var parts: (falseElements: [Element], trueElements: [Element]) = ([], [])
    for element in self {
      if try belongsInSecond(element) {
        parts.trueElements.append(element)
      } else {
        parts.falseElements.append(element)
      }
    }
    return parts
  }

  public func grouped<Key: Hashable>(by key: (Element) throws -> Key) rethrows -> [Key: [Element]] {
    try Dictionary(grouping: self, by: key)
  }

  /// The elements by their keys; of those with the same key the last one counts.
  public func keyed<Key: Hashable>(by key: (Element) throws -> Key) rethrows -> [Key: Element] {
    Dictionary(try map { (try key($0), $0) }, uniquingKeysWith: { $1 })
  }
  public func keyed<Key: Hashable>(
    by key: (Element) throws -> Key, resolvingConflictsWith resolve: (Key, Element, Element) throws -> Element
  ) rethrows -> [Key: Element] {
    var result: [Key: Element] = [:]
    for element in self {
      let key = try key(element)
      result[key] = try result[key].map { try resolve(key, $0, element) } ?? element
    }
    return result
  }

  public func min(count: Int, sortedBy areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    Array(try sorted(by: areInOrder).prefix(count))
  }
  public func max(count: Int, sortedBy areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    Array(try sorted(by: areInOrder).suffix(count))
  }
  public func minAndMax(by areInOrder: (Element, Element) throws -> Bool) rethrows -> (
    min: Element, max: Element
  )? {
    let sorted = try sorted(by: areInOrder)
    guard let first = sorted.first, let last = sorted.last else { return nil }
    return (first, last)
  }

  /// What a combination has given after each element.
  public func reductions(_ combine: (Element, Element) throws -> Element) rethrows -> [Element] {
    var results: [Element] = []
    for element in self { results.append(try results.last.map { try combine($0, element) } ?? element) }
    return results
  }
  public func reductions<Result>(_ initial: Result, _ combine: (Result, Element) throws -> Result) rethrows
    -> [Result]
  {
    var results = [initial]
    for element in self { results.append(try combine(results[results.count - 1], element)) }
    return results
  }
}

extension Sequence where Element: Hashable {
  public func uniqued() -> [Element] { uniqued(on: { $0 }) }
}

extension Sequence where Element: Comparable {
  public func min(count: Int) -> [Element] { min(count: count, sortedBy: <) }
  public func max(count: Int) -> [Element] { max(count: count, sortedBy: <) }
  public func minAndMax() -> (min: Element, max: Element)? { minAndMax(by: <) }
}

extension Sequence {
  public func compacted<Unwrapped>() -> [Unwrapped] where Element == Unwrapped? { compactMap { $0 } }
}

/// The elements of one sequence and then those of another.
public func chain<One: Sequence, Other: Sequence>(_ one: One, _ other: Other) -> [One.Element]
where One.Element == Other.Element { Array(one) + Array(other) }

/// Each element of one sequence with each of another.
public func product<One: Sequence, Other: Collection>(_ one: One, _ other: Other) -> [(
  One.Element, Other.Element
)] { one.flatMap { first in other.map { (first, $0) } } }

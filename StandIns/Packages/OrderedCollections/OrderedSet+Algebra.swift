// Set operations keep the order of the first set; what the second one adds comes after it.
extension OrderedSet {
  public func union(_ others: some Sequence<Element>) -> Self {
    var result = self
    result.append(contentsOf: others)
    return result
  }
  public func intersection(_ others: some Sequence<Element>) -> Self {
    let others = Set(others)
    return filter(others.contains)
  }
  public func subtracting(_ others: some Sequence<Element>) -> Self {
    let others = Set(others)
    return filter { !others.contains($0) }
  }
  public func symmetricDifference(_ others: some Sequence<Element>) -> Self {
    let others = Self(others)
    return subtracting(others).union(others.subtracting(self))
  }
  public mutating func formUnion(_ others: some Sequence<Element>) { append(contentsOf: others) }
  public mutating func formIntersection(_ others: some Sequence<Element>) { self = intersection(others) }
  public mutating func subtract(_ others: some Sequence<Element>) { self = subtracting(others) }
  public mutating func formSymmetricDifference(_ others: some Sequence<Element>) {
    self = symmetricDifference(others)
  }

  public func isSubset(of others: some Sequence<Element>) -> Bool { unordered.isSubset(of: others) }
  public func isSuperset(of others: some Sequence<Element>) -> Bool { others.allSatisfy(contains) }
  public func isStrictSubset(of others: some Sequence<Element>) -> Bool {
    unordered.isStrictSubset(of: others)
  }
  public func isStrictSuperset(of others: some Sequence<Element>) -> Bool {
    unordered.isStrictSuperset(of: others)
  }
  public func isDisjoint(with others: some Sequence<Element>) -> Bool { !others.contains(where: contains) }
  public func isEqualSet(to others: some Sequence<Element>) -> Bool { unordered == Set(others) }
}

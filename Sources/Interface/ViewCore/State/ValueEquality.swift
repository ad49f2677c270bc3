/// Whether two values are equal, where their type can tell; values of other types count as different.
package func isKnownEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<Concrete: Equatable>(_ a: Concrete) -> Bool {
    (b as? Concrete).map { a == $0 } ?? false
  }
  guard let equatable = a as? any Equatable else {
    if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
    return false
  }
  return compare(equatable)
}

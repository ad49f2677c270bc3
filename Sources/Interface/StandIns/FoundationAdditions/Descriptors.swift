import Foundation

// Descriptors of Objective-C's kind, by keys instead of its runtime.

extension NSSortDescriptor {
  /// Sorts by values that Core Data compares whatever their static types: optional ones, where nil comes
  /// first.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { ordered($0, $1) }
  }

  /// Sorts by values that objects keep by key, as records and managed objects do.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      ordered(keyed(of: first, forKey: key), keyed(of: second, forKey: key))
    }
  }

  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }
}

private func keyed(of object: Any, forKey key: String?) -> Any? {
  guard let key, let object = object as? any _KeyedValues else { return nil }
  return object.keyedValues[key]
}

/// The order of two values; nil comes first.
private func ordered(_ first: Any?, _ second: Any?) -> ComparisonResult {
  switch (unwrapped(first), unwrapped(second)) {
  case (nil, nil): return .orderedSame
  case (nil, _): return .orderedAscending
  case (_, nil): return .orderedDescending
  case (let first?, let second?):
    if let first = first as? any Comparable { return ordered(first, second) }
    if let first = first as? NSNumber, let second = second as? NSNumber { return first.compare(second) }
    return .orderedSame
  }
}

private func ordered<Value: Comparable>(_ first: Value, _ second: Any) -> ComparisonResult {
  guard let second = second as? Value else { return .orderedSame }
  return first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
}

private func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
}

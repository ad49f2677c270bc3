public import Foundation

// The implementation of `@NSManaged` methods for to-many relationships; the inverse is not set. A
// relationship keeps its type: a set, an ordered set, or an array.
extension NSManagedObject {
  /// Adds an object, or all of a set.
  public func _addManaged(_ value: NSObject, forKey key: String, isOrdered: Bool = false) {
    _setManaged(_managed(key) + Self._objects(in: value), forKey: key, orElse: isOrdered ? .orderedSet : .set)
  }

  public func _addManaged(_ values: [NSObject], forKey key: String) {
    _setManaged(_managed(key) + values, forKey: key, orElse: .array)
  }

  /// Removes an object, or all of a set.
  public func _removeManaged(_ value: NSObject, forKey key: String, isOrdered: Bool = false) {
    let gone = Self._objects(in: value)
    let rest = _managed(key).filter { object in !gone.contains { $0 === object } }
    _setManaged(rest, forKey: key, orElse: isOrdered ? .orderedSet : .set)
  }

  public func _removeManaged(_ values: [NSObject], forKey key: String) {
    _removeManaged(NSSet(array: values), forKey: key)
  }

  public func _removeManaged(at index: Int, forKey key: String) {
    _removeManaged(at: NSIndexSet(index: index), forKey: key)
  }

  public func _removeManaged(at indexes: NSIndexSet, forKey key: String) {
    let rest = _managed(key).enumerated().filter { !indexes.contains($0.offset) }.map(\.element)
    _setManaged(rest, forKey: key, orElse: .orderedSet)
  }

  public func _insertManaged(_ value: NSObject, at index: Int, forKey key: String) {
    _insertManaged([value], at: NSIndexSet(index: index), forKey: key)
  }

  /// - Parameter indexes: where each of the objects is afterwards.
  public func _insertManaged(_ values: [NSObject], at indexes: NSIndexSet, forKey key: String) {
    var all = _managed(key)
    for (value, index) in zip(values, Self._numbers(in: indexes)) {
      all.insert(value, at: min(index, all.count))
    }
    _setManaged(all, forKey: key, orElse: .orderedSet)
  }

  public func _replaceManaged(at index: Int, with value: NSObject, forKey key: String) {
    _replaceManaged(at: NSIndexSet(index: index), with: [value], forKey: key)
  }

  public func _replaceManaged(at indexes: NSIndexSet, with values: [NSObject], forKey key: String) {
    var all = _managed(key)
    for (value, index) in zip(values, Self._numbers(in: indexes)) where all.indices.contains(index) {
      all[index] = value
    }
    _setManaged(all, forKey: key, orElse: .orderedSet)
  }

  private enum _Kind { case set, orderedSet, array }

  private func _managed(_ key: String) -> [NSObject] {
    if let array = keyedValues[key] as? [NSObject] { return array }
    return (keyedValues[key] as? NSObject).map(Self._objects) ?? []
  }

  private func _setManaged(_ objects: [NSObject], forKey key: String, orElse kind: _Kind) {
    var kind = kind
    switch keyedValues[key] {
    case is [NSObject]: kind = .array
    case is NSOrderedSet: kind = .orderedSet
    case is NSSet: kind = .set
    default: break
    }
    switch kind {
    case .set: _setManagedValue(NSSet(array: objects), forKey: key)
    case .orderedSet: _setManagedValue(NSOrderedSet(array: objects), forKey: key)
    case .array: _setManagedValue(objects, forKey: key)
    }
  }

  private static func _objects(in value: NSObject) -> [NSObject] {
    switch value {
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSObject }
    default: [value]
    }
  }

  private static func _numbers(in indexes: NSIndexSet) -> [Int] {
    var numbers: [Int] = []
    indexes.enumerate { index, _ in numbers.append(index) }
    return numbers
  }
}

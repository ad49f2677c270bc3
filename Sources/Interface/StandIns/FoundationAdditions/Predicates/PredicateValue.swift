import Foundation

/// Conversions of values for predicates.
enum PredicateValue {
  /// An unset key of a record: nil, and as a number 0, like an attribute without a value.
  struct Unset {}

  /// The unwrapped value; nil for `NSNull`, too.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as NSNumber: value.doubleValue
    case is Unset: 0
    default: nil
    }
  }

  static func text(_ value: Any?) -> String? {
    switch value {
    case let value as String: value
    case let value as NSString: value as String
    case let value as Substring: String(value)
    case let value as UUID: value.uuidString
    case let value as URL: value.absoluteString
    default: nil
    }
  }

  static func date(_ value: Any?) -> Date? {
    (value as? Date) ?? (value as? NSDate).map { $0 as Date }
  }

  /// The items of a collection; nil for anything else.
  static func collection(_ value: Any?) -> [Any?]? {
    switch value {
    case nil, is String: return nil
    case is Unset: return []
    case let value as NSArray: return (0..<value.count).map { value.object(at: $0) }
    case let value as NSSet: return value.allObjects
    case let value as NSOrderedSet: return value.array
    case let value?:
      switch Mirror(reflecting: value).displayStyle {
      case .collection, .set: return Mirror(reflecting: value).children.map { unwrapped($0.value) }
      default: return nil
      }
    }
  }

  static func arithmetic(_ left: Any?, _ right: Any?, _ operation: (Double, Double) -> Double) -> Any? {
    guard let left = number(left), let right = number(right) else { return nil }
    return operation(left, right)
  }

  /// The value at a key path; for collections, those of their items.
  static func value(of object: Any?, path: [String]) -> Any? {
    var value = object
    for (index, key) in path.enumerated() {
      if key.hasPrefix("@") {
        return aggregate(String(key.dropFirst()), of: value, path: Array(path[(index + 1)...]))
      }
      value = self.value(of: value, key: key)
    }
    return value
  }

  private static func aggregate(_ name: String, of value: Any?, path: [String]) -> Any? {
    let items = collection(value) ?? []
    if name == "count" { return items.count }
    let values = path.isEmpty ? items : items.map { self.value(of: $0, path: path) }
    let numbers = values.compactMap(number)
    switch name {
    case "sum": return numbers.reduce(0, +)
    case "avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min": return numbers.min()
    case "max": return numbers.max()
    default: fatalError("The operator @\(name) of key paths is not understood here.")
    }
  }

  private static func value(of object: Any?, key: String) -> Any? {
    guard let object = unwrapped(object) else { return nil }
    if object is Unset || key.lowercased() == "self" { return object }
    if let object = object as? any _KeyedValues {
      return object.keyedValues[key].map { unwrapped($0) } ?? Unset()
    }
    if let object = object as? [String: Any] { return unwrapped(object[key]) }
    if let object = object as? NSDictionary { return unwrapped(object.object(forKey: key as NSString)) }
    if let text = text(object), key == "length" { return (text as NSString).length }
    if let items = collection(object) { return items.map { value(of: $0, key: key) } }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where child.label == key || child.label == "_\(key)" {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    fatalError(
      "[\(type(of: object)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }
}

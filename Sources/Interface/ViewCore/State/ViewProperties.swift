@_spi(Reflection) import Swift

/// How two values of a view's type are compared.
struct ViewProperties {
  private struct Property {
    let offset: Int
    let isUnchanged: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private let properties: [Property]

  @MainActor private static var known: [ObjectIdentifier: ViewProperties?] = [:]

  /// The properties of a struct of the user's; nil if one of them may give its view something that cannot be compared.
  @MainActor
  static func of(_ type: Any.Type) -> ViewProperties? {
    let key = ObjectIdentifier(type)
    if let properties = known[key] { return properties }
    let properties = find(type)
    known[key] = .some(properties)
    return properties
  }

  @MainActor
  private static func find(_ type: Any.Type) -> ViewProperties? {
    // The first word of metadata tells structs from other types (Swift's ABI, “Type Metadata”).
    let isStruct = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
    guard isStruct, !RunningBody.name(of: type).isEmpty else { return nil }
    var found: [Property] = []
    let isComparable = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      guard let property = comparison(of: fieldType, at: offset) else { return false }
      found.append(property)
      return true
    }
    return isComparable ? ViewProperties(properties: found) : nil
  }

  @MainActor
  private static func comparison(of type: Any.Type, at offset: Int) -> Property? {
    if let comparable = type as? any ComparableProperty.Type {
      func compare<Value: ComparableProperty>(_ type: Value.Type) -> Property {
        Property(offset: offset) {
          $0.assumingMemoryBound(to: type).pointee.isUnchanged(
            since: $1.assumingMemoryBound(to: type).pointee)
        }
      }
      return compare(comparable)
    }
    if type is any DynamicProperty.Type { return nil }
    func compare<Value>(_ type: Value.Type) -> Property {
      Property(offset: offset) { areSame($0, $1, type) }
    }
    return _openExistential(type, do: compare)
  }

  /// Whether two values are the same to the last bit, or equal texts: closures and objects are compared by identity, and what is
  /// equal by a function of the user's is not certain to look alike.
  private static func areSame<Value>(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ type: Value.Type
  ) -> Bool {
    let size = MemoryLayout<Value>.size
    let areBytesSame = UnsafeRawBufferPointer(start: first, count: size)
      .elementsEqual(UnsafeRawBufferPointer(start: second, count: size))
    if areBytesSame { return true }
    if type == String.self {
      return first.assumingMemoryBound(to: String.self).pointee
        == second.assumingMemoryBound(to: String.self).pointee
    }
    return false
  }

  @MainActor
  func areUnchanged<Content>(_ view: Content, since other: Content) -> Bool {
    withUnsafeBytes(of: view) { own in
      withUnsafeBytes(of: other) { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return true }
        return properties.allSatisfy { $0.isUnchanged(own + $0.offset, other + $0.offset) }
      }
    }
  }
}

// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// How a table keeps its objects.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Self = []
    public static let weakMemory = Self(rawValue: 5)
    public static let objectPersonality: Self = []
    public static let objectPointerPersonality = Self(rawValue: 512)
    public static let copyIn = Self(rawValue: 65_536)
  }
}

/// An object, or a weak reference to it.
private struct KeptObject<Object: AnyObject> {
  private weak var reference: Object?
  private let kept: Object?
  var object: Object? { kept ?? reference }

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    reference = object
    kept = options.isSuperset(of: .weakMemory) ? nil : object
  }

  func holds(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    if options.contains(.objectPointerPersonality) { return false }
    return (object as? NSObject)?.isEqual(other) ?? false
  }
}

/// The next objects of an array.
private final class ArrayEnumerator: NSEnumerator {
  private var rest: ArraySlice<Any>
  init(_ objects: [Any]) { rest = objects[...] }
  override func nextObject() -> Any? { rest.popFirst() }
}

/// A set of objects, which may be weak references.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var kept: [KeptObject<ObjectType>] = []

  public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
  }
  public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }
  public convenience override init() { self.init(options: [], capacity: 0) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory, capacity: 0) }

  open var allObjects: [ObjectType] { kept.compactMap(\.object) }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  open func add(_ object: ObjectType?) {
    kept.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    kept.append(KeptObject(object, options))
  }
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    kept.removeAll { $0.holds(object, options) }
  }
  open func removeAllObjects() { kept = [] }
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in kept.first { $0.holds(object, options) }?.object }
  }
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    other.allObjects.contains { contains($0) }
  }
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }
  open func objectEnumerator() -> NSEnumerator { ArrayEnumerator(allObjects) }
}

/// Objects by keys that are objects, all of which may be weak references.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var kept: [(key: KeptObject<KeyType>, value: KeptObject<ObjectType>)] = []

  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }
  public convenience override init() { self.init(capacity: 0) }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(capacity: 0) }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, capacity: 0)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory, capacity: 0)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory, capacity: 0)
  }

  private var pairs: [(key: KeyType, value: ObjectType)] {
    kept.compactMap { pair in
      pair.key.object.flatMap { key in pair.value.object.map { (key, $0) } }
    }
  }
  open var count: Int { pairs.count }
  open func object(forKey key: KeyType?) -> ObjectType? {
    key.flatMap { key in kept.first { $0.key.holds(key, keyOptions) }?.value.object }
  }
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    kept.removeAll { $0.key.object == nil || $0.value.object == nil }
    removeObject(forKey: key)
    guard let object, let key else { return }
    kept.append((KeptObject(key, keyOptions), KeptObject(object, valueOptions)))
  }
  open func removeObject(forKey key: KeyType?) {
    guard let key else { return }
    kept.removeAll { $0.key.holds(key, keyOptions) }
  }
  open func removeAllObjects() { kept = [] }
  open func keyEnumerator() -> NSEnumerator { ArrayEnumerator(pairs.map(\.key)) }
  open func objectEnumerator() -> NSEnumerator? { ArrayEnumerator(pairs.map(\.value)) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [:]
    for pair in pairs { if let key = pair.key as? AnyHashable { dictionary[key] = pair.value } }
    return dictionary
  }
}

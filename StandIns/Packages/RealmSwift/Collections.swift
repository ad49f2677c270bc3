import Combine
import SwiftUI

/// What the collections of a realm have in common.
public protocol RealmCollection: RandomAccessCollection, ThreadConfined
where Element: RealmCollectionValue, Index == Int {
  /// The elements as they are now.
  var _elements: [Element] { get }
}

extension RealmCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { _elements.count }
  public var isInvalidated: Bool { false }
  public var isFrozen: Bool { false }

  fileprivate func derived(_ change: @escaping ([Element]) -> [Element]) -> Results<Element> {
    Results(in: realm) { change(self._elements) }
  }

  public func filter(_ predicate: NSPredicate) -> Results<Element> {
    derived { $0.filter { predicate.evaluate(with: $0) } }
  }
  public func filter(_ format: String, _ arguments: Any...) -> Results<Element> {
    filter(NSPredicate(format: format, argumentArray: arguments))
  }
  public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    let query = isIncluded(Query { ($0 as? Element).map { [$0] } ?? [] })
    return derived { $0.filter { query.values($0).contains(true) } }
  }

  public func sorted(byKeyPath path: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: path, ascending: ascending)])
  }
  public func sorted<Value>(by path: KeyPath<Element, Value>, ascending: Bool = true) -> Results<Element>
  where Element: ObjectBase {
    derived { elements in
      let order: (Element, Element) -> Int = { SortDescriptor.order($0[keyPath: path], $1[keyPath: path]) }
      return SortDescriptor.sorted(elements) { ascending ? order($0, $1) : order($1, $0) }
    }
  }
  public func sorted<S: Sequence>(by descriptors: S) -> Results<Element>
  where S.Iterator.Element == SortDescriptor {
    let descriptors = Array(descriptors)
    return derived { elements in
      SortDescriptor.sorted(elements) { first, second in
        descriptors.lazy.map { $0.compare(first, second) }.first { $0 != 0 } ?? 0
      }
    }
  }
  public func distinct<S: Sequence>(by paths: S) -> Results<Element> where S.Iterator.Element == String {
    let paths = Array(paths)
    return derived { elements in
      var seen: Set<[String]> = []
      return elements.filter { element in
        seen.insert(paths.map { "\(SortDescriptor.value(of: element, at: $0) ?? "")" }).inserted
      }
    }
  }

  public func index(of object: Element) -> Int? { firstIndex(of: object) }
  public func objects(at indexes: IndexSet) -> [Element] { indexes.map { _elements[$0] } }

  public func min<T: Comparable>(ofProperty name: String) -> T? { values(of: name).min() }
  public func max<T: Comparable>(ofProperty name: String) -> T? { values(of: name).max() }
  public func sum<T: AdditiveArithmetic>(ofProperty name: String) -> T { values(of: name).reduce(.zero, +) }
  public func average<T: BinaryFloatingPoint>(ofProperty name: String) -> T? {
    let numbers: [Double] = _elements.compactMap {
      SortDescriptor.number(SortDescriptor.value(of: $0, at: name))
    }
    return numbers.isEmpty ? nil : T(numbers.reduce(0, +) / Double(numbers.count))
  }
  private func values<T>(of name: String) -> [T] {
    _elements.compactMap { SortDescriptor.value(of: $0, at: name) as? T }
  }

  /// Calls a block with the elements, soon, and with what has changed after each write.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    let queue = queue ?? .main
    var last = _elements
    queue.async { block(.initial(self)) }
    return realm?.store.observe { _ in
      let now = self._elements
      let changes = now.difference(from: last)
      last = now
      let deletions = changes.removals.map(\.offset)
      let insertions = changes.insertions.map(\.offset)
      queue.async {
        block(.update(self, deletions: deletions, insertions: insertions, modifications: []))
      }
    } ?? NotificationToken {}
  }

  /// The elements, published once: later writes are not.
  public var collectionPublisher: AnyPublisher<Self, any Error> {
    Just(self).setFailureType(to: (any Error).self).eraseToAnyPublisher()
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

public enum RealmCollectionChange<CollectionType> {
  case initial(CollectionType)
  case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}

/// The objects that a realm or a collection has for a question, as they are at any time.
public struct Results<Element: RealmCollectionValue>: RealmCollection, Equatable, RealmSubscribable {
  private final class Kept {
    let make: () -> [Element]
    var change = -1
    var elements: [Element] = []

    init(_ make: @escaping () -> [Element]) { self.make = make }
  }
  private let kept: Kept
  public let realm: Realm?

  init(in realm: Realm?, _ make: @escaping () -> [Element]) { (self.realm, kept) = (realm, Kept(make)) }

  public var _elements: [Element] {
    if kept.change != RealmStore.changes { (kept.change, kept.elements) = (RealmStore.changes, kept.make()) }
    return kept.elements
  }
  public subscript(position: Int) -> Element { _elements[position] }

  public static func == (first: Results, second: Results) -> Bool { first.kept === second.kept }
}

/// A value that knows the object that it is a property of.
public class OwnedValue {
  weak var owner: ObjectBase?
  public let objectWillChange = ObservableObjectPublisher()

  init() {}

  public var realm: Realm? { owner?.realm }

  /// Makes a change known to what observes the value or its object.
  func changing(_ change: () -> Void) {
    objectWillChange.send()
    owner?.objectWillChange.send()
    change()
    RealmStore.changes += 1
  }
}

/// Elements that are a property of an object.
public class OwnedElements<Element: RealmCollectionValue>: OwnedValue, HoldsObjects, CustomReflectable {
  fileprivate var elements: [Element] = []

  public var _elements: [Element] { elements }
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: elements, displayStyle: .collection) }
  var heldObjects: [ObjectBase] { elements.compactMap { $0 as? ObjectBase } }

  fileprivate func change(_ change: (inout [Element]) -> Void) { changing { change(&elements) } }
}

/// An ordered collection that is a property of an object.
public final class List<Element: RealmCollectionValue>: OwnedElements<Element>, RealmCollection,
  ObservableObject,
  RealmSubscribable
{
  public override init() { super.init() }

  public func append(_ element: Element) { change { $0.append(element) } }
  public func append<S: Sequence>(objectsIn objects: S) where S.Iterator.Element == Element {
    change { $0.append(contentsOf: objects) }
  }
  public func append<S: Sequence>(contentsOf objects: S) where S.Iterator.Element == Element {
    append(objectsIn: objects)
  }
  public func insert(_ element: Element, at index: Int) { change { $0.insert(element, at: index) } }
  public func remove(at index: Int) { change { $0.remove(at: index) } }
  public func remove(atOffsets offsets: IndexSet) { change { $0.remove(atOffsets: offsets) } }
  public func removeFirst(_ count: Int = 1) { change { $0.removeFirst(count) } }
  public func removeLast(_ count: Int = 1) { change { $0.removeLast(count) } }
  public func removeAll() { change { $0.removeAll() } }
  public func replace(index: Int, object: Element) { change { $0[index] = object } }
  public func move(from: Int, to: Int) { change { $0.insert($0.remove(at: from), at: to) } }
  public func move(fromOffsets offsets: IndexSet, toOffset offset: Int) {
    change { $0.move(fromOffsets: offsets, toOffset: offset) }
  }
  public func swapAt(_ first: Int, _ second: Int) { change { $0.swapAt(first, second) } }
}

extension List: MutableCollection, RangeReplaceableCollection {
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { change { $0[position] = newValue } }
  }
  public func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Element {
    change { $0.replaceSubrange(range, with: new) }
  }
}

extension List: _Persistable { public static func _rlmDefaultValue() -> List { List() } }
extension List: Equatable {
  public static func == (first: List, second: List) -> Bool {
    first === second || first.elements == second.elements
  }
}
extension List: Decodable where Element: Decodable {
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    elements = try [Element](from: decoder)
  }
}
extension List: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

/// A collection without duplicates that is a property of an object. Its order is that in which the elements were added.
public final class MutableSet<Element: RealmCollectionValue>: OwnedElements<Element>, RealmCollection,
  ObservableObject, RealmSubscribable
{
  public override init() { super.init() }

  public subscript(position: Int) -> Element { elements[position] }

  public func insert(_ element: Element) { if !elements.contains(element) { change { $0.append(element) } } }
  public func insert<S: Sequence>(objectsIn objects: S) where S.Iterator.Element == Element {
    for object in objects { insert(object) }
  }
  public func remove(_ element: Element) { change { $0.removeAll { $0 == element } } }
  public func removeAll() { change { $0.removeAll() } }
  public func formUnion<S: Sequence>(_ other: S) where S.Element == Element { insert(objectsIn: other) }
  public func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
    let other = Set(other)
    change { $0.removeAll { !other.contains($0) } }
  }
  public func subtract<S: Sequence>(_ other: S) where S.Element == Element {
    let other = Set(other)
    change { $0.removeAll { other.contains($0) } }
  }
  public func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    Set(elements).isSubset(of: other)
  }
  public func intersects<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
    !Set(elements).isDisjoint(with: other)
  }
}

extension MutableSet: _Persistable { public static func _rlmDefaultValue() -> MutableSet { MutableSet() } }
extension MutableSet: Equatable {
  public static func == (first: MutableSet, second: MutableSet) -> Bool {
    Set(first.elements) == Set(second.elements)
  }
}
extension MutableSet: Decodable where Element: Decodable {
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    insert(objectsIn: try [Element](from: decoder))
  }
}
extension MutableSet: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

/// Values by keys that are a property of an object.
public final class Map<Key: Hashable, Value: RealmCollectionValue>: OwnedValue, ObservableObject {
  private var values: [Key: Value] = [:]

  public override init() { super.init() }

  public subscript(key: Key) -> Value? {
    get { values[key] }
    set { changing { values[key] = newValue } }
  }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public var keys: [Key] { Array(values.keys) }
  public func removeAll() { changing { values.removeAll() } }
  public func removeObject(for key: Key) { self[key] = nil }
}

extension Map: _Persistable { public static func _rlmDefaultValue() -> Map { Map() } }

public protocol LinkingObjectsProtocol {
  associatedtype Element
  init(fromType: Element.Type, property: String)
}

/// The objects of a class whose property refers to an object.
public final class LinkingObjects<Element: ObjectBase & RealmCollectionValue>: OwnedValue, RealmCollection,
  LinkingObjectsProtocol
{
  private let property: String

  public init(fromType type: Element.Type, property: String) { self.property = property }

  public var _elements: [Element] {
    guard let owner else { return [] }
    return owner.store?.objects.compactMap { $0 as? Element }.filter { element in
      let value = element.property(property)
      if let objects = value as? any HoldsObjects { return objects.heldObjects.contains { $0 === owner } }
      return value as? ObjectBase === owner
    } ?? []
  }
  public subscript(position: Int) -> Element { _elements[position] }
}

extension LinkingObjects: _Persistable {
  public static func _rlmDefaultValue() -> LinkingObjects {
    LinkingObjects(fromType: Element.self, property: "")
  }
}

/// A collection of a realm whose type is not said.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
  private let make: () -> [Element]
  public let realm: Realm?

  public init<C: RealmCollection>(_ base: C) where C.Element == Element {
    make = { base._elements }
    realm = base.realm
  }

  public var _elements: [Element] { make() }
  public subscript(position: Int) -> Element { _elements[position] }
}

/// An order by a property.
public struct SortDescriptor {
  public let keyPath: String
  public let ascending: Bool

  public init(keyPath: String, ascending: Bool = true) {
    (self.keyPath, self.ascending) = (keyPath, ascending)
  }
  public init<Root: ObjectBase, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool = true) {
    // The description of a key path ends with the names of its properties: `\Dog.owner.name`.
    let name = "\(keyPath)".split(separator: ".").dropFirst().joined(separator: ".")
    self.init(keyPath: name, ascending: ascending)
  }

  func compare(_ first: Any, _ second: Any) -> Int {
    let order = Self.order(Self.value(of: first, at: keyPath), Self.value(of: second, at: keyPath))
    return ascending ? order : -order
  }

  static func sorted<T>(_ elements: [T], _ order: (T, T) -> Int) -> [T] {
    elements.enumerated().sorted { first, second in
      let result = order(first.element, second.element)
      return result == 0 ? first.offset < second.offset : result < 0
    }
    .map(\.element)
  }

  /// The value of a property by its path: `owner.name`; `self` is the value itself.
  static func value(of element: Any, at path: String) -> Any? {
    var value: Any? = element
    for name in path.split(separator: ".") where name != "self" {
      value = value.flatMap { unwrapped($0) as? ObjectBase }?.property(String(name))
    }
    return value.flatMap(unwrapped)
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .optional { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as Date: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// The order of two values, without a value first: negative, zero or positive.
  static func order(_ first: Any?, _ second: Any?) -> Int {
    let (first, second) = (first.flatMap(unwrapped), second.flatMap(unwrapped))
    if first == nil || second == nil { return (first == nil ? 0 : 1) - (second == nil ? 0 : 1) }
    if let one = number(first), let other = number(second) { return one < other ? -1 : one > other ? 1 : 0 }
    let (one, other) = ("\(first!)", "\(second!)")
    return one < other ? -1 : one > other ? 1 : 0
  }
}

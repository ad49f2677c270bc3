/// Values by their keys, in the order in which the keys were added.
public struct OrderedDictionary<Key: Hashable, Value>: Sequence, ExpressibleByDictionaryLiteral {
  public typealias Element = (key: Key, value: Value)
  public internal(set) var keys = OrderedSet<Key>()
  var list: [Value] = []

  public init() {}
  public init(minimumCapacity: Int, persistent: Bool = false) { reserveCapacity(minimumCapacity) }
  public init(dictionaryLiteral elements: (Key, Value)...) { self.init(uniqueKeysWithValues: elements) }
  public init(uniqueKeysWithValues elements: some Sequence<(Key, Value)>) {
    for (key, value) in elements {
      precondition(keys.append(key).inserted, "Duplicate key: '\(key)'")
      list.append(value)
    }
  }
  public init(uniqueKeysWithValues elements: some Sequence<Element>) {
    self.init(uniqueKeysWithValues: elements.lazy.map { ($0.key, $0.value) })
  }
  public init(uncheckedUniqueKeysWithValues elements: some Sequence<(Key, Value)>) {
    self.init(uniqueKeysWithValues: elements)
  }
  public init(uniqueKeys keys: some Sequence<Key>, values: some Sequence<Value>) {
    self.init(uniqueKeysWithValues: zip(keys, values).map { ($0, $1) })
  }
  public init(
    _ elements: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows { try merge(elements, uniquingKeysWith: combine) }
  public init<Values: Sequence>(grouping values: Values, by key: (Values.Element) throws -> Key) rethrows
  where Value == [Values.Element] {
    for value in values { self[try key(value), default: []].append(value) }
  }

  public var count: Int { list.count }
  public var isEmpty: Bool { list.isEmpty }
  public var underestimatedCount: Int { list.count }
  public func makeIterator() -> AnyIterator<Element> {
    var index = 0
    return AnyIterator {
      guard index < count else { return nil }
      defer { index += 1 }
      return (keys[index], list[index])
    }
  }

  // MARK: Values by key

  public subscript(key: Key) -> Value? {
    get { keys.firstIndex(of: key).map { list[$0] } }
    set {
      if let newValue { updateValue(newValue, forKey: key) } else { removeValue(forKey: key) }
    }
  }
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      let (inserted, index) = keys.append(key)
      if inserted { list.append(value()) }
      yield &list[index]
    }
  }
  public func index(forKey key: Key) -> Int? { keys.firstIndex(of: key) }
  @discardableResult public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let (inserted, index) = keys.append(key)
    if inserted {
      list.append(value)
      return nil
    }
    defer { list[index] = value }
    return list[index]
  }
  @discardableResult public mutating func updateValue(_ value: Value, forKey key: Key, insertingAt index: Int)
    -> (originalMember: Value?, index: Int)
  {
    let (inserted, place) = keys.insert(key, at: index)
    if inserted {
      list.insert(value, at: index)
      return (nil, index)
    }
    defer { list[place] = value }
    return (list[place], place)
  }
  public mutating func updateValue<Result>(
    forKey key: Key, default value: @autoclosure () -> Value, with body: (inout Value) throws -> Result
  ) rethrows -> Result { try body(&self[key, default: value()]) }
  public mutating func reserveCapacity(_ capacity: Int) {
    keys.reserveCapacity(capacity)
    list.reserveCapacity(capacity)
  }

  // MARK: Removing

  @discardableResult public mutating func removeValue(forKey key: Key) -> Value? {
    keys.firstIndex(of: key).map { remove(at: $0).value }
  }
  @discardableResult public mutating func remove(at index: Int) -> Element {
    (keys.remove(at: index), list.remove(at: index))
  }
  @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
  @discardableResult public mutating func removeLast() -> Element { remove(at: count - 1) }
  public mutating func removeFirst(_ number: Int) { removeSubrange(0..<number) }
  public mutating func removeLast(_ number: Int) { removeSubrange(count - number..<count) }
  public mutating func removeSubrange(_ range: Range<Int>) {
    keys.removeSubrange(range)
    list.removeSubrange(range)
  }
  public mutating func removeAll(keepingCapacity: Bool = false) { self = Self() }
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    self = try filter { try !isRemoved($0) }
  }

  // MARK: Other dictionaries

  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = Self()
    for element in self where try isIncluded(element) { result[element.key] = element.value }
    return result
  }
  public func mapValues<Mapped>(_ transform: (Value) throws -> Mapped) rethrows -> OrderedDictionary<
    Key, Mapped
  > { OrderedDictionary<Key, Mapped>(uniqueKeys: keys, values: try list.map(transform)) }
  public func compactMapValues<Mapped>(_ transform: (Value) throws -> Mapped?) rethrows
    -> OrderedDictionary<Key, Mapped>
  {
    var result = OrderedDictionary<Key, Mapped>()
    for (key, value) in self { if let mapped = try transform(value) { result[key] = mapped } }
    return result
  }
  public mutating func merge(
    _ elements: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    for (key, value) in elements { self[key] = try self[key].map { try combine($0, value) } ?? value }
  }
  public mutating func merge(
    _ elements: some Sequence<Element>, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows { try merge(elements.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: combine) }
  public func merging(
    _ elements: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> Self {
    var result = self
    try result.merge(elements, uniquingKeysWith: combine)
    return result
  }
  public func merging(
    _ elements: some Sequence<Element>, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> Self {
    try merging(elements.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: combine)
  }

  // MARK: Ordering

  /// Puts elements in another order.
  private mutating func order(_ elements: [Element]) {
    keys = OrderedSet(elements.map(\.key))
    list = elements.map(\.value)
  }
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    order(try sorted(by: areInOrder))
  }
  public mutating func sort() where Key: Comparable { sort { $0.key < $1.key } }
  public mutating func reverse() { order(reversed()) }
  public mutating func shuffle() { order(shuffled()) }
  public mutating func swapAt(_ one: Int, _ other: Int) {
    keys.swapAt(one, other)
    list.swapAt(one, other)
  }
}

extension OrderedDictionary: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.keys == other.keys && one.list == other.list }
}
extension OrderedDictionary: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(list)
  }
}
extension OrderedDictionary: Sendable where Key: Sendable, Value: Sendable {}
extension OrderedDictionary: CustomStringConvertible {
  public var description: String {
    isEmpty ? "[:]" : "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
  }
}
// Keys and values alternate, as there is no order in a keyed container.
extension OrderedDictionary: Encodable where Key: Encodable, Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (key, value) in self {
      try container.encode(key)
      try container.encode(value)
    }
  }
}
extension OrderedDictionary: Decodable where Key: Decodable, Value: Decodable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let key = try container.decode(Key.self)
      self[key] = try container.decode(Value.self)
    }
  }
}

extension OrderedDictionary {
  /// The values in the order of their keys.
  public struct Values: RandomAccessCollection, MutableCollection {
    var dictionary: OrderedDictionary
    public var startIndex: Int { 0 }
    public var endIndex: Int { dictionary.count }
    public var elements: [Value] { dictionary.list }
    public subscript(position: Int) -> Value {
      get { dictionary.list[position] }
      set { dictionary.list[position] = newValue }
    }
  }

  /// Keys and values by their position.
  public struct Elements: RandomAccessCollection {
    var dictionary: OrderedDictionary
    public var startIndex: Int { 0 }
    public var endIndex: Int { dictionary.count }
    public var keys: OrderedSet<Key> { dictionary.keys }
    public var values: Values { dictionary.values }
    public subscript(position: Int) -> OrderedDictionary.Element {
      (dictionary.keys[position], dictionary.list[position])
    }
    public func index(forKey key: Key) -> Int? { dictionary.index(forKey: key) }
    @discardableResult public mutating func remove(at index: Int) -> OrderedDictionary.Element {
      dictionary.remove(at: index)
    }
    public mutating func removeAll(keepingCapacity: Bool = false) { dictionary.removeAll() }
    public mutating func sort(
      by areInOrder: (OrderedDictionary.Element, OrderedDictionary.Element) throws -> Bool
    ) rethrows { try dictionary.sort(by: areInOrder) }
    public mutating func swapAt(_ one: Int, _ other: Int) { dictionary.swapAt(one, other) }
  }

  public var values: Values {
    get { Values(dictionary: self) }
    set { list = newValue.dictionary.list }
  }

  public var elements: Elements {
    get { Elements(dictionary: self) }
    set { self = newValue.dictionary }
  }
}

extension OrderedDictionary.Values: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.elements == other.elements }
}
extension OrderedDictionary.Values: Sendable where Key: Sendable, Value: Sendable {}
extension OrderedDictionary.Elements: Sendable where Key: Sendable, Value: Sendable {}

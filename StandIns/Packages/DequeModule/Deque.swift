/// Elements that are taken and added at either end.
public struct Deque<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  /// What is taken from the start stays in the array until a half of it is unused.
  private var storage: [Element?] = []
  private var start = 0

  public init() {}
  public init(minimumCapacity: Int) { storage.reserveCapacity(minimumCapacity) }
  public init(arrayLiteral elements: Element...) { self.init(elements) }
  public init(_ elements: some Sequence<Element>) { storage = Array(elements) }
  public init(repeating element: Element, count: Int) { storage = Array(repeating: element, count: count) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.count - start }
  public subscript(position: Int) -> Element {
    get {
      precondition(position >= 0 && position < endIndex, "Index out of bounds")
      return storage[start + position]!
    }
    set {
      precondition(position >= 0 && position < endIndex, "Index out of bounds")
      storage[start + position] = newValue
    }
  }

  public mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= endIndex, "Index range out of bounds")
    storage.replaceSubrange(start + range.lowerBound..<start + range.upperBound, with: elements.map { $0 })
  }

  public mutating func append(_ element: Element) { storage.append(element) }
  public mutating func prepend(_ element: Element) {
    guard start > 0 else { return storage.insert(element, at: 0) }
    start -= 1
    storage[start] = element
  }
  public mutating func prepend(contentsOf elements: some Sequence<Element>) {
    for element in Array(elements).reversed() { prepend(element) }
  }

  public mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
  @discardableResult public mutating func removeFirst() -> Element {
    precondition(!isEmpty, "Cannot remove first element of an empty collection")
    let element = storage[start]!
    storage[start] = nil
    start += 1
    if start * 2 >= storage.count {
      storage.removeFirst(start)
      start = 0
    }
    return element
  }
  @discardableResult public mutating func removeLast() -> Element {
    precondition(!isEmpty, "Cannot remove last element of an empty collection")
    return storage.removeLast()!
  }
}

extension Deque: Equatable where Element: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}
extension Deque: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
extension Deque: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
extension Deque: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
extension Deque: Sendable where Element: Sendable {}
extension Deque: CustomStringConvertible {
  public var description: String { Array(self).description }
}

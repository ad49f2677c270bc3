/// Elements in the order in which they were added, none of them twice.
public struct OrderedSet<Element: Hashable>: RandomAccessCollection, ExpressibleByArrayLiteral {
  public private(set) var elements: [Element] = []
  private var places: [Element: Int] = [:]

  public init() {}
  public init(minimumCapacity: Int, persistent: Bool = false) { reserveCapacity(minimumCapacity) }
  public init(_ elements: some Sequence<Element>) { append(contentsOf: elements) }
  public init(uncheckedUniqueElements elements: some Sequence<Element>) { append(contentsOf: elements) }
  public init(arrayLiteral elements: Element...) { append(contentsOf: elements) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
  /// The elements without regard to their order.
  public var unordered: Set<Element> { Set(elements) }

  public func contains(_ element: Element) -> Bool { places[element] != nil }
  public func firstIndex(of element: Element) -> Int? { places[element] }
  public func lastIndex(of element: Element) -> Int? { places[element] }

  /// Changes the elements in a way that can move all of them.
  private mutating func change<Result>(_ update: (inout [Element]) throws -> Result) rethrows -> Result {
    defer { number(from: 0) }
    return try update(&elements)
  }

  /// Notes where elements are, from one of them on.
  private mutating func number(from first: Int) {
    if first == 0 { places.removeAll(keepingCapacity: true) }
    for index in first..<elements.count { places[elements[index]] = index }
  }

  // MARK: Adding

  @discardableResult public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    if let place = places[element] { return (false, place) }
    places[element] = elements.count
    elements.append(element)
    return (true, elements.count - 1)
  }
  public mutating func append(contentsOf others: some Sequence<Element>) {
    for element in others { append(element) }
  }
  @discardableResult public mutating func insert(_ element: Element, at index: Int) -> (
    inserted: Bool, index: Int
  ) {
    if let place = places[element] { return (false, place) }
    elements.insert(element, at: index)
    number(from: index)
    return (true, index)
  }
  @discardableResult public mutating func updateOrAppend(_ element: Element) -> Element? {
    guard let place = places[element] else {
      append(element)
      return nil
    }
    return update(element, at: place)
  }
  @discardableResult public mutating func updateOrInsert(_ element: Element, at index: Int) -> (
    originalMember: Element?, index: Int
  ) {
    guard let place = places[element] else {
      insert(element, at: index)
      return (nil, index)
    }
    return (update(element, at: place), place)
  }
  /// Replaces an element with one that is equal to it.
  @discardableResult public mutating func update(_ element: Element, at index: Int) -> Element {
    let old = elements[index]
    precondition(old == element, "The replacement item must compare equal to the original")
    elements[index] = element
    places.removeValue(forKey: element)
    places[element] = index
    return old
  }
  public mutating func reserveCapacity(_ capacity: Int) {
    elements.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
  }

  // MARK: Removing

  @discardableResult public mutating func remove(_ element: Element) -> Element? {
    places[element].map { remove(at: $0) }
  }
  @discardableResult public mutating func remove(at index: Int) -> Element {
    let element = elements.remove(at: index)
    places.removeValue(forKey: element)
    number(from: index)
    return element
  }
  @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
  @discardableResult public mutating func removeLast() -> Element { remove(at: elements.count - 1) }
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
  public mutating func removeFirst(_ number: Int) { change { $0.removeFirst(number) } }
  public mutating func removeLast(_ number: Int) { change { $0.removeLast(number) } }
  public mutating func removeSubrange(_ range: Range<Int>) { change { $0.removeSubrange(range) } }
  public mutating func removeSubrange(_ range: some RangeExpression<Int>) {
    change { $0.removeSubrange(range) }
  }
  public mutating func removeAll(keepingCapacity: Bool = false) { change { $0.removeAll() } }
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    try change { try $0.removeAll(where: isRemoved) }
  }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(try elements.filter(isIncluded))
  }

  // MARK: Ordering

  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    try change { try $0.sort(by: areInOrder) }
  }
  public mutating func sort() where Element: Comparable { change { $0.sort() } }
  public mutating func reverse() { change { $0.reverse() } }
  public mutating func shuffle() { change { $0.shuffle() } }
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    change { $0.shuffle(using: &generator) }
  }
  public mutating func swapAt(_ one: Int, _ other: Int) { change { $0.swapAt(one, other) } }
  @discardableResult public mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows
    -> Int
  { try change { try $0.partition(by: belongsInSecond) } }
}

extension OrderedSet: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.elements == other.elements }
}
extension OrderedSet: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
extension OrderedSet: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}
extension OrderedSet: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
extension OrderedSet: Sendable where Element: Sendable {}
extension OrderedSet: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { elements.description }
  public var debugDescription: String { "OrderedSet<\(Element.self)>(\(elements))" }
}

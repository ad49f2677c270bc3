import Foundation

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { values.count }
  public func index(after index: Int) -> Int { index + 1 }
  public func index(before index: Int) -> Int { index - 1 }
  public subscript(position: Int) -> Element {
    get { values[position] }
    set { set(newValue, at: position) }
  }

  public mutating func removeAll(keepingCapacity: Bool = false) { change { $0.removeAll() } }
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    let kept = try values.filter { try !isRemoved($0) }
    change { $0 = kept }
  }
  @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
  @discardableResult public mutating func removeLast() -> Element { remove(at: count - 1) }
  @discardableResult public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
  public mutating func removeFirst(_ number: Int) { change { $0.removeFirst(number) } }
  public mutating func removeLast(_ number: Int) { change { $0.removeLast(number) } }
  public mutating func removeSubrange(_ bounds: Range<Int>) { change { $0.removeSubrange(bounds) } }

  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { values[$0] }
    let before = source.count { $0 < destination }
    change { elements in
      for index in source.reversed() { elements.remove(at: index) }
      elements.insert(contentsOf: moved, at: destination - before)
    }
  }
  public mutating func remove(atOffsets offsets: IndexSet) {
    change { elements in for index in offsets.reversed() { elements.remove(at: index) } }
  }

  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    let sorted = try values.sorted(by: areInOrder)
    change { $0 = sorted }
  }
  public mutating func sort() where Element: Comparable { sort(by: <) }
  public mutating func shuffle() { change { $0.shuffle() } }
  public mutating func reverse() { change { $0.reverse() } }
  public mutating func swapAt(_ one: Int, _ other: Int) { change { $0.swapAt(one, other) } }
  public mutating func reserveCapacity(_ capacity: Int) {}

  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(uncheckedUniqueElements: try values.filter(isIncluded), id: id)
  }
  public static func + (array: Self, others: some Sequence<Element>) -> Self {
    var result = array
    result.append(contentsOf: others)
    return result
  }
  public static func += (array: inout Self, others: some Sequence<Element>) {
    array.append(contentsOf: others)
  }
}

extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  public mutating func replaceSubrange(_ bounds: Range<Int>, with elements: some Collection<Element>) {
    change { $0.replaceSubrange(bounds, with: elements) }
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.values == other.values }
}
extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
extension IdentifiedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
  public init(from decoder: any Decoder) throws { self.init(uniqueElements: try [Element](from: decoder)) }
}
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}
extension IdentifiedArray: CustomStringConvertible {
  public var description: String { values.description }
}
extension IdentifiedArray: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: values, displayStyle: .collection) }
}

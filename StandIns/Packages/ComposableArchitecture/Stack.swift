public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

/// The identity of a feature on a stack.
public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  let generation: Int
  init(generation: Int) { self.generation = generation }
  public init(integerLiteral value: Int) { generation = value }
  public var description: String { "#\(generation)" }

  private static let numbers = LockIsolated(0)
  static func next() -> Self {
    numbers.withValue { number in
      number += 1
      return Self(generation: number)
    }
  }
}

/// The features on a stack, the last of which is shown.
public struct StackState<Element> {
  var entries: [(id: StackElementID, element: Element)] = []
  public init() {}

  public var ids: [StackElementID] { entries.map(\.id) }

  public subscript(id id: StackElementID) -> Element? {
    get { entries.last { $0.id == id }?.element }
    set {
      let place = entries.lastIndex { $0.id == id }
      switch (place, newValue) {
      case (let place?, let element?): entries[place].element = element
      case (let place?, nil): entries.remove(at: place)
      case (nil, let element?): entries.append((id, element))
      case (nil, nil): break
      }
    }
  }
  public subscript<Case>(id id: StackElementID, case path: CaseKeyPath<Element, Case>) -> Case? {
    get { self[id: id].flatMap(AnyCasePath(path).extract) }
    set { self[id: id] = newValue.map(AnyCasePath(path).embed) }
  }

  mutating func push(_ element: Element, id: StackElementID) { entries.append((id, element)) }

  /// Removes an element and all above it.
  public mutating func pop(from id: StackElementID) {
    if let place = entries.lastIndex(where: { $0.id == id }) { entries.removeSubrange(place...) }
  }
  /// Removes all above an element.
  public mutating func pop(to id: StackElementID) {
    if let place = entries.lastIndex(where: { $0.id == id }) { entries.removeSubrange((place + 1)...) }
  }
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }
  public func index(after index: Int) -> Int { index + 1 }
  public func index(before index: Int) -> Int { index - 1 }
  public subscript(position: Int) -> Element {
    get { entries[position].element }
    set { entries[position].element = newValue }
  }
  public mutating func replaceSubrange(_ bounds: Range<Int>, with elements: some Collection<Element>) {
    entries.replaceSubrange(bounds, with: elements.map { (StackElementID.next(), $0) })
  }
}

extension StackState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}
extension StackState: Equatable where Element: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}
extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { for element in self { hasher.combine(element) } }
}
extension StackState: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
extension StackState: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
extension StackState: @unchecked Sendable where Element: Sendable {}
extension StackState: ObservableState {}

/// What happens on a stack.
public enum StackAction<State, Action> {
  indirect case element(id: StackElementID, action: Action)
  case popFrom(id: StackElementID)
  case push(id: StackElementID, state: State)
}

extension StackAction: CasePathable {
  public struct AllCasePaths: Sendable {
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        })
    }
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: {
          guard case .popFrom(let id) = $0 else { return nil }
          return id
        })
    }
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: {
          guard case .push(let id, let state) = $0 else { return nil }
          return (id, state)
        })
    }
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

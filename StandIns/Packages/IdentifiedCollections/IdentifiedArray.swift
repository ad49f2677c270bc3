public typealias IdentifiedArrayOf<Element> = IdentifiedArray<Element.ID, Element> where Element: Identifiable

/// Elements in their order, each found by its identity, which no two of them share.
public struct IdentifiedArray<ID: Hashable, Element> {
  public let id: (Element) -> ID
  private(set) var values: [Element] = []
  private var places: [ID: Int] = [:]

  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: @escaping (Element) -> ID) {
    self.id = id
    for element in elements { append(element) }
  }

  public init(uniqueElements elements: some Sequence<Element>, id: @escaping (Element) -> ID) {
    self.init(uncheckedUniqueElements: elements, id: id)
  }

  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uncheckedUniqueElements: elements) { $0[keyPath: id] }
  }

  public init(id: KeyPath<Element, ID>) { self.init(uniqueElements: [], id: id) }
  public init(id: @escaping (Element) -> ID) { self.init(uniqueElements: [], id: id) }

  public init(
    _ elements: some Sequence<Element>, id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    for element in elements {
      let known = self[id: element[keyPath: id]]
      if let known { updateOrAppend(try combine(known, element)) } else { append(element) }
    }
  }

  public var elements: [Element] { values }
  public var ids: [ID] { values.map(id) }

  public subscript(id id: ID) -> Element? {
    get { places[id].map { values[$0] } }
    set {
      switch (places[id], newValue) {
      case (let place?, let element?): values[place] = element
      case (_?, nil): remove(id: id)
      case (nil, let element?): append(element)
      case (nil, nil): break
      }
    }
  }

  public func index(id: ID) -> Int? { places[id] }
  public func contains(_ element: Element) -> Bool { places[id(element)] != nil }

  mutating func change(_ update: (inout [Element]) -> Void) {
    update(&values)
    places = [:]
    values = values.filter { places.updateValue(0, forKey: id($0)) == nil }
    for (index, element) in values.enumerated() { places[id(element)] = index }
  }

  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let name = id(element)
    if let place = places[name] { return (false, place) }
    places[name] = values.count
    values.append(element)
    return (true, values.count - 1)
  }

  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let place = places[id(element)] { return (false, place) }
    change { $0.insert(element, at: index) }
    return (true, index)
  }

  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    guard let place = places[id(element)] else {
      append(element)
      return nil
    }
    defer { values[place] = element }
    return values[place]
  }

  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    guard let place = places[id(element)] else {
      insert(element, at: index)
      return (nil, index)
    }
    defer { values[place] = element }
    return (values[place], place)
  }

  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    defer { change { $0[index] = element } }
    return values[index]
  }

  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let place = places[id] else { return nil }
    let element = values[place]
    change { $0.remove(at: place) }
    return element
  }

  @discardableResult
  public mutating func remove(_ element: Element) -> Element? { remove(id: id(element)) }

  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = values[index]
    change { $0.remove(at: index) }
    return element
  }

  /// Changes elements of this array where they are.
  mutating func set(_ element: Element, at index: Int) {
    if id(values[index]) == id(element) { values[index] = element } else { update(element, at: index) }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  public init() { self.init(uniqueElements: []) }
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uncheckedUniqueElements: elements) { $0.id }
  }
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }
  public init(_ elements: some Sequence<Element>) { self.init(uniqueElements: elements) }
  public init(
    _ elements: some Sequence<Element>, uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows { try self.init(elements, id: \.id, uniquingIDsWith: combine) }
}

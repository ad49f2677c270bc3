package import LayoutEngine

/// The flat list of children that a container lays out.
///
/// Groups, conditionals, `ForEach` and tuples leave no trace in it: only their leaves do. A `ForEach` stays
/// unexpanded until its children are needed, so that lazy containers can describe only the rows that show.
public struct _ViewList {
  /// One child: how to make its layout node, and what the container may read from it beforehand.
  package struct Element {
    package var identity: ViewIdentity
    package var traits: LayoutTraits
    package var make: @MainActor () -> LayoutNode
    /// The transaction that the child was described in.
    package var scope: TransactionScope?

    package init(
      identity: ViewIdentity, traits: LayoutTraits = LayoutTraits(), scope: TransactionScope? = nil,
      make: @escaping @MainActor () -> LayoutNode
    ) {
      self.identity = identity
      self.traits = traits
      self.scope = scope
      self.make = make
    }

    /// The layout node, carrying the traits.
    @MainActor
    package func makeNode() -> LayoutNode {
      let node = identity.timelineOfPass?.making(self, make) ?? make()
      node.traits = traits
      return node
    }
  }

  /// Children that are described on demand, one group for each element of a collection.
  package struct LazyGroup {
    package var count: Int
    /// The id of the element at an index.
    package var id: (Int) -> AnyHashable
    /// The index of an id, where the collection knows it without a search.
    package var index: ((AnyHashable) -> Int?)?
    /// The identity of the collection, and that of its element at an index, below which the element keeps its
    /// state.
    package var home: ViewIdentity
    package var place: @MainActor (Int) -> ViewIdentity
    package var list: @MainActor (Int) -> _ViewList
  }

  /// A section's header, rows and footer.
  package struct Section {
    package var header: _ViewList
    package var content: _ViewList
    package var footer: _ViewList
    /// What the section itself was resolved with.
    package var inputs: _ViewInputs
    /// Whether the rows show, in a section that the user can collapse.
    package var isExpanded: Binding<Bool>?
  }

  package indirect enum Item {
    case element(Element)
    case group(LazyGroup)
    case section(Section)
  }

  package var items: [Item] = []

  package init() {}

  package init(items: [Item]) {
    self.items = items
  }

  package mutating func append(_ element: Element) {
    items.append(.element(element))
  }

  /// Every child in order, with collections and sections expanded.
  @MainActor
  package func elements() -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(items.count)
    collect(into: &result)
    return result
  }

  @MainActor
  private func collect(into result: inout [Element]) {
    for item in items {
      switch item {
      case .element(let element):
        result.append(element)
      case .group(let group):
        for index in 0..<group.count {
          group.list(index).collect(into: &result)
        }
      case .section(let section):
        section.header.collect(into: &result)
        section.content.collect(into: &result)
        section.footer.collect(into: &result)
      }
    }
  }

  /// The layout nodes of every child in order.
  @MainActor
  package func makeNodes() -> [LayoutNode] {
    elements().map { $0.makeNode() }
  }

  /// The same list with a change to every child; collections stay unexpanded.
  package func map(_ transform: @escaping @MainActor (Element) -> Element) -> _ViewList {
    _ViewList(
      items: items.map { item in
        switch item {
        case .element(let element):
          return MainActor.duringLayout { .element(transform(element)) }
        case .group(var group):
          let list = group.list
          group.list = { list($0).map(transform) }
          return .group(group)
        case .section(var section):
          section.header = section.header.map(transform)
          section.content = section.content.map(transform)
          section.footer = section.footer.map(transform)
          return .section(section)
        }
      })
  }
}

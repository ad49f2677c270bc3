/// The identities that belong only to one row of a lazy container, or to one candidate of `ViewThatFits`, if
/// the rows are written one by one: state stored below them goes with the row, state stored above stays with
/// the container's other rows.
@MainActor
package struct LazyRowPlaces {
  private let root: ViewIdentity
  /// How many rows there are below an identity; a collection counts as several.
  private var counts: [ObjectIdentifier: Int] = [:]

  /// - Parameter root: the identity of the container's content.
  package init(_ list: _ViewList, below root: ViewIdentity) {
    self.root = root
    count(list)
  }

  /// - Parameter elements: everything that the container holds, collections expanded.
  package init(_ elements: [_ViewList.Element], below root: ViewIdentity) {
    self.root = root
    for element in elements { count(element.identity, as: 1) }
  }

  private mutating func count(_ list: _ViewList) {
    for item in list.items {
      switch item {
      case .element(let element): count(element.identity, as: 1)
      case .group(let group): count(group.home, as: 2)
      case .section(let section):
        count(section.header)
        count(section.content)
        count(section.footer)
      }
    }
  }

  private mutating func count(_ identity: ViewIdentity, as number: Int) {
    var place: ViewIdentity? = identity
    while let current = place, current !== root {
      counts[ObjectIdentifier(current), default: 0] += number
      place = current.parent
    }
  }

  /// The outermost identity that contains an element and no other row; nil if there is none.
  package func place(of element: _ViewList.Element) -> ViewIdentity? {
    guard counts[ObjectIdentifier(element.identity)] == 1 else { return nil }
    var place = element.identity
    while let parent = place.parent, parent !== root, counts[ObjectIdentifier(parent)] == 1 { place = parent }
    return place
  }
}

import Foundation
import Geometry
import LayoutEngine
import Views

/// Rows that belong together, with their header and footer.
@MainActor
final class ListSection {
  /// One view, or as many as a collection has.
  @MainActor
  final class Part {
    let count: Int
    let id: (Int) -> AnyHashable?
    let index: (AnyHashable) -> Int?
    /// The identity of the element at an index, whose state is lost when it is scrolled out of sight; nil
    /// keeps the state.
    let place: (Int) -> ViewIdentity?
    private let make: (Int) -> [_ViewList.Element]
    private var made: [Int: [_ViewList.Element]] = [:]

    init(_ element: _ViewList.Element, place: ViewIdentity?) {
      count = 1
      self.place = { _ in place }
      id = { _ in element.traits.id }
      index = { $0 == element.traits.id ? 0 : nil }
      make = { _ in [element] }
    }

    /// - Parameter first: the rows of the collection's first element, if known.
    init(_ group: _ViewList.LazyGroup, first: _ViewList? = nil) {
      count = group.count
      place = { group.place($0) }
      id = { group.id($0) }
      index = { id in
        if let index = group.index { return index(id) }
        return (0..<group.count).first { group.id($0) == id }
      }
      make = { ($0 == 0 ? first ?? group.list(0) : group.list($0)).elements() }
    }

    /// The rows of an element, described once.
    func elements(_ index: Int) -> [_ViewList.Element] {
      if let elements = made[index] { return elements }
      let elements = make(index)
      made[index] = elements
      return elements
    }

    func knownElements(_ index: Int) -> [_ViewList.Element]? { made[index] }
  }

  let header: [_ViewList.Element]
  let parts: [Part]
  let footer: [_ViewList.Element]
  let inputs: _ViewInputs
  let isExpanded: Binding<Bool>?

  init(
    header: [_ViewList.Element], parts: [Part], footer: [_ViewList.Element], inputs: _ViewInputs,
    isExpanded: Binding<Bool>?
  ) {
    self.header = header
    self.parts = parts
    self.footer = footer
    self.inputs = inputs
    self.isExpanded = isExpanded
  }

  /// How many elements without a row are skipped in search of one that has a row.
  private static let searchLimit = 100

  /// Whether no row comes before an element's.
  func isFirst(part: Int, index: Int) -> Bool {
    var (part, index) = (part, index - 1)
    for _ in 0..<Self.searchLimit {
      while index < 0 {
        part -= 1
        if part < 0 { return true }
        index = parts[part].count - 1
      }
      if !parts[part].elements(index).isEmpty { return false }
      index -= 1
    }
    return false
  }

  /// Whether no row comes after an element's.
  func isLast(part: Int, index: Int) -> Bool {
    var (part, index) = (part, index + 1)
    for _ in 0..<Self.searchLimit {
      while index >= parts[part].count {
        part += 1
        if part == parts.count { return true }
        index = 0
      }
      if !parts[part].elements(index).isEmpty { return false }
      index += 1
    }
    return false
  }

  /// The traits of the row after an element's, if it has been described.
  func knownTraits(afterPart part: Int, index: Int) -> ListRowTraits? {
    var (part, index) = (part, index + 1)
    while index >= parts[part].count {
      part += 1
      if part == parts.count { return nil }
      index = 0
    }
    return parts[part].knownElements(index)?.first?.traits.listRow
  }
}

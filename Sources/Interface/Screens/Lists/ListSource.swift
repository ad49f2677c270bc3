import Foundation
import Geometry
import LayoutEngine
import Views

/// The sections of a list as rows that are created when they become visible.
@MainActor
final class ListSource: LazyChildSource {
  nonisolated(unsafe) private(set) var segments: [LazySegment] = []

  init(_ sections: [ListSection], rows: ListRows) {
    addSegments(sections, rows)
  }

  /// The sections of a list's views.
  static func sections(of list: _ViewList, inputs: _ViewInputs) -> [ListSection] {
    let places = LazyRowPlaces(list, below: inputs.identity)
    var collector = Collector(inputs: inputs, places: places)
    collector.add(list)
    collector.finish()
    return collector.sections
  }

  /// Sorts the views of a list into sections.
  @MainActor
  private struct Collector {
    let inputs: _ViewInputs
    let places: LazyRowPlaces
    var sections: [ListSection] = []
    private var loose: [ListSection.Part] = []

    init(inputs: _ViewInputs, places: LazyRowPlaces) {
      self.inputs = inputs
      self.places = places
    }

    mutating func add(_ list: _ViewList) {
      for item in list.items {
        switch item {
        case .element(let element):
          addRow(element)
        case .group(let group):
          // A collection consists of either sections or rows; its first element decides.
          guard group.count > 0 else { continue }
          let first = group.list(0)
          if first.hasSections {
            add(first)
            for index in 1..<group.count { add(group.list(index)) }
          } else {
            loose.append(ListSection.Part(group, first: first))
          }
        case .section(let section):
          finish()
          var rows = Collector(inputs: section.inputs, places: places)
          // A section inside of another is a run of its rows.
          rows.addRows(section.content)
          let isExpanded = section.isExpanded?.wrappedValue ?? true
          sections.append(
            ListSection(
              header: section.header.elements(), parts: isExpanded ? rows.loose : [],
              footer: section.footer.elements(), inputs: section.inputs, isExpanded: section.isExpanded))
        }
      }
    }

    private mutating func addRow(_ element: _ViewList.Element) {
      loose.append(ListSection.Part(element, place: places.place(of: element)))
    }

    private mutating func addRows(_ list: _ViewList) {
      for item in list.items {
        switch item {
        case .element(let element): addRow(element)
        case .group(let group): loose.append(ListSection.Part(group))
        case .section(let inner):
          for element in inner.header.elements() { addRow(element) }
          addRows(inner.content)
          for element in inner.footer.elements() { addRow(element) }
        }
      }
    }

    /// Makes a section of the rows outside sections.
    mutating func finish() {
      guard !loose.isEmpty else { return }
      sections.append(ListSection(header: [], parts: loose, footer: [], inputs: inputs, isExpanded: nil))
      loose = []
    }
  }

  /// The number of a section among the stack's, between which gaps are sections of their own.
  static func number(ofSection index: Int) -> Int { 2 * index + 1 }

  private func addSegments(_ sections: [ListSection], _ rows: ListRows) {
    let isGrouped = rows.metrics.look.isGrouped
    var previous: ListSection?
    for (index, section) in sections.enumerated() {
      if isGrouped {
        let before = previous
        addGap(section: 2 * index) { rows.gap(before: section, after: before) }
      }
      let number = Self.number(ofSection: index)
      if !section.header.isEmpty {
        segments.append(
          LazySegment(
            kind: .header, section: number, count: 1,
            nodes: { _ in MainActor.duringLayout { [rows.header(section)] } },
            id: { _ in nil }, index: { _ in nil }))
      }
      for (partIndex, part) in section.parts.enumerated() {
        segments.append(
          LazySegment(
            kind: .rows, section: number, count: part.count,
            nodes: { row in
              MainActor.duringLayout {
                if let place = part.place(row) { rows.inputs.graph.noteLazyRow(place) }
                return rows.rows(of: section, part: partIndex, index: row)
              }
            },
            id: part.id, index: part.index,
            notePlacing: { row, isPlaced in
              MainActor.duringLayout { part.place(row)?.isPlacedRow = isPlaced }
            }))
      }
      if !section.footer.isEmpty {
        segments.append(
          LazySegment(
            kind: .footer, section: number, count: 1,
            nodes: { _ in MainActor.duringLayout { [rows.footer(section)] } },
            id: { _ in nil }, index: { _ in nil }))
      }
      previous = section
    }
    if isGrouped, let last = previous {
      addGap(section: 2 * sections.count) { rows.gap(after: last) }
    }
  }

  private func addGap(section: Int, _ length: @escaping @MainActor () -> CGFloat) {
    segments.append(
      LazySegment(
        kind: .rows, section: section, count: 1,
        nodes: { _ in
          MainActor.duringLayout { [FixedLeafNode(size: CGSize(width: 0, height: length()))] }
        },
        id: { _ in nil }, index: { _ in nil }))
  }
}

extension _ViewList {
  /// Whether there is a section in the list.
  @MainActor
  fileprivate var hasSections: Bool {
    items.contains { item in
      switch item {
      case .element: false
      case .section: true
      case .group(let group): group.count > 0 && group.list(0).hasSections
      }
    }
  }
}

package import LayoutEngine

/// A list of views as rows that are described on demand.
package final class LazyListSource: LazyChildSource {
  package let segments: [LazySegment]

  @MainActor
  package init(_ list: _ViewList, _ inputs: _ViewInputs) {
    var collector = Collector(graph: inputs.graph, places: LazyRowPlaces(list, below: inputs.identity))
    collector.add(list, kind: .rows, section: 0)
    segments = collector.segments
  }

  /// Walks the list without expanding its collections.
  @MainActor
  private struct Collector {
    let graph: ViewGraph
    let places: LazyRowPlaces
    var segments: [LazySegment] = []
    private var sectionCount = 0

    init(graph: ViewGraph, places: LazyRowPlaces) {
      self.graph = graph
      self.places = places
    }

    mutating func add(_ list: _ViewList, kind: LazySegment.Kind, section: Int) {
      for item in list.items {
        switch item {
        case .element(let element):
          let (graph, place) = (graph, places.place(of: element))
          segments.append(
            LazySegment(
              kind: kind, section: section, count: 1,
              nodes: { _ in
                if let place { graph.noteLazyRow(place) }
                return MainActor.duringLayout { [element.makeNode()] }
              },
              id: { _ in element.traits.id },
              index: { $0 == element.traits.id ? 0 : nil },
              notePlacing: { _, isPlaced in place?.isPlacedRow = isPlaced }))
        case .group(let group):
          let graph = graph
          segments.append(
            LazySegment(
              kind: kind, section: section, count: group.count,
              nodes: { index in
                MainActor.duringLayout {
                  graph.noteLazyRow(group.place(index))
                  return group.list(index).makeNodes()
                }
              },
              id: { group.id($0) },
              index: { id in
                if let index = group.index { return index(id) }
                return (0..<group.count).first { group.id($0) == id }
              },
              notePlacing: { index, isPlaced in
                MainActor.duringLayout { group.place(index).isPlacedRow = isPlaced }
              }))
        case .section(let inner):
          sectionCount += 1
          let own = sectionCount
          add(inner.header, kind: .header, section: own)
          add(inner.content, kind: .rows, section: own)
          add(inner.footer, kind: .footer, section: own)
          // What follows a section is outside it.
          sectionCount += 1
        }
      }
    }
  }
}

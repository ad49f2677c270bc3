package import LayoutEngine

/// A list of views as rows that are described when they are asked for.
package final class LazyListSource: LazyChildSource {
  package let segments: [LazySegment]

  @MainActor
  package init(_ list: _ViewList) {
    var collector = Collector()
    collector.add(list, kind: .rows, section: 0)
    segments = collector.segments
  }

  /// Walks the list without expanding its collections.
  @MainActor
  private struct Collector {
    var segments: [LazySegment] = []
    private var sectionCount = 0

    mutating func add(_ list: _ViewList, kind: LazySegment.Kind, section: Int) {
      for item in list.items {
        switch item {
        case .element(let element):
          segments.append(
            LazySegment(
              kind: kind, section: section, count: 1,
              nodes: { _ in MainActor.duringLayout { [element.makeNode()] } },
              id: { _ in element.traits.id },
              index: { $0 == element.traits.id ? 0 : nil }))
        case .group(let group):
          segments.append(
            LazySegment(
              kind: kind, section: section, count: group.count,
              nodes: { index in MainActor.duringLayout { group.list(index).makeNodes() } },
              id: { group.id($0) },
              index: { id in
                if let index = group.index { return index(id) }
                return (0..<group.count).first { group.id($0) == id }
              }))
        case .section(let inner):
          sectionCount += 1
          let own = sectionCount
          add(inner.header, kind: .header, section: own)
          add(inner.content, kind: .rows, section: own)
          add(inner.footer, kind: .footer, section: own)
          // What follows a section is outside of it.
          sectionCount += 1
        }
      }
    }
  }
}

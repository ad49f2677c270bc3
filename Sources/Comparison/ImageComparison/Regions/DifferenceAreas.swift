/// Groups differing pixels that lie close together.
///
/// The image is divided into square cells; cells that contain differences and touch, even at a corner, belong
/// together. A letter's strokes, or a word's letters, thus become one area, while each pixel is only visited
/// once.
enum DifferenceAreas {
  struct Area {
    var bounds: PixelRect
    var pixels: Int
  }

  static func find(in map: DifferenceMap, within unequal: PixelRect) -> [Area] {
    // About the space between two words of a screen's text: a 200th of the longer side.
    let side = min(16, max(4, max(map.width, map.height) / 200))
    let columns = (map.width + side - 1) / side
    var open: [Int: Int] = [:]
    var groups = DisjointGroups()
    var areas: [Area] = []
    for cellY in unequal.y / side...(unequal.maxY - 1) / side {
      var row: [Int: Int] = [:]
      let cells = cells(in: map, within: unequal, cellY: cellY, side: side, columns: columns)
      for (cellX, area) in cells {
        let id = areas.count
        areas.append(area)
        groups.add()
        row[cellX] = id
        for neighbour in [row[cellX - 1], open[cellX - 1], open[cellX], open[cellX + 1]] {
          if let neighbour { groups.join(id, neighbour) }
        }
      }
      open = row
    }
    return merged(areas, &groups)
  }

  /// The cells of one row of cells that hold differences, from left to right.
  private static func cells(
    in map: DifferenceMap, within unequal: PixelRect, cellY: Int, side: Int, columns: Int
  ) -> [(x: Int, area: Area)] {
    var found = [Area?](repeating: nil, count: columns)
    for y in max(unequal.y, cellY * side)..<min(unequal.maxY, (cellY + 1) * side) {
      map.row(y)?.withUnsafeBufferPointer { row in
        var x = unequal.x
        while x < unequal.maxX {
          let start = x
          let end = min(unequal.maxX, (x / side + 1) * side)
          while x < end && DifferenceMap.counts(row[x]) { x += 1 }
          guard x > start else {
            x += 1
            continue
          }
          let run = PixelRect(x: start, y: y, width: x - start, height: 1)
          let area = found[start / side]
          found[start / side] = Area(
            bounds: area?.bounds.union(run) ?? run, pixels: (area?.pixels ?? 0) + run.width)
        }
      }
    }
    return found.enumerated().compactMap { x, area in area.map { (x, $0) } }
  }

  private static func merged(_ areas: [Area], _ groups: inout DisjointGroups) -> [Area] {
    var merged: [Area?] = Array(repeating: nil, count: areas.count)
    for (id, area) in areas.enumerated() {
      let root = groups.root(of: id)
      merged[root] = Area(
        bounds: merged[root]?.bounds.union(area.bounds) ?? area.bounds,
        pixels: (merged[root]?.pixels ?? 0) + area.pixels)
    }
    return merged.compactMap { $0 }.sorted { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) }
  }
}

/// Sets that are joined (union-find).
private struct DisjointGroups {
  private var parents: [Int] = []

  mutating func add() { parents.append(parents.count) }

  mutating func root(of id: Int) -> Int {
    var id = id
    while parents[id] != id {
      parents[id] = parents[parents[id]]
      id = parents[id]
    }
    return id
  }

  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    parents[max(a, b)] = min(a, b)
  }
}

/// The pixels of one area in both images, and what can be concluded from them.
struct RegionContent {
  private let first: PixelGrid
  private let second: PixelGrid

  private let firstIsBackground: Bool
  private let secondIsBackground: Bool

  /// The content of an area of two whole images.
  init(_ area: PixelRect, of first: PixelGrid, _ second: PixelGrid) {
    self.first = first.part(area)
    self.second = second.part(area)
    firstIsBackground = first.isBackground(area)
    secondIsBackground = second.isBackground(area)
  }

  /// Added or removed, when one of the images has only background here; recoloured, when each has a single colour.
  var kind: DifferenceRegion.Kind? {
    if firstIsBackground { return .added }
    if secondIsBackground { return .removed }
    return first.isEven && second.isEven ? .recoloured : nil
  }

  /// How far the content moved, when the overlap of the moved first image with the second is equal.
  var movement: DifferenceRegion.Offset? {
    // A displacement by more than a quarter of the area would leave too little overlap to be sure of.
    let (width, height) = (first.width, first.height)
    let (reachX, reachY) = (min(12, width / 4), min(12, height / 4))
    let candidates = (-reachY...reachY).flatMap { y in (-reachX...reachX).map { (x: $0, y: y) } }
      .filter { $0 != (0, 0) }
      .sorted { (abs($0.x) + abs($0.y), $0.y, $0.x) < (abs($1.x) + abs($1.y), $1.y, $1.x) }
    let offset = candidates.first { isMoved(byX: $0.x, y: $0.y) }
    return offset.map { DifferenceRegion.Offset(x: $0.x, y: $0.y) }
  }

  private func isMoved(byX x: Int, y: Int) -> Bool {
    let width = first.width - abs(x)
    let height = first.height - abs(y)
    let from = first.part(PixelRect(x: max(0, -x), y: max(0, -y), width: width, height: height))
    let to = second.part(PixelRect(x: max(0, x), y: max(0, y), width: width, height: height))
    // Most candidates fail in their first row; an even area, which could have moved anywhere, is tested last.
    return (0..<height).allSatisfy { from.hasEqualRow($0, to: to) } && !from.isEven
  }

  /// Whether neighbouring pixels are equal in one image exactly where they are in the other, with few
  /// exceptions: the same shapes with other colours.
  var isRecoloured: Bool {
    var edges = 0
    var disagreements = 0
    for y in 0..<first.height {
      for x in 1..<max(1, first.width) {
        let isEdge = first[x, y] != first[x - 1, y]
        if isEdge || second[x, y] != second[x - 1, y] { edges += 1 }
        if isEdge != (second[x, y] != second[x - 1, y]) { disagreements += 1 }
      }
    }
    return 20 * disagreements <= edges
  }

  /// Whether both images look like text: an even background, and marks whose colours lie between it and one
  /// ink.
  var isText: Bool { first.looksLikeText && second.looksLikeText }
}

extension PixelGrid {
  /// Whether an area has a single colour, and most of the pixels around it have it too.
  fileprivate func isBackground(_ area: PixelRect) -> Bool {
    guard part(area).isEven else { return false }
    let value = self[area.x, area.y]
    let around = area.outset(by: 1).intersection(bounds)
    var (equal, total) = (0, 0)
    for y in around.y..<around.maxY {
      let isBeside = y >= area.y && y < area.maxY
      for x in around.x..<around.maxX where !isBeside || x < area.x || x >= area.maxX {
        total += 1
        equal += self[x, y] == value ? 1 : 0
      }
    }
    return 2 * equal >= total
  }

  /// Whether all pixels are equal.
  fileprivate var isEven: Bool {
    let value = self[0, 0]
    for y in 0..<height {
      let row = row(y)
      for x in 0..<width where row[x] != value { return false }
    }
    return true
  }

  fileprivate var looksLikeText: Bool {
    guard width >= 3, height >= 4 else { return false }
    var counts: [UInt32: Int] = [:]
    for y in 0..<height {
      for x in 0..<width { counts[self[x, y], default: 0] += 1 }
    }
    // The smaller value decides between equally frequent colours, so that the order of the table does not
    // matter.
    guard let background = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      let ink = counts.max(by: {
        (distance($0.key, background.key), $1.key) < (distance($1.key, background.key), $0.key)
      })
    else { return false }
    let area = width * height
    let marks = area - background.value
    guard 3 * background.value >= area, 50 * marks >= area, counts.count >= 3 else { return false }
    let between = counts.reduce(0) { sum, entry in
      let detour =
        distance(entry.key, background.key) + distance(entry.key, ink.key) - distance(ink.key, background.key)
      return sum + (detour <= 24 ? entry.value : 0)
    }
    return 10 * between >= 9 * area
  }

  /// The sum of the channels' differences.
  private func distance(_ a: UInt32, _ b: UInt32) -> Int {
    let (a, b) = (Channels(a), Channels(b))
    return abs(a.red - b.red) + abs(a.green - b.green) + abs(a.blue - b.blue) + abs(a.alpha - b.alpha)
  }
}

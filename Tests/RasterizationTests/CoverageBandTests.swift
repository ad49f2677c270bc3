import CPixelKernels
import Testing

/// Coverage is the same whichever rows are processed together, and where equal rows have been merged.
@Suite struct CoverageBandTests {
  private static let width = 23
  private static let height = 19

  /// Closed polygons of 1/1024 pixel, some of their corners on the sides of pixels and some edges upright or level.
  private static func polygon(_ random: inout RandomScenes) -> [CoverageEdge] {
    let reach = [4, 30][random.number(0...1)] * 1024
    let (left, top) = (random.number(-5...12) * 1024, random.number(-5...12) * 1024)
    var corners: [(x: Int, y: Int)] = []
    for _ in 0..<random.number(3...14) {
      var corner = (x: left + random.number(0...reach), y: top + random.number(0...reach))
      if random.number(0...3) == 0 { corner.x &= ~1023 }
      if random.number(0...3) == 0 { corner.y &= ~1023 }
      if let last = corners.last {
        if random.number(0...4) == 0 { corner.x = last.x }
        if random.number(0...4) == 0 { corner.y = last.y }
      }
      corners.append(corner)
    }
    return corners.indices.map { index in
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      return CoverageEdge(x0: Int32(from.x), y0: Int32(from.y), x1: Int32(to.x), y1: Int32(to.y))
    }
  }

  private static func memory<Element>(_ count: Int, of element: Element) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: count)
    memory.initialize(repeating: element, count: count)
    return memory
  }

  /// The coverage of all pixels, found in bands of some rows.
  private static func coverage(_ polygon: [CoverageEdge], bandHeight: Int, squeezes: Bool) -> [UInt8] {
    var edges = polygon
    var rows = CoverageRows(
      first: memory(height + 1, of: 0), moved: memory(height + 1, of: 0), changes: memory(height + 1, of: 0))
    for row in 0...height { rows.first[row] = Int32(row) }
    var cells = CoverageCells(
      heads: memory(width * height, of: 0), passed: memory(height, of: 0), left: memory(height, of: 0),
      pieces: memory(5001, of: 0), runs: memory(5002, of: CoverageRun()), capacity: 5000,
      stride: Int64(width), words: 1, covered: nil, origin_x: 0, origin_y: 0, rows: 0)
    defer {
      rows.first.deallocate()
      rows.moved.deallocate()
      rows.changes.deallocate()
      cells.heads.deallocate()
      cells.passed.deallocate()
      cells.left.deallocate()
      cells.pieces.deallocate()
      cells.runs.deallocate()
    }
    var coverages = [UInt8](repeating: 0, count: width)
    var spans = [CoverageSpan](repeating: CoverageSpan(), count: width + 2)
    var result = [UInt8](repeating: 0, count: width * height)
    let kept = squeezes ? coverage_squeeze(&edges, edges.count, 0, height, 2, &rows) : height
    for top in stride(from: 0, to: kept, by: bandHeight) {
      cells.origin_y = Int64(top * 1024)
      cells.rows = Int64(min(bandHeight, kept - top))
      #expect(coverage_write(&cells, edges, nil, 0, edges.count) == edges.count)
      for row in top..<min(top + bandHeight, kept) {
        let rule = CoverageRule(is_even_odd: 0, is_aliased: 0)
        let count = coverage_row(&cells, row - top, rule, &coverages, &spans)
        for span in spans[0..<count] {
          for x in Int(span.min_x)..<Int(span.max_x) {
            for y in Int(rows.first[row])..<Int(rows.first[row + 1]) {
              result[y * width + x] = span.coverage < 0 ? coverages[x] : UInt8(span.coverage)
            }
          }
        }
      }
    }
    return result
  }

  @Test func bandsAndSqueezedRowsGiveTheSame() {
    var random = RandomScenes(seed: 5)
    for round in 0..<4000 {
      let polygon = Self.polygon(&random)
      let whole = Self.coverage(polygon, bandHeight: Self.height, squeezes: false)
      let parts = Self.coverage(polygon, bandHeight: random.number(1...5), squeezes: round % 2 == 0)
      #expect(parts == whole, "polygon \(round)")
    }
  }
}

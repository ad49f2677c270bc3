import ImageComparison
import Imaging
import TestSupport
import Testing

private typealias Pixel = StraightBitmap.Pixel

struct LineHashesTests {
  /// Two pictures with few colours, so that many lines are equal, and where they are unequal.
  private func pair(_ seed: UInt64) -> (first: StraightBitmap, second: StraightBitmap, area: UnequalArea)? {
    var random = SeededRandom(seed: seed)
    let (width, height) = (Int.random(in: 1...29, using: &random), Int.random(in: 1...23, using: &random))
    let stripes = Bool.random(using: &random)
    var first = StraightBitmap(width: width, height: height, filledWith: Pixel(red: 9, green: 9, blue: 9))
    for y in 0..<height {
      let shade = UInt8.random(in: 0...2, using: &random)
      for x in 0..<width {
        first[x, y].red = stripes ? shade : UInt8.random(in: 0...1, using: &random)
      }
    }
    var second = first
    for _ in 0..<3 {
      let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      let other = Int.random(in: 0..<height, using: &random)
      for column in x..<width { second[column, y] = first[column, other] }
    }
    let places = (0..<width * height).filter { first.pixels[$0] != second.pixels[$0] }
    let bounds = places.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) {
      $0.union(PixelRect(x: $1 % width, y: $1 / width, width: 1, height: 1))
    }
    guard !places.isEmpty else { return nil }
    let area = UnequalArea(bounds: bounds, rows: Array(Set(places.map { $0 / width })).sorted())
    return (first, second, area)
  }

  private func part(_ image: StraightBitmap, column x: Int, rows: some Sequence<Int>) -> [Pixel] {
    rows.map { image[x, $0] }
  }

  private func part(_ image: StraightBitmap, row y: Int, columns: Range<Int>) -> [Pixel] {
    columns.map { image[$0, y] }
  }

  @Test func `lines have equal numbers exactly where their pixels are equal`() {
    var compared = 0
    for seed in 1...300 {
      guard let (first, second, area) = pair(UInt64(seed)) else { continue }
      let (rows, columns) = (area.bounds.y..<area.bounds.maxY, area.bounds.x..<area.bounds.maxX)
      first.withPixelGrid { a in
        second.withPixelGrid { b in
          let byRow = LineHashes(rowsIn: area, a, b)
          for y in rows {
            for z in rows {
              let isEqual =
                part(first, row: y, columns: columns) == part(second, row: z, columns: columns)
              #expect((byRow.first[y - rows.lowerBound] == byRow.second[z - rows.lowerBound]) == isEqual)
            }
          }
          var byColumn = LineHashes(columnsInUnequalRowsOf: area, a, b)
          byColumn.append(a.columnHashes(columns, rows: area.equalRows))
          for x in columns {
            for z in columns {
              let isEqual = part(first, column: x, rows: rows) == part(second, column: z, rows: rows)
              let (one, other) = (x - columns.lowerBound, z - columns.lowerBound)
              #expect((byColumn.first[one] == byColumn.second[other]) == isEqual)
            }
          }
          compared += 1
        }
      }
    }
    #expect(compared > 200)
  }

  /// Columns whose unequal rows repeat their equal ones, and rows whose sequences of pixels are equal except
  /// for their start.
  @Test func `parts of a line that are alike do not cancel each other out`() {
    let (width, height) = (40, 6)
    var image = StraightBitmap(width: width, height: height, filledWith: Pixel(red: 9, green: 9, blue: 9))
    for y in 0..<height {
      for x in 0..<width { image[x, y].red = UInt8(x * 4 + y % 3) }
    }
    image.withPixelGrid { grid in
      var columns = LineHashes(
        columnsInUnequalRowsOf: UnequalArea(
          bounds: PixelRect(x: 0, y: 0, width: width, height: height), rows: [0, 1, 2]), grid, grid)
      columns.append(grid.columnHashes(0..<width, rows: [3, 4, 5]))
      #expect(Set(columns.first).count == width)
    }
    for x in 0..<4 {
      for y in 0..<height { image[x, y].red = UInt8(y * 16 + (x == 2 ? 3 : x == 0 ? 0 : 5)) }
    }
    for y in 0..<height {
      for x in 4..<width { image[x, y].red = 7 }
      // The first two pixels begin one chain, the next two the other.
      image[3, y].red = image[1, y].red
      image[2, y].red = image[0, y].red ^ 3
    }
    image.withPixelGrid { grid in
      let rows = LineHashes(of: .rows, grid, grid)
      #expect(Set(rows.first).count == height)
    }
  }

  @Test func `where no unequal line is found again, lines are only replaced in place`() {
    var (still, moving) = (0, 0)
    for seed in 1...300 {
      guard let (first, second, area) = pair(UInt64(seed)) else { continue }
      let hashes = first.withPixelGrid { a in
        second.withPixelGrid { b in LineHashes(rowsIn: area, a, b) }
      }
      guard !hashes.haveMovedLine else {
        moving += 1
        continue
      }
      still += 1
      let runs = LineAlignment.align(hashes.first, hashes.second, before: 0, after: 0, limit: 512)
      #expect((runs ?? []).allSatisfy { $0.inserted == $0.deleted && $0.firstLine == $0.secondLine })
    }
    #expect(still > 10 && moving > 10)
  }

  /// Every pixel counts, at any position in the line, and so does its value.
  @Test func `a changed pixel changes the numbers of its row and its column`() {
    let (width, height) = (43, 19)
    let ground = StraightBitmap(width: width, height: height, filledWith: Pixel(red: 9, green: 9, blue: 9))
    var (rows, columns): (Set<UInt64>, Set<UInt64>) = ([], [])
    for x in 0..<width {
      for y in 0..<height {
        var changed = ground
        changed[x, y].green = 10
        ground.withPixelGrid { a in
          changed.withPixelGrid { b in
            let byRow = LineHashes(of: .rows, a, b)
            #expect(byRow.first.indices.filter { byRow.first[$0] != byRow.second[$0] } == [y])
            if y == 3 { rows.insert(byRow.second[y]) }
            let byColumn = LineHashes(of: .columns, a, b)
            #expect(byColumn.first.indices.filter { byColumn.first[$0] != byColumn.second[$0] } == [x])
            if x == 3 { columns.insert(byColumn.second[x]) }
          }
        }
      }
    }
    #expect(rows.count == width && columns.count == height)
  }
}

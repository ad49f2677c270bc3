import ImageComparison
import Imaging
import TestSupport
import Testing

private typealias Pixel = StraightBitmap.Pixel

/// Random edits of random screens: the comparison's verdict against every pixel.
struct VerdictTests {
  /// An edit of a screen.
  private enum Edit: CaseIterable {
    case nothing, onePixel, box, otherBox, space, newLines, movedLines, grownBand
  }

  private static let colors: [Pixel] = [
    Pixel(red: 255, green: 255, blue: 255), Pixel(red: 242, green: 242, blue: 247),
    Pixel(red: 255, green: 204, blue: 0), Pixel(red: 255, green: 59, blue: 48),
    Pixel(red: 0, green: 122, blue: 255), Pixel(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  /// A picture as its rows.
  private struct Screen {
    var rows: [[Pixel]]

    var bitmap: StraightBitmap {
      StraightBitmap(width: rows[0].count, height: rows.count, pixels: rows.flatMap(\.self))
    }

    var transposed: Screen {
      Screen(rows: rows[0].indices.map { x in rows.map { $0[x] } })
    }

    mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Pixel) {
      for row in y..<min(y + height, rows.count) {
        for column in x..<min(x + width, rows[row].count) { rows[row][column] = color }
      }
    }
  }

  /// Boxes, bars and something like text on a background.
  private static func screen(_ random: inout SeededRandom) -> Screen {
    let (width, height) = (random.among(4...36), random.among(6...40))
    let ground = random.one(of: colors)
    var screen = Screen(rows: Array(repeating: Array(repeating: ground, count: width), count: height))
    for _ in 0..<random.below(5) {
      let isBar = random.once(in: 3)
      screen.fill(
        isBar ? 0 : random.below(width), random.below(height), isBar ? width : random.among(1...10),
        random.among(1...8), random.one(of: colors))
    }
    for _ in 0..<random.below(4) {
      let y = random.below(height)
      for x in 0..<width where random.once(in: 2) {
        screen.rows[y][x] = Pixel(red: 9, green: UInt8(x), blue: 9)
      }
    }
    return screen
  }

  /// A screen and the same edited, of the same size. `isMove` tells that nothing came or went, and something moved.
  private static func pair(_ random: inout SeededRandom) -> (first: Screen, second: Screen, isMove: Bool) {
    var first = screen(&random)
    var second = first
    let (width, height) = (first.rows[0].count, first.rows.count)
    let (x, y) = (random.below(width), random.below(height))
    let (w, h) = (random.among(1...12), random.among(1...12))
    switch random.one(of: Edit.allCases) {
    case .nothing: break
    case .onePixel: second.rows[y][x].red ^= UInt8(1 << random.below(8))
    case .box: second.fill(x, y, w, h, random.one(of: colors))
    case .otherBox:
      // A strip if the box is as high as the screen.
      let isStrip = random.once(in: 2)
      first.fill(x, isStrip ? 0 : y, w, isStrip ? height : h, random.one(of: colors))
      second.fill(
        random.below(width), isStrip ? 0 : random.below(height), w, isStrip ? height : h,
        random.one(of: colors))
    case .space: return movedBySpace(first, &random)
    case .newLines:
      let count = random.among(1...4)
      let lines = (0..<count).map { _ in (0..<width).map { _ in random.one(of: colors) } }
      second.rows.insert(contentsOf: lines, at: y)
      second.rows.removeLast(count)
    case .movedLines:
      let count = min(random.among(1...3), height - 1)
      let from = random.below(height - count)
      let block = Array(second.rows[from..<from + count])
      second.rows.removeSubrange(from..<from + count)
      second.rows.insert(contentsOf: block, at: random.below(second.rows.count + 1))
    case .grownBand:
      let row = first.rows[y]
      for line in y..<min(y + h, height) { second.rows[line] = row }
    }
    return (first, second, false)
  }

  /// Space grows at one place and shrinks at another, with content in between.
  private static func movedBySpace(
    _ screen: Screen, _ random: inout SeededRandom
  ) -> (first: Screen, second: Screen, isMove: Bool) {
    let width = screen.rows[0].count
    let space = Array(repeating: Pixel(red: 1, green: 2, blue: 3), count: width)
    let content = (0..<random.among(2...6)).map {
      Array(repeating: Pixel(red: UInt8($0), green: 99, blue: 99), count: width)
    }
    func rows(_ above: Int, _ below: Int) -> [[Pixel]] {
      screen.rows + Array(repeating: space, count: above) + content + Array(repeating: space, count: below)
        + screen.rows
    }
    let (above, below, count) = (random.among(1...3), random.among(1...3), random.among(1...4))
    return (Screen(rows: rows(above, below + count)), Screen(rows: rows(above + count, below)), true)
  }

  /// What is wrong with a verdict; nil if every pixel agrees.
  private static func fault(_ first: Screen, _ second: Screen, isMove: Bool) -> String? {
    let found = ImageComparator().compare(first.bitmap, second.bitmap)
    let differing = zip(first.rows.joined(), second.rows.joined()).count { $0 != $1 }
    if found.differingPixels != differing {
      return "\(found.differingPixels) of \(differing) pixels are counted"
    }
    if (found.verdict == .identical) != (differing == 0) { return "said to be \(found.verdict)" }
    if isMove && found.verdict != .shifted { return "a move is said to be \(found.verdict)" }
    guard found.verdict == .shifted else { return nil }
    guard let shift = found.shift else { return "a shift that is none" }
    let isRows = shift.axis == .rows
    let (a, b) = isRows ? (first.rows, second.rows) : (first.transposed.rows, second.transposed.rows)
    // No new line was inserted, and none was removed.
    if Set(a) != Set(b) { return "content came or went: \(shift.description)" }
    // The lines that stay make the second picture with those that were inserted.
    var kept: [[Pixel]] = []
    var made: [[Pixel]] = []
    var (x, y) = (0, 0)
    var hasMoved = false
    for run in shift.runs + [ImageShift.Run(firstLine: a.count, secondLine: b.count, deleted: 0, inserted: 0)]
    {
      for line in x..<run.firstLine {
        kept.append(a[line])
        hasMoved = hasMoved || a[line] != a[y + line - x]
      }
      made += a[x..<run.firstLine] + b[run.secondLine..<run.secondLine + run.inserted]
      x = run.firstLine + run.deleted
      y = run.secondLine + run.inserted
    }
    if made != b { return "lines that stay are not the same: \(shift.description)" }
    if !hasMoved { return "nothing moved: \(shift.description)" }
    let inserted = shift.runs.reduce(0) { $0 + $1.inserted }
    if inserted != a.count - kept.count || shift.count != inserted {
      return "\(shift.count) lines are counted"
    }
    return nil
  }

  @Test(arguments: 0..<Soak.parts)
  func `verdicts are what every pixel says`(_ part: Int) {
    for seed in Soak.seeds(2000, long: 1_000_000, part: part) {
      var random = SeededRandom(seed: seed)
      var (first, second, isMove) = Self.pair(&random)
      if random.once(in: 2) { (first, second) = (first.transposed, second.transposed) }
      if let fault = Self.fault(first, second, isMove: isMove) { Issue.record("seed \(seed): \(fault)") }
    }
  }

  private func strips(_ strips: [(x: Int, color: Pixel)], width: Int = 40) -> StraightBitmap {
    var screen = Screen(rows: Array(repeating: Array(repeating: Self.colors[0], count: 300), count: 60))
    for strip in strips { screen.fill(strip.x, 10, width, 40, strip.color) }
    return screen.bitmap
  }

  @Test func `a square that went and another that came are no shift`() {
    let (yellow, red) = (Self.colors[2], Self.colors[3])
    let comparator = ImageComparator(absorbedShift: 100)
    let other = comparator.compare(strips([(100, yellow)]), strips([(140, red)]))
    #expect(other.verdict == .different)
    #expect(other.shift?.description.contains("nothing else changed") != true)
    let same = comparator.compare(strips([(100, yellow)]), strips([(140, yellow)]))
    #expect(same.verdict == .withinTolerance)
    #expect(same.shift?.description.hasSuffix("nothing else changed") == true)
  }

  @Test func `a bar that grew has not moved`() {
    let red = Self.colors[3]
    let found = ImageComparator(absorbedShift: 100).compare(
      strips([(100, red)], width: 40), strips([(100, red)], width: 60))
    #expect(found.verdict == .different)
  }

  @Test func `the lines of all runs are counted`() {
    var rows = (0..<60).map { Array(repeating: Pixel(red: UInt8($0), green: 0, blue: 0), count: 8) }
    let space = Array(repeating: Pixel(red: 0, green: 9, blue: 0), count: 8)
    rows.insert(contentsOf: Array(repeating: space, count: 10), at: 40)
    rows.insert(space, at: 10)
    rows.insert(space, at: 20)
    let first = Screen(rows: rows)
    rows.insert(contentsOf: [space, space], at: 20)
    rows.insert(contentsOf: [space, space, space], at: 10)
    let last = rows.lastIndex(of: space)!
    rows.removeSubrange(last - 4...last)
    let second = Screen(rows: rows)
    let found = ImageComparator().compare(first.bitmap, second.bitmap)
    #expect(found.verdict == .shifted && found.shift?.count == 5)
    #expect(ImageComparator(absorbedShift: 4).compare(first.bitmap, second.bitmap).verdict == .shifted)
    #expect(
      ImageComparator(absorbedShift: 5).compare(first.bitmap, second.bitmap).verdict == .withinTolerance)
  }
}

/// Turns rows of pixels into literals and repetitions by the cheapest way through each row.
///
/// At each place of a row few repetitions are worth a thought: of the row above, of the pixel to the left, and the one
/// from earlier that reaches furthest. Where each of them begins and ends is chosen so that the row takes the fewest
/// bits, as far as those are known while it is written (`SymbolCosts`). That is a shortest path, found from left to
/// right: a repetition that is under way at a place may end there, and one whose beginning was dearer than the place is
/// begins anew.
internal struct ParsingTokenizer: ~Copyable {
  private let rows: ScreenRows
  private let words: UnsafePointer<UInt32>
  private let width: Int
  private let bytesPerPixel: Int
  /// The repetitions of the row above and of the pixel to the left; a pixel is 0 beside them.
  private let aboveToken: UInt32
  private let leftToken: UInt32
  private static let pixel: UInt32 = 0
  private let places: EarlierPlaces

  /// From so many pixels on a repetition is not sought a longer one for.
  private let sufficient: Int
  /// So many equal pixels are passed over at once.
  private let flat: Int
  /// So many pixels that repeat the row above are passed over but for even areas.
  private let even: Int
  /// How many pixels further left a repetition that was found may begin.
  private static let backward = 64

  /// For each place of a row the least cost of the row up to there, and the step that led there.
  private let cost: UnsafeMutablePointer<UInt32>
  private let steps: UnsafeMutablePointer<Step>
  /// The cost of a row's start, from which savings can be taken.
  private static let start: UInt32 = 1 << 16

  /// A pixel or a repetition.
  private struct Step {
    var token: UInt32
    /// In pixels.
    var length: Int32
  }

  /// A repetition under way.
  private struct Repetition {
    var token: UInt32
    /// The place behind its last pixel.
    var end = 0
    /// Where it begins.
    var origin = 0
    /// What its distance takes.
    var distanceCost: UInt32 = 0
    /// What the row up to its origin and its distance take.
    var base: UInt32 = 0

    @inline(__always)
    mutating func begin(at x: Int, _ cost: UInt32) {
      origin = x
      base = cost + distanceCost
    }
  }

  init(_ rows: ScreenRows) {
    self.rows = rows
    words = rows.words
    width = rows.width
    bytesPerPixel = rows.bytesPerPixel
    aboveToken = DeflateTokens.repetition(from: rows.stride)
    leftToken = DeflateTokens.repetition(from: bytesPerPixel)
    places = EarlierPlaces(rows)
    sufficient = max(8, 24 / bytesPerPixel)
    flat = max(4, 12 / bytesPerPixel)
    even = max(12, 36 / bytesPerPixel)
    cost = .allocate(capacity: width + 1)
    steps = .allocate(capacity: width + 1)
  }

  deinit {
    cost.deallocate()
    steps.deallocate()
  }

  /// The tokens of some rows. Where equal rows are better stored as zeros, `rows` says so afterwards.
  func tokens(of range: Range<Int>) -> DeflateTokens {
    var writer = TokenWriter(rows, rowCount: range.count, learns: true)
    /// How many rows up to here are equal.
    var equalRows = 0
    var y = range.lowerBound
    while y < range.upperBound {
      equalRows = rows.isEqualToAbove(y) ? equalRows + 1 : 0
      // The third of three equal rows is written as the second.
      if equalRows < 2 {
        findSteps(y, writer)
        let zeros = equalRows == 1 ? rowsWorthFiltering(from: y, in: range, writer.costs) : 0
        if zeros > 0 {
          for next in y..<y + zeros { writer.writeZeros(next) }
          y += zeros
          equalRows = 0
          continue
        }
        turnSteps()
      }
      writeRow(y, to: &writer)
      y += 1
    }
    writer.flush()
    return writer.tokens
  }

  /// How many rows from one on that is equal to the row above take fewer bits as differences to the row above, which are
  /// all zero, than as they are.
  ///
  /// What follows cannot repeat such rows, so that the next row that differs is dearer.
  private func rowsWorthFiltering(from y: Int, in range: Range<Int>, _ costs: borrowing SymbolCosts) -> Int {
    let parts = UInt32((rows.stride + 257) / 258)
    let zeros =
      10 * SymbolCosts.unit + parts
      * (costs.part + min(costs.distances[0], costs.distances[DeflateSymbols.distanceNumber(bytesPerPixel)]))
    let own = cost[width] - Self.start
    guard own > zeros else { return 0 }
    let count = rows.equalRows(from: y, in: range)
    return count * Int(own - zeros) > rows.edges(y) * rows.bitsPerEdge * Int(SymbolCosts.unit) ? count : 0
  }

  // MARK: The cheapest way

  @inline(__always)
  private func findSteps(_ y: Int, _ writer: borrowing TokenWriter) {
    let costs = SymbolCosts.Table(writer.costs)
    let row = rows.row(y)
    let previous = rows.repeatableRow(above: y)
    cost.update(repeating: .max, count: width + 1)
    cost[0] = Self.start + costs.literals[Int(rows.filters[y].rawValue)]
    var above = Repetition(token: aboveToken, distanceCost: costs.distance(rows.stride))
    var left = Repetition(token: leftToken, distanceCost: costs.distance(bytesPerPixel))
    var earlier = Repetition(token: 0)
    // Repetitions that include the filter byte save it.
    if let previous, row[0] == previous[0], rows.canRepeatFilter(of: y) {
      above.end = PixelRun.end(row, previous, from: 1, to: width)
      above.base = Self.start + (writer.isRepeatingAbove ? 0 : above.distanceCost)
    }
    if rows.isZero(row[0]), rows.isZero(before: y) {
      left.end = PixelRun.end(row, row - 1, from: 1, to: width)
      left.base = Self.start + (writer.isRepeatingLeft ? 0 : left.distanceCost)
    }
    var x = 0
    while true {
      // What is under way may end here.
      if x > 0 {
        if above.end >= x { end(above, at: x, costs) }
        if left.end >= x { end(left, at: x, costs) }
        if earlier.end >= x { end(earlier, at: x, costs) }
      }
      if x == width { break }
      let here = cost[x]
      let word = row[x]
      if left.end > x {
        if here + left.distanceCost <= left.base { left.begin(at: x, here) }
      } else if x > 0, word == row[x - 1] {
        left.end = PixelRun.end(row, row - 1, from: x + 1, to: width)
        left.begin(at: x, here)
      }
      if above.end > x {
        if here + above.distanceCost <= above.base { above.begin(at: x, here) }
      } else if let previous, word == previous[x] {
        above.end = PixelRun.end(row, previous, from: x + 1, to: width)
        above.begin(at: x, here)
      }
      if earlier.end > x, here + earlier.distanceCost <= earlier.base { earlier.begin(at: x, here) }
      let literal = here + costs.pixel(word)
      if literal < cost[x + 1] {
        cost[x + 1] = literal
        steps[x + 1] = Step(token: Self.pixel, length: 1)
      }
      if left.end - x >= flat {
        // Nothing begins in the midst of an even area, but what is under way may end.
        end(above, inside: left, from: x, costs)
        end(earlier, inside: left, from: x, costs)
        var next = left.end
        if above.end > x { next = min(next, above.end) }
        if earlier.end > x { next = min(next, earlier.end) }
        x = reachable(next, from: x)
      } else if above.end - x >= even {
        // Nor in the midst of what repeats the row above, but for even areas.
        var next = x + 1
        let last = min(above.end - flat, earlier.end > x ? earlier.end : .max)
        while next < last && row[next] != row[next - 1] { next += 1 }
        x = reachable(next, from: x)
      } else {
        let reach = max(left.end, above.end, earlier.end) - x
        let isSought = reach < sufficient && above.end < width
        findEarlier(row, x, y, reach: reach, isSought: isSought, &earlier, costs)
        x += 1
      }
    }
  }

  /// A place ahead, unless it is too near for a repetition to lead there: then the next one, where a pixel leads.
  @inline(__always)
  private func reachable(_ next: Int, from x: Int) -> Int { (next - x) * bytesPerPixel < 3 ? x + 1 : next }

  /// Looks whether pixels were seen before; the repetition that reaches furthest goes on under way.
  @inline(__always)
  private func findEarlier(
    _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int, reach: Int, isSought: Bool,
    _ earlier: inout Repetition, _ costs: SymbolCosts.Table
  ) {
    var found: EarlierPlaces.Place?
    var reach = reach
    if let single = places.noteSingle(row, x, y, isSought: isSought) {
      if single.length > reach {
        found = single
        reach = single.length
      } else {
        var repetition = Repetition(
          token: DeflateTokens.repetition(from: single.distance),
          distanceCost: costs.distance(single.distance))
        repetition.begin(at: x, cost[x])
        end(repetition, at: x + single.length, costs)
      }
    }
    guard x + 1 < width else { return take(found, row, x, &earlier, costs) }
    let enough = isSought ? sufficient : 0
    found = places.notePair(row, x, y, longerThan: reach, enough: enough) ?? found
    take(found, row, x, &earlier, costs)
  }

  @inline(__always)
  private func take(
    _ found: EarlierPlaces.Place?, _ row: UnsafePointer<UInt32>, _ x: Int, _ earlier: inout Repetition,
    _ costs: SymbolCosts.Table
  ) {
    guard let found else { return }
    if earlier.end > x { end(earlier, at: earlier.end, costs) }
    earlier = Repetition(
      token: DeflateTokens.repetition(from: found.distance), end: x + found.length,
      distanceCost: costs.distance(found.distance))
    earlier.begin(at: x, cost[x])
    // It may begin earlier, where that is cheaper.
    var back = 1
    let limit = min(x, places.column(found.position), Self.backward)
    while back <= limit && words[found.position - back] == row[x - back] {
      let before = cost[x - back]
      if before < .max, before + earlier.distanceCost < earlier.base { earlier.begin(at: x - back, before) }
      back += 1
    }
  }

  /// Lets a repetition end at a place, if that is the cheapest way there.
  @inline(__always)
  private func end(_ repetition: Repetition, at x: Int, _ costs: SymbolCosts.Table) {
    let length = x - repetition.origin
    guard length * bytesPerPixel >= 3 else { return }
    let candidate = repetition.base + costs.length(length, repetition.distanceCost)
    if candidate < cost[x] {
      cost[x] = candidate
      steps[x] = Step(token: repetition.token, length: Int32(length))
    }
  }

  /// Lets a repetition end in an even area behind `x`, where it has 258 bytes or a multiple and no bits follow its length;
  /// the pixel to the left takes over.
  @inline(__always)
  private func end(
    _ repetition: Repetition, inside left: Repetition, from x: Int, _ costs: SymbolCosts.Table
  ) {
    guard repetition.end > x else { return }
    let parts = max(1, ((x - repetition.origin) * bytesPerPixel + 257) / 258)
    let place = repetition.origin + (parts * 258 + bytesPerPixel - 1) / bytesPerPixel
    guard place > x + 1, place <= repetition.end, place + 1 < left.end else { return }
    let candidate =
      repetition.base + UInt32(parts) * costs.part + UInt32(parts - 1) * repetition.distanceCost
    guard candidate < cost[place] else { return }
    cost[place] = candidate
    steps[place] = Step(token: repetition.token, length: Int32(place - repetition.origin))
    var rest = Repetition(token: leftToken, distanceCost: left.distanceCost)
    rest.begin(at: place, candidate)
    end(rest, at: left.end, costs)
  }

  /// Turns the steps round, so that each place tells the step that begins there.
  private func turnSteps() {
    var x = width
    var next = Step(token: 0, length: 0)
    while x > 0 {
      let current = steps[x]
      steps[x] = next
      next = current
      x -= Int(current.length)
    }
    steps[0] = next
  }

  private func writeRow(_ y: Int, to writer: inout TokenWriter) {
    let row = rows.row(y)
    writer.beginRow(y, with: steps[0].token)
    var x = 0
    while x < width {
      let step = steps[x]
      let length = Int(step.length) * bytesPerPixel
      switch step.token {
      case Self.pixel: writer.writePixel(row[x])
      case leftToken: writer.writeLeft(row, from: x, length: length)
      default: writer.write(step.token, length: length)
      }
      x += Int(step.length)
    }
  }
}

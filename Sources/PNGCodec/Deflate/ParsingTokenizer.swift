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
  /// The repetitions of the row above and of the pixel to the left; what is no repetition has small numbers.
  private let aboveToken: UInt32
  private let leftToken: UInt32
  private static let pixel: UInt32 = 0
  /// Equal pixels whose bytes are all equal.
  private static let grey: UInt32 = 1
  private let places: EarlierPlaces

  /// How much is tried.
  struct Search {
    /// From so many bytes on a repetition is not sought a longer one for.
    var sufficient: Int
    /// So many equal bytes are passed over at once.
    var flat: Int
    /// So many bytes that repeat the row above are passed over but for even areas.
    var even: Int
    /// How many places with the same two pixels are looked at.
    var depth: Int

    static let quick = Search(sufficient: 12, flat: 12, even: 36, depth: 1)
    /// For pictures of few tokens.
    static let full = Search(sufficient: 192, flat: 48, even: 192, depth: 16)
  }

  private let sufficient: Int
  private let flat: Int
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

  init(_ rows: ScreenRows, _ search: Search) {
    self.rows = rows
    words = rows.words
    width = rows.width
    bytesPerPixel = rows.bytesPerPixel
    aboveToken = DeflateTokens.repetition(from: rows.stride)
    leftToken = DeflateTokens.repetition(from: bytesPerPixel)
    places = EarlierPlaces(rows, depth: search.depth)
    sufficient = max(4, search.sufficient / bytesPerPixel)
    flat = max(4, search.flat / bytesPerPixel)
    even = max(12, search.even / bytesPerPixel)
    cost = .allocate(capacity: width + 1)
    steps = .allocate(capacity: width + 1)
  }

  deinit {
    cost.deallocate()
    steps.deallocate()
  }

  /// The tokens of some rows. Where equal rows are better stored as zeros, `rows` says so afterwards.
  ///
  /// With no costs known they are learnt on the way; with some, the same rows are stored as zeros as the last time.
  func tokens(of range: Range<Int>, knowing known: [ParsedRows.KnownCosts] = []) -> ParsedRows {
    var writer = TokenWriter(rows, rowCount: range.count, learns: known.isEmpty)
    var next = 0
    var rowStarts = [Int](repeating: 0, count: range.count)
    var y = range.lowerBound
    while y < range.upperBound {
      rowStarts[y - range.lowerBound] = writer.tokens.count
      if next < known.count && known[next].firstRow <= y {
        while next + 1 < known.count && known[next + 1].firstRow <= y { next += 1 }
        writer.costs = SymbolCosts(bytesPerPixel: bytesPerPixel, counts: known[next].counts)
        next += 1
      }
      if rows.areZeros[y] {
        writer.writeZeros(y)
        y += 1
      } else if rows.isEqualToAbove(y) {
        let count = writer.writeEqualRows(from: y, in: range)
        for next in y..<y + count { rowStarts[next - range.lowerBound] = rowStarts[y - range.lowerBound] }
        y += count
      } else {
        findSteps(y, writer)
        turnSteps()
        writeRow(y, to: &writer)
        y += 1
      }
    }
    writer.flush()
    return ParsedRows(tokens: writer.tokens, rowStarts: rowStarts)
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
      if left.end <= x, x + 1 < width, row[x + 1] == word, rows.isGrey(word) {
        let end = PixelRun.end(row, row - 1, from: x + 2, to: width)
        let candidate =
          here + costs.literals[Int(word & 255)] + costs.distances[0]
          + costs.length(end - x, costs.distances[0])
        if candidate < cost[end] {
          cost[end] = candidate
          steps[end] = Step(token: Self.grey, length: Int32(truncatingIfNeeded: end - x))
        }
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
    var reach = reach
    if let single = places.noteSingle(row, x, y, isSought: isSought) {
      if single.length > reach {
        take(single, row, x, &earlier, costs)
        reach = single.length
      } else {
        var repetition = Repetition(
          token: DeflateTokens.repetition(from: single.distance),
          distanceCost: costs.distance(single.distance))
        repetition.begin(at: x, cost[x])
        end(repetition, at: x + single.length, costs)
      }
    }
    guard x + 1 < width else { return }
    places.notePair(row, x, y, longerThan: reach, enough: isSought ? sufficient : 0) {
      take($0, row, x, &earlier, costs)
    }
  }

  @inline(__always)
  private func take(
    _ found: EarlierPlaces.Place, _ row: UnsafePointer<UInt32>, _ x: Int, _ earlier: inout Repetition,
    _ costs: SymbolCosts.Table
  ) {
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
      case Self.grey: writer.writeGrey(row[x], count: Int(step.length))
      case leftToken: writer.writeLeft(row, from: x, length: length)
      default: writer.write(step.token, length: length)
      }
      x += Int(step.length)
    }
  }
}

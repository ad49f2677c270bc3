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
  private let stride: Int
  private let aboveSymbol: Int
  private let leftSymbol: Int
  private var costs: SymbolCosts

  /// How many earlier places with the same two pixels are looked at.
  private static let depth = 8
  /// From so many pixels on a repetition is not sought a longer one for.
  private static let sufficient = 8
  /// So many equal pixels are passed over at once.
  private static let flat = 4

  private static let pairBits: UInt32 = 14
  private static let singleBits: UInt32 = 12
  private static let linkMask = (1 << 14) - 1
  /// Where two pixels were seen last, by a hash of them; before that, by their place; and where a pixel was seen last.
  private let pairs: UnsafeMutablePointer<Int32>
  private let links: UnsafeMutablePointer<Int32>
  private let singles: UnsafeMutablePointer<Int32>

  /// For each place of a row the least cost of the row up to there, and the token that led there with its pixels.
  private let cost: UnsafeMutablePointer<UInt32>
  private let steps: UnsafeMutablePointer<Step>

  private struct Step {
    var token: UInt32
    var length: Int32
  }

  /// A repetition under way.
  private struct Repetition {
    var token: UInt32
    /// The place behind its last pixel.
    var end = 0
    var origin = 0
    /// The cost at its origin and of its distance.
    var base: UInt32 = 0
  }

  /// The repetition that the next token may prolong.
  private var pending: (token: UInt32, length: Int) = (0, 0)
  private let reciprocal: UInt64

  init(_ rows: ScreenRows) {
    self.rows = rows
    words = rows.words
    width = rows.width
    bytesPerPixel = rows.bytesPerPixel
    stride = rows.stride
    aboveSymbol = Int(DeflateSymbols.distance(stride).number)
    leftSymbol = Int(DeflateSymbols.distance(bytesPerPixel).number)
    costs = SymbolCosts(bytesPerPixel: bytesPerPixel)
    pairs = .allocate(capacity: 1 << Self.pairBits)
    pairs.initialize(repeating: -1, count: 1 << Self.pairBits)
    singles = .allocate(capacity: 1 << Self.singleBits)
    singles.initialize(repeating: -1, count: 1 << Self.singleBits)
    links = .allocate(capacity: Self.linkMask + 1)
    links.initialize(repeating: -1, count: Self.linkMask + 1)
    cost = .allocate(capacity: width + 1)
    steps = .allocate(capacity: width + 1)
    reciprocal = (1 << 44) / UInt64(width) + 1
  }

  deinit {
    pairs.deallocate()
    singles.deallocate()
    links.deallocate()
    cost.deallocate()
    steps.deallocate()
  }

  mutating func tokenize(_ range: Range<Int>, into tokens: inout DeflateTokens) {
    /// How many rows up to here are equal.
    var equalRows = 0
    var y = range.lowerBound
    while y < range.upperBound {
      let row = words + y * width
      let isEqual = isEqualToAbove(y)
      equalRows = isEqual ? equalRows + 1 : 0
      // The third of three equal rows is written as the second.
      if equalRows < 2 {
        findSteps(row, y)
        if isEqual {
          let count = rowsWorthFiltering(from: y, in: range)
          if count > 0 {
            for next in y..<y + count { writeZeros(next, &tokens) }
            y += count
            equalRows = 0
            continue
          }
        }
        turnSteps()
      }
      writeRow(row, y, &tokens)
      y += 1
    }
    flush(&tokens)
  }

  private func isEqualToAbove(_ y: Int) -> Bool {
    guard y > 0, rows.filters[y] == rows.filters[y - 1] else { return false }
    let row = words + y * width
    return ScreenDeflater.endOfEqualPixels(row, row - width, from: 0, to: width) == width
  }

  /// How many rows from one on that is equal to the row above take fewer bits as differences to the row above, which are
  /// all zero, than as they are.
  ///
  /// What follows cannot repeat such rows, so that the next row that differs is dearer. The last row of the range is
  /// never among them, because the next range must be able to repeat it.
  private func rowsWorthFiltering(from y: Int, in range: Range<Int>) -> Int {
    guard rows.filters[y] == .none, width > 1 else { return 0 }
    let zeros =
      10 * SymbolCosts.unit
      + UInt32((stride + 257) / 258) * (costs.part + min(costs.distances[0], costs.distances[leftSymbol]))
    let own = cost[width] - Self.start
    guard own > zeros else { return 0 }
    let row = words + y * width
    var edges: UInt32 = 1
    for x in 1..<max(1, width) where row[x] != row[x - 1] { edges += 1 }
    let loss = edges * 24 * SymbolCosts.unit
    var count = 1
    while y + count < range.upperBound && isEqualToAbove(y + count) { count += 1 }
    if y + count == range.upperBound { count -= 1 }
    return UInt32(count) * (own - zeros) > loss ? count : 0
  }

  /// Whether the row above a row can be repeated.
  @inline(__always)
  private func repeatableRow(above y: Int) -> UnsafePointer<UInt32>? {
    guard y > 0, !rows.areZeros[y - 1] else { return nil }
    return words + (y - 1) * width
  }

  /// Whether the last pixel above a row is stored as zeros, which the filter byte 0 and further zeros can repeat.
  @inline(__always)
  private func isZero(before y: Int) -> Bool {
    guard y > 0, rows.filters[y] == .none else { return false }
    return rows.areZeros[y - 1] || words[y * width - 1] & mask == 0
  }

  /// The bits of a pixel that are stored.
  @inline(__always)
  private var mask: UInt32 { bytesPerPixel == 4 ? .max : 0xff_ffff }

  // MARK: The cheapest way

  private static let start: UInt32 = 1 << 16

  @inline(__always)
  private mutating func findSteps(_ row: UnsafePointer<UInt32>, _ y: Int) {
    let previous = repeatableRow(above: y)
    let (cost, pairs, singles, links) = (cost, pairs, singles, links)
    let (words, width, bytesPerPixel) = (words, width, bytesPerPixel)
    let (literals, distances) = (costs.literals, costs.distances)
    let areZeros = rows.areZeros
    let (aboveCost, leftCost) = (distances[aboveSymbol], distances[leftSymbol])
    cost.update(repeating: .max, count: width + 1)
    let filter = rows.filters[y]
    cost[0] = Self.start + literals[Int(filter.rawValue)]
    var above = Repetition(token: DeflateTokens.above)
    var left = Repetition(token: DeflateTokens.left)
    var earlier = Repetition(token: 0)
    var earlierCost: UInt32 = 0
    if let previous, row[0] == previous[0], filter == rows.filters[y - 1] {
      above.end = ScreenDeflater.endOfEqualPixels(row, previous, from: 1, to: width)
      above.base = Self.start + (pending.token == DeflateTokens.above ? 0 : aboveCost)
    }
    if row[0] & mask == 0, isZero(before: y) {
      left.end = ScreenDeflater.endOfEqualPixels(row, row - 1, from: 1, to: width)
      left.base = Self.start + (pending.token == DeflateTokens.left ? 0 : leftCost)
    }
    var x = 0
    while true {
      // Repetitions that are under way may end here.
      if x > 0 {
        if above.end >= x { end(above, at: x, aboveCost) }
        if left.end >= x { end(left, at: x, leftCost) }
        if earlier.end >= x { end(earlier, at: x, earlierCost) }
      }
      if x == width { break }
      let here = cost[x]
      let word = row[x]
      if left.end > x {
        if here + leftCost <= left.base {
          left.origin = x
          left.base = here + leftCost
        }
      } else if x > 0, word == row[x - 1] {
        left.end = ScreenDeflater.endOfEqualPixels(row, row - 1, from: x + 1, to: width)
        left.origin = x
        left.base = here + leftCost
      }
      if above.end > x {
        if here + aboveCost <= above.base {
          above.origin = x
          above.base = here + aboveCost
        }
      } else if let previous, word == previous[x] {
        above.end = ScreenDeflater.endOfEqualPixels(row, previous, from: x + 1, to: width)
        above.origin = x
        above.base = here + aboveCost
      }
      if earlier.end > x, here + earlierCost <= earlier.base {
        earlier.origin = x
        earlier.base = here + earlierCost
      }
      var literal =
        literals[Int(word & 255)] + literals[Int(word >> 8 & 255)] + literals[Int(word >> 16 & 255)]
      if bytesPerPixel == 4 { literal += literals[Int(word >> 24)] }
      if here + literal < cost[x + 1] {
        cost[x + 1] = here + literal
        steps[x + 1] = Step(token: DeflateTokens.pixel, length: 1)
      }
      if left.end - x >= Self.flat {
        // Nothing begins in the midst of an even area, but what is under way may end.
        endInside(left, above, from: x, aboveCost, leftCost)
        endInside(left, earlier, from: x, earlierCost, leftCost)
        var next = left.end
        if above.end > x { next = min(next, above.end) }
        if earlier.end > x { next = min(next, earlier.end) }
        x = next
        continue
      }
      if above.end - x >= 12 {
        // Nor in the midst of what repeats the row above, but for even areas.
        var next = x + 1
        let last = min(above.end - 4, earlier.end > x ? earlier.end : .max)
        while next < last && row[next] != row[next - 1] { next += 1 }
        x = next
        continue
      }
      var reach = max(left.end, above.end, earlier.end) - x
      let position = y * width + x
      let single = Int((word &* 0x9e37_79b1) >> (32 - Self.singleBits))
      let lastSingle = Int(singles[single])
      singles[single] = Int32(truncatingIfNeeded: position)
      if x + 1 < width {
        let hash = Int((word &* 0x9e37_79b1 ^ row[x + 1] &* 0x85eb_ca6b) >> (32 - Self.pairBits))
        var candidate = Int(pairs[hash])
        pairs[hash] = Int32(truncatingIfNeeded: position)
        links[position & Self.linkMask] = Int32(truncatingIfNeeded: candidate)
        if reach < Self.sufficient && above.end < width {
          var best = (place: -1, distance: 0)
          if lastSingle >= 0, words[lastSingle] == word {
            let place = self.place(lastSingle)
            let distance = (position - lastSingle) * bytesPerPixel + y - place.row
            if distance <= 32768, !areZeros[place.row] {
              let limit = min(width - x, width - place.column)
              var length = 1
              while length < limit && words[lastSingle + length] == row[x + length] { length += 1 }
              if length > reach {
                best = (lastSingle, distance)
                reach = length
              } else {
                let base = here + distances[Int(DeflateSymbols.distance(distance).number)]
                let repetition = Repetition(
                  token: Self.token(distance), end: x + length, origin: x, base: base)
                end(repetition, at: x + length, 0)
              }
            }
          }
          var tries = Self.depth
          while candidate >= 0 && tries > 0 && x + max(1, reach) < width {
            let back = (position - candidate) * bytesPerPixel
            guard back <= 32768 else { break }
            tries -= 1
            let probe = max(1, reach)
            if words[candidate + probe] == row[x + probe] && words[candidate] == word {
              let place = self.place(candidate)
              let distance = back + y - place.row
              guard distance <= 32768 else { break }
              let limit = min(width - x, width - place.column)
              var length = 0
              while !areZeros[place.row] && length < limit && words[candidate + length] == row[x + length] {
                length += 1
              }
              if length > reach {
                reach = length
                best = (candidate, distance)
                if length >= Self.sufficient { break }
              }
            }
            candidate = Int(links[candidate & Self.linkMask])
          }
          if best.place >= 0 {
            if earlier.end > x { end(earlier, at: earlier.end, earlierCost) }
            earlierCost = distances[Int(DeflateSymbols.distance(best.distance).number)]
            earlier = Repetition(
              token: Self.token(best.distance), end: x + reach, origin: x, base: here + earlierCost)
            // It may begin earlier, where that is cheaper.
            var back = 1
            let limit = min(x, place(best.place).column, 64)
            while back <= limit && words[best.place - back] == row[x - back] {
              if cost[x - back] < .max, cost[x - back] + earlierCost < earlier.base {
                earlier.origin = x - back
                earlier.base = cost[x - back] + earlierCost
              }
              back += 1
            }
          }
        }
      }
      x += 1
    }
  }

  @inline(__always)
  private static func token(_ distance: Int) -> UInt32 {
    DeflateTokens.other | DeflateTokens.elsewhere | UInt32(distance - 1) << 9
  }

  @inline(__always)
  private func end(_ repetition: Repetition, at x: Int, _ distanceCost: UInt32) {
    let length = x - repetition.origin
    guard length > 0 else { return }
    var candidate = repetition.base
    if length <= costs.longest {
      candidate += costs.lengths[length]
    } else {
      let parts = length * bytesPerPixel / 258
      candidate +=
        costs.lengths[max(1, length - parts * 258 / bytesPerPixel)] + UInt32(parts)
        * (costs.part + distanceCost)
    }
    if candidate < cost[x] {
      cost[x] = candidate
      steps[x] = Step(token: repetition.token, length: Int32(length))
    }
  }

  /// Ends a repetition that runs into an even area there, so that it has 258 bytes or a multiple and no bits follow its
  /// length; the pixel to the left takes over.
  @inline(__always)
  private func endInside(
    _ left: Repetition, _ repetition: Repetition, from x: Int, _ distanceCost: UInt32, _ leftCost: UInt32
  ) {
    let parts = max(1, ((x - repetition.origin) * bytesPerPixel + 257) / 258)
    let place = repetition.origin + (parts * 258 + bytesPerPixel - 1) / bytesPerPixel
    guard place > x + 1, place <= repetition.end, place + 1 < left.end else { return }
    let candidate = repetition.base + UInt32(parts) * costs.part + UInt32(parts - 1) * distanceCost
    guard candidate < cost[place] else { return }
    cost[place] = candidate
    steps[place] = Step(token: repetition.token, length: Int32(place - repetition.origin))
    end(
      Repetition(token: DeflateTokens.left, end: left.end, origin: place, base: candidate + leftCost),
      at: left.end, leftCost)
  }

  @inline(__always)
  private func place(_ position: Int) -> (row: Int, column: Int) {
    let row = Int((UInt64(position) &* reciprocal) >> 44)
    return (row, position - row * width)
  }

  /// Turns the steps round, so that each place tells the step that begins there.
  @inline(__always)
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

  // MARK: Writing

  private mutating func writeRow(_ row: UnsafePointer<UInt32>, _ y: Int, _ tokens: inout DeflateTokens) {
    // The filter byte goes with a repetition where one includes it.
    let first = steps[0]
    let repeatsAbove = repeatableRow(above: y) != nil && rows.filters[y] == rows.filters[y - 1]
    let repeatsZero = isZero(before: y)
    var extra = 0
    if first.token == DeflateTokens.above && repeatsAbove || first.token == DeflateTokens.left {
      // Nothing is to the left of the first pixel but the zeros of the row above.
      extra = 1
    } else if pending.length > 0
      && (pending.token == DeflateTokens.above && repeatsAbove
        || repeatsZero && (pending.token == DeflateTokens.left || pending.token == Self.byteRun))
    {
      pending.length += 1
    } else {
      flush(&tokens)
      tokens.append(DeflateTokens.other | UInt32(rows.filters[y].rawValue))
      costs.count(literal: UInt32(rows.filters[y].rawValue))
      costs.endToken()
    }
    var x = 0
    while x < width {
      let step = steps[x]
      if step.token == DeflateTokens.pixel {
        flush(&tokens)
        writePixel(row[x], &tokens)
      } else {
        let length = Int(step.length) * bytesPerPixel + extra
        if step.token == pending.token && pending.length > 0 {
          pending.length += length
        } else {
          var surplus = 0
          if step.token == DeflateTokens.left && pending.length > 258 {
            // In an even area either of the two may end; the one before does so where no bits follow its length.
            surplus = pending.length % 258
            let isEven = x > 1 && row[x - 1] == row[x - 2]
            if surplus >= bytesPerPixel || !isEven || pending.token == Self.byteRun { surplus = 0 }
            pending.length -= surplus
          }
          flush(&tokens)
          pending = (step.token, length + surplus)
        }
      }
      extra = 0
      x += Int(step.length)
    }
  }

  /// Writes a row as differences to an equal row: the filter's number, a zero, and repetitions of it.
  private mutating func writeZeros(_ y: Int, _ tokens: inout DeflateTokens) {
    rows.filters[y] = .up
    rows.areZeros[y] = true
    flush(&tokens)
    tokens.append(DeflateTokens.other | UInt32(PNGFilter.up.rawValue))
    tokens.append(DeflateTokens.other)
    costs.count(literal: UInt32(PNGFilter.up.rawValue))
    costs.count(literal: 0)
    costs.endToken()
    pending = (Self.byteRun, stride - 2)
  }

  private static let byteRun = DeflateTokens.other | DeflateTokens.byteRun

  @inline(__always)
  private mutating func flush(_ tokens: inout DeflateTokens) {
    guard pending.length > 0 else { return }
    let (token, length) = pending
    pending = (0, 0)
    costs.endToken()
    if token == Self.byteRun {
      tokens.append(token | UInt32(length))
      DeflateSymbols.forEachPart(of: length) { costs.count(length: $0, distanceSymbol: 0) }
      return
    }
    if token == DeflateTokens.above || token == DeflateTokens.left {
      tokens.append(token | UInt32(length))
      costs.count(
        length: min(258, length), distanceSymbol: token == DeflateTokens.above ? aboveSymbol : leftSymbol)
      return
    }
    let symbol = Int(DeflateSymbols.distance(Int(token >> 9 & 0x7fff) + 1).number)
    DeflateSymbols.forEachPart(of: length) { part in
      tokens.append(token | UInt32(part))
      costs.count(length: part, distanceSymbol: symbol)
    }
  }

  @inline(__always)
  private mutating func writePixel(_ word: UInt32, _ tokens: inout DeflateTokens) {
    tokens.append(DeflateTokens.pixel | word & 0xff_ffff)
    if bytesPerPixel == 4 { tokens.append(DeflateTokens.other | word >> 24) }
    costs.count(literal: word)
    costs.count(literal: word >> 8)
    costs.count(literal: word >> 16)
    if bytesPerPixel == 4 { costs.count(literal: word >> 24) }
    costs.endToken()
  }
}

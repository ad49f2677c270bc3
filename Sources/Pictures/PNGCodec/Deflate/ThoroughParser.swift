/// The cheapest way through rows where many repetitions are tried.
///
/// At each place of a row few repetitions are worth a thought: of the row above, of the pixel to the left, and the one
/// from earlier that reaches furthest. A repetition that is under way at a place may end there, and one whose beginning was
/// dearer than the place is begins anew.
///
/// Which of two ways is cheaper cannot be foretold, so that costs and steps are packed in one number each, of which the
/// lesser is taken without a branch.
internal final class ThoroughParser: RowParsing {
  private let rows: ScreenRows
  private let words: UnsafePointer<UInt32>
  private let width: Int
  private let bytesPerPixel: Int
  private let places: EarlierPlaces
  private let nodes: UnsafeMutablePointer<UInt64>

  /// From so many pixels on a repetition is not sought a longer one for.
  private let sufficient: Int
  /// So many equal pixels are passed over at once.
  private let flat: Int
  /// So many pixels that repeat the row above are passed over but for even areas.
  private let even: Int
  /// How many pixels further left a repetition that was found may begin.
  private static let backward = 64

  /// The cost of a row's start, from which savings can be taken.
  private static let start: UInt64 = 1 << 16
  /// A cost that nothing reaches, and that others can be added to.
  private static let unreachable: UInt64 = .max >> 1

  /// A repetition under way.
  private struct Repetition {
    /// The step without its length.
    let step: UInt64
    /// What its distance takes.
    let distanceCost: UInt64
    /// The place behind its last pixel.
    var end = 0
    /// What the row up to where it begins and its distance take, and in the lower half the place where it begins, turned
    /// round so that of equal costs the later place is less.
    private var beginning: UInt64 = unreachable

    @inline(__always)
    init(distance: Int, _ costs: SymbolCosts.Table) {
      step = UInt64(truncatingIfNeeded: distance &- 1) &<< 17 | RowStep.repetition
      distanceCost = UInt64(costs.distance(distance))
    }

    /// Where it begins.
    @inline(__always)
    var origin: Int { Int(truncatingIfNeeded: ~beginning & 0xffff_ffff) }

    /// What the row up to where it begins and its distance take.
    @inline(__always)
    var base: UInt64 { beginning &>> 32 }

    /// Lets it end at a later place than before.
    @inline(__always)
    mutating func restart(to end: Int) {
      self.end = end
      beginning = unreachable
    }

    /// Lets it begin at a place with a cost, if that is cheaper than where it begins.
    @inline(__always)
    mutating func begin(at x: Int, _ cost: UInt64) {
      beginning = min(beginning, (cost &+ distanceCost) &<< 32 | UInt64(truncatingIfNeeded: ~x) & 0xffff_ffff)
    }

    /// Lets it begin before a row's filter byte, where it may go on from the row before.
    mutating func begin(beforeRow cost: UInt64, goesOn: Bool) {
      beginning = (cost &+ (goesOn ? 0 : distanceCost)) &<< 32 | 0xffff_ffff
    }
  }

  init(_ rows: ScreenRows, nodes: UnsafeMutablePointer<UInt64>) {
    self.rows = rows
    self.nodes = nodes
    words = rows.words
    width = rows.width
    bytesPerPixel = rows.bytesPerPixel
    places = EarlierPlaces(rows)
    sufficient = max(2, 192 / bytesPerPixel)
    flat = max(2, 48 / bytesPerPixel)
    even = max(3, 192 / bytesPerPixel)
  }

  func findSteps(_ y: Int, _ writer: borrowing TokenWriter) {
    let costs = SymbolCosts.Table(writer.costs)
    let row = rows.row(y)
    let previous = rows.repeatableRow(above: y)
    nodes.update(repeating: Self.unreachable, count: width &+ 1)
    nodes[0] = (Self.start &+ UInt64(costs.literals[Int(rows.filters[y].rawValue)])) &<< 32
    var above = Repetition(distance: rows.stride, costs)
    var left = Repetition(distance: bytesPerPixel, costs)
    var earlier = Repetition(distance: 1, costs)
    // Repetitions that include the filter byte save it.
    if let previous, row[0] == previous[0], rows.canRepeatFilter(of: y) {
      above.end = PixelRun.end(row, previous, from: 1, to: width)
      above.begin(beforeRow: Self.start, goesOn: writer.isRepeatingAbove)
    }
    if rows.isZero(row[0]), rows.isZero(before: y) {
      left.end = PixelRun.end(row, row - 1, from: 1, to: width)
      left.begin(beforeRow: Self.start, goesOn: writer.isRepeatingLeft)
    }
    var x = 0
    while true {
      // What is under way may end here.
      if x > 0 {
        nodes[x] = min(
          min(nodes[x], arrival(above, at: x, costs)),
          min(arrival(left, at: x, costs), arrival(earlier, at: x, costs)))
      }
      if x == width { break }
      let here = nodes[x] &>> 32
      let word = row[x]
      if left.end <= x, x > 0, word == row[x &- 1] {
        left.restart(to: PixelRun.end(row, row - 1, from: x &+ 1, to: width))
      }
      if above.end <= x, let previous, word == previous[x] {
        above.restart(to: PixelRun.end(row, previous, from: x &+ 1, to: width))
      }
      // Where nothing is under way this means nothing.
      left.begin(at: x, here)
      above.begin(at: x, here)
      earlier.begin(at: x, here)
      nodes[x &+ 1] = min(nodes[x &+ 1], (here &+ UInt64(costs.pixel(word))) &<< 32 | RowStep.pixel)
      if left.end <= x, x &+ 1 < width, row[x &+ 1] == word, rows.isGrey(word) {
        let end = PixelRun.end(row, row - 1, from: x &+ 2, to: width)
        let cost =
          here &+ UInt64(costs.literals[Int(word & 255)] &+ costs.distances[0])
          &+ UInt64(costs.length(end &- x, costs.distances[0]))
        nodes[end] = min(nodes[end], cost &<< 32 | UInt64(truncatingIfNeeded: end &- x) &<< 2 | RowStep.grey)
      }
      if left.end &- x >= flat {
        // Nothing begins in the midst of an even area, but what is under way may end.
        end(above, inside: left, from: x, costs)
        end(earlier, inside: left, from: x, costs)
        var next = left.end
        if above.end > x { next = min(next, above.end) }
        if earlier.end > x { next = min(next, earlier.end) }
        x = reachable(next, from: x)
      } else if above.end &- x >= even {
        // Nor in the midst of what repeats the row above, but for even areas.
        var next = x &+ 1
        let last = min(above.end &- flat, earlier.end > x ? earlier.end : .max)
        while next < last && row[next] != row[next &- 1] { next &+= 1 }
        x = reachable(next, from: x)
      } else {
        let reach = max(left.end, above.end, earlier.end) &- x
        let isSought = reach < sufficient && above.end < width
        findEarlier(row, x, y, reach: reach, isSought: isSought, &earlier, costs)
        x &+= 1
      }
    }
  }

  /// A place ahead, unless it is too near for a repetition to lead there: then the next one, where a pixel leads.
  @inline(__always)
  private func reachable(_ next: Int, from x: Int) -> Int { (next &- x) &* bytesPerPixel < 3 ? x &+ 1 : next }

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
        var repetition = Repetition(distance: single.distance, costs)
        repetition.restart(to: x &+ single.length)
        repetition.begin(at: x, nodes[x] &>> 32)
        end(repetition, at: repetition.end, costs)
      }
    }
    guard x &+ 1 < width else { return }
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
    earlier = Repetition(distance: found.distance, costs)
    earlier.restart(to: x &+ found.length)
    earlier.begin(at: x, nodes[x] &>> 32)
    // It may begin earlier, where that is cheaper.
    var back = 1
    let limit = min(x, places.column(found.position), Self.backward)
    while back <= limit && words[found.position &- back] == row[x &- back] {
      earlier.begin(at: x &- back, nodes[x &- back] &>> 32)
      back &+= 1
    }
  }

  /// A place's node where a repetition ends there; unreachable if it ends before.
  @inline(__always)
  private func arrival(_ repetition: Repetition, at x: Int, _ costs: SymbolCosts.Table) -> UInt64 {
    let length = x &- repetition.origin
    // All bits where the repetition has ended, none else.
    let isOver = UInt64(bitPattern: Int64(truncatingIfNeeded: (repetition.end &- x) &>> 63))
    var cost = repetition.base &+ UInt64(costs.lengths[min(length, costs.longest)])
    if length > costs.longest && repetition.end >= x {
      cost =
        repetition.base &+ UInt64(costs.length(length, UInt32(truncatingIfNeeded: repetition.distanceCost)))
    }
    return (cost &<< 32 | UInt64(truncatingIfNeeded: length) &<< 2 & 0x1ffff | repetition.step)
      | isOver & Self.unreachable
  }

  /// Lets a repetition end at a place, if that is the cheapest way there.
  @inline(__always)
  private func end(_ repetition: Repetition, at x: Int, _ costs: SymbolCosts.Table) {
    nodes[x] = min(nodes[x], arrival(repetition, at: x, costs))
  }

  /// Lets a repetition end in an even area behind `x`, where it has 258 bytes or a multiple and no bits follow its length;
  /// the pixel to the left takes over.
  @inline(__always)
  private func end(
    _ repetition: Repetition, inside left: Repetition, from x: Int, _ costs: SymbolCosts.Table
  ) {
    guard repetition.end > x else { return }
    let parts = max(1, ((x &- repetition.origin) &* bytesPerPixel &+ 257) / 258)
    let place = repetition.origin &+ (parts &* 258 &+ bytesPerPixel &- 1) / bytesPerPixel
    guard place > x &+ 1, place <= repetition.end, (left.end &- place) &* bytesPerPixel >= 3 else { return }
    let cost =
      repetition.base &+ UInt64(parts) &* UInt64(costs.part) &+ UInt64(parts &- 1) &* repetition.distanceCost
    let node =
      cost &<< 32 | UInt64(truncatingIfNeeded: place &- repetition.origin) &<< 2 | repetition.step
    guard node < nodes[place] else { return }
    nodes[place] = node
    var rest = left
    rest.restart(to: left.end)
    rest.begin(at: place, cost)
    end(rest, at: left.end, costs)
  }
}

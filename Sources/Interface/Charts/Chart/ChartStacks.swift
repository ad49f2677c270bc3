import Foundation

/// Stacks bars and areas at the same position.
struct ChartStacks {
  /// Empty if no mark can be stacked.
  private var extents: [_Mark.Extent?] = []

  /// The marks of one stack.
  private struct Place: Hashable {
    var isBar: Bool
    var value: _ChartValue?
    var group: String?
  }

  /// How far a stack reaches on both sides of zero.
  private struct Reach {
    var positive = 0.0
    var negative = 0.0
  }

  /// - Parameter isUpright: whether values run along y.
  init(_ marks: [_Mark], isUpright: Bool, locale: Locale) {
    var places: [Place: Int] = [:]
    let standApart = Self.standApart(marks, isUpright: isUpright)
    if !standApart { places.reserveCapacity(marks.count) }
    var reaches: [Reach] = []
    // Marks whose positions depend on the height of their stack.
    var shifted: [(mark: Int, stack: Int)] = []
    for index in marks.indices {
      let kind = marks[index].kind
      guard kind == .bar || kind == .area else { continue }
      let along = isUpright ? marks[index].y : marks[index].x
      guard let along, along.end == nil, case .number(let value) = along.start else { continue }
      var start = 0.0
      let stacking = marks[index].stacking
      if stacking != .unstacked {
        var stack = reaches.count
        if !standApart {
          let place = Place(
            isBar: kind == .bar, value: (isUpright ? marks[index].x : marks[index].y)?.start,
            group: marks[index].groupValue.map { ChartModel.name($0, locale: locale) })
          stack = places[place, default: stack]
          if stack == reaches.count { places[place] = stack }
        }
        if stack == reaches.count { reaches.append(Reach()) }
        if value < 0 {
          start = reaches[stack].negative
          reaches[stack].negative += value
        } else {
          start = reaches[stack].positive
          reaches[stack].positive += value
        }
        if stacking != .standard { shifted.append((index, stack)) }
      }
      if extents.isEmpty { extents = Array(repeating: nil, count: marks.count) }
      extents[index] = _Mark.Extent(start: .number(start), end: .number(start + value))
    }
    for (index, stack) in shifted {
      let total = reaches[stack].positive - reaches[stack].negative
      guard total > 0, let from = extents[index]?.start.position, let to = extents[index]?.end?.position
      else { continue }
      extents[index] =
        marks[index].stacking == .normalized
        ? _Mark.Extent(start: .number(from / total), end: .number(to / total))
        : _Mark.Extent(start: .number(from - total / 2), end: .number(to - total / 2))
    }
  }

  /// Whether each mark has a position of its own, as with strictly increasing values: then no stack needs to
  /// be looked up.
  private static func standApart(_ marks: [_Mark], isUpright: Bool) -> Bool {
    var last: Double?
    for index in marks.indices where marks[index].kind == .bar || marks[index].kind == .area {
      guard case .number(let place)? = (isUpright ? marks[index].x : marks[index].y)?.start else {
        return false
      }
      if let last, !(place > last) { return false }
      last = place
    }
    return true
  }

  /// The position of a mark along the axis of values; nil if it is not in a stack.
  subscript(index: Int) -> _Mark.Extent? { extents.isEmpty ? nil : extents[index] }
}

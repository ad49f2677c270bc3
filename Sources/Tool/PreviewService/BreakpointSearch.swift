/// Finds the lengths at which a state changes.
package struct BreakpointSearch<State: Equatable> {
  /// A length at which the state differs from that just below it.
  package struct Breakpoint {
    /// The greatest length tried with the state before, and the least with the state after; no further apart than the precision.
    package var below: Double
    package var above: Double
    package var before: State
    package var after: State
  }

  package private(set) var breakpoints: [Breakpoint] = []
  /// Whether there are more than the limit.
  package private(set) var isIncomplete = false

  /// In points: a change that is reversed between two initial lengths is missed.
  private static var firstStep: Double { 8 }
  private static var largestLook: Int { 128 }
  private static var parts: Int { 12 }

  /// - Parameters:
  ///   - precision: the maximum distance between the sides of a break point, in points.
  ///   - limit: the maximum number to find.
  ///   - states: returns the states at some lengths, in order.
  package init<Failure: Error>(
    from start: Double, to end: Double, precision: Double = 0.1, limit: Int = 24,
    states: ([Double]) throws(Failure) -> [State]
  ) throws(Failure) {
    let steps = min(max(Int(((end - start) / Self.firstStep).rounded(.up)), 1), Self.largestLook)
    let lengths = (0...steps).map { start + (end - start) * Double($0) / Double(steps) }
    var open = Self.changes(lengths, try states(lengths))
    while let widest = open.map({ $0.above - $0.below }).max(), widest > precision {
      if open.count > limit {
        isIncomplete = true
        open.removeLast(open.count - limit)
      }
      // All intervals are divided at once: drawing at many lengths costs little more than at one.
      let inner = open.map { interval in
        (1..<Self.parts).map {
          interval.below + (interval.above - interval.below) * Double($0) / Double(Self.parts)
        }
      }
      let found = try states(inner.flatMap(\.self))
      open = open.indices.flatMap { index in
        let interval = open[index]
        let first = index * (Self.parts - 1)
        return Self.changes(
          [interval.below] + inner[index] + [interval.above],
          [interval.before] + found[first..<first + Self.parts - 1] + [interval.after])
      }
    }
    if open.count > limit {
      isIncomplete = true
      open.removeLast(open.count - limit)
    }
    breakpoints = open
  }

  private static func changes(_ lengths: [Double], _ states: [State]) -> [Breakpoint] {
    zip(zip(lengths, states), zip(lengths, states).dropFirst()).compactMap { first, second in
      first.1 == second.1
        ? nil : Breakpoint(below: first.0, above: second.0, before: first.1, after: second.1)
    }
  }
}

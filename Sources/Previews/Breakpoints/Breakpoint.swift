/// A length at which something about a view is decided otherwise.
package struct Breakpoint: Sendable, Equatable {
  /// The longest length at which it is as before, and the shortest at which it is not, in points: a tenth apart.
  package var below: Double
  package var from: Double
  package var changes: [LayoutChange]

  package init(below: Double, from: Double, changes: [LayoutChange]) {
    (self.below, self.from, self.changes) = (below, from, changes)
  }
}

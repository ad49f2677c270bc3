/// A length at which a layout decision of a view changes.
package struct Breakpoint: Sendable, Equatable {
  /// The longest length before the change, and the shortest after it, in points: a tenth apart.
  package var below: Double
  package var from: Double
  package var changes: [LayoutChange]

  package init(below: Double, from: Double, changes: [LayoutChange]) {
    (self.below, self.from, self.changes) = (below, from, changes)
  }
}

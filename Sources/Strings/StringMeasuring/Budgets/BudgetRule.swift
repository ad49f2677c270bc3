/// One rule of a budgets file: the keys, and their available space.
package struct BudgetRule: Sendable {
  package var patterns: [KeyPattern]
  /// The tables that the rule applies to; nil for all.
  package var table: KeyPattern?
  /// The languages that the rule applies to; nil for all.
  package var locales: [String]?
  /// One for each device.
  package var slots: [TextSlot]
  /// Whether a budget that is unlikely ever to be exceeded is intentional.
  package var mayBeIdle = false
  package var file: String
  package var line: Int

  /// The patterns as they were written.
  package var name: String { patterns.map(\.text).joined(separator: ", ") }

  package func matches(key: String, table: String) -> Bool {
    patterns.contains { $0.matches(key) } && self.table?.matches(table) != false
  }
}

/// One rule of a budgets file: which keys, and the room that they have.
package struct BudgetRule: Sendable {
  package var patterns: [KeyPattern]
  /// The tables that the rule holds for; nil is all.
  package var table: KeyPattern?
  /// The languages that the rule holds for; nil is all.
  package var locales: [String]?
  /// One for each device.
  package var slots: [TextSlot]
  /// Whether it is no mistake if nothing is likely ever to break the budget.
  package var mayBeIdle = false
  package var file: String
  package var line: Int

  /// The patterns as they were written.
  package var name: String { patterns.map(\.text).joined(separator: ", ") }

  package func matches(key: String, table: String) -> Bool {
    patterns.contains { $0.matches(key) } && self.table?.matches(table) != false
  }
}

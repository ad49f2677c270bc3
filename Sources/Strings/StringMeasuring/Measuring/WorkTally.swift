/// The totals of a part of the work.
struct WorkTally: Sendable {
  var summary = MeasurementSummary()
  /// The largest share of each slot that a realistic text takes.
  private var shares: [ObjectIdentifier: Double] = [:]

  mutating func note(share: Double, of slot: TextSlot) {
    shares[ObjectIdentifier(slot), default: 0] = max(shares[ObjectIdentifier(slot)] ?? 0, share)
  }

  mutating func add(_ other: WorkTally) {
    summary.add(other.summary)
    shares.merge(other.shares, uniquingKeysWith: max)
  }

  /// The budgets of a plan that every realistic text stays well below, without even being tight.
  func idleBudgets(of plan: MeasurementPlan) -> [MeasurementSummary.IdleBudget] {
    var idle: [MeasurementSummary.IdleBudget] = []
    func check(_ slots: [TextSlot], _ name: String, file: String?, line: Int?) {
      let known = slots.compactMap { shares[ObjectIdentifier($0)] }
      // A rule is effective as long as one of its devices can exceed it.
      guard known.count == slots.count, let share = known.max(), share < 0.985 else { return }
      idle.append(
        .init(
          file: file, line: line,
          message: "\(name) is idle: the widest text to be expected takes "
            + "\(Decimals.text(share * 100, digits: 0)) % of it"))
    }
    for rule in plan.rules where !rule.mayBeIdle {
      check(rule.slots, "the budget of “\(rule.name)”", file: rule.file, line: rule.line)
    }
    if !plan.slots.isEmpty { check(plan.slots, "the width", file: nil, line: nil) }
    return idle
  }
}

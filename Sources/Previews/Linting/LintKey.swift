/// What makes two observations one finding.
struct LintKey: Hashable {
  private let rule: LintRule
  private let file: String?
  private let line: Int?
  private let detail: String

  init(_ observation: LintObservation) {
    rule = observation.rule
    file = observation.file
    line = observation.line
    // Without a line, the view's content distinguishes it from others.
    detail = observation.line == nil ? observation.detail + observation.subject : observation.detail
  }

  /// The worse of two observations with one key in one render, counting both; a counterexample takes
  /// precedence.
  static func merged(_ first: LintObservation, _ second: LintObservation) -> LintObservation {
    if first.isCounterexample { return first }
    if second.isCounterexample { return second }
    var worse = second.badness > first.badness ? second : first
    worse.count = first.count + second.count
    return worse
  }
}

/// The limits on the compiler's effort for one expression, in choices and in bytes: about a second's worth, and more for an expression
/// that is checked again. The compiler's own limits are 1,000,000 choices and half a gigabyte, which a body with an error takes a
/// minute to reach. Most expressions that take longer than a moment have an error, or mention a type that has one, and need not be
/// waited for; if a file has no other errors, the expression is checked again.
/// Numbers of choices and bytes are the same on every machine.
enum SolverEffort: Comparable {
  /// What every file is checked with first.
  case hasty
  /// A few seconds for an expression with an error.
  case patient
  /// Enough for a long chain of calls: fourteen of `replacingOccurrences(of:with:)` take 200,000 choices. Only for chains without
  /// closures, which take a second or two of it; a view's body with an error takes half a minute.
  case thorough

  private var limits: (choices: Int, bytes: Int) {
    switch self {
    case .hasty: (8_000, 12_000_000)
    case .patient: (60_000, 24_000_000)
    case .thorough: (250_000, 60_000_000)
    }
  }

  var arguments: [String] {
    ["-solver-scope-threshold=\(limits.choices)", "-solver-memory-threshold=\(limits.bytes)"]
  }

  /// The next greater effort; nil after the greatest.
  var next: SolverEffort? {
    switch self {
    case .hasty: .patient
    case .patient: .thorough
    case .thorough: nil
    }
  }
}

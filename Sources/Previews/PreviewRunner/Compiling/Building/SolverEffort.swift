/// The limits on the compiler's effort for one expression, in choices and in bytes: about a second's worth, and a few seconds for an
/// expression that is checked again. The compiler's own limits are 1,000,000 choices and half a gigabyte, which a body with an error
/// takes a minute to reach. Most expressions that take longer than a moment have an error, or mention a type that has one, and need
/// not be waited for; if a file has no other errors, the expression is checked again.
/// Numbers of choices and bytes are the same on every machine.
struct SolverEffort {
  var choices: Int
  var bytes: Int

  var arguments: [String] {
    ["-solver-scope-threshold=\(choices)", "-solver-memory-threshold=\(bytes)"]
  }

  static let hasty = SolverEffort(choices: 8_000, bytes: 12_000_000)
  static let patient = SolverEffort(choices: 60_000, bytes: 24_000_000)
}

/// How many choices the compiler may try for one expression, and how many bytes it may take for what it knows of one: about a
/// second's worth, and a few seconds' for an expression that is asked for again. Its own limits are 1,000,000 and half a
/// gigabyte, which a body with an error in it takes a minute to reach. Most that takes longer than a moment has an error in
/// it, or names a type that has one, and need not be waited for: of a file of which nothing else is said it is asked again.
/// Numbers of choices and of bytes are the same on every machine.
struct SolverEffort {
  var choices: Int
  var bytes: Int

  var arguments: [String] {
    ["-solver-scope-threshold=\(choices)", "-solver-memory-threshold=\(bytes)"]
  }

  static let hasty = SolverEffort(choices: 8_000, bytes: 12_000_000)
  static let patient = SolverEffort(choices: 60_000, bytes: 24_000_000)
}

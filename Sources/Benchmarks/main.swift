/// Runs the benchmarks whose names are given, or all.
let suites: [(name: String, run: () throws -> Void)] = [
  ("layout", { LayoutBenchmark().run() }),
  ("png", PNGBenchmark.run),
  ("comparison", ComparisonBenchmark.run),
]
let names = CommandLine.arguments.dropFirst()
for suite in suites where names.isEmpty || names.contains(suite.name) { try suite.run() }

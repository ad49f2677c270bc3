import Foundation

/// Runs the benchmarks whose names are given, or all; with `--markdown` as a document with a section for
/// each. `--record FILE` keeps counts of instructions instead, and `--compare FILE` compares with them.
@main
enum Benchmarks {
  private static let suites: [(name: String, run: @Sendable () throws -> Void)] = [
    ("png", PNGBenchmark.run), ("packing", PackingBenchmark.run), ("comparison", ComparisonBenchmark.run),
    ("layout", LayoutBenchmark.run),
    ("preview", PreviewBenchmark.run), ("live", LiveBenchmark.run), ("movement", MovementBenchmark.run),
    ("screens", ScreensBenchmark.run),
    ("screenshots", ScreenshotsBenchmark.run), ("charts", ChartsBenchmark.run), ("text", TextBenchmark.run),
    ("strings", StringsBenchmark.run),
    ("raster", RasterBenchmark.run), ("threads", ThreadBenchmark.run), ("memory", MemoryBenchmark.run),
  ]

  private static let markdown = "--markdown"

  /// Those that print Markdown themselves.
  private static let tables: Set = ["packing"]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.count == 2, let file = arguments.last {
      if arguments.first == "--compare" { return try InstructionCounts.compare(with: file) }
      if arguments.first == "--record" { return try InstructionCounts.record(to: file) }
    }
    let options = arguments.filter { $0.hasPrefix("-") && $0 != markdown }
    let names = arguments.filter { !$0.hasPrefix("-") }
    let isDocument = arguments.contains(markdown)
    let chosen = suites.filter { suite in names.isEmpty || names.contains(suite.name) }
    guard isDocument || chosen.count > 1 else {
      for suite in chosen { try suite.run() }
      return
    }
    if isDocument { printHead() }
    for suite in chosen {
      let isFenced = isDocument && !tables.contains(suite.name)
      if isDocument { print("\n## \(suite.name)\n") }
      if isFenced { print("```text") }
      fflush(nil)
      try runAlone(suite.name, options)
      if isFenced { print("```") }
    }
  }

  /// Runs one suite in a separate process with its own memory.
  private static func runAlone(_ name: String, _ options: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [name] + options
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The machine on which the tables were made: without that, times mean nothing.
  private static func printHead() {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
      .flatMap { $0.split(separator: ":").last }?.trimmingCharacters(in: .whitespaces)
    let date = Date().formatted(Date.ISO8601FormatStyle().year().month().day())
    print(
      """
      # Benchmarks

      Printed by `Benchmarks --markdown` on \(date): \(ProcessInfo.processInfo.activeProcessorCount) processors
      (\(model ?? "of an unknown model")), peers in the same run. What was decided by such figures is in [Shortcuts](Shortcuts.md).
      """)
  }
}

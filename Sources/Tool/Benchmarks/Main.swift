import Foundation

/// Runs the benchmarks whose names are given, or all; with `--markdown` as a document with a chapter for each.
@main
enum Benchmarks {
  private static let suites: [(name: String, run: @Sendable () throws -> Void)] = [
    ("png", PNGBenchmark.run), ("packing", PackingBenchmark.run), ("comparison", ComparisonBenchmark.run),
    ("layout", LayoutBenchmark.run),
    ("preview", PreviewBenchmark.run), ("movement", MovementBenchmark.run),
    ("screens", ScreensBenchmark.run),
    ("screenshots", ScreenshotsBenchmark.run), ("charts", ChartsBenchmark.run), ("text", TextBenchmark.run),
    ("strings", StringsBenchmark.run),
    ("raster", RasterBenchmark.run), ("threads", ThreadBenchmark.run), ("memory", MemoryBenchmark.run),
  ]

  private static let markdown = "--markdown"

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let names = arguments.filter { $0 != markdown }
    let isDocument = arguments.contains(markdown)
    if isDocument { printHead() }
    for suite in suites where names.isEmpty || names.contains(suite.name) {
      if isDocument { print("\n## \(suite.name)\n\n```text") }
      try suite.run()
      if isDocument { print("```") }
    }
  }

  /// What the tables were made on: without that, times say nothing.
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

/// Runs the benchmarks whose names are given, or all.
@main
enum Benchmarks {
  private static let suites: [(name: String, run: @Sendable () throws -> Void)] = [
    ("png", PNGBenchmark.run), ("packing", PackingBenchmark.run), ("comparison", ComparisonBenchmark.run),
    ("layout", LayoutBenchmark.run),
    ("preview", PreviewBenchmark.run), ("screens", ScreensBenchmark.run),
    ("screenshots", ScreenshotsBenchmark.run), ("charts", ChartsBenchmark.run), ("text", TextBenchmark.run),
    ("strings", StringsBenchmark.run),
    ("raster", RasterBenchmark.run), ("threads", ThreadBenchmark.run), ("memory", MemoryBenchmark.run),
  ]

  static func main() throws {
    let names = CommandLine.arguments.dropFirst()
    for suite in suites where names.isEmpty || names.contains(suite.name) { try suite.run() }
  }
}

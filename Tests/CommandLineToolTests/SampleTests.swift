import Foundation
import Testing

/// Every sample, rendered as "make demo" does.
@Suite struct SampleTests {
  private static let samples = Program.root.appendingPathComponent("Samples")

  /// The lines of the list of sizes: a file, then options.
  private static let lines: [[String]] = {
    let list = (try? String(contentsOf: samples.appendingPathComponent("sizes.txt"), encoding: .utf8)) ?? ""
    return list.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
  }()

  @Test func everySampleHasSizes() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.samples.path)
    #expect(Set(Self.lines.map { $0[0] }) == Set(files.filter { $0.hasSuffix(".swift") }))
  }

  /// Samples that are drawn by approximation, or with a similar symbol, and say so.
  private static let approximated: Set<String> = [
    "Controls.swift", "ControlGauges.swift", "ControlDates.swift", "Charts.swift", "Symbols.swift",
    "SplitMail.swift", "GardenApp.swift", "Tables.swift", "Surfaces.swift", "Canvases.swift",
  ]

  @Test(arguments: lines)
  func rendersWithoutAWarning(line: [String]) throws {
    let program = try Program()
    let file = Self.samples.appendingPathComponent(line[0]).path
    let result = try program.run(["render", file] + line.dropFirst() + ["-o", "out", "--strict"])
    if Self.approximated.contains(line[0]) {
      #expect(result.exitCode == 1)
      #expect(result.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("warning: \(file):") })
    } else {
      #expect(result.errors == "")
      #expect(result.exitCode == 0)
    }
    #expect(!result.output.isEmpty)
  }
}

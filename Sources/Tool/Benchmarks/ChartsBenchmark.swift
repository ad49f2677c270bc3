import Foundation

/// Times charts of 10,000 values at 1206 by 900 pixels, from their values to their pictures.
///
/// Target: 30 ms. Measures the processor time of each further size, with the program loaded and the source
/// compiled. The program must be next to this one.
enum ChartsBenchmark {
  private static let furtherSizes = 20

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("charts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: folder.appendingPathComponent("Charts.swift"), atomically: true, encoding: .utf8)
    for preview in ["Points", "Line", "Bars"] {
      func time(_ sizes: Int) throws -> Double {
        try BuiltProgram.leastTime(of: preview, in: "Charts.swift", of: folder, sizes: sizes, height: 300)
      }
      let one = try time(1)
      let further = (try time(1 + furtherSizes) - one) / Double(furtherSizes)
      print(preview.padding(toLength: 10, withPad: " ", startingAt: 0) + Stopwatch.text(further))
    }
  }

  private static let source = """
    import Charts
    import SwiftUI

    struct Value: Identifiable {
      let id: Int
      let x: Double
      let y: Double
    }

    let scattered = (0..<10_000).map {
      Value(id: $0, x: Double(($0 * 7919) % 10_007), y: Double(($0 * 104_729) % 9_973))
    }
    let ordered = (0..<10_000).map {
      Value(id: $0, x: Double($0), y: Double(($0 * 31) % 997) + Double($0) / 10)
    }

    #Preview("Points") {
      Chart(scattered) { PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
    }
    #Preview("Line") {
      Chart(ordered) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
    }
    #Preview("Bars") {
      Chart(ordered) { BarMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
    }
    """
}

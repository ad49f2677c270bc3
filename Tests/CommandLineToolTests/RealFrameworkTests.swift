import Foundation
import Testing

/// Files that import frameworks besides SwiftUI as apps do since iOS 18 and visionOS: code that computes
/// without a device shows its values, everything else compiles and does nothing.
@Suite struct RealFrameworkTests {
  private static let folder = Program.root.appendingPathComponent("Tests/CommandLineToolTests/RealFiles")

  /// What a file that is compiled by itself shows.
  private func shown(_ name: String, platform: String = "ios") throws -> String {
    let source = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let program = try Program([name: source])
    let result = try program.run("inspect", name, "--size", "400x600", "--platform", platform)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  @Test(arguments: [
    ("Intents.swift", "ios", ["Plums 3", "Lower", "On the shelf", "one pantry", "SiriTipView"]),
    (
      "Assistants.swift", "ios",
      ["no title yet", "Loop, 3 hours, Top", "rest of 2", "Ready false 1", "no model"]
    ),
    ("Places.swift", "ios", ["order 2 1", "mean 3.0", "stride 16, 0", "no countries", "MKPOICategoryCafe"]),
    ("Depths.swift", "visionos", ["at 0 2 0", "turns 3", "plain"]),
  ])
  func filesShowWhatComputes(name: String, platform: String, texts: [String]) throws {
    let output = try shown(name, platform: platform)
    for text in texts { #expect(output.contains(text), "\(text): \(output)") }
  }
}

import Fonts
import Foundation
import Testing
import Typesetting

/// How wide texts are beside those in Apple's pictures.
@Suite struct AppleWidthTests {
  private static let weights = ["regular": 0.0, "semibold": 0.3, "bold": 0.4]

  /// The differences of one weight's labels from Apple's, in per cent.
  private static func differences(_ weight: String) throws -> [(text: String, percent: Double)] {
    try AppleWidths.labels.filter { $0.weight == weight }.map { label in
      // Pixels so small that nothing is rounded up.
      let width = try Specimen.prepare(
        label.text, pixel: 0.001,
        attributes: {
          $0.font = FontRequest(size: label.size)
          $0.font.weight = weights[weight] ?? 0
        }
      ).size(width: nil, height: nil).width
      return (label.text, (Double(width) / label.width - 1) * 100)
    }
  }

  @Test(arguments: ["regular", "semibold", "bold"])
  func eachWeightIsAsWideAsApples(_ weight: String) throws {
    let differences = try Self.differences(weight)
    let count = Double(differences.count)
    let mean = differences.reduce(0) { $0 + $1.percent } / count
    let rms = (differences.reduce(0) { $0 + $1.percent * $1.percent } / count).squareRoot()
    #expect(abs(mean) <= 0.3, "mean \(mean) %")
    #expect(rms <= 0.8, "root mean square \(rms) %")
    for difference in differences {
      #expect(abs(difference.percent) <= 2.5, "\(difference.text): \(difference.percent) %")
    }
  }
}

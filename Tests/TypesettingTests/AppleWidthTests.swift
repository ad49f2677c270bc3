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

  /// macOS draws ideographs and kana at twelve thirteenths of the size.
  @Test func labelsOfTheMacAreAsWideAsApples() throws {
    let differences = try AppleWidths.macLabels.map { label in
      let width = try Specimen.prepare(
        label.text, pixel: 0.001,
        attributes: {
          $0.font = FontRequest(size: 13)
          $0.font.isForMac = true
          $0.language = label.language
        }
      ).size(width: nil, height: nil).width
      return (text: label.text, percent: (Double(width) / label.width - 1) * 100)
    }
    let mean = differences.reduce(0) { $0 + $1.percent } / Double(differences.count)
    #expect(abs(mean) <= 0.3, "mean \(mean) %")
    for (text, percent) in differences {
      // The one text of two scripts is 2.7 pt wider on the Mac: an eighth of a character where they meet would explain it.
      #expect(abs(percent) <= (text.contains("時にK") ? 1.7 : 0.8), "\(text): \(percent) %")
    }
  }
}

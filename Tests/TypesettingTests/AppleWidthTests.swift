import Fonts
import Foundation
import Testing
import Typesetting

/// The widths of texts compared with those in Apple's pictures.
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

  /// The inks of lines in pictures of iOS 26 at three pixels to a point, and of prices at one: what is between the first
  /// letter's left edge and the last one's right edge.
  @Test func boldHeadlinesAndPricesAreAsWideAsApples() throws {
    let measured: [(text: String, size: Double, weight: Double, width: Double, tolerance: Double)] = [
      ("Use this device's", 33, 0.4, 258.5, 0.01), ("Instance Name That Should Wrap", 16, 0.3, 252.1, 0.01),
      ("secondaryNegativeButton", 15, 0.3, 186.8, 0.005), ("£12,345", 48, 0.4, 187.2, 0.005),
      ("10084712", 16, 0.4, 78.0, 0.01), ("on 21 May 2018", 20, 0.4, 146.9, 0.01),
    ]
    for label in measured {
      let width = try Specimen.prepare(
        label.text, pixel: 0.001,
        attributes: {
          $0.font = FontRequest(size: label.size)
          $0.font.weight = label.weight
        }
      ).size(width: nil, height: nil).width
      #expect(
        abs(Double(width) / label.width - 1) <= label.tolerance,
        "\(label.text): \(width) instead of \(label.width)")
    }
  }

  /// A card's title of 20 bold in 322 points, iOS 26: the first line ends before "on".
  @Test func aBoldTitleBreaksWhereApplesDoes() throws {
    let text = try Specimen.prepare(
      "Your Help to Save account closed on 21 May 2018",
      attributes: {
        $0.font = FontRequest(size: 20)
        $0.font.weight = 0.4
      })
    let lines = text.layout(width: 322, height: nil).lines.map {
      $0.string.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines == ["Your Help to Save account closed", "on 21 May 2018"])
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
      // The only text with two scripts is 2.7 pt wider on the Mac: an eighth of a character where they meet
      // would explain it.
      #expect(abs(percent) <= (text.contains("時にK") ? 1.7 : 0.8), "\(text): \(percent) %")
    }
  }
}

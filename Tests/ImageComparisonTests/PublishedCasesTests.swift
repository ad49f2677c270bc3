import Foundation
import ImageComparison
import Imaging
import Testing

/// The cases of other tools' test suites: equal counts, equal verdicts, equal pictures.
@Suite(.enabled(if: Fixtures.areAvailable, Fixtures.comment))
struct PublishedCasesTests {
  struct Options: Decodable {
    var threshold: Double?
    var includeAA: Bool?
    var alpha: Double?
    var aaColor: [UInt8]?
    var diffColor: [UInt8]?
    var diffColorAlt: [UInt8]?
    var diffMask: Bool?
    var checkerboard: Bool?
    var windowSize: Int?
    var tolerance: Double?
    var strict: Bool?
    var ignoreCaret: Bool?
    var ignoreAntialiasing: Bool?
    var antialiasingTolerance: Double?
    var boundingBoxA: [Int]?
    var boundingBoxB: [Int]?
  }

  struct Case: Decodable, CustomStringConvertible {
    let id: String
    let source: String
    let a: String?
    let b: String?
    let aPixel: [UInt8]?
    let bPixel: [UInt8]?
    let options: Options
    let expectedDiffPixels: Int?
    let expectedDiffPixelsIfIncludeAA: Int?
    let expectedDiffImage: String?
    let expectedEqual: Bool?
    let expectedBbox: [Int]?
    var description: String { id }

    enum CodingKeys: String, CodingKey {
      case id, source, a, b, options
      case aPixel = "a_pixel"
      case bPixel = "b_pixel"
      case expectedDiffPixels = "expected_diff_pixels"
      case expectedDiffPixelsIfIncludeAA = "expected_diff_pixels_if_includeAA"
      case expectedDiffImage = "expected_diff_image"
      case expectedEqual = "expected_equal"
      case expectedBbox = "expected_bbox"
    }

    func images() throws -> (StraightBitmap, StraightBitmap) {
      if let a, let b {
        let (first, second) = (try Fixtures.image(a), try Fixtures.image(b))
        guard let boxA = options.boundingBoxA, let boxB = options.boundingBoxB else { return (first, second) }
        return (first.cropped(to: Self.rect(boxA)), second.cropped(to: Self.rect(boxB)))
      }
      return (try Self.pixel(#require(aPixel)), try Self.pixel(#require(bPixel)))
    }

    /// A rectangle given by its first and last column and row.
    static func rect(_ box: [Int]) -> PixelRect {
      PixelRect(x: box[0], y: box[1], width: box[2] - box[0] + 1, height: box[3] - box[1] + 1)
    }

    private static func pixel(_ channels: [UInt8]) -> StraightBitmap {
      let alpha = channels.count > 3 ? channels[3] : 255
      let pixel = StraightBitmap.Pixel(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
      return StraightBitmap(width: 1, height: 1, filledWith: pixel)
    }
  }

  static let cases: [Case] = {
    struct List: Decodable { let cases: [Case] }
    guard let data = try? Fixtures.data("EXPECTED.json") else { return [] }
    return (try? JSONDecoder().decode(List.self, from: data).cases) ?? []
  }()

  @Test func `the list of cases is complete`() {
    #expect(Self.cases.count { $0.source == "pixelmatch" } >= 40)
    #expect(Self.cases.count { $0.source == "looks-same" } >= 25)
  }

  private func comparator(_ test: Case) -> ImageComparator {
    let threshold = test.options.threshold ?? 0.1
    let metric: ColorMetric =
      if test.id.contains("v5") {
        .yiqOnWhite(threshold)
      } else if test.id.contains("v7") {
        .yiq(threshold)
      } else {
        .oklab(threshold)
      }
    return ImageComparator(
      metric: metric, antiAliasing: .pixelmatch, usesCheckerboard: test.options.checkerboard ?? true)
  }

  @Test(arguments: cases.filter { $0.source == "pixelmatch" })
  func `pixelmatch counts the same pixels and draws the same picture`(_ test: Case) throws {
    let (first, second) = try test.images()
    let difference = comparator(test).compare(first, second)
    let expected = try #require(test.expectedDiffPixels)
    if let side = test.options.windowSize {
      #expect(try #require(difference.map).largestWindowCount(side: side) == expected)
    } else {
      #expect(difference.differingPixels == expected)
    }
    if let unexcused = test.expectedDiffPixelsIfIncludeAA {
      var comparator = comparator(test)
      comparator.antiAliasing = .none
      #expect(comparator.compare(first, second).differingPixels == unexcused)
    }
    guard let name = test.expectedDiffImage else { return }
    func color(_ channels: [UInt8]?) -> StraightBitmap.Pixel? {
      channels.map { StraightBitmap.Pixel(red: $0[0], green: $0[1], blue: $0[2]) }
    }
    let picture = DifferencePicture(
      opacity: test.options.alpha ?? 0.1,
      differenceColor: color(test.options.diffColor) ?? .init(red: 255, green: 0, blue: 0),
      darkerColor: color(test.options.diffColorAlt),
      antiAliasedColor: color(test.options.aaColor) ?? .init(red: 255, green: 255, blue: 0),
      fading: test.id.contains("v5") ? .opacityFirst : .opacityLast)
    let drawn =
      test.options.diffMask == true
      ? picture.mask(difference.map, width: first.width, height: first.height)
      : picture.highlight(difference.map, over: first)
    #expect(drawn == (try Fixtures.image(name)))
  }

  @Test(arguments: cases.filter { $0.source == "looks-same" })
  func `looks-same finds the same pairs equal`(_ test: Case) throws {
    let (first, second) = try test.images()
    let comparator = ImageComparator(
      metric: test.options.strict == true ? .exact : .deltaE2000(test.options.tolerance ?? 2.3),
      antiAliasing: test.options.ignoreAntialiasing == false ? .none : .looksSame,
      antiAliasingTolerance: test.options.antialiasingTolerance ?? 0,
      caretWidth: test.options.ignoreCaret == false ? nil : 1)
    let difference = comparator.compare(first, second)
    let isEqual = [.identical, .withinTolerance].contains(difference.verdict)
    #expect(isEqual == test.expectedEqual)
    if let box = test.expectedBbox { #expect(difference.bounds == Case.rect(box)) }
  }
}

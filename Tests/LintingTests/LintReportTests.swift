import Foundation
import Geometry
import Imaging
import LayoutEngine
import Linting
import PNGCodec
import Rendering
import Reports
import Testing
import Views

/// Faults of many renders as one list.
@Suite @MainActor struct LintReportTests {
  private static func observation(
    _ rule: LintRule, line: Int? = 3, badness: Double, isCounterexample: Bool = false, picture: Data? = nil
  ) -> LintObservation {
    var observation = LintObservation(
      rule: rule, severity: .warning, view: "Card", subject: "Text “a”", file: "Card.swift", line: line,
      detail: "Text", message: "is \(badness)", badness: badness, frame: .zero)
    observation.isCounterexample = isCounterexample
    observation.picture = picture
    return observation
  }

  private static func render(_ locale: String, _ observations: LintObservation...) -> LintedRender {
    var variant = LintVariant(preview: "Card", file: "Card.swift")
    variant.locale = locale
    return LintedRender(variant: variant, observations: observations)
  }

  @Test func aFaultIsListedOnceWithItsWorstVariantFirst() {
    var report = LintReport()
    report.add(Self.render("en", Self.observation(.scaled, badness: 0.3, picture: Data([1]))))
    report.add(Self.render("de", Self.observation(.scaled, badness: 0.5, picture: Data([2]))))
    report.add(Self.render("fr", Self.observation(.scaled, badness: 0.1, picture: Data([3]))))
    report.add(Self.render("it"))
    #expect(report.renderCount == 4)
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.occurrences.map(\.variant.locale) == ["de", "en", "fr"])
    let pictures: [Data?] = report.findings.first?.occurrences.map(\.observation.picture) ?? []
    #expect(pictures == [Data([2]), nil, nil] as [Data?])
    #expect(report.findings.first?.message == "Text “a” in Card is 0.5")
  }

  private struct Written: Decodable {
    struct Finding: Decodable {
      var line: Int?
      var picture: String?
      var variants: [Variant]
    }
    struct Variant: Decodable {
      var message: String
      var frame: [Double]
      var scroll: Double?
    }
    var renders: Int
    var findings: [Finding]
  }

  /// The scroll offset is reported if something was scrolled.
  @Test func programsReadWhereAFaultIs() throws {
    var scrolled = Self.observation(.scaled, badness: 0.5)
    scrolled.scroll = 0.5
    scrolled.frame = CGRect(x: 1.00049, y: 2, width: 30, height: CGFloat.infinity)
    var report = LintReport()
    report.add(Self.render("de", scrolled))
    report.add(Self.render("en", Self.observation(.scaled, badness: 0.3)))
    let text = LintJSON().text(report, pictures: ["a.png"])
    let written = try JSONDecoder().decode(Written.self, from: Data(text.utf8))
    #expect(written.renders == 2)
    let finding = try #require(written.findings.first)
    #expect(finding.picture == "a.png" && finding.line == 3)
    #expect(finding.variants.map(\.scroll) == [0.5, nil])
    #expect(finding.variants.map(\.message) == ["is 0.5", "is 0.3"])
    #expect(finding.variants.map(\.frame) == [[1, 2, 30, 1e9], [0, 0, 0, 0]])
  }

  /// What is not drawn as on a device is outlined at its position, not as the whole window.
  @Test func whatIsNotDrawnAsOnADeviceHasItsPlace() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 150)
      Text("Glass").frame(width: 60, height: 40).glassBackgroundEffect()
    }
    let found = try LintTesting.observations(.fidelity, view)
    #expect(found.map(\.subject) == ["glassBackgroundEffect"])
    #expect(found.map(\.file) == ["LintReportTests.swift"])
    #expect(found.map(\.frame) == [CGRect(x: 70, y: 155, width: 60, height: 40)])
  }

  @Test func linesAndRulesMakeFaultsOfTheirOwn() {
    var report = LintReport()
    report.add(
      Self.render(
        "en", Self.observation(.contrast, badness: 9), Self.observation(.scaled, badness: 0.1),
        Self.observation(.scaled, line: 4, badness: 0.3)))
    #expect(report.findings.map(\.rule) == [.scaled, .scaled, .contrast])
    #expect(report.findings.map(\.line) == [4, 3, 3])
    #expect(report.failureCount == 3)
  }

  @Test func aCounterexampleClearsAFault() {
    for order in [[true, false], [false, true]] {
      var report = LintReport()
      for isCounterexample in order {
        report.add(
          Self.render("en", Self.observation(.neverChosen, badness: 1, isCounterexample: isCounterexample)))
      }
      #expect(report.findings.isEmpty)
    }
  }

  @Test func viewsOfOneLineAreCounted() throws {
    let view = VStack {
      ForEach(0..<3, id: \.self) { Text("Row number \($0)").lineLimit(1).frame(width: 50) }
    }
    let found = try LintTesting.observations(.truncated, view, pictures: true)
    // Without a line, findings are distinguished by what the views show.
    #expect(found.map(\.count) == [1, 1, 1])
    // The crop is a PNG file.
    let signature = Data([0x89, 0x50, 0x4E, 0x47])
    #expect(found.map { $0.picture?.starts(with: signature) } == [true, true, true])
  }

  @Test func picturesShowTheViewAndItsSurroundings() throws {
    let view = Text("Settings").fixedSize().frame(width: 20).frame(maxHeight: .infinity, alignment: .top)
    let found = try LintTesting.observations(.offScreen, view, width: 30, height: 100, pictures: true)
    let picture = try #require(found.first?.picture)
    let numbers = Array(picture)[16..<24]
    let width = numbers.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let height = numbers.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    // All of the window's 30 points at two pixels each, and the least height of 60 points.
    #expect(width == 60)
    #expect(height == 120)
  }

  /// A crop is the view with a margin of 16 points, at least 60 points, within the picture; the outline
  /// surrounds the view.
  @Test(arguments: [
    Alignment.center, .topLeading, .bottomTrailing, .top, .trailing,
  ])
  func theOutlineGoesAroundTheView(alignment: Alignment) throws {
    for (size, padding) in [(CGSize(width: 20, height: 12), 0.0), (CGSize(width: 12, height: 38), 30)] {
      let view = Color.black.frame(width: size.width, height: size.height).onTapGesture {}
        .padding(padding).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      let found = try #require(try LintTesting.observations(.tapTarget, view, pictures: true).first)
      #expect(found.frame.size == size)
      func shown(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
        var (low, high) = (max(low - 16, 0), min(high + 16, 200))
        if high - low < 60 {
          let middle = min(max((low + high) / 2, 30), 170)
          (low, high) = (middle - 30, middle + 30)
        }
        return Int(2 * low)..<Int(2 * high)
      }
      let (columns, rows) = (
        shown(found.frame.minX, found.frame.maxX), shown(found.frame.minY, found.frame.maxY)
      )
      let crop = try PNGDecoder.decode([UInt8](try #require(found.picture))).bitmap
      #expect(crop.width == columns.count && crop.height == rows.count)
      let inner = CGRect(
        x: 2 * found.frame.minX, y: 2 * found.frame.minY, width: 2 * size.width, height: 2 * size.height)
      let outer = inner.insetBy(dx: -2, dy: -2)
      var wrong = 0
      for (y, row) in rows.enumerated() {
        for (x, column) in columns.enumerated() {
          let place = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
          let isOutline = crop[x, y].green == 0 && crop[x, y].red == 255
          if isOutline != (outer.contains(place) && !inner.contains(place)) { wrong += 1 }
        }
      }
      #expect(wrong == 0, "\(alignment) \(size)")
    }
  }

  /// Much of one page of a scroll view is in the next one, too.
  @Test func pagesOfAScrollViewCountTheMostOfOne() {
    func page(_ count: Int) -> [LintObservation] {
      var observation = Self.observation(.scaled, badness: 0.3)
      observation.count = count
      return [observation]
    }
    #expect(ViewLinter.merged([page(2), page(5), page(3)]).map(\.count) == [5])
    #expect(ViewLinter.merged([page(4), page(1)]).map(\.count) == [4])
  }
}

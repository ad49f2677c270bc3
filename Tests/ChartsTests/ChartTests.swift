import Charts
import Drawing
import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Rendering
import TestSupport
import Testing
import Views

@MainActor
@Suite struct ChartTests {
  /// Whether a pixel is of the colour of the first series.
  private func isBlue(_ pixel: Bitmap.Pixel) -> Bool {
    pixel.blue > 200 && pixel.red < 60 && pixel.alpha > 200
  }

  private struct Sale: Identifiable {
    let name: String
    let amount: Double
    var kind = "a"
    var id: String { name + kind }
  }

  @Test func barsReachTheirValues() throws {
    let sales = [Sale(name: "A", amount: 50), Sale(name: "B", amount: 100)]
    let chart = Chart(sales) { BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    let picture = try Render.bitmap(chart, width: 200, height: 100)
    // Without axes the plot is all there is: each name has half the width, and its bar 65 % of that.
    #expect(!isBlue(picture[50, 48]))
    #expect(isBlue(picture[50, 52]))
    #expect(isBlue(picture[150, 2]))
    let row = (0..<200).filter { isBlue(picture[$0, 90]) }
    #expect(row.first == 18 || row.first == 17)
    #expect(row.count >= 128 && row.count <= 132)
  }

  /// An overlay converts values to positions, and positions to values; it covers the plot, whatever axes
  /// there are.
  @Test(arguments: [false, true]) func overlaysFindValues(hasAxes: Bool) throws {
    let sales = [Sale(name: "A", amount: 50), Sale(name: "B", amount: 100)]
    var found: (y: CGFloat?, top: Double?, name: String?, frame: CGRect, size: CGSize)?
    let chart = Chart(sales) { BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)) }
      .chartXAxis(hasAxes ? .automatic : .hidden).chartYAxis(hasAxes ? .automatic : .hidden)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let frame = geometry[proxy.plotAreaFrame]
          let _ = {
            found = (
              proxy.position(forY: 50), proxy.value(atY: 0), proxy.value(atX: frame.width * 0.75),
              frame, geometry.size
            )
          }()
          Color.red.frame(width: 10, height: proxy.position(forY: 50)).offset(x: frame.midX - 5)
        }
      }
    let picture = try Render.bitmap(chart, width: 200, height: 100)
    let overlay = try #require(found)
    #expect(overlay.frame == CGRect(origin: .zero, size: overlay.size))
    #expect(overlay.y == overlay.size.height / 2 && overlay.top == 100 && overlay.name == "B")
    let x = Int(overlay.frame.midX)
    let red = (0..<100).filter { picture[x, $0].red > 200 && picture[x, $0].blue < 100 }
    #expect(abs(CGFloat(red.count) - overlay.size.height / 2) <= 1)
    #expect(hasAxes == (overlay.size != CGSize(width: 200, height: 100)))
  }

  @Test func axesRunFromRightToLeftWhereReadingDoes() throws {
    let sales = [Sale(name: "A", amount: 50), Sale(name: "B", amount: 100)]
    let chart = Chart(sales) { BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)) }
      .environment(\.layoutDirection, .rightToLeft)
    let plot = try Render.bitmap(chart.chartXAxis(.hidden).chartYAxis(.hidden), width: 200, height: 100)
    #expect(isBlue(plot[50, 2]) && !isBlue(plot[150, 48]) && isBlue(plot[150, 52]))
    // The labels follow the bars, and the values are on the left.
    let frames = try Render.outcome(chart, width: 300, height: 200).tree.root
    func place(_ text: String, _ node: FrameTree.Node) -> CGFloat? {
      if node.text?.lines.first?.string == text { return node.frame.midX }
      return node.children.lazy.compactMap { place(text, $0) }.first
    }
    let (a, b, zero) = (place("A", frames), place("B", frames), place("0", frames))
    #expect(try #require(a) > #require(b))
    #expect(try #require(zero) < #require(b))
  }

  @Test func slicesTurnClockwiseInEveryLanguage() throws {
    let chart = Chart {
      SectorMark(angle: .value("v", 1))
      SectorMark(angle: .value("v", 3)).foregroundStyle(.red)
    }
    let left = try Render.bitmap(chart, width: 100, height: 100)
    let right = try Render.bitmap(chart.environment(\.layoutDirection, .rightToLeft), width: 100, height: 100)
    #expect(left == right && isBlue(left[70, 30]))
  }

  @Test func barsAtOnePlaceStandOnEachOther() throws {
    let sales = [Sale(name: "A", amount: 25, kind: "a"), Sale(name: "A", amount: 75, kind: "b")]
    let chart = Chart(sales) {
      BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)).foregroundStyle(
        by: .value("Kind", $0.kind))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    let picture = try Render.bitmap(chart, width: 100, height: 100)
    #expect(isBlue(picture[50, 80]))
    #expect(!isBlue(picture[50, 70]))
    #expect(picture[50, 70].green > 150)
    #expect(picture[50, 2].green > 150)
  }

  @Test func axesHaveRoundNumbersAndNames() throws {
    let sales = [Sale(name: "North", amount: 37), Sale(name: "South", amount: 92)]
    let chart = Chart(sales) { BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)) }
    #expect(try Render.lines(chart, 300, 200) == ["0", "50", "100", "North", "South"])
  }

  @Test func legendsNameTheSeries() throws {
    let sales = [
      Sale(name: "N", amount: 1, kind: "Tea"), Sale(name: "N", amount: 2, kind: "Coffee"),
    ]
    let chart = Chart(sales) {
      LineMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)).foregroundStyle(
        by: .value("Kind", $0.kind))
    }
    #expect(try Render.lines(chart, 300, 200).suffix(2) == ["Tea", "Coffee"])
    #expect(try Render.lines(chart.chartLegend(.hidden), 300, 200).contains("Tea") == false)
  }

  @Test func monthsAreNamedWithTheirMarks() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let dates = (1...6).compactMap {
      calendar.date(from: DateComponents(year: 2025, month: $0, day: 1))
    }
    let chart = Chart(dates, id: \.self) {
      BarMark(x: .value("Month", $0, unit: .month), y: .value("Rain", 10))
    }
    #expect(
      try Render.lines(chart, 400, 200).filter { Int($0) == nil } == [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun",
      ])
  }

  @Test func scalesKeepTheirPaddingFree() throws {
    let chart = Chart([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10, range: .plotDimension(padding: 20))
      .chartYScale(domain: 0...10, range: .plotDimension(startPadding: 30, endPadding: 10))
    let picture = try Render.bitmap(chart, width: 100, height: 100)
    #expect(isBlue(picture[20, 70]) && isBlue(picture[80, 10]))
    #expect(!isBlue(picture[2, 98]) && !isBlue(picture[98, 2]))
  }

  @Test func valuesDecideHowLargeSymbolsAre() throws {
    let chart = Chart([1.0, 4], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("Size", $0))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...5).chartYScale(domain: 0...2)
    func widths(_ chart: some View) throws -> [Int] {
      let picture = try Render.bitmap(chart, width: 200, height: 80)
      return [0..<100, 100..<200].map { $0.filter { isBlue(picture[$0, 40]) }.count }
    }
    // From 0 at 100 square points to 4 at 900: sides of 17.3 and 30 points.
    let scaled = try widths(chart.chartSymbolSizeScale(range: 100.0...900.0))
    #expect(abs(scaled[0] - 17) <= 1 && abs(scaled[1] - 30) <= 1)
    let standard = try widths(chart)
    #expect(standard[0] < standard[1])
  }

  @Test func stacksAreSharedOutAndCentred() throws {
    let sales = [
      Sale(name: "A", amount: 10, kind: "a"), Sale(name: "A", amount: 30, kind: "b"),
      Sale(name: "B", amount: 1, kind: "a"), Sale(name: "B", amount: 1, kind: "b"),
    ]
    func picture(_ stacking: MarkStackingMethod, _ domain: ClosedRange<Double>) throws -> Bitmap {
      let chart = Chart(sales) {
        BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount), stacking: stacking)
          .foregroundStyle(by: .value("Kind", $0.kind))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).chartYScale(domain: domain)
      return try Render.bitmap(chart, width: 200, height: 100)
    }
    // Shares of a whole: a quarter and a half of the height are the first series'.
    let shares = try picture(.normalized, 0...1)
    #expect(isBlue(shares[50, 77]) && !isBlue(shares[50, 73]))
    #expect(isBlue(shares[150, 52]) && !isBlue(shares[150, 48]) && shares[150, 2].green > 150)
    // Around zero: from -20 to 20, and from -1 to 1.
    let centred = try picture(.center, -20...20)
    #expect(isBlue(centred[50, 98]) && isBlue(centred[50, 77]) && !isBlue(centred[50, 73]))
    #expect(centred[50, 2].green > 150 && centred[150, 40].alpha < 20 && isBlue(centred[150, 51]))
  }

  @Test func marksOfEachWayOfSayingThemAreTheSame() throws {
    let sales = (0..<40).map {
      Sale(name: "\($0)", amount: Double($0 * 7 % 11), kind: $0 % 3 == 0 ? "a" : "b")
    }
    func picture(_ chart: some View) throws -> Bitmap { try Render.bitmap(chart, width: 200, height: 100) }
    let whole = try picture(Chart(sales) { bar($0) })
    // A collection whose elements are not contiguous in memory, and contents with an opaque type.
    let lazily = Chart(sales.lazy.map { $0 }) { bar($0) }
    let hidden = Chart { ForEach(sales) { AnyChartContent(bar($0)) } }
    #expect(try picture(lazily) == whole)
    #expect(try picture(hidden) == whole)
  }

  private func bar(_ sale: Sale) -> some ChartContent {
    BarMark(x: .value("Name", sale.name), y: .value("Amount", sale.amount))
      .foregroundStyle(by: .value("Kind", sale.kind)).opacity(sale.kind == "a" ? 1 : 0.5).cornerRadius(2)
  }

  @Test func whatIsSaidOfOneMarkIsNotSaidOfOthers() throws {
    let point = PointMark(x: .value("x", 1), y: .value("y", 1))
    let changed = point.opacity(0).annotation { Text(verbatim: "one") }.offset(x: 40)
    let chart = Chart {
      changed
      point
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...2).chartYScale(domain: 0...2)
    #expect(try Render.lines(chart, 200, 100) == ["one"])
    let picture = try Render.bitmap(chart, width: 200, height: 100)
    #expect(isBlue(picture[100, 50]) && !isBlue(picture[140, 50]))
  }

  @Test func manyPointsAreOnePath() throws {
    let values = (0..<10_000).map { Double($0 * 7919 % 1000) }
    let chart = Chart(Array(values.enumerated()), id: \.offset) {
      PointMark(x: .value("x", $0.offset), y: .value("y", $0.element)).symbolSize(4)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let items = try Render.outcome(chart, width: 300, height: 200).displayList.items
    #expect(items.count == 1)
  }

  @Test func sectorsShareTheCircle() throws {
    let chart = Chart([1.0, 3.0], id: \.self) { value in
      SectorMark(angle: .value("Share", value)).foregroundStyle(value == 1 ? Color.red : Color.blue)
    }
    let picture = try Render.bitmap(chart, width: 100, height: 100)
    // From the top clockwise: a quarter of red, then blue.
    #expect(picture[70, 30].red > 200)
    #expect(picture[30, 30].blue > 200)
    #expect(picture[70, 70].blue > 200)
    #expect(picture[2, 2].alpha == 0)
  }

  /// A property of the curve: between two points it stays between their heights.
  @Test func monotoneCurvesDoNotOvershoot() throws {
    var generator = SeededRandom(seed: 7)
    for _ in 0..<20 {
      let values = (0..<8).map { _ in Double.random(in: 0...100, using: &generator).rounded() }
      let chart = Chart(Array(values.enumerated()), id: \.offset) {
        LineMark(x: .value("x", $0.offset), y: .value("y", $0.element)).interpolationMethod(
          .monotone)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartYScale(domain: 0...100).chartXScale(domain: 0...7)
      let picture = try Render.bitmap(chart, width: 141, height: 100)
      for index in 0..<7 {
        let low = min(values[index], values[index + 1])
        let high = max(values[index], values[index + 1])
        for x in (index * 20 + 2)..<(index * 20 + 19) {
          for y in 0..<100 where isBlue(picture[x, y]) {
            let value = Double(100 - y)
            #expect(value >= low - 3 && value <= high + 3)
          }
        }
      }
    }
  }
}

import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

@MainActor
@Suite struct TextPlaceTests {
  /// Every key is its own text, as in a catalog whose texts are the keys.
  private struct Keys: LocalizedStringSource {
    func format(
      for key: String, defaultFormat: String?, table: String?, locale: Locale,
      arguments: [LocalizedStringKey.Argument]
    ) -> String? { key }

    func text(for key: String, defaultText: String?, table: String?, locale: Locale) -> String? { key }
  }

  private func places(
    _ view: some View, width: CGFloat = 300, height: CGFloat = 400
  ) throws -> [TextPlace] {
    var renderer = Render.renderer
    renderer.strings = Keys()
    let request = RenderRequest(proposal: ProposedViewSize(width: width, height: height), scale: 2)
    return try TextPlaceFinder(renderer, request)
      .places(in: try renderer.render(view, request)) { view }
  }

  private func widths(_ view: some View) throws -> [String: Double?] {
    Dictionary(uniqueKeysWithValues: try places(view).map { ($0.key, $0.width) })
  }

  @Test func aTextMayTakeWhatOthersLeave() throws {
    // A stack would offer the shorter text half of the width.
    let view = HStack(spacing: 10) {
      Text("ab")
      Spacer(minLength: 0)
      Color.red.frame(width: 90, height: 10)
      Text("b").frame(width: 40)
    }
    .padding(.horizontal, 20)
    #expect(try widths(view) == ["ab": 260 - 90 - 40 - 30, "b": 40])
  }

  @Test func anIdealSizeIsLimitedByWhatIsAround() throws {
    let view = VStack {
      Text("wide").fixedSize()
      HStack(spacing: 0) {
        Color.red.frame(width: 24, height: 24)
        Text("tag")
      }
      .padding(8).fixedSize().frame(width: 120)
      ScrollView(.horizontal) {
        HStack {
          Text("chip")
          Text("card").frame(width: 70)
        }
      }
      .frame(height: 60)
    }
    let places = try places(view)
    let widths = Dictionary(uniqueKeysWithValues: places.map { ($0.key, $0.width) })
    #expect(widths == ["wide": 300, "tag": 120 - 16 - 24, "chip": Double?.none, "card": 70])
    // A text at its ideal length does not wrap.
    #expect(places.map(\.lines) == [1, 1, 1, 2])
  }

  @Test func linesAreLimitedByTheLimitOrTheHeight() throws {
    let view = VStack(spacing: 0) {
      Text("one").lineLimit(1)
      Text("three").lineLimit(3)
      Text("two").frame(height: 44)
      Text("two\nof two").font(.system(size: 30)).frame(height: 20)
    }
    #expect(try places(view).map(\.lines) == [1, 3, 2, 1])
    let long = try #require(try places(ScrollView { Text("all") }, height: 197).first)
    // A line of body text is 20.5 points high, and each further one is 22 points below: 196.5 for nine.
    #expect(long.lines == 9)
  }

  @Test func fontsAreNamedAsInBudgets() throws {
    let view = VStack {
      Text("a").font(.headline)
      Text("b").font(.title2.bold())
      Text("c").font(.system(size: 13, weight: .medium, design: .rounded)).italic()
      Text("d").font(.system(.caption, design: .monospaced))
      Text("e").fontWeight(.heavy).minimumScaleFactor(0.6)
      Text("f").font(.custom("Nowhere", size: 15.5))
      Text("g").textScale(.secondary)
    }
    let places = try places(view)
    #expect(
      places.map(\.font) == [
        "headline", "title2:bold", "system:13:medium:rounded:italic", "caption:monospaced", "body:heavy",
        "system:15.5", "system:14",
      ])
    #expect(places.map(\.missingFamily) == [nil, nil, nil, nil, nil, "Nowhere", nil])
    #expect(places.map(\.scale) == [1, 1, 1, 1, 0.6, 1, 1])
  }

  @Test func theCandidateForLongTextsCounts() throws {
    let view = ViewThatFits(in: .horizontal) {
      HStack {
        Text("save")
        Color.red.frame(width: 200, height: 10)
      }
      VStack {
        Text("save").padding(.horizontal, 10)
        Color.red.frame(width: 200, height: 10)
      }
    }
    #expect(try widths(view) == ["save": 280])
  }

  @Test func onlyTextsOfTheCatalogCount() throws {
    let view = VStack {
      Text(verbatim: "verbatim")
      Text("first") + Text(" and ") + Text("second")
      Text("once").padding(.horizontal, 30)
      ForEach(0..<3, id: \.self) { Text("row \($0)").padding(.horizontal, 10 * CGFloat($0)) }
    }
    // The rows are one place, as narrow as the narrowest.
    #expect(try widths(view) == ["once": 240, "row %lld": 260])
  }
}

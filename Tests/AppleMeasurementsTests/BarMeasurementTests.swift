import Controls
import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views

/// Navigation bars and what begins below them, in Apple's pictures of iOS 26.
@MainActor
@Suite struct BarMeasurementTests {
  private func stack(
    _ content: some View, size: DynamicTypeSize = .large, width: CGFloat = 375, height: CGFloat = 667
  ) throws -> Drawn {
    try Drawn(NavigationStack { content }, width: width, height: height, .iOS26, size: size)
  }

  /// 375 by 667 points without a safe area, iOS 26.1.
  @Test func anInlineBarWithoutASafeAreaEndsWhereApplesDoes() throws {
    let drawn = try stack(
      Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
    let title = drawn.frames("Text").first ?? .null
    Length("the bar's end", 64, drawn.frame("NavigationBar").maxY).check()
    Length("the title's middle", 32, title.midY).check()
  }

  /// A bar without a title and without items takes no room: the list begins as if there were no bar.
  @Test func anEmptyBarTakesNoRoom() throws {
    let drawn = try stack(List { Text("One") }, size: .medium, width: 390, height: 844)
    Length("first card", 35.3, drawn.frame("ListRow").minY).check()
  }

  @Test func aCloseButtonOutsideOfBarsIsAWordInTheTint() throws {
    let drawn = try Drawn(
      Button(role: .close) {}.padding(4).background(Color.white), .iOS26, size: .medium)
    let ink = drawn.ink(in: CGRect(origin: .zero, size: drawn.size))
    #expect(drawn.lines.map(\.string) == ["Close"])
    Length("“Close”", 39.3, ink.width).check()
  }

  /// A picker's value in a row of 390 points: it ends 6 points before the chevrons, whose ink is 8.33 wide.
  @Test func valuesOfPickersEndWhereApplesDo() throws {
    let drawn = try Drawn(
      List { Picker("Flavor", selection: .constant(1)) { Text("Vanilla").tag(1) } }, width: 390, height: 844,
      .iOS26, size: .medium)
    let value = drawn.frames("Text").last ?? .null
    Length("the value's end", 356.33 - 8.33 - 6, value.maxX).check()
  }

  /// A field whose text is too long ends in an ellipsis while no one is typing in it.
  @Test func longTextsOfFieldsEndInAnEllipsis() throws {
    let text = "https://bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.com"
    let drawn = try Drawn(TextField("", text: .constant(text)), width: 285, .iOS26, size: .medium)
    let line = try #require(drawn.lines.first)
    #expect(line.string.hasSuffix("…") && line.string.hasPrefix("https://bb"))
    #expect(line.width <= 285)
    #expect(drawn.size.width == 285)
  }

  /// A tab bar's controller has a page of its own, which shows behind a tab without one.
  @Test func tabsStandOnAPage() throws {
    let tabs = TabView { Text("Home").tabItem { Text("Home") } }
    for (version, dark, level) in [
      (RenderVersion.iOS26, false, 255), (.iOS18, false, 255), (.iOS26, true, 0), (.iOS18, true, 0),
    ] {
      let drawn = try Drawn(tabs, width: 375, height: 667, version, dark: dark)
      #expect(drawn.color(10, 10) == [level, level, level])
      #expect(drawn.color(370, 300) == [level, level, level])
    }
  }
}

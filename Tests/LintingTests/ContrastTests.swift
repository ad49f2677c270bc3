import Foundation
import Geometry
import LayoutEngine
import Linting
import Rendering
import Reports
import Testing
import Views

/// Texts on their background.
@Suite @MainActor struct ContrastTests {
  private static func grey(_ white: Double) -> Color { Color(white: white) }

  @Test func greyOnWhiteIsMeasured() throws {
    // 119/255 is the lightest grey that passes on white; its ratio is 4.48, and that of 118/255 is 4.54.
    #expect(try LintTesting.messages(.contrast, Text("Grey").foregroundStyle(Self.grey(118.0 / 255))) == [])
    let messages = try LintTesting.messages(.contrast, Text("Grey").foregroundStyle(Self.grey(119.0 / 255)))
    #expect(
      messages == [
        "Text “Grey” has a contrast of 4.47 : 1, #777777 on #FFFFFF; WCAG AA asks for 4.5 : 1 at 17 pt"
      ])
  }

  /// 4.4989 and 4.4972 are 4.50 in two digits.
  @Test func whatRoundsToTheLeastContrastPasses() throws {
    for (red, green, blue) in [(0.0, 120.0, 215.0), (0, 135, 105)] {
      let color = Color(red: red / 255, green: green / 255, blue: blue / 255)
      #expect(try LintTesting.messages(.contrast, Text("Blue").foregroundStyle(color)) == [])
    }
  }

  @Test func largeTextNeedsLess() throws {
    let grey = Self.grey(140.0 / 255)
    #expect(
      try LintTesting.messages(.contrast, Text("A").font(.system(size: 18)).foregroundStyle(grey)) == [])
    let bold = Text("A").font(.system(size: 14, weight: .bold)).foregroundStyle(grey)
    #expect(try LintTesting.messages(.contrast, bold) == [])
    let semibold = Text("A").font(.system(size: 14, weight: .semibold)).foregroundStyle(grey)
    #expect(try LintTesting.messages(.contrast, semibold) == [])
    for weight in [Font.Weight.regular, .medium] {
      let thin = Text("A").font(.system(size: 14, weight: weight)).foregroundStyle(grey)
      #expect(try LintTesting.messages(.contrast, thin).count == 1)
    }
  }

  @Test func theGroundIsWhatIsDrawnThere() throws {
    let white = Text("White").foregroundStyle(.white)
    #expect(try LintTesting.messages(.contrast, white.padding().background(.black)) == [])
    #expect(try LintTesting.messages(.contrast, white.padding().background(.yellow)).count == 1)
    // The window itself is black in the dark.
    #expect(try LintTesting.messages(.contrast, white) { request, _ in request.colorScheme = .dark } == [])
    #expect(try LintTesting.messages(.contrast, white).count == 1)
  }

  @Test func onlyTheGroundBehindTheLettersCounts() throws {
    // The circle is smaller than the line is high, but larger than the digit.
    let badge = Text("3").foregroundStyle(.white).padding(4).background(.black, in: Circle())
    #expect(try LintTesting.messages(.contrast, badge) == [])
  }

  @Test func whatIsCoveredIsNotMeasured() throws {
    let white = Text("White").foregroundStyle(.white).padding().background(.black)
    #expect(try LintTesting.messages(.contrast, white.overlay(Color.white)) == [])
    // The lower half is under a bar, and only the upper half can be read.
    let bar = VStack(spacing: 0) {
      Color.clear
      Color.white
    }
    #expect(try LintTesting.messages(.contrast, white.overlay(bar)) == [])
  }

  /// Of thirty letters two are a corner, and four can be read.
  @Test(arguments: [(2, 0), (4, 1)])
  func aCornerThatIsLeftIsNotMeasured(letters: Int, count: Int) throws {
    let text = Text(String(repeating: "l", count: 30)).foregroundStyle(.white).overlay {
      GeometryReader { geometry in
        Color.white.frame(width: geometry.size.width * CGFloat(30 - letters) / 30)
      }
    }
    #expect(try LintTesting.messages(.contrast, text).count == count)
  }

  @Test func lettersOfAnotherTextAreNotTakenForItsOwn() throws {
    // The black text is completely covered; the white one is on the cover.
    let view = Text("Covered").overlay {
      Text("Cover").foregroundStyle(.white).frame(width: 100, height: 40).background(Color(white: 0.2))
    }
    #expect(try LintTesting.messages(.contrast, view) == [])
  }

  @Test func opacityCounts() throws {
    #expect(try LintTesting.messages(.contrast, Text("Faint").foregroundStyle(.black)) == [])
    let faint = Text("Faint").foregroundStyle(.black).opacity(0.4)
    #expect(try LintTesting.messages(.contrast, faint).map { $0.contains("#999999 on #FFFFFF") } == [true])
  }

  @Test func eachStretchCounts() throws {
    let text = Text("Good ") + Text("bad").foregroundColor(.yellow)
    #expect(try LintTesting.messages(.contrast, text).map { $0.contains("#FFCC00 on #FFFFFF") } == [true])
  }

  @Test func coloursOfTheSystemAreNotes() throws {
    func severities(_ view: some View) throws -> [Severity] {
      try LintTesting.observations(.contrast, view).map(\.severity)
    }
    #expect(try severities(Text("Secondary").foregroundStyle(.secondary)) == [.note])
    #expect(try severities(Button("Tinted") {}) == [.note])
    #expect(try severities(Button("Tinted") {}.tint(.yellow)) == [.warning])
    #expect(try severities(Button("Filled") {}.buttonStyle(.borderedProminent)) == [.note])
    #expect(try severities(Button("Filled") {}.buttonStyle(.borderedProminent).tint(.yellow)) == [.warning])
    #expect(try severities(Button("Delete", role: .destructive) {}) == [.note])
    #expect(try severities(Text("Gray").foregroundStyle(.gray)) == [.warning])
  }

  @Test func whatCannotBeUsedIsExempt() throws {
    let button = Button("Off") {}.buttonStyle(.plain).foregroundStyle(.yellow)
    #expect(try LintTesting.messages(.contrast, button).count == 1)
    #expect(try LintTesting.messages(.contrast, button.disabled(true)) == [])
  }
}

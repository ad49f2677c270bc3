import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import UIKitShim
import Views

/// Styles, their levels and their derived styles.
@MainActor
struct StyleTests {
  private func pixel(_ view: some View, dark: Bool = false) throws -> Bitmap.Pixel {
    let view = view.frame(width: 4, height: 4).environment(\.colorScheme, dark ? .dark : .light)
    return try Render.bitmap(view, width: 4, height: 4)[2, 2]
  }

  @Test func levelsOfAColourAreItsOpacities() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try pixel(Rectangle().fill(red.secondary)) == pixel(Rectangle().fill(red.opacity(0.5))))
    #expect(try pixel(Rectangle().fill(red.quinary)) == pixel(Rectangle().fill(red.opacity(0.12))))
    let tinted = Rectangle().fill(.tint.tertiary).tint(red)
    #expect(try pixel(tinted) == pixel(Rectangle().fill(red.opacity(0.25))))
  }

  @Test(arguments: [false, true])
  func levelsOfTheSystemsStylesAreTheSystems(dark: Bool) throws {
    func same(_ style: some ShapeStyle, _ color: UIColor) throws -> Bool {
      try pixel(Rectangle().fill(style), dark: dark) == pixel(Color(color), dark: dark)
    }
    #expect(try same(.background.secondary, .secondarySystemBackground))
    #expect(try same(.background.tertiary, .tertiarySystemBackground))
    #expect(try same(.fill.secondary, .secondarySystemFill))
    #expect(try same(.foreground.secondary, .secondaryLabel))
  }

  @Test func stylesBlendWithWhatTheyAreDrawnOn() throws {
    let view = ZStack {
      Color(red: 0.5, green: 0.5, blue: 0.5)
      Rectangle().fill(Color(red: 1, green: 0.5, blue: 0).blendMode(.multiply))
    }
    let found = try pixel(view)
    #expect(found.red == 128 && found.blue == 0)
    #expect((60...68).contains(found.green))
  }

  @Test func glassIsNotedAndTakesNoRoom() throws {
    let outcome = try Render.outcome(Plain(20, 10).glassEffect())
    #expect(try Render.size(Plain(20, 10).glassEffect()) == [20, 10])
    #expect(outcome.fidelityNotes.map(\.subject) == ["glassEffect"])
    #expect(try Render.outcome(Plain(20, 10).glassEffect(.identity)).fidelityNotes.isEmpty)
  }

  @Test func fontsTakeSizesOfTheirOwn() throws {
    let text = Text("Ag")
    #expect(
      try Render.size(text.font(.title.pointSize(30).weight(.regular)))
        == Render.size(text.font(.system(size: 30))))
    #expect(
      try Render.size(text.font(.system(size: 10).scaled(by: 2))) == Render.size(text.font(.system(size: 20)))
    )
  }

  @Test func timersStandAtTheirBeginning() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let interval = start...start.addingTimeInterval(90)
    #expect(try Render.lines(Text(timerInterval: interval)) == ["1:30"])
    #expect(try Render.lines(Text(timerInterval: interval, countsDown: false)) == ["0:00"])
    #expect(
      try Render.lines(Text(timerInterval: interval, pauseTime: start.addingTimeInterval(60))) == ["0:30"])
    let hours = start...start.addingTimeInterval(3661)
    #expect(try Render.lines(Text("in \(timerInterval: hours)")) == ["in 1:01:01"])
  }

  private struct Inset: ViewModifier {
    var length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
  }

  private struct DirectedInset: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Inset {
      Inset(length: environment.layoutDirection == .rightToLeft ? 9 : 3)
    }
  }

  @Test func modifiersAreWhatTheEnvironmentMakesOfThem() throws {
    func width(_ direction: LayoutDirection) throws -> [Double]? {
      let view = Color.red.frame(width: 10, height: 10).modifier(DirectedInset()).accessibilityIdentifier(
        "box"
      )
      .environment(\.layoutDirection, direction)
      return try Render.frames(view, width: 100, height: 100)["box"]
    }
    #expect(try width(.leftToRight)?[2...] == [16, 16])
    #expect(try width(.rightToLeft)?[2...] == [28, 28])
  }

  /// That it compiles is the test: with two forms of the builder's functions the compiler gave up.
  private struct Choice: View {
    let number: Int
    var body: some View {
      switch number {
      case 0: Part(width: 1)
      case 1: Part(width: 2, height: 3)
      case 2: Color.red.frame(width: 3)
      case 3: Part(width: 4)
      case 4: Part(width: 5, height: 6)
      case 5: Text(verbatim: "x").frame(width: 6)
      case 6: Part(width: 7)
      case 7: Part(width: 8, height: 9)
      case 8: HStack { Part(width: 9) }
      case 9: Part(width: 10)
      case 10: Part(width: 11, height: 12)
      default: Part(width: 12)
      }
    }
  }

  private struct Part: View {
    var width: CGFloat
    var height: CGFloat = 1
    var body: some View { Color.red.frame(width: width, height: height) }
  }

  @Test func aBodyMayHaveManyCases() throws {
    for number in 0...11 {
      let frames = try Render.frames(
        Choice(number: number).accessibilityIdentifier("choice"), width: 50, height: 50)
      #expect(frames["choice"]?[2] == Double(number + 1))
    }
  }
}

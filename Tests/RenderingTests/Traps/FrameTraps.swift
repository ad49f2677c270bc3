import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Frames, padding and fixed sizes.
@MainActor
@Suite struct FrameTraps {
  @Test func anInfiniteMaximumIsTheIdealWhereNothingIsOffered() throws {
    let text = try Render.size(Text("Hi"))
    #expect(try Render.size(HStack { Text("Hi").frame(maxWidth: .infinity) }.fixedSize()) == text)
    #expect(try Render.size(Color.red.frame(maxWidth: .infinity))[0] == 10)
  }

  @Test func aMinimumMayAnswerLessThanItsChild() throws {
    let frames = try Render.frames(
      Plain(200, 10).probe("child").frame(minWidth: 100).probe("frame"), width: 120, height: 10)
    #expect(frames["frame"] == [0, 0, 120, 10])
    #expect(frames["child"] == [-40, 0, 200, 10])
  }

  @Test func aMaximumTakesWhatIsOfferedUpToIt() throws {
    let view = Plain(60, 10).frame(maxWidth: 100)
    #expect(try Render.size(view, 300, nil)[0] == 100)
    #expect(try Render.size(view, 80, nil)[0] == 80)
    #expect(try Render.size(view)[0] == 60)
  }

  @Test func anIdealCountsOnlyWhereNothingIsOffered() throws {
    #expect(try Render.size(Color.red.frame(idealWidth: 50))[0] == 50)
    #expect(try Render.size(Color.red.frame(idealWidth: 50), 200, nil)[0] == 200)
  }

  @Test func contradictoryBoundsWarn() throws {
    let outcome = try Render.outcome(Color.red.frame(minWidth: 100, maxWidth: 50), width: 80, height: 10)
    #expect(outcome.warnings.contains { $0.contains("Contradictory frame constraints specified.") })
    #expect(try Render.size(Color.red.frame(idealWidth: 100, maxWidth: 50), 200, 10)[0] == 100)
  }

  @Test func aSmallFrameTruncatesItsText() throws {
    let view = Text(longText).frame(width: 100, height: 20, alignment: .topLeading)
    #expect(try Render.size(view, 390, 100) == [100, 20])
    let lines = try Render.lines(view, 390, 100)
    #expect(lines.count == 1 && lines[0].hasSuffix("…"))
  }

  @Test func aLargerChildOverflowsByTheFramesAlignment() throws {
    let centred = Plain(100, 100).probe("child").frame(width: 50, height: 50)
    #expect(try Render.frames(centred)["child"] == [-25, -25, 100, 100])
    let leading = Plain(100, 100).probe("child").frame(width: 50, height: 50, alignment: .topLeading)
    #expect(try Render.frames(leading)["child"] == [0, 0, 100, 100])
  }

  @Test func negativeLengthsAreIgnoredWithAWarning() throws {
    let outcome = try Render.outcome(Plain(10, 10).frame(width: -10))
    #expect(outcome.size == CGSize(width: 10, height: 10))
    #expect(outcome.warnings.contains { $0.contains("Invalid frame dimension") })
  }

  @Test func theOrderOfModifiersMatters() throws {
    let frames = try Render.frames(
      Color.red.frame(width: 100).probe("inner").frame(width: 50).probe("outer"), width: 300, height: 10)
    #expect(frames["outer"]?[2] == 50)
    #expect(frames["inner"]?[2] == 100)
    #expect(try Render.size(Text("x").padding().frame(width: 100))[0] == 100)
    #expect(try Render.size(Text("x").frame(width: 100).padding())[0] == 132)
  }

  @Test func negativePaddingShrinksAndBleeds() throws {
    let box = try Render.frames(Plain(50, 50).probe("child").padding(-10).probe("all"))
    #expect(box["all"] == [0, 0, 30, 30])
    #expect(box["child"] == [-10, -10, 50, 50])
    let color = try Render.frames(Color.red.probe("child").padding(-10), width: 100, height: 10)
    #expect(color["child"] == [-10, -10, 120, 30])
    #expect(try Render.size(Plain(5, 5).padding(-10)) == [0, 0])
  }

  @Test func paddingNeverOffersLessThanNothing() throws {
    #expect(try Render.size(Color.red.padding(.horizontal), 10, 10)[0] == 32)
  }

  @Test func fixedSizeOverflowsOrWrapsWithoutTruncating() throws {
    let ideal = try Render.size(Text(longText))
    let single = try Render.frames(
      Text(longText).fixedSize().probe("text").frame(width: 100), width: 390, height: 300)
    #expect(single["text"]?[2] == ideal[0])
    #expect(abs((single["text"]?[0] ?? 0) + ideal[0] / 2 - 195) < 0.01)
    let lines = try Render.lines(
      Text(longText).fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 10), 390, 300)
    #expect(lines.count > 3 && !lines.contains { $0.hasSuffix("…") })
    #expect(
      try Render.size(
        HStack(spacing: 0) {
          Spacer().fixedSize()
          Plain(1, 1)
        }, 100, 10)[0] == 9)
  }
}

import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// What texts show and how large they are.
@MainActor
@Suite struct TextTraps {
  @Test func onlyLiteralsAreMarkdown() throws {
    let stored = "**b**"
    #expect(try Render.lines(Text("**b**")) == ["b"])
    #expect(try Render.lines(Text(stored)) == ["**b**"])
    #expect(try Render.lines(Text(verbatim: "**b**")) == ["**b**"])
  }

  @Test func numbersAreWrittenForTheLocale() throws {
    #expect(try Render.lines(Text("\(2024)")) == ["2,024"])
    #expect(try Render.lines(Text(String(2024))) == ["2024"])
    #expect(try Render.lines(Text("\(1.5)")) == ["1.500000"])
  }

  @Test func linesThatDoNotFitAreDropped() throws {
    let lines = try Render.lines(Text(longText), 100, 30)
    #expect(lines.count == 1 && lines[0].hasSuffix("…"))
  }

  @Test func spacersComeAfterTexts() throws {
    let frames = try Render.frames(
      HStack(spacing: 0) {
        Text("Hello there").lineLimit(2).probe("text")
        Spacer()
      }, width: 100, height: 100)
    #expect(frames["text"]?[2] == (try Render.size(Text("Hello there"))[0]))
  }

  @Test func linesAreReserved() throws {
    #expect(try Render.size(Text("one").lineLimit(3, reservesSpace: true))[1] == 64.333)
  }

  @Test func alignmentActsInsideTheHuggingBox() throws {
    let plain = try Render.frames(Text("one").probe("text"), width: 300, height: 100)
    #expect(
      try Render.frames(Text("one").multilineTextAlignment(.trailing).probe("text"), width: 300, height: 100)
        == plain)
  }

  @Test func wrappedTextIsAsWideAsItsWidestLine() throws {
    let frames = try Render.frames(
      Text(longText).probe("text").frame(maxWidth: .infinity).probe("frame"), width: 200, height: 300)
    let text = try #require(frames["text"])
    #expect(frames["frame"]?[2] == 200)
    #expect(text[2] < 200)
    #expect(abs(text[0] - (200 - text[2]) / 2) < 0.002)
  }

  @Test func boldBodyIsSemibold() throws {
    let bold = try Render.size(Text("Weights").bold())
    #expect(bold == (try Render.size(Text("Weights").fontWeight(.semibold))))
    #expect(bold != (try Render.size(Text("Weights").fontWeight(.bold))))
  }

  @Test func concatenatedTextsShareABaseline() throws {
    let sum = Text(verbatim: "a") + Text(verbatim: "b").font(.title)
    #expect(try Render.size(sum)[1] == (try Render.size(Text(verbatim: "b").font(.title))[1]))
    let outcome = try Render.outcome(sum)
    #expect(outcome.tree.root.text?.lines.count == 1)
  }

  @Test func scalingShrinksTheLineToo() throws {
    let text = Text("A rather long line").lineLimit(1).minimumScaleFactor(0.5)
    let ideal = try Render.size(text)
    let scaled = try Render.outcome(text, width: CGFloat(ideal[0] * 0.75), height: 100)
    let report = try #require(scaled.tree.root.text)
    #expect(report.scale < 0.76 && report.scale > 0.6, "\(report.scale)")
    #expect(!report.truncated)
    #expect(Double(scaled.size.height) < ideal[1])
  }

  @Test func scaledMetricsFollowTheLinesOfTheirStyle() throws {
    struct Scaled: View {
      @ScaledMetric var side = 17
      var body: some View { Plain(side, side) }
    }
    let frames = try Render.frames(Scaled().probe("box")) { $0.dynamicTypeSize = .medium }
    #expect(frames["box"]?[2] == 16.333)
  }

  @Test func textSpacingDependsOnTheLowerFont() throws {
    func gap(_ upper: some View, _ lower: some View) throws -> Double {
      let frames = try Render.frames(
        VStack {
          upper.probe("upper")
          lower.probe("lower")
        })
      let first = try #require(frames["upper"])
      return try #require(frames["lower"])[1] - first[1] - first[3]
    }
    #expect(abs(try gap(Text("a").frame(height: 30), Text("b")) - 6.434) < 0.01)
    #expect(abs(try gap(Text("a"), Divider()) - 10.642) < 0.01)
    #expect(abs(try gap(Divider(), Text("b")) - 6.434) < 0.01)
    #expect(
      try Render.size(
        HStack {
          Text("a")
          Text("b")
        })[0]
        == (try Render.size(Text("a"))[0]) + 8 + (try Render.size(Text("b"))[0]))
  }
}

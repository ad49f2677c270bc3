import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// The sizes that views without children return for unusual proposals.
@MainActor
@Suite struct ProposalTraps {
  @Test func colorsTakeWhatIsOfferedAndTenOtherwise() throws {
    #expect(try Render.size(Color.red) == [10, 10])
    #expect(try Render.size(Color.red, nil, 40) == [10, 40])
    #expect(try Render.size(Rectangle(), 0, 0) == [0, 0])
  }

  @Test func circlesAreSquare() throws {
    #expect(try Render.size(Circle(), 300, 150) == [150, 150])
    #expect(try Render.size(Circle(), 200, nil) == [10, 10])
  }

  @Test func geometryReadersLetTheirChildrenOverflowFromTheTopLeadingCorner() throws {
    let frames = try Render.frames(
      GeometryReader { _ in
        Text("hi").probe("text")
        Plain(20, 20).probe("box")
      }.probe("reader"))
    #expect(frames["reader"] == [0, 0, 10, 10])
    #expect(frames["text"]?.prefix(2) == [0, 0])
    #expect(frames["box"] == [0, 0, 20, 20])
  }

  @Test func textHugsUnderAnyOffer() throws {
    let ideal = try Render.size(Text("Hello"))
    #expect(try Render.size(Text("Hello"), 500, 500) == ideal)
    #expect(try Render.size(Text("Hello").frame(maxWidth: .infinity).fixedSize()) == ideal)
    #expect(ideal[1] == 20.333)
    let atTwo = try Render.outcome(Text("Hello")) { $0.scale = 2 }
    #expect(atTwo.size.height == 20.5)
  }

  @Test func twoLinesArePitchAndLineBoxHigh() throws {
    #expect(try Render.size(Text("one\ntwo"))[1] == 42.333)
  }

  @Test func emptyTextIsAChildOfOneLine() throws {
    #expect(try Render.size(Text(verbatim: "")) == [0, 20.333])
    #expect(
      try Render.size(
        HStack {
          Text(verbatim: "")
          Plain(10, 10)
        })[0] == 18)
  }

  @Test func dividersAreOnePixelAcrossTheirStack() throws {
    let column = try Render.frames(
      VStack {
        Divider().probe("line")
        Plain(10, 10)
      }, width: 200, height: 100)
    #expect(column["line"]?.suffix(2) == [200, 0.333])
    let row = try Render.frames(
      HStack {
        Plain(50, 50)
        Divider().probe("line")
        Plain(50, 20)
      })
    #expect(row["line"]?.suffix(2) == [0.333, 50])
    let pile = try Render.frames(
      HStack {
        ZStack {
          Divider().probe("line")
          Plain(5, 5)
        }
        Plain(5, 5)
      }, width: 100, height: 50)
    #expect(pile["line"]?[3] == 0.333)
  }

  @Test func aSpacerAloneTakesTheWholeWindow() throws {
    #expect(try Render.size(Spacer(), 390, 844) == [390, 844])
    #expect(try Render.size(HStack { Spacer() }, 100, 100) == [100, 0])
  }
}

import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Gaps between texts and other views, as measured on iOS at three pixels to a point.
@MainActor
@Suite struct TextSpacingTests {
  private func gap(_ upper: some View, _ lower: some View) throws -> Double {
    let frames = try Render.frames(
      VStack {
        upper.probe("upper")
        lower.probe("lower")
      })
    let upperFrame = try #require(frames["upper"])
    let lowerFrame = try #require(frames["lower"])
    return lowerFrame[1] - upperFrame[1] - upperFrame[3]
  }

  private var box: some View { Color.red.frame(width: 10, height: 10) }

  @Test func textAboveText() throws {
    #expect(abs(try gap(Text("a"), Text("b")) - 2) < 0.002)
  }

  @Test func plainViewAboveText() throws {
    #expect(abs(try gap(box, Text("b")) - 6.434) < 0.01)
  }

  @Test func textAbovePlainView() throws {
    #expect(abs(try gap(Text("a"), box) - 10.642) < 0.01)
  }

  @Test func textOfAPlainSize() throws {
    #expect(abs(try gap(Text("a").font(.system(size: 17)), Text("b").font(.system(size: 17)))) < 0.002)
  }

  @Test func backgroundsKeepTheSpacingOfText() throws {
    #expect(abs(try gap(Text("a").background(.red), Text("b")) - 2) < 0.002)
  }

  @Test func paddingMakesAnEdgePlain() throws {
    #expect(abs(try gap(box, Text("b").padding(.top, 1)) - 8) < 0.002)
  }

  @Test func aFrameInOneDirectionLeavesTheOther() throws {
    #expect(abs(try gap(Text("a").frame(maxWidth: .infinity), Text("b")) - 2) < 0.002)
  }
}

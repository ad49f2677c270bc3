import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Aspect ratios, overlays, backgrounds, clips and effects.
@MainActor
@Suite struct LayeringTraps {
  private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt8 { bitmap[x, y].alpha }

  @Test func aRatioIsIgnoredWhereNothingIsOffered() throws {
    let view = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(try Render.size(view, 100, 100) == [100, 50])
    #expect(try Render.size(view) == [10, 10])
    #expect(try Render.size(view, nil, 50) == [100, 50])
  }

  @Test func fillingIsLargerThanTheOffer() throws {
    #expect(try Render.size(Color.red.aspectRatio(1, contentMode: .fill), 100, 50) == [100, 100])
    #expect(
      try Render.size(Text("x").aspectRatio(1, contentMode: .fit), 300, 300) == (try Render.size(Text("x"))))
    let circle = try Render.frames(
      Circle().probe("circle").aspectRatio(2, contentMode: .fit), width: 100, height: 100)
    #expect(circle["circle"] == [25, 25, 50, 50])
  }

  @Test func overlaysTakeTheSizeOfWhatTheyCover() throws {
    let text = try Render.size(Text("x"))
    let covered = try Render.frames(Text("x").overlay { Color.red.probe("red") }.probe("all"))
    #expect(covered["red"]?.suffix(2) == text[...])
    #expect(covered["all"]?.suffix(2) == text[...])
    let large = try Render.frames(Plain(20, 20).overlay { Plain(100, 100).probe("large") }.probe("all"))
    #expect(large["all"] == [0, 0, 20, 20])
    #expect(large["large"] == [-40, -40, 100, 100])
  }

  @Test func aBadgeSitsOnTheCorner() throws {
    let view = Plain(100, 40).overlay(alignment: .topTrailing) {
      Plain(20, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
        .probe("badge")
    }
    #expect(try Render.frames(view)["badge"] == [90, -5, 20, 10])
  }

  @Test func stylesOnlyBleedWhereTheyTouch() throws {
    func picture(_ view: some View) throws -> Bitmap {
      try Render.bitmap(view, width: 40, height: 40) {
        $0.safeAreaInsets = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
      }
    }
    #expect(alpha(try picture(Color.clear.background(Color.red)), 20, 2) == 255)
    #expect(alpha(try picture(Color.clear.background { Color.red }), 20, 2) == 0)
    #expect(alpha(try picture(Color.clear.background(.red, in: Rectangle())), 20, 2) == 0)
    #expect(alpha(try picture(Color.clear.padding(.top, 1).background(Color.red)), 20, 2) == 255)
    #expect(alpha(try picture(Plain(10, 10).background(Color.red)), 20, 2) == 0)
  }

  @Test func bordersLieInsideAndStrokesOnTheEdge() throws {
    let border = try Render.bitmap(
      Color.clear.frame(width: 50, height: 50).border(.red, width: 10), width: 70, height: 70)
    #expect(alpha(border, 8, 35) == 0 && alpha(border, 12, 35) == 255 && alpha(border, 22, 35) == 0)
    let stroke = try Render.bitmap(
      Rectangle().stroke(lineWidth: 10).frame(width: 50, height: 50), width: 70, height: 70)
    #expect(alpha(stroke, 4, 35) == 0 && alpha(stroke, 6, 35) == 255 && alpha(stroke, 14, 35) == 255)
    #expect(alpha(stroke, 16, 35) == 0)
  }

  @Test func clipsCutOnlyWhatCameBefore() throws {
    let view = Plain(40, 40).frame(width: 20, height: 20).clipped()
      .overlay { Color.blue.frame(width: 4, height: 30) }
    let picture = try Render.bitmap(view, width: 40, height: 40)
    #expect(alpha(picture, 12, 8) == 0)
    #expect(alpha(picture, 20, 8) == 255)
    #expect(try Render.size(Plain(40, 40).frame(width: 20, height: 20).clipped()) == [20, 20])
    let image = try Render.frames(
      VStack(spacing: 0) {
        Color.red.aspectRatio(2, contentMode: .fill).probe("image").frame(width: 100, height: 100).clipped()
          .probe("frame")
        Plain(10, 10).probe("next")
      }, width: 300, height: 300)
    #expect(image["image"]?.suffix(2) == [200, 100])
    #expect(image["frame"]?.suffix(2) == [100, 100])
    #expect((image["next"]?[1] ?? 0) == (image["frame"]?[1] ?? 0) + 100)
  }

  @Test func backgroundsStackBehindAndOverlaysInFront() throws {
    let view = Color.clear.frame(width: 10, height: 10).background(Color.red).background(Color.blue)
    #expect(try Render.bitmap(view, width: 10, height: 10)[5, 5].red > 200)
    let over = Color.clear.frame(width: 10, height: 10).overlay(Color.red).overlay(Color.blue)
    #expect(try Render.bitmap(over, width: 10, height: 10)[5, 5].blue > 200)
    let padded = try Render.frames(
      Text("x").background { Color.red.probe("inner") }.padding().background { Color.red.probe("outer") })
    #expect((padded["outer"]?[2] ?? 0) - (padded["inner"]?[2] ?? 0) == 32)
  }

  @Test func effectsMoveNoNeighbours() throws {
    func column(_ middle: some View) throws -> [Double]? {
      try Render.frames(
        VStack {
          Plain(10, 10)
          middle
          Plain(10, 10).probe("last")
        })["last"]
    }
    let plain = try column(Plain(10, 10))
    #expect(try column(Plain(10, 10).scaleEffect(2)) == plain)
    #expect(try column(Plain(10, 10).rotationEffect(.degrees(45))) == plain)
    #expect(try column(Plain(10, 10).offset(x: 50, y: 50)) == plain)
    #expect(try column(Plain(10, 10).hidden()) == plain)
    #expect(try column(Plain(10, 10).mask { Text("a long mask") }) == plain)
  }

  @Test func positionTakesAllAndCentresThere() throws {
    let frames = try Render.frames(
      Plain(20, 20).probe("child").position(x: 0, y: 0).probe("all"), width: 100, height: 80)
    #expect(frames["all"] == [0, 0, 100, 80])
    #expect(frames["child"] == [-10, -10, 20, 20])
  }

  @Test func opacityShowsWhatIsCovered() throws {
    func picture(_ view: some View) throws -> Bitmap { try Render.bitmap(view, width: 4, height: 4) }
    let black = Color(red: 0, green: 0, blue: 0)
    let white = Color(red: 1, green: 1, blue: 1)
    let stack = ZStack {
      black
      white
    }
    let handedDown = try picture(stack.opacity(0.5))
    let each = try picture(
      ZStack {
        black.opacity(0.5)
        white.opacity(0.5)
      })
    #expect(handedDown == each)
    #expect(each[1, 1].red == 128 && (191...192).contains(each[1, 1].alpha))
    let group = try picture(stack.compositingGroup().opacity(0.5))
    #expect([group[1, 1].red, group[1, 1].alpha] == [128, 128])
  }

  @Test func shadowsFollowTheDrawnShape() throws {
    func picture(_ view: some View) throws -> Bitmap { try Render.bitmap(view, width: 60, height: 40) }
    let bare = try picture(Text("i").shadow(color: .black, radius: 0, x: 20, y: 0))
    let solid = try picture(Text("i").background(.white).shadow(color: .black, radius: 0, x: 20, y: 0))
    func darkness(_ picture: Bitmap) -> Int {
      (0..<60).reduce(0) { sum, x in
        (0..<40).reduce(sum) { $0 + (picture[x, $1].alpha == 255 && picture[x, $1].red == 0 ? 1 : 0) }
      }
    }
    #expect(darkness(solid) > 2 * darkness(bare))
  }
}

import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Effects that depend on a view's position.
@MainActor
struct EffectTests {
  private func strip(_ change: @escaping (Color) -> some View) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<5) { _ in change(Color(red: 0, green: 0, blue: 0)).frame(width: 40, height: 20) }
      }
    }
  }

  @Test func visualEffectsReadTheFrameAndLeaveIt() throws {
    let view = HStack(spacing: 0) {
      Plain(20, 20)
      Plain(20, 20)
        .visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minX / 2, y: proxy.size.height)
        }
        .probe("moved")
      Plain(20, 20).probe("next")
    }
    let frames = try Render.frames(view, width: 60, height: 40)
    #expect(frames["next"] == [40, 10, 20, 20])
    let bitmap = try Render.bitmap(view, width: 60, height: 40)
    #expect(bitmap[25, 15].alpha == 0)
    #expect(bitmap[35, 35].red > 200 && bitmap[35, 35].alpha == 255)
  }

  @Test func visualEffectsApplyInTheirOrder() throws {
    func picture(_ view: some View) throws -> Bitmap { try Render.bitmap(view, width: 40, height: 40) }
    // A shift before a turn is turned with the view, as with the modifiers of the same names.
    let combined = try picture(
      Plain(10, 10).visualEffect { content, _ in
        content.offset(x: 10).rotationEffect(.degrees(90)).opacity(0.5)
      })
    let separate = try picture(Plain(10, 10).offset(x: 10).rotationEffect(.degrees(90)).opacity(0.5))
    #expect(combined == separate)
    #expect(combined[20, 30].alpha == 128)
  }

  @Test func scrollTransitionsFollowTheVisiblePart() throws {
    // 100 points wide: two and a half views, the third half in sight.
    func opacities(_ configuration: ScrollTransitionConfiguration) throws -> [UInt8] {
      let view = strip { color in
        color.scrollTransition(configuration) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
      }
      let bitmap = try Render.bitmap(view, width: 100, height: 20)
      return [20, 60, 90].map { bitmap[$0, 10].alpha }
    }
    #expect(try opacities(.interactive(timingCurve: .linear)) == [255, 255, 128])
    #expect(try opacities(.interactive) == [255, 255, 128])
    #expect(try opacities(.interactive(timingCurve: .linear).threshold(.visible(0.25))) == [255, 255, 255])
    // All of a view and 40 points more: the first has come in by 40 at the leading edge, the second by 60 at the
    // trailing one, the third by 20.
    #expect(
      try opacities(.interactive(timingCurve: .linear).threshold(.visible.inset(by: 40))) == [128, 191, 64])
    #expect(try opacities(.animated) == [255, 255, 0])
    #expect(try opacities(.animated.threshold(.hidden)) == [255, 255, 255])
    #expect(try opacities(.identity) == [255, 255, 255])
  }

  @Test func scrollTransitionsTellTheEdge() throws {
    // Everything that enters at the trailing edge moves down, whichever side that is.
    let view = strip { color in
      color.scrollTransition(.animated) { content, phase in content.offset(y: phase.value * 100) }
    }
    let plain = try Render.bitmap(view, width: 100, height: 20)
    #expect(plain[60, 10].alpha == 255 && plain[90, 10].alpha == 0)
    let mirrored = try Render.bitmap(
      view.environment(\.layoutDirection, .rightToLeft), width: 100, height: 20)
    #expect(mirrored[40, 10].alpha == 255 && mirrored[10, 10].alpha == 0)
  }

  @Test func aScrollTransitionOutsideOfScrollViewsDoesNothing() throws {
    let view = Plain(10, 10).scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    #expect(try Render.bitmap(view, width: 10, height: 10)[5, 5].alpha == 255)
  }

  @Test func unitCurvesPassThroughTheirEnds() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]
    for curve in curves {
      #expect(abs(curve.value(at: 0)) < 1e-9 && abs(curve.value(at: 1) - 1) < 1e-9)
      for step in 0...10 {
        let x = Double(step) / 10
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
      }
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    // The published value of CSS `ease-in` halfway.
    #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.3153568) < 1e-6)
    #expect(UnitCurve.easeIn.velocity(at: 0.9) > UnitCurve.easeIn.velocity(at: 0.1))
  }

  private struct Tabs: View {
    @Namespace private var namespace
    var selected: Int
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center

    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<3) { index in
          Color.clear.frame(width: CGFloat(20 + 10 * index), height: 16)
            .matchedGeometryEffect(id: index, in: namespace)
        }
      }
      .background {
        Color.red.probe("mark").matchedGeometryEffect(
          id: selected, in: namespace, properties: properties, anchor: anchor, isSource: false)
      }
    }
  }

  @Test func matchedGeometryTakesTheSourcesFrame() throws {
    func mark(_ view: some View) throws -> [Double]? {
      try Render.frames(view, width: 120, height: 40)["mark"]
    }
    // Widths of 20, 30 and 40 with gaps of 10, centred.
    #expect(try mark(Tabs(selected: 0)) == [5, 12, 20, 16])
    #expect(try mark(Tabs(selected: 2)) == [75, 12, 40, 16])
    // No view has the ID: the scroll view stays where it is.
    #expect(try mark(Tabs(selected: 7)) == [5, 12, 110, 16])
    #expect(try mark(Tabs(selected: 1, properties: .size)) == [45, 12, 30, 16])
    #expect(try mark(Tabs(selected: 0, properties: .position, anchor: .leading)) == [5, 12, 110, 16])
    #expect(try mark(Tabs(selected: 2, properties: .position, anchor: .leading)) == [75, 12, 110, 16])
    #expect(
      try mark(Tabs(selected: 0).environment(\.layoutDirection, .rightToLeft)) == [95, 12, 20, 16])
    // Two views of one type have namespaces of their own.
    let both = VStack(spacing: 0) {
      Tabs(selected: 0)
      Tabs(selected: 2)
    }
    let bitmap = try Render.bitmap(both, width: 120, height: 32)
    #expect(bitmap[10, 8].red > 200 && bitmap[90, 8].alpha == 0)
    #expect(bitmap[10, 24].alpha == 0 && bitmap[90, 24].red > 200)
  }
}

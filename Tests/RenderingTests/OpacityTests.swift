import Foundation
import Geometry
import Imaging
import RenderSupport
import Rendering
import Testing
import Views

/// The effect of an opacity around several layers, by a recorded picture of iOS 26.1: a switch that is drawn
/// by hand and disabled.
@MainActor
@Suite struct OpacityTests {
  /// A capsule of the colour 235, 0, 0 with a white disc at its end, whose shadow falls downwards.
  private struct Switch: View {
    var body: some View {
      RoundedRectangle(cornerRadius: 16, style: .circular)
        .fill(Color(red: 235 / 255, green: 0, blue: 0))
        .frame(width: 50, height: 31)
        .overlay {
          RoundedRectangle(cornerRadius: 13.5, style: .circular)
            .fill(.white)
            .frame(width: 27, height: 27)
            .shadow(radius: 1, x: 0, y: 1)
            .offset(x: 9.5)
        }
    }
  }

  private func color(_ view: some View, x: Int, y: Int) throws -> [Int] {
    let pixel = try Render.bitmap(view.background(.white), width: 50, height: 31) { $0.scale = 3 }[
      x * 3, y * 3]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  private func expect(_ color: [Int], near other: [Int]) {
    #expect(zip(color, other).allSatisfy { abs($0 - $1) <= 2 }, "\(color) instead of \(other)")
  }

  @Test func aDisabledSwitchShowsItsTrackAndShadowThroughItsThumb() throws {
    let view = Switch().opacity(0.5)
    // The track next to the thumb, and the thumb's middle, with the shadow and the track below it.
    expect(try color(view, x: 4, y: 15), near: [245, 127, 127])
    expect(try color(view, x: 34, y: 15), near: [230, 181, 181])
  }

  @Test func groupsAreFadedAsOnePicture() throws {
    for view in [
      AnyView(Switch().compositingGroup().opacity(0.5)), AnyView(Switch().drawingGroup().opacity(0.5)),
      AnyView(Switch().grayscale(0).opacity(0.5)),
    ] {
      expect(try color(view, x: 34, y: 15), near: [255, 255, 255])
    }
  }

  /// The same switch while it is enabled: how its track darkens below and next to the thumb, from pixel to
  /// pixel.
  @Test func theThumbsShadowIsAsWideAsApples() throws {
    let bitmap = try Render.bitmap(Switch().background(.white), width: 50, height: 31) { $0.scale = 3 }
    let below = (87..<93).map { Int(bitmap[103, $0].red) }
    let beside = (50..<62).map { Int(bitmap[$0, 46].red) }
    expect(below, near: [173, 182, 193, 203, 213, 221])
    expect(beside, near: [235, 235, 235, 235, 235, 235, 235, 234, 231, 228, 222, 214])
  }

  @Test func opacitiesInsideOneAnotherMultiply() throws {
    let view = Switch().opacity(0.5).opacity(0.5)
    expect(try color(view, x: 4, y: 15), near: [250, 191, 191])
    #expect(
      try color(view, x: 34, y: 15)
        == color(Switch().opacity(0.25), x: 34, y: 15))
  }

  @Test func aTextWithItsLineIsOneLayer() throws {
    let text = Text("HHH").strikethrough().font(.system(size: 20)).foregroundStyle(.black)
    let picture = try Render.bitmap(
      text.opacity(0.5).frame(width: 60, height: 30).background(.white), width: 60, height: 30
    ) {
      $0.scale = 3
    }
    let darkest = picture.pixels.map(\.red).min() ?? 0
    #expect((126...129).contains(darkest), "\(darkest)")
  }

  @Test func whatUIKitDrawsIsFadedAsOneView() throws {
    let view = Toggle("", isOn: .constant(true)).labelsHidden().frame(width: 50, height: 31)
    let plain = try color(view, x: 42, y: 15)
    let faded = try color(view.opacity(0.5), x: 42, y: 15)
    expect(plain, near: [255, 255, 255])
    expect(faded, near: [255, 255, 255])
  }

  @Test func materialsLetThroughWhatLiesBelowThem() throws {
    let view = ZStack {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      Rectangle().fill(.ultraThinMaterial).opacity(0.5)
    }
    let left = try color(view, x: 24, y: 15)
    let right = try color(view, x: 26, y: 15)
    // The edge below stays sharp in the half that is let through.
    #expect(right[0] - left[0] > 90, "\(left) beside \(right)")
  }
}

import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct LayerTests {
  private func fill(_ rect: CGRect, _ color: RGBAColor) -> DisplayItem {
    .fill(.init(path: Path(rect), paint: .color(color), transform: .identity))
  }

  private func bitmap(
    _ items: [DisplayItem], size: Int = 8, threads: Int = 1, background: RGBAColor = .clear
  ) -> Bitmap {
    Rasterizer(options: .init(threads: threads)).bitmap(
      of: DisplayList(width: size, height: size, items: items), background: background)
  }

  private let red = RGBAColor(red: 1, green: 0, blue: 0)
  private let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

  @Test func overlappingPartsOfATranslucentLayerDoNotShowThrough() {
    let layer = DisplayItem.layer(
      .init(items: [fill(whole, .black), fill(whole, red)], opacity: 0.5))
    #expect(bitmap([layer])[4, 4] == Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test func nestedClipsCutToTheirIntersection() {
    let inner = DisplayItem.Clip(
      path: Path(CGRect(x: 2, y: 0, width: 4, height: 8)), transform: .identity)
    let outer = DisplayItem.Clip(
      path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), transform: .identity)
    let picture = bitmap([
      .layer(.init(items: [.layer(.init(items: [fill(whole, red)], clips: [inner]))], clips: [outer]))
    ])
    #expect(picture[4, 4].alpha == 255)
    #expect(picture[1, 4].alpha == 0)
    #expect(picture[2, 0].alpha < 255)
  }

  @Test func aMaskShowsByItsAlpha() {
    let mask = DisplayItem.Mask(items: [
      fill(CGRect(x: 0, y: 0, width: 4, height: 8), RGBAColor.black.opacity(0.5))
    ])
    let picture = bitmap([.layer(.init(items: [fill(whole, red)], mask: mask))])
    #expect(picture[1, 1].alpha == 128)
    #expect(picture[6, 1].alpha == 0)
  }

  @Test func multiplyingDarkens() {
    let grey = RGBAColor(red: 0.5, green: 0.5, blue: 0.5)
    let picture = bitmap(
      [.layer(.init(items: [fill(whole, grey)], blendMode: .multiply))],
      background: RGBAColor(red: 1, green: 0.5, blue: 0))
    #expect(picture[0, 0] == Bitmap.Pixel(red: 128, green: 64, blue: 0, alpha: 255))
  }

  @Test func cuttingOutLeavesNothing() {
    let picture = bitmap(
      [
        .layer(
          .init(items: [fill(CGRect(x: 0, y: 0, width: 4, height: 8), .black)], blendMode: .destinationOut))
      ],
      background: red)
    #expect(picture[1, 1].alpha == 0)
    #expect(picture[6, 6].alpha == 255)
  }

  @Test func aBlurKeepsTheSumAndSpreadsIt() {
    let dot = fill(CGRect(x: 30, y: 30, width: 4, height: 4), .black)
    let picture = bitmap(
      [.layer(.init(items: [dot], filters: [.blur(radius: 3, isOpaque: false)]))], size: 64)
    let sum = picture.pixels.reduce(0) { $0 + Int($1.alpha) }
    #expect(abs(sum - 16 * 255) < 400)
    #expect(picture[31, 31].alpha < 128)
    #expect(picture[31, 24].alpha > 0)
  }

  /// A wide blur of a half plane is the normal distribution's integral.
  @Test(arguments: [4.0, 12, 30]) func aBlurredEdgeFollowsTheGaussian(_ deviation: Double) {
    let size = 256
    let half = fill(CGRect(x: -500, y: -500, width: 628, height: 1500), .black)
    let picture = bitmap(
      [.layer(.init(items: [half], filters: [.blur(radius: deviation, isOpaque: false)]))], size: size)
    for x in stride(from: 128 - Int(2 * deviation), through: 128 + Int(2 * deviation), by: 3) {
      let distance = 128 - (Double(x) + 0.5)
      let expected = 0.5 * (1 + erf(distance / deviation / 2.0.squareRoot())) * 255
      #expect(abs(Double(picture[x, 128].alpha) - expected) <= 1.01)
    }
  }

  @Test func aShadowLiesBeneathAndBeside() {
    let picture = bitmap(
      [
        .layer(
          .init(
            items: [fill(CGRect(x: 2, y: 2, width: 3, height: 3), red)],
            filters: [.shadow(color: .black, radius: 0, dx: 2, dy: 2)]))
      ])
    #expect(picture[3, 3] == Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(picture[6, 6] == Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(picture[1, 1].alpha == 0)
  }

  @Test func aGradientRunsFromStopToStop() {
    let gradient = Paint.Gradient(stops: [
      .init(color: .black, location: 0), .init(color: .white, location: 1),
    ])
    let item = DisplayItem.fill(
      .init(
        path: Path(CGRect(x: 0, y: 0, width: 256, height: 1)),
        paint: .linearGradient(gradient, start: .zero, end: CGPoint(x: 256, y: 0)), transform: .identity))
    let picture = Rasterizer().bitmap(of: DisplayList(width: 256, height: 1, items: [item]))
    for x in 0..<256 {
      let exact = (Double(x) + 0.5) / 256 * 255
      #expect(abs(Double(picture[x, 0].red) - exact) <= 0.51)
    }
  }

  @Test func threadsDoNotChangeAPixel() {
    var items: [DisplayItem] = []
    for index in 0..<20 {
      let offset = CGFloat(index) * 2.3
      items.append(
        .fill(
          .init(
            path: Path(ellipseIn: CGRect(x: offset, y: offset / 2, width: 17, height: 11)),
            paint: .color(RGBAColor(red: 1, green: 0.05 * Float(index), blue: 0.4, alpha: 0.6)),
            transform: .identity)))
    }
    let one = bitmap(items, size: 64)
    for threads in [2, 3, 7] { #expect(bitmap(items, size: 64, threads: threads) == one) }
  }
}

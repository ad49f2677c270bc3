import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization
import Testing

/// Colours in sRGB and Display P3 against conversions published with CSS Color 4 and the Web Platform Tests.
@Suite struct ColorSpaceTests {
  /// The pixel that a colour, given in extended sRGB, becomes.
  private func pixel(_ color: RGBAColor, _ space: PictureColorSpace) -> Bitmap.Pixel {
    let rasterizer = Rasterizer(options: .init(colorSpace: space))
    let fill = DisplayItem.fill(
      .init(
        path: Path(CGRect(x: 0, y: 0, width: 1, height: 1)), paint: .color(color), transform: .identity))
    let filled = rasterizer.bitmap(of: DisplayList(width: 1, height: 1, items: [fill]))[0, 0]
    // A background uses another code path.
    #expect(rasterizer.bitmap(of: DisplayList(width: 1, height: 1), background: color)[0, 0] == filled)
    return filled
  }

  private func bytes(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Bitmap.Pixel {
    Bitmap.Pixel(red: red, green: green, blue: blue, alpha: 255)
  }

  @Test func thePrimariesOfSRGBLieInsideOfP3() {
    // color(display-p3 0.9175 0.2003 0.1386), (0.4584 0.9853 0.2983) and (0 0 0.9596).
    #expect(pixel(RGBAColor(red: 1, green: 0, blue: 0), .displayP3) == bytes(234, 51, 35))
    #expect(pixel(RGBAColor(red: 0, green: 1, blue: 0), .displayP3) == bytes(117, 251, 76))
    #expect(pixel(RGBAColor(red: 0, green: 0, blue: 1), .displayP3) == bytes(0, 0, 245))
    #expect(pixel(RGBAColor(red: 1, green: 0, blue: 0), .sRGB) == bytes(255, 0, 0))
  }

  @Test func greysAreTheSameInBoth() {
    for level in stride(from: 0, through: 255, by: 15) {
      let value = Float(level) / 255
      let grey = RGBAColor(red: value, green: value, blue: value)
      #expect(pixel(grey, .displayP3) == bytes(UInt8(level), UInt8(level), UInt8(level)))
    }
  }

  @Test func thePrimariesOfP3ComeBackFromExtendedSRGB() {
    // P3's red, green and blue as extended sRGB.
    let primaries: [(RGBAColor, Bitmap.Pixel, Bitmap.Pixel)] = [
      (RGBAColor(red: 1.0931, green: -0.22674, blue: -0.15013), bytes(255, 0, 0), bytes(255, 0, 0)),
      (RGBAColor(red: -0.51160, green: 1.01827, blue: -0.31067), bytes(0, 255, 0), bytes(0, 255, 0)),
      (RGBAColor(red: 0, green: 0, blue: 1.04202), bytes(0, 0, 255), bytes(0, 0, 255)),
    ]
    for (color, wide, narrow) in primaries {
      #expect(pixel(color, .displayP3) == wide)
      #expect(pixel(color, .sRGB) == narrow)
    }
  }

  @Test func imagesAndGradientsAreConvertedToo() {
    let rasterizer = Rasterizer(options: .init(colorSpace: .displayP3))
    let square = CGRect(x: 0, y: 0, width: 2, height: 2)
    let red = Bitmap(width: 2, height: 2, filledWith: bytes(255, 0, 0))
    let image = DisplayItem.image(.init(bitmap: red, rect: square, transform: .identity))
    #expect(
      rasterizer.bitmap(of: DisplayList(width: 2, height: 2, items: [image]))[1, 1] == bytes(234, 51, 35))
    let gradient = Paint.Gradient(stops: [
      .init(color: RGBAColor(red: 1, green: 0, blue: 0), location: 0),
      .init(color: RGBAColor(red: 1, green: 0, blue: 0), location: 1),
    ])
    let fill = DisplayItem.fill(
      .init(
        path: Path(square), paint: .linearGradient(gradient, start: .zero, end: CGPoint(x: 2, y: 0)),
        transform: .identity))
    #expect(
      rasterizer.bitmap(of: DisplayList(width: 2, height: 2, items: [fill]))[0, 0] == bytes(234, 51, 35))
  }
}

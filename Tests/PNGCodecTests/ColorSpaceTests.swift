import Foundation
import Imaging
import PNGCodec
import Testing

struct ColorSpaceTests {
  private func image(
    _ pixel: StraightBitmap.Pixel, isSRGB: Bool = false, gamma: Double? = nil, profile: [UInt8] = []
  ) -> PNGImage {
    PNGImage(
      bitmap: StraightBitmap(width: 1, height: 1, filledWith: pixel),
      metadata: PNGMetadata(
        width: 1, height: 1, bitDepth: 8, isInterlaced: false, isSRGB: isSRGB, gamma: gamma, profile: profile,
        scale: nil))
  }

  private func converted(_ image: PNGImage) -> [UInt8] {
    let pixel = image.sRGBBitmap.pixels[0]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  @Test func `sRGB, unknown and 1 over 2.2 stay as they are`() {
    let pixel = StraightBitmap.Pixel(red: 10, green: 100, blue: 200)
    for image in [
      image(pixel), image(pixel, isSRGB: true), image(pixel, gamma: 0.45455),
      image(pixel, isSRGB: true, gamma: 1, profile: DisplayP3Profile.bytes),
    ] {
      #expect(converted(image) == [10, 100, 200, 255])
    }
  }

  @Test(arguments: [1.0, 0.35, 0.7])
  func `a gamma is applied`(_ gamma: Double) {
    for level in stride(from: 0, through: 255, by: 5) {
      let light = pow(Double(level) / 255, 1 / gamma)
      let expected = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
      let pixel = StraightBitmap.Pixel(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
      #expect(converted(image(pixel, gamma: gamma))[0] == UInt8((expected * 255).rounded()))
    }
  }

  @Test func `Display P3 is converted and clipped to sRGB`() {
    func p3(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> [UInt8] {
      let pixel = StraightBitmap.Pixel(red: red, green: green, blue: blue)
      return converted(image(pixel, profile: DisplayP3Profile.bytes))
    }
    #expect(p3(255, 255, 255) == [255, 255, 255, 255])
    #expect(p3(0, 0, 0) == [0, 0, 0, 255])
    #expect(p3(128, 128, 128) == [128, 128, 128, 255])
    // P3's primaries lie outside sRGB.
    #expect(p3(255, 0, 0) == [255, 0, 0, 255])
    // CSS Color 4: color(display-p3 0.5 0.6 0.4) is about rgb(48.1% 60.5% 38.2%) in sRGB.
    let mixed = p3(128, 153, 102)
    #expect(abs(Int(mixed[0]) - 123) <= 2 && abs(Int(mixed[1]) - 154) <= 2 && abs(Int(mixed[2]) - 97) <= 2)
  }

  @Test func `translucent colours are converted before alpha is multiplied in`() {
    let pixel = StraightBitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128)
    let opaque = converted(image(StraightBitmap.Pixel(red: 128, green: 0, blue: 0), gamma: 1))[0]
    #expect(converted(image(pixel, gamma: 1)) == [UInt8((Int(opaque) * 128 + 127) / 255), 0, 0, 128])
  }

  @Test func `a broken profile is left out`() {
    let pixel = StraightBitmap.Pixel(red: 10, green: 100, blue: 200)
    for length in stride(from: 0, to: DisplayP3Profile.bytes.count, by: 7) {
      let broken = Array(DisplayP3Profile.bytes[..<length])
      #expect(converted(image(pixel, profile: broken))[3] == 255)
    }
  }
}

import DeviceFrames
import Imaging
import Testing

@Suite struct PictureReducerTests {
  /// The same kernel, pixel by pixel in double precision.
  private static func plainly(_ bitmap: Bitmap, width: Int, height: Int) -> [[Double]] {
    func kernel(_ x: Double) -> Double {
      let x = abs(x)
      if x < 1 { return 1.5 * x * x * x - 2.5 * x * x + 1 }
      return x < 2 ? -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2 : 0
    }
    func weights(_ source: Int, _ target: Int, _ index: Int) -> [(Int, Double)] {
      let ratio = Double(source) / Double(target)
      let unit = max(1, ratio)
      let center = (Double(index) + 0.5) * ratio - 0.5
      let all = (-10...source + 10).map { ($0, kernel((Double($0) - center) / unit)) }.filter { $0.1 != 0 }
      let sum = all.reduce(0) { $0 + $1.1 }
      return all.map { (min(max($0.0, 0), source - 1), $0.1 / sum) }
    }
    return (0..<width * height).map { index in
      var sums = [0.0, 0, 0, 0]
      for (y, vertical) in weights(bitmap.height, height, index / width) {
        for (x, horizontal) in weights(bitmap.width, width, index % width) {
          let pixel = bitmap[x, y]
          for (channel, value) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
            sums[channel] += Double(value) * vertical * horizontal
          }
        }
      }
      let alpha = min(max(sums[3], 0), 255)
      return sums.dropLast().map { min(max($0, 0), alpha) } + [alpha]
    }
  }

  @Test(arguments: [
    (23, 19, 17, 13), (9, 30, 4, 29), (5, 4, 3, 1), (2, 2, 1, 1), (31, 3, 30, 2), (4, 4, 7, 9),
  ])
  func weighsPixelsWithTheKernel(width: Int, height: Int, smallWidth: Int, smallHeight: Int) {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        // Some rows repeat the one above.
        let row = y % 5 < 2 ? 0 : y
        let alpha = (x * 37 + row * 91) % 256
        func channel(_ factor: Int) -> UInt8 { UInt8(((x + 3) * (row + 5) * factor) % (alpha + 1)) }
        bitmap[x, y] = .init(red: channel(7), green: channel(13), blue: channel(29), alpha: UInt8(alpha))
      }
    }
    let reduced = PictureReducer.picture(bitmap, width: smallWidth, height: smallHeight)
    let expected = Self.plainly(bitmap, width: smallWidth, height: smallHeight)
    #expect(reduced.width == smallWidth && reduced.height == smallHeight)
    for (pixel, values) in zip(reduced.pixels, expected) {
      for (channel, value) in zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], values) {
        #expect(abs(Double(channel) - value) <= 0.51)
      }
    }
  }

  @Test func keepsOneColor() {
    let pixel = Bitmap.Pixel(red: 12, green: 200, blue: 255, alpha: 255)
    let bitmap = Bitmap(width: 101, height: 57, filledWith: pixel)
    #expect(PictureReducer.picture(bitmap, width: 67, height: 41).pixels.allSatisfy { $0 == pixel })
  }
}

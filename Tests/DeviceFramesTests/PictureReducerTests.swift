import DeviceFrames
import Imaging
import Testing

/// Making pictures smaller, compared with the kernel's definition written out in double precision.
@Suite struct PictureReducerTests {
  private static func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> Bitmap.Pixel) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = color(x, y) } }
    return bitmap
  }

  /// The share of each of `source` pixels in each of `target` pixels of a line.
  private static func weights(_ source: Int, _ target: Int) -> [[Double]] {
    (0..<target).map { index in
      let ratio = Double(source) / Double(target)
      let unit = max(1, ratio)
      let center = (Double(index) + 0.5) * ratio - 0.5
      var line = [Double](repeating: 0, count: source)
      for place in Int(center - 2 * unit) - 2...Int(center + 2 * unit) + 2 {
        let x = abs(Double(place) - center) / unit
        let kernel =
          x < 1 ? 1.5 * x * x * x - 2.5 * x * x + 1 : x < 2 ? -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2 : 0
        line[min(max(place, 0), source - 1)] += kernel
      }
      let sum = line.reduce(0, +)
      return line.map { $0 / sum }
    }
  }

  private static func channels(_ pixel: Bitmap.Pixel) -> [Double] {
    [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Double.init)
  }

  @Test(arguments: [
    (7, 5, 3, 2), (40, 30, 13, 9), (12, 9, 12, 4), (12, 9, 5, 9), (9, 9, 1, 1), (3, 2, 8, 7), (1, 1, 4, 3),
  ])
  func isTheKernelOfCatmullAndRom(_ sizes: (width: Int, height: Int, newWidth: Int, newHeight: Int)) {
    let (width, height, newWidth, newHeight) = sizes
    // Rows that repeat, single ones, and pixels that are partly or wholly clear.
    let source = Self.picture(width, height) { x, y in
      let alpha = [255, 255, 90, 0][(x * 3 + y / 3) % 4]
      func part(_ value: Int) -> UInt8 { UInt8(value % (alpha + 1)) }
      return .init(
        red: part(x * 37 + (y / 3) * 11), green: part(x * x * 7), blue: part((y / 3) * 61),
        alpha: UInt8(alpha))
    }
    let picture = PictureReducer.picture(source, width: newWidth, height: newHeight)
    #expect(picture.width == newWidth && picture.height == newHeight)
    let (columns, rows) = (Self.weights(width, newWidth), Self.weights(height, newHeight))
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        var sum = [0.0, 0, 0, 0]
        for row in 0..<height {
          for column in 0..<width {
            let weight = rows[y][row] * columns[x][column]
            for (index, value) in Self.channels(source[column, row]).enumerated() {
              sum[index] += weight * value
            }
          }
        }
        let alpha = max(0, min(255, sum[3]))
        let found = Self.channels(picture[x, y])
        for index in 0..<4 {
          #expect(abs(found[index] - max(0, min(alpha, sum[index]))) < 0.52, "\(x), \(y), channel \(index)")
        }
      }
    }
  }

  @Test func leavesTheSameSizeAloneAndGivesNothingOfNothing() {
    let source = Self.picture(5, 4) { x, y in
      .init(red: UInt8(40 * x), green: UInt8(60 * y), blue: 7, alpha: 255)
    }
    #expect(PictureReducer.picture(source, width: 5, height: 4) == source)
    let empty = PictureReducer.picture(source, width: 0, height: 3)
    #expect(empty.width == 0 && empty.height == 3 && empty.pixels.isEmpty)
    let none = PictureReducer.picture(Bitmap(width: 0, height: 4), width: 2, height: -3)
    #expect(none.width == 2 && none.height == 0)
    #expect(
      PictureReducer.picture(Bitmap(width: 0, height: 4), width: 2, height: 2).pixels == [
        .clear, .clear, .clear, .clear,
      ])
  }
}

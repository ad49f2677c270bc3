import ImageComparison
import Imaging
import Testing

private typealias Pixel = StraightBitmap.Pixel

/// The pictures of differences, pixel by pixel on small ones.
struct DifferencePictureTests {
  private func grey(_ level: UInt8, alpha: UInt8 = 255) -> StraightBitmap.Pixel {
    Pixel(red: level, green: level, blue: level, alpha: alpha)
  }

  /// The largest difference becomes white, others are proportional to it.
  @Test func `differences are stretched to the full range`() {
    let first = StraightBitmap(width: 3, height: 2, filledWith: grey(100))
    var second = first
    second[0, 0] = Pixel(red: 150, green: 100, blue: 90)
    second[2, 1] = Pixel(red: 100, green: 0, blue: 100)
    second[1, 1] = Pixel(red: 100, green: 100, blue: 100, alpha: 205)
    let picture = DifferencePicture().normalized(first, second)
    let black = Pixel(red: 0, green: 0, blue: 0)
    #expect(
      picture.pixels == [
        Pixel(red: 127, green: 0, blue: 25), black, black, black, grey(127),
        Pixel(red: 0, green: 255, blue: 0),
      ])
    let alpha = DifferencePicture().alpha(first, second)
    #expect(alpha.pixels == [black, black, black, black, grey(255), black])
    // For pictures of different sizes, the common part is drawn.
    let smaller = StraightBitmap(width: 2, height: 1, filledWith: grey(100))
    #expect(DifferencePicture().normalized(smaller, second).width == 2)
  }

  /// A frame of three pixels, eight further out than the region; below, both sides of it enlarged, on grey.
  @Test func `rings stand around regions, which are shown enlarged`() {
    let first = StraightBitmap(width: 100, height: 60, filledWith: grey(255))
    var second = first
    for x in 40..<44 { for y in 30..<32 { second[x, y] = grey(0) } }
    let picture = DifferencePicture().rings(first, second, ImageComparator().compare(first, second))
    let color = picture[32, 30]
    #expect(color != grey(255))
    for x in 32..<52 {
      for (y, isRing) in [
        (21, false), (22, true), (24, true), (25, x < 35 || x >= 49), (37, true), (39, true), (40, false),
      ] {
        #expect((picture[x, y] == color) == isRing, "\(x), \(y)")
      }
    }
    for y in 22..<40 { #expect(picture[31, y] != color && picture[52, y] != color, "\(y)") }
    // 20 x 18 pixels, eight times as large, side by side with a gap of eight.
    #expect(picture.width == 2 * 160 + 8 && picture.height == 60 + 8 + 144)
    #expect(picture[0, 60] == grey(128) && picture[160, 70] == grey(128))
    #expect(picture[8 * 8, 68 + 8 * 8] == grey(255) && picture[168 + 8 * 8, 68 + 8 * 8] == grey(0))
    #expect(
      picture[168 + 12 * 8 - 1, 68 + 10 * 8 - 1] == grey(0) && picture[168 + 12 * 8, 68 + 10 * 8] == grey(255)
    )
  }

  @Test func `small pictures are averages, weighted by alpha`() {
    let (clear, solid) = (grey(90, alpha: 0), Pixel(red: 200, green: 100, blue: 3))
    var wide = StraightBitmap(width: 4, height: 2, filledWith: solid)
    #expect(wide.reduced(toFit: 4, 2) == wide && wide.reduced(toFit: 9, 9) == wide)
    wide[0, 0] = grey(0)
    wide[3, 1] = clear
    // Colours count as much as they can be seen; halves are rounded up.
    #expect(
      wide.reduced(toFit: 2, 2).pixels == [
        Pixel(red: 150, green: 75, blue: 2), Pixel(red: 200, green: 100, blue: 3, alpha: 191),
      ])
    var pair = StraightBitmap(width: 2, height: 1, filledWith: solid)
    pair[1, 0] = clear
    #expect(pair.reduced(toFit: 1, 1).pixels == [Pixel(red: 200, green: 100, blue: 3, alpha: 128)])
    // Both lengths fit, and neither becomes nothing.
    for (width, height, fit) in [(8, 2, (2, 1)), (2, 8, (1, 2)), (90, 1, (2, 1))] {
      let small = StraightBitmap(width: width, height: height, filledWith: solid).reduced(toFit: 2, 2)
      #expect((small.width, small.height) == fit && small.pixels.allSatisfy { $0 == solid })
    }
  }

  @Test func `pictures stand side by side and masks are clear around what differs`() {
    let first = StraightBitmap(width: 4, height: 3, filledWith: grey(10))
    var second = StraightBitmap(width: 4, height: 3, filledWith: grey(10))
    second[3, 2] = grey(90)
    let difference = ImageComparator().compare(first, second)
    let mask = DifferencePicture().mask(difference.map, width: 4, height: 3)
    #expect(mask.pixels.indices.filter { mask.pixels[$0].alpha != 0 } == [11])
    #expect(difference.ratio == 1.0 / 12)
  }

  /// The row below belongs to neither: moved content is found, whatever is beneath it.
  @Test func `what moves is found beside other things`() {
    var first = StraightBitmap(width: 120, height: 80, filledWith: grey(255))
    for x in 0..<120 { first[x, 26] = grey(0) }
    var second = first
    for (x, y) in [(0, 0), (5, 0), (2, 3), (5, 5), (0, 5), (3, 1)] {
      first[20 + x, 20 + y] = Pixel(red: 20, green: 60, blue: 220)
      second[70 + x, 50 + y] = Pixel(red: 20, green: 60, blue: 220)
    }
    let regions = ImageComparator().compare(first, second).regions
    #expect(regions.map(\.kind) == [.moved, .moved])
  }
}

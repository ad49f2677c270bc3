import DeviceFrames
import Devices
import Fonts
import Foundation
import Imaging
import Testing
import Typesetting

@Suite struct DeviceFramerTests {
  private static let phone = DeviceBody(
    screen: CGSize(width: 100, height: 200), cornerRadius: 15,
    cutout: .island(CGRect(x: 35, y: 5, width: 30, height: 10)), bezel: CGSize(width: 8, height: 9))

  /// A picture in which no two neighbours are equal.
  private static func picture(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = .init(
          red: UInt8((x * 7 + y * 3) % 251), green: UInt8((x * 5 + y * 11) % 241), blue: UInt8((x ^ y) & 255),
          alpha: 255)
      }
    }
    return bitmap
  }

  private static func isNearlyBlack(_ pixel: Bitmap.Pixel) -> Bool {
    pixel.alpha == 255 && max(pixel.red, pixel.green, pixel.blue) < 8
  }

  @Test func leavesTheScreensPixelsAsTheyAre() throws {
    let picture = Self.picture(200, 400)
    let framed = try DeviceFramer(style: FrameStyle()).frame(picture, in: Self.phone, isLandscape: false)
    // Bezel and buttons at each side: 8 + 2.5 and 9 + 2.5 points of two pixels.
    #expect(framed.width == 200 + 2 * 21 && framed.height == 400 + 2 * 23)
    var equal = 0
    for y in 0..<400 {
      for x in 0..<200 where framed[x + 21, y + 23] == picture[x, y] { equal += 1 }
    }
    // The corners and the island, 60 x 20 pixels, are all that is covered.
    #expect(equal < 200 * 400 - 900 && equal > 200 * 400 - 2400)
    for y in 60..<340 {
      for x in 0..<200 where framed[x + 21, y + 23] != picture[x, y] {
        Issue.record("the pixel at \(x), \(y) is another")
        return
      }
    }
  }

  @Test func drawsTheBodyAroundTheScreen() throws {
    let framed = try DeviceFramer(style: FrameStyle(color: .init(red: 1, green: 0, blue: 0))).frame(
      Self.picture(200, 400), in: Self.phone, isLandscape: false)
    // Outside of the body's corner, its metal, the glass, the screen's corner, the island.
    #expect(framed[5, 5] == .clear)
    let metal = framed[6, 300]
    #expect(metal.alpha == 255 && metal.red > 150 && metal.green < 120)
    #expect(Self.isNearlyBlack(framed[16, 300]))
    #expect(Self.isNearlyBlack(framed[22, 24]))
    #expect(Self.isNearlyBlack(framed[21 + 90, 23 + 20]))
    // The button at the right protrudes, nothing does further down.
    #expect(framed[framed.width - 3, 160].alpha == 255)
    #expect(framed[framed.width - 3, 300] == .clear)
  }

  /// The corners of a screen may be outside its body's outline, where nothing of the picture is visible.
  @Test func drawsNothingBeyondLargeCorners() throws {
    var body = Self.phone
    body.cornerRadius = 45
    let picture = Bitmap(
      width: 200, height: 400, filledWith: .init(red: 255, green: 255, blue: 255, alpha: 255))
    let framed = try DeviceFramer(style: FrameStyle()).frame(picture, in: body, isLandscape: false)
    for x in [21, 220] {
      for y in [23, 422] { #expect(framed[x, y] == .clear, "the corner at \(x), \(y)") }
    }
    #expect(framed[21, 200].red == 255 && framed[220, 200].red == 255)
    // The last row is the tip of corners that meet there.
    #expect(framed[120, 421].red == 255)
  }

  @Test func turnsTheDeviceThatLies() throws {
    let picture = Self.picture(400, 200)
    let framed = try DeviceFramer(style: FrameStyle()).frame(picture, in: Self.phone, isLandscape: true)
    #expect(framed.width == 400 + 2 * 23 && framed.height == 200 + 2 * 21)
    // The island is at the left, and the button that was at the right is above.
    #expect(Self.isNearlyBlack(framed[23 + 20, 21 + 100]))
    #expect(framed[23 + 200, 21 + 100] == picture[200, 100])
    #expect(framed[150, 2].alpha == 255)
    #expect(framed[300, 2] == .clear)
  }

  @Test func keepsSquareCorners() throws {
    let body = DeviceBody(
      screen: CGSize(width: 100, height: 150), cornerRadius: 0, bezel: CGSize(width: 5, height: 40),
      bodyRadius: 12, hasHomeIndicator: false)
    let picture = Self.picture(100, 150)
    let framed = try DeviceFramer(style: FrameStyle()).frame(picture, in: body, isLandscape: false)
    let (left, top) = ((framed.width - 100) / 2, (framed.height - 150) / 2)
    for (x, y) in [(0, 0), (99, 0), (0, 149), (99, 149), (50, 70)] {
      #expect(framed[left + x, top + y] == picture[x, y])
    }
    // Also where the screen ends within a pixel: 150 points of 0.59 pixels each.
    let white = Bitmap(
      width: 100, height: 150, filledWith: .init(red: 255, green: 255, blue: 255, alpha: 255))
    let style = FrameStyle(background: .black, padding: 5, canvas: .picture)
    let smaller = try DeviceFramer(style: style).frame(white, in: body, isLandscape: false)
    #expect((0..<150).count { smaller[50, $0] == white[0, 0] } == 89)
    // The ring of the home button.
    let row = (0..<framed.width).map { framed[$0, top + 150 + 20] }
    #expect(row.contains { $0.red > 40 && $0.alpha == 255 })
  }

  @Test func drawsNotches() throws {
    var body = Self.phone
    body.cutout = .notch(CGRect(x: 30, y: 0, width: 40, height: 12))
    let picture = Bitmap(
      width: 100, height: 200, filledWith: .init(red: 255, green: 255, blue: 255, alpha: 255))
    let framed = try DeviceFramer(style: FrameStyle()).frame(picture, in: body, isLandscape: false)
    let (left, top) = (11, 12)
    #expect(Self.isNearlyBlack(framed[left + 35, top + 3]))
    // No line of the screen is visible between the notch and the bezel.
    for x in 31..<69 { #expect(framed[left + x, top].red < 40) }
    #expect(framed[left + 50, top + 13].red == 255)
    #expect(framed[left + 24, top + 8].red == 255)
  }

  @Test func showsTheScreensOwnColorThroughPictures() throws {
    let empty = Bitmap(width: 100, height: 200)
    for (color, level) in [(RGBAColor.white, UInt8(255)), (.black, 0)] {
      let style = FrameStyle(screenBackground: color)
      let framed = try DeviceFramer(style: style).frame(empty, in: Self.phone, isLandscape: false)
      #expect(framed[60, 100] == .init(red: level, green: level, blue: level, alpha: 255))
    }
  }

  @Test func makesTheDeviceSmallerWhereThePictureKeepsItsSize() throws {
    let style = FrameStyle(background: .white, padding: 10, canvas: .picture)
    for isLandscape in [false, true] {
      let picture = isLandscape ? Self.picture(400, 200) : Self.picture(200, 400)
      let framed = try DeviceFramer(style: style).frame(picture, in: Self.phone, isLandscape: isLandscape)
      #expect(framed.width == picture.width && framed.height == picture.height)
      let white = Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255)
      var drawn = (minX: Int.max, minY: Int.max, maxX: 0, maxY: 0)
      for y in 0..<framed.height {
        for x in 0..<framed.width where framed[x, y] != white {
          drawn = (min(drawn.minX, x), min(drawn.minY, y), max(drawn.maxX, x), max(drawn.maxY, y))
        }
      }
      #expect(drawn.minX >= 9 && drawn.minY >= 9)
      #expect(drawn.maxX <= framed.width - 10 && drawn.maxY <= framed.height - 10)
      // It fills the space in one direction and is centred in the other.
      #expect(drawn.maxX - drawn.minX > framed.width - 30 || drawn.maxY - drawn.minY > framed.height - 30)
      #expect(abs(drawn.minX + drawn.maxX + 1 - framed.width) <= 2)
      #expect(abs(drawn.minY + drawn.maxY + 1 - framed.height) <= 3)
    }
  }

  @Test func drawsTheHomeIndicatorSoThatItShows() throws {
    var style = FrameStyle()
    style.showsHomeIndicator = true
    let framer = DeviceFramer(style: style)
    for (level, isDark) in [(UInt8(255), true), (20, false)] {
      let picture = Bitmap(
        width: 100, height: 200, filledWith: .init(red: level, green: level, blue: level, alpha: 255))
      let framed = try framer.frame(picture, in: Self.phone, isLandscape: false)
      let bar = framed[11 + 50, 12 + 200 - 10]
      #expect(isDark ? bar.red < 60 : bar.red > 200)
      #expect(framed[11 + 20, 12 + 200 - 10].red == level)
    }
  }

  @Test func setsTitlesAboveTheDevice() throws {
    let typesetter = Typesetter(fonts: try FontLibrary(directory: FontLibrary.locate(explicit: nil)))
    let framer = DeviceFramer(style: FrameStyle(background: .white), typesetter: typesetter)
    let picture = Self.picture(400, 800)
    let body = DeviceBody.generic(screen: CGSize(width: 400, height: 800))
    let plain = try framer.frame(picture, in: body, isLandscape: false)
    let titled = try framer.frame(
      picture, in: body, isLandscape: false, title: FrameTitle("Everything that you need to do today"))
    let added = titled.height - plain.height
    #expect(titled.width == plain.width)
    #expect(added > 60 && added < 200)
    // The device is the same, further down; the lines above it are in the middle.
    #expect(
      titled.pixels.suffix(plain.pixels.count - 30 * plain.width).elementsEqual(
        plain.pixels.suffix(plain.pixels.count - 30 * plain.width)))
    var columns: Set<Int> = []
    for y in 0..<added - 5 {
      for x in 0..<titled.width where titled[x, y].red < 128 { columns.insert(x) }
    }
    let (first, last) = (try #require(columns.min()), try #require(columns.max()))
    #expect(abs(first + last - titled.width) < 8)
    #expect(last - first > 150 && first > 10)
  }

  @Test func setsLightTitlesOnDarkBackgrounds() throws {
    let typesetter = Typesetter(fonts: try FontLibrary(directory: FontLibrary.locate(explicit: nil)))
    let framer = DeviceFramer(style: FrameStyle(background: .black, canvas: .picture), typesetter: typesetter)
    let framed = try framer.frame(
      Self.picture(400, 800), in: .generic(screen: CGSize(width: 400, height: 800)), isLandscape: false,
      title: FrameTitle("Title"))
    #expect(framed.pixels.prefix(60 * 400).contains { $0.red == 255 && $0.green == 255 && $0.blue == 255 })
  }

  /// Every machine draws the same pixels: the hash (FNV-1a) of a frame with everything that is drawn.
  @Test func drawsTheSamePixelsOnEveryMachine() throws {
    let typesetter = Typesetter(fonts: try FontLibrary(directory: FontLibrary.locate(explicit: nil)))
    var style = FrameStyle(background: .init(red: 0.2, green: 0.4, blue: 0.6), canvas: .picture)
    style.showsHomeIndicator = true
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for isLandscape in [false, true] {
      let picture = isLandscape ? Self.picture(600, 300) : Self.picture(300, 600)
      let framed = try DeviceFramer(style: style, typesetter: typesetter).frame(
        picture, in: Self.phone, isLandscape: isLandscape, title: FrameTitle("Überall gleich"))
      for pixel in framed.pixels {
        for byte in [pixel.red, pixel.green, pixel.blue, pixel.alpha] {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
      }
    }
    #expect(hash == 15_568_694_929_194_300_835)
  }

  /// Whatever the numbers, there is a picture.
  @Test(arguments: [(1, 1), (3000, 20), (20, 3000), (7, 8)])
  func framesPicturesOfAnySize(width: Int, height: Int) throws {
    let typesetter = Typesetter(fonts: try FontLibrary(directory: FontLibrary.locate(explicit: nil)))
    let body = DeviceBody.generic(screen: CGSize(width: min(width, height), height: max(width, height)))
    for canvas in [FrameStyle.Canvas.device, .picture] {
      for padding in [nil, 0, 400] as [Double?] {
        let style = FrameStyle(background: .white, padding: padding, canvas: canvas)
        let framed = try DeviceFramer(style: style, typesetter: typesetter).frame(
          Self.picture(width, height), in: body, isLandscape: width > height, title: FrameTitle("Some title"))
        #expect(framed.width >= width && framed.height >= height)
      }
    }
  }

  @Test func drawsTheSameWithAnyNumberOfThreads() throws {
    let picture = Self.picture(300, 600)
    let style = FrameStyle(background: .white, canvas: .picture)
    let one = try DeviceFramer(style: style).frame(picture, in: Self.phone, isLandscape: false)
    for threads in [2, 5] {
      let more = try DeviceFramer(style: style, threads: threads).frame(
        picture, in: Self.phone, isLandscape: false)
      #expect(more == one)
    }
  }
}

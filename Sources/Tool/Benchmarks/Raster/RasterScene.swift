import Fonts
import Foundation
import Geometry
import Imaging

/// What the rasterizer and its peers are asked to draw, free of any one library's types.
struct RasterScene {
  /// A rectangle with round corners, in pixels.
  struct Card {
    var rect: CGRect
    var radius: Double
    var color: RGBAColor
  }

  /// A closed outline of cubic curves: the start, then three points for each curve.
  struct Blob {
    var points: [CGPoint]
    var color: RGBAColor
  }

  /// A glyph of the interface font with its origin in pixels.
  struct Letter {
    var glyph: UInt32
    var x: Double
    var y: Double
  }

  /// What is drawn.
  enum Content {
    case fill(RGBAColor)
    case cards([Card])
    case linearGradient([(Double, RGBAColor)], from: CGPoint, to: CGPoint)
    case radialGradient([(Double, RGBAColor)], center: CGPoint, radius: Double)
    /// A card with a shadow whose radius is twice the gaussian's deviation.
    case shadow(Card, radius: Double)
    /// Cards drawn together and blurred, the radius being the gaussian's deviation.
    case blur([Card], deviation: Double)
    case glyphs([Letter], size: Double)
    case blobs([Blob])
    /// A closed polygon filled by the non-zero rule.
    case polygon([CGPoint], RGBAColor)
    /// A bitmap drawn over the whole screen and turned around its middle by an angle in radians, between its pixels
    /// mixed linearly, or averaged where it is made smaller.
    case image(Bitmap, angle: Double)
  }

  var name: String
  var content: Content
  /// How many times as fast as Cairo Blend2D was where its lead was measured, if it was for such a scene.
  var blend2DLead: Double?
}

extension RasterScene {
  /// A phone's screen in pixels.
  static let width = 1170
  static let height = 2532

  /// The scenes, the same in every run.
  static func all(font: FontFace) -> [RasterScene] {
    var random = SceneRandom(seed: 11)
    let (w, h) = (Double(width), Double(height))
    let sunset: [(Double, RGBAColor)] = [
      (0, RGBAColor(red: 1, green: 0.55, blue: 0.1)), (0.4, RGBAColor(red: 0.9, green: 0.2, blue: 0.4)),
      (1, RGBAColor(red: 0.15, green: 0.1, blue: 0.5)),
    ]
    return [
      RasterScene(name: "solid fill", content: .fill(RGBAColor(red: 0.1, green: 0.4, blue: 0.9))),
      RasterScene(
        name: "translucent fill", content: .fill(RGBAColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 0.5)),
        blend2DLead: 4.9),
      RasterScene(
        name: "1,000 round rectangles", content: .cards(cards(1000, &random)), blend2DLead: 3.1),
      RasterScene(
        name: "linear gradient",
        content: .linearGradient(sunset, from: .zero, to: CGPoint(x: w, y: h)), blend2DLead: 12),
      RasterScene(
        name: "radial gradient",
        content: .radialGradient(sunset, center: CGPoint(x: w / 2, y: h / 3), radius: h * 0.7),
        blend2DLead: 15),
      RasterScene(
        name: "shadow of a card",
        content: .shadow(
          Card(
            rect: CGRect(x: 435, y: 1100, width: 300, height: 200), radius: 16,
            color: RGBAColor(red: 1, green: 1, blue: 1)), radius: 20)),
      RasterScene(name: "blurred screen", content: .blur(cards(200, &random), deviation: 30)),
      RasterScene(name: "10,000 glyphs", content: .glyphs(letters(10_000, font, &random), size: 34)),
      RasterScene(name: "5,000 cubic blobs", content: .blobs(blobs(5000, &random)), blend2DLead: 3.9),
      RasterScene(
        name: "path of 10,000 lines",
        content: .polygon(scribble(10_000, &random), RGBAColor(red: 0.2, green: 0.2, blue: 0.25)),
        blend2DLead: 25),
      RasterScene(
        name: "enlarged image", content: .image(picture(width / 2, height / 2, &random), angle: 0)),
      RasterScene(
        name: "reduced image", content: .image(picture(width * 3 / 2, height * 3 / 2, &random), angle: 0)),
      RasterScene(
        name: "turned image", content: .image(picture(width / 2, height / 2, &random), angle: 0.3)),
    ]
  }

  private static func cards(_ count: Int, _ random: inout SceneRandom) -> [Card] {
    (0..<count).map { _ in
      let (width, height) = (random.value(20..<60), random.value(20..<60))
      return Card(
        rect: CGRect(
          x: random.value(0..<Double(Self.width) - width), y: random.value(0..<Double(Self.height) - height),
          width: width, height: height),
        radius: random.value(4..<10), color: random.color())
    }
  }

  private static func blobs(_ count: Int, _ random: inout SceneRandom) -> [Blob] {
    (0..<count).map { _ in
      let center = CGPoint(x: random.value(0..<Double(width)), y: random.value(0..<Double(height)))
      let points = (0..<10).map { _ in
        CGPoint(x: center.x + random.value(-14..<14), y: center.y + random.value(-14..<14))
      }
      return Blob(points: points, color: random.color())
    }
  }

  /// A line that wanders over the screen.
  private static func scribble(_ count: Int, _ random: inout SceneRandom) -> [CGPoint] {
    var (x, y) = (Double(width) / 2, Double(height) / 2)
    return (0..<count).map { _ in
      x = min(max(x + random.value(-60..<60), 0), Double(width))
      y = min(max(y + random.value(-60..<60), 0), Double(height))
      return CGPoint(x: x, y: y)
    }
  }

  private static func letters(_ count: Int, _ font: FontFace, _ random: inout SceneRandom) -> [Letter] {
    let glyphs = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".unicodeScalars.map {
      font.glyph(for: $0) ?? 0
    }
    let columns = 56
    return (0..<count).map { index in
      // Lines that begin again at the top when the screen is full; places fall on quarters of a pixel.
      Letter(
        glyph: glyphs[Int(random.value(0..<Double(glyphs.count)))],
        x: 10 + Double(index % columns) * 20.25, y: 40 + Double(index / columns * 41 % 2480))
    }
  }

  private static func picture(_ width: Int, _ height: Int, _ random: inout SceneRandom) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices {
      let noise = UInt8(random.value(0..<40))
      bitmap.pixels[index] = Bitmap.Pixel(
        red: UInt8(index % width * 200 / width) + noise, green: UInt8(index / width * 200 / height) + noise,
        blue: 90 + noise, alpha: 255)
    }
    return bitmap
  }
}

/// A repeatable sequence of numbers (SplitMix64).
struct SceneRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }

  mutating func value(_ range: Range<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }

  /// A colour that lets a little through.
  mutating func color() -> RGBAColor {
    RGBAColor(
      red: Float(value(0..<1)), green: Float(value(0..<1)), blue: Float(value(0..<1)),
      alpha: Float(value(0.5..<1)))
  }
}

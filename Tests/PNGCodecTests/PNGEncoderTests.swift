import Foundation
import Imaging
import OperatingSystem
import PNGCodec
import TestSupport
import Testing

private typealias Pixel = StraightBitmap.Pixel

struct PNGEncoderTests {
  /// The header's colour type and bit depth.
  private func layout(of bytes: [UInt8]) -> [UInt8] { [bytes[25], bytes[24]] }

  private func bitmap(width: Int, height: Int, _ pixel: (Int, Int) -> Pixel) -> StraightBitmap {
    StraightBitmap(
      width: width, height: height, pixels: (0..<width * height).map { pixel($0 % width, $0 / width) })
  }

  @Test func `opaque black and white becomes one grey bit per pixel`() throws {
    let image = bitmap(width: 64, height: 64) { x, y in
      let level: UInt8 = (x + y) % 3 == 0 ? 255 : 0
      return Pixel(red: level, green: level, blue: level)
    }
    let bytes = try PNGEncoder.encode(image)
    #expect(layout(of: bytes) == [0, 1])
    #expect(try PNGDecoder.decode(bytes).bitmap == image)
  }

  @Test func `opaque greys become grey`() throws {
    let image = bitmap(width: 256, height: 4) { x, _ in
      Pixel(red: UInt8(x), green: UInt8(x), blue: UInt8(x))
    }
    let bytes = try PNGEncoder.encode(image)
    #expect(layout(of: bytes) == [0, 8])
    #expect(try PNGDecoder.decode(bytes).bitmap == image)
  }

  @Test(arguments: [(2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)] as [(Int, UInt8)])
  func `few colours become a palette with as few bits as suffice`(_ count: Int, _ depth: UInt8) throws {
    let image = bitmap(width: 67, height: 61) { x, y in
      Pixel(
        red: UInt8((x + 67 * y) % count), green: 7, blue: 200, alpha: (x + 67 * y) % count == 1 ? 90 : 255)
    }
    let bytes = try PNGEncoder.encode(image)
    #expect(layout(of: bytes) == [3, depth])
    #expect(try PNGDecoder.decode(bytes).bitmap == image)
  }

  @Test func `many opaque colours become RGB`() throws {
    let image = bitmap(width: 64, height: 64) { x, y in Pixel(red: UInt8(x), green: UInt8(y), blue: 9) }
    let bytes = try PNGEncoder.encode(image)
    #expect(layout(of: bytes) == [2, 8])
    #expect(try PNGDecoder.decode(bytes).bitmap == image)
  }

  @Test func `many translucent colours become RGBA and translucent greys grey with alpha`() throws {
    let colors = bitmap(width: 64, height: 64) { x, y in
      Pixel(red: UInt8(x), green: UInt8(y), blue: 9, alpha: UInt8(100 + x))
    }
    let greys = bitmap(width: 64, height: 64) { x, y in
      Pixel(red: UInt8(x), green: UInt8(x), blue: UInt8(x), alpha: UInt8(y))
    }
    #expect(layout(of: try PNGEncoder.encode(colors)) == [6, 8])
    #expect(layout(of: try PNGEncoder.encode(greys)) == [4, 8])
    #expect(try PNGDecoder.decode(PNGEncoder.encode(colors)).bitmap == colors)
    #expect(try PNGDecoder.decode(PNGEncoder.encode(greys)).bitmap == greys)
  }

  @Test(arguments: PNGEncoder.Effort.allCases)
  func `random pictures of every size survive a round trip`(_ effort: PNGEncoder.Effort) throws {
    var random = SeededRandom(seed: 42)
    for _ in 0..<150 {
      let (width, height) = (Int.random(in: 1...41, using: &random), Int.random(in: 1...23, using: &random))
      let levels = UInt8.random(in: 1...255, using: &random)
      let isOpaque = Bool.random(using: &random)
      let image = bitmap(width: width, height: height) { _, _ in
        Pixel(
          red: UInt8.random(in: 0...levels, using: &random),
          green: UInt8.random(in: 0...levels, using: &random),
          blue: UInt8.random(in: 0...3, using: &random),
          alpha: isOpaque ? 255 : UInt8.random(in: 0...255, using: &random))
      }
      let decoded = try PNGDecoder.decode(PNGEncoder.encode(image, options: .init(effort: effort))).bitmap
      #expect(decoded == image)
    }
  }

  @Test func `premultiplied colours come back exactly`() throws {
    let pixels = (0...255).flatMap { alpha in
      (0...alpha).map { Bitmap.Pixel(red: UInt8($0), green: 0, blue: UInt8(alpha), alpha: UInt8(alpha)) }
    }
    let image = Bitmap(width: pixels.count, height: 1, pixels: pixels)
    #expect(Bitmap(try PNGDecoder.decode(PNGEncoder.encode(image)).bitmap) == image)
  }

  @Test func `the fast filters give what the specification's rule gives`() throws {
    var random = SeededRandom(seed: 7)
    for bytesPerPixel in 1...4 {
      for filter in PNGFilter.allCases {
        let count = 23 * bytesPerPixel
        let rows = (0..<2).map { _ in (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) } }
        for above in [nil, rows[0]] {
          var filtered = [UInt8](repeating: 0, count: count)
          filter.apply(to: rows[1], above: above, count: count, bytesPerPixel: bytesPerPixel, into: &filtered)
          for i in 0..<count {
            let a = i < bytesPerPixel ? 0 : Int(rows[1][i - bytesPerPixel])
            let b = Int(above?[i] ?? 0)
            let c = i < bytesPerPixel ? 0 : Int(above?[i - bytesPerPixel] ?? 0)
            let p = a + b - c
            let nearest = [(abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c)].min { $0 < $1 }
            let prediction = [0, a, b, (a + b) / 2, nearest?.2 ?? 0][Int(filter.rawValue)]
            #expect(filtered[i] == UInt8(truncatingIfNeeded: Int(rows[1][i]) - prediction))
          }
        }
      }
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `the scale is written as pixels per metre and read back`(_ scale: Double) throws {
    let bytes = try PNGEncoder.encode(
      StraightBitmap(width: 3, height: 2), options: PNGEncoder.Options(scale: scale))
    let written = try #require(try PNGDecoder.decode(bytes).metadata.scale)
    #expect(abs(written - scale) < 0.001)
  }

  @Test func `the colour space is declared`() throws {
    let image = StraightBitmap(width: 3, height: 2)
    let plain = try PNGDecoder.decode(PNGEncoder.encode(image)).metadata
    #expect(plain.isSRGB && plain.profile.isEmpty)
    let wide = try PNGDecoder.decode(PNGEncoder.encode(image, options: .init(colorSpace: .displayP3)))
      .metadata
    #expect(!wide.isSRGB && wide.profile == DisplayP3Profile.bytes)
  }

  @Test func `equal pixels give equal bytes`() throws {
    let image = bitmap(width: 200, height: 90) { x, y in Pixel(red: UInt8(x), green: UInt8(y), blue: 1) }
    #expect(try PNGEncoder.encode(image) == PNGEncoder.encode(image))
  }

  @Test func `an image without pixels is refused`() {
    #expect(throws: PNGError.unwritableSize(width: 0, height: 4)) {
      try PNGEncoder.encode(StraightBitmap(width: 0, height: 4))
    }
  }

  @Test func `a failed write leaves nothing behind and names the file`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path + "/missing/picture.png"
    let error = #expect(throws: FileError.self) {
      try PNGEncoder.write(StraightBitmap(width: 1, height: 1), to: path)
    }
    #expect(error?.description == path + " cannot be written: there is no such file")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `a written file replaces the old one and leaves no temporary file`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path + "/picture.png"
    for level: UInt8 in [10, 20] {
      let image = bitmap(width: 5, height: 5) { _, _ in Pixel(red: level, green: 0, blue: 0) }
      try PNGEncoder.write(image, to: path)
      #expect(try PNGDecoder.read(path).bitmap == image)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
  }
}

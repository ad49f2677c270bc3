public import Foundation
internal import ImageComparison
package import Imaging
internal import PNGCodec

/// A picture in memory: sRGB with eight bits per channel, not premultiplied.
///
/// ```swift
/// var picture = Picture(width: 2, height: 1)
/// picture[1, 0] = Picture.Pixel(red: 255, green: 0, blue: 0)
/// let file = try picture.png()
/// let same = try Picture(png: file)
/// ```
public struct Picture: Hashable, Sendable {
  /// One pixel, with channels from 0 to 255.
  public struct Pixel: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    /// 0 is transparent, 255 opaque.
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// A transparent pixel.
    public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  package var bitmap: StraightBitmap

  /// Pixels per point, which PNG files carry as their resolution.
  public var scale: Double

  /// Width in pixels.
  public var width: Int { bitmap.width }
  /// Height in pixels.
  public var height: Int { bitmap.height }

  /// A picture of one colour; traps if a length is negative.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear, scale: Double = 1) {
    self.init(StraightBitmap(width: width, height: height, filledWith: pixel.stored), scale: scale)
  }

  package init(_ bitmap: StraightBitmap, scale: Double) {
    (self.bitmap, self.scale) = (bitmap, scale)
  }

  /// Reads a PNG file of any kind; deeper channels are rounded to eight bits, and other colour spaces are
  /// converted to sRGB.
  ///
  /// - Throws: an error that says what is wrong with the file, as a sentence.
  public init(png: Data) throws {
    let image = try PNGDecoder.decode([UInt8](png))
    // The file stores whole pixels per metre.
    self.init(image.bitmap, scale: ((image.metadata.scale ?? 1) * 1000).rounded() / 1000)
  }

  /// A pixel, from the top left corner; traps outside the picture.
  public subscript(x: Int, y: Int) -> Pixel {
    get { Pixel(bitmap.pixels[index(x, y)]) }
    set { bitmap.pixels[index(x, y)] = newValue.stored }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "There is no such pixel")
    return y * width + x
  }

  /// Red, green, blue and alpha of all pixels, row by row from the top.
  public var rgba: [UInt8] { bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } }

  /// The picture as a PNG file. The same picture gives the same bytes on every machine.
  ///
  /// - Throws: an error if the picture is empty or too large for the format.
  public func png() throws -> Data {
    Data(try PNGEncoder.encode(bitmap, options: PNGEncoder.Options(scale: scale)))
  }
}

extension Picture.Pixel {
  fileprivate init(_ pixel: StraightBitmap.Pixel) {
    self.init(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
  }

  fileprivate var stored: StraightBitmap.Pixel {
    StraightBitmap.Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }
}

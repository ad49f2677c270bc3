/// A rectangle of 8-bit RGBA pixels whose colours are not multiplied by alpha, as image files store them.
///
/// Images are compared in this form, because multiplying by alpha loses differences of nearly transparent pixels.
public struct StraightBitmap: Hashable, Sendable {
  /// One pixel; red, green and blue are independent of alpha.
  @frozen
  public struct Pixel: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// The pixels, `width * height` of them, row by row from the top.
  public var pixels: [Pixel]

  /// A bitmap filled with one pixel value.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
    precondition(width >= 0 && height >= 0, "A bitmap cannot have a negative size")
    self.width = width
    self.height = height
    pixels = [Pixel](repeating: pixel, count: width * height)
  }

  /// A bitmap over existing pixels; traps unless there are `width * height` of them.
  public init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(pixels.count == width * height, "A bitmap needs width * height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The straight form of a premultiplied bitmap: every colour divided by its alpha, to the nearest 1/255.
  ///
  /// Premultiplying the result again gives the original, exactly.
  public init(_ bitmap: Bitmap) {
    let count = bitmap.pixels.count
    let pixels = [Pixel](unsafeUninitializedCapacity: count) { straight, initializedCount in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        let bytes = UnsafeRawBufferPointer(pixels)
        UnsafeMutableRawBufferPointer(straight).copyMemory(from: bytes)
        // Opaque pixels have the same bytes in both forms, and most pictures have no others.
        let opaque = SIMD16<UInt32>(repeating: UInt32(littleEndian: 0xFF00_0000))
        var start = 0
        while start < count {
          let end = min(start + 16, count)
          if end - start < 16
            || bytes.loadUnaligned(fromByteOffset: 4 * start, as: SIMD16<UInt32>.self) & opaque != opaque
          {
            for index in start..<end { straight[index] = Pixel(pixels[index]) }
          }
          start = end
        }
      }
      initializedCount = count
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  /// The pixel in column `x` (from the left) and row `y` (from the top).
  public subscript(x: Int, y: Int) -> Pixel {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}

extension StraightBitmap.Pixel {
  /// The colour of a premultiplied pixel divided by its alpha, to the nearest 1/255.
  @inlinable
  public init(_ pixel: Bitmap.Pixel) {
    if pixel.alpha == 255 {
      self.init(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: 255)
    } else if pixel.alpha == 0 {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else {
      let alpha = UInt32(pixel.alpha)
      let half = alpha / 2
      func divided(_ channel: UInt8) -> UInt8 { UInt8(min(255, (UInt32(channel) * 255 + half) / alpha)) }
      self.init(
        red: divided(pixel.red), green: divided(pixel.green), blue: divided(pixel.blue), alpha: pixel.alpha)
    }
  }
}

extension Bitmap {
  /// The premultiplied form of a straight bitmap: every colour times its alpha, to the nearest 1/255.
  public init(_ bitmap: StraightBitmap) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map(Pixel.init))
  }
}

extension Bitmap.Pixel {
  /// The colour of a straight pixel times its alpha, to the nearest 1/255.
  @inlinable
  public init(_ pixel: StraightBitmap.Pixel) {
    if pixel.alpha == 255 {
      self.init(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: 255)
    } else {
      let alpha = UInt32(pixel.alpha)
      func multiplied(_ channel: UInt8) -> UInt8 { UInt8((UInt32(channel) * alpha + 127) / 255) }
      self.init(
        red: multiplied(pixel.red), green: multiplied(pixel.green), blue: multiplied(pixel.blue),
        alpha: pixel.alpha)
    }
  }
}

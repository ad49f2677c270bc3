/// A rectangle of premultiplied 8-bit RGBA pixels, rows from top to bottom without padding.
public struct Bitmap: Hashable, Sendable {
  /// One pixel; red, green and blue are already multiplied by alpha.
  @frozen
  public struct Pixel: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
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
  /// The pixels, `width * height` of them, row by row.
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

  /// The pixel in column `x` (from the left) and row `y` (from the top).
  public subscript(x: Int, y: Int) -> Pixel {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}

/// A colour as four numbers: sRGB-encoded red, green and blue, and straight (not premultiplied) alpha.
///
/// 0 is none and 1 is full. Components of colours outside the sRGB gamut (Display P3) lie below 0 or
/// above 1, as in extended sRGB; they are brought into range when a pixel is written.
public struct RGBAColor: Hashable, Sendable {
  public var red: Float
  public var green: Float
  public var blue: Float
  public var alpha: Float

  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = RGBAColor(red: 0, green: 0, blue: 0)
  public static let white = RGBAColor(red: 1, green: 1, blue: 1)

  /// The same colour with its alpha multiplied.
  public func opacity(_ factor: Float) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

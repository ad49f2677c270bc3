import Imaging

/// The gradient that `Color.gradient` makes of a colour, as measured in pictures of macOS 26.
enum StandardGradient {
  /// Where the gradient bends.
  static let places = [0, 0.3, 0.7, 1]

  /// The measured end colours, at the top of the gradient or, for very light colours, at its bottom.
  private static let measured: [(base: RGBAColor, end: RGBAColor)] = [
    (0xFF383C, 0xFF6267), (0x0088FF, 0x2EA7FF), (0xFF8D28, 0xFFAC58), (0x34C759, 0x61DD81),
    (0xAC7F5E, 0xCAA488), (0x00C8B3, 0x37DFCD), (0x6155F5, 0x887CFF), (0x00C0E8, 0x37D8FA),
    (0x8E8E93, 0xB0B0B4), (0xFF2D55, 0xFF587E), (0xFFCC00, 0xEFB800),
  ].map { (RGBAColor(hex: $0), RGBAColor(hex: $1)) }

  /// The colour at a position from 0 at the top to 1.
  ///
  /// Dark and medium colours start lighter and reach the colour itself at 70 % of the height; very light ones
  /// keep the colour down to 30 % and end darker.
  static func color(of base: RGBAColor, at place: Double) -> RGBAColor {
    let isDarkened = darkens(base)
    let share = isDarkened ? (place - 0.3) / 0.7 : 1 - place / 0.7
    if share <= 0 { return base }
    let end = end(of: base, isDarkened: isDarkened)
    func mix(_ from: Float, _ to: Float) -> Float { from + (to - from) * Float(share) }
    return RGBAColor(
      red: mix(base.red, end.red), green: mix(base.green, end.green), blue: mix(base.blue, end.blue),
      alpha: base.alpha)
  }

  /// Yellow, of a relative luminance of 0.65, is darkened; mint, of 0.45, is not. The threshold between them
  /// is a guess.
  private static func darkens(_ color: RGBAColor) -> Bool {
    func linear(_ value: Float) -> Double { ColorSpaces.linear(Double(value)) }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue) > 0.55
  }

  private static func end(of base: RGBAColor, isDarkened: Bool) -> RGBAColor {
    func isEqual(_ a: Float, _ b: Float) -> Bool { abs(a - b) < 0.5 / 255 }
    for known in measured
    where isEqual(known.base.red, base.red) && isEqual(known.base.green, base.green)
      && isEqual(known.base.blue, base.blue)
    {
      return known.end
    }
    // Fitted to the measured colours: within 5 of 255 of each component, 1.4 in the root mean square.
    let greatest = max(base.red, base.green, base.blue)
    let mean = (base.red + base.green + base.blue) / 3
    func end(_ value: Float) -> Float {
      if isDarkened { return value * 0.92 }
      let added = 0.2113 - 0.136 * value - 0.0179 * value * value - 0.0387 * greatest + 0.0541 * mean
      return min(max(value + added, 0), 1)
    }
    return RGBAColor(red: end(base.red), green: end(base.green), blue: end(base.blue), alpha: base.alpha)
  }
}

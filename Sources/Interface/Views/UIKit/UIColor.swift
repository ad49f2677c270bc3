public import Foundation
import Imaging

/// A colour as UIKit names it, for code that bridges to it: `Color(.systemBackground)`.
public final class UIColor: Hashable, Sendable {
  package let color: Color

  package init(_ color: Color) {
    self.color = color
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// The UIKit colour of a SwiftUI one.
  public convenience init(color: Color) {
    self.init(color)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  public static let white = UIColor(Color.white)
  public static let black = UIColor(Color.black)
  public static let clear = UIColor(Color.clear)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(Color.accentColor)
  public static let systemRed = UIColor(Color(.system(.red)))
  public static let systemOrange = UIColor(Color(.system(.orange)))
  public static let systemYellow = UIColor(Color(.system(.yellow)))
  public static let systemGreen = UIColor(Color(.system(.green)))
  public static let systemMint = UIColor(Color(.system(.mint)))
  public static let systemTeal = UIColor(Color(.system(.teal)))
  public static let systemCyan = UIColor(Color(.system(.cyan)))
  public static let systemBlue = UIColor(Color(.system(.blue)))
  public static let systemIndigo = UIColor(Color(.system(.indigo)))
  public static let systemPurple = UIColor(Color(.system(.purple)))
  public static let systemPink = UIColor(Color(.system(.pink)))
  public static let systemBrown = UIColor(Color(.system(.brown)))
  public static let systemGray = UIColor(Color(.system(.gray)))
  public static let systemGray2 = UIColor(Color(.system(.systemGray2)))
  public static let systemGray3 = UIColor(Color(.system(.systemGray3)))
  public static let systemGray4 = UIColor(Color(.system(.systemGray4)))
  public static let systemGray5 = UIColor(Color(.system(.systemGray5)))
  public static let systemGray6 = UIColor(Color(.system(.systemGray6)))
  public static let label = UIColor(Color(.system(.label)))
  public static let secondaryLabel = UIColor(Color(.system(.secondaryLabel)))
  public static let tertiaryLabel = UIColor(Color(.system(.tertiaryLabel)))
  public static let quaternaryLabel = UIColor(Color(.system(.quaternaryLabel)))
  public static let quinaryLabel = UIColor(Color(.system(.quinaryLabel)))
  public static let placeholderText = UIColor(Color(.system(.placeholderText)))
  public static let separator = UIColor(Color(.system(.separator)))
  public static let opaqueSeparator = UIColor(Color(.system(.opaqueSeparator)))
  public static let link = UIColor(Color(.system(.link)))
  public static let systemFill = UIColor(Color(.system(.systemFill)))
  public static let secondarySystemFill = UIColor(Color(.system(.secondarySystemFill)))
  public static let tertiarySystemFill = UIColor(Color(.system(.tertiarySystemFill)))
  public static let quaternarySystemFill = UIColor(Color(.system(.quaternarySystemFill)))
  public static let systemBackground = UIColor(Color(.system(.systemBackground)))
  public static let secondarySystemBackground = UIColor(Color(.system(.secondarySystemBackground)))
  public static let tertiarySystemBackground = UIColor(Color(.system(.tertiarySystemBackground)))
  public static let systemGroupedBackground = UIColor(Color(.system(.systemGroupedBackground)))
  public static let secondarySystemGroupedBackground = UIColor(
    Color(.system(.secondarySystemGroupedBackground)))
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(.system(.tertiarySystemGroupedBackground)))
  public static let darkText = UIColor(Color(.system(.darkText)))
  public static let lightText = UIColor(Color(.system(.lightText)))
}

extension Color {
  public init(_ color: UIColor) {
    self = color.color
  }

  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}

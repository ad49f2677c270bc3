import CoreGraphicsShim
import Foundation
import Views

/// A colour of UIKit, which holds the same as SwiftUI's.
///
/// Its initializers are required ones, since Apple's, which come from Objective-C, may be called on `Self`.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable, _ExpressibleByColorLiteral {
  public let _color: Color

  public init(_color color: Color) { _color = color }

  /// A colour without components, which shows nothing.
  public convenience override init() { self.init(_color: .clear) }

  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      _color: Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public required convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      _color: Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public required convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(_color: Color(white: Double(white), opacity: Double(alpha)))
  }

  public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      _color: Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// The UIKit colour of a SwiftUI one.
  public required convenience init(_ color: Color) { self.init(_color: color) }

  public required convenience init(cgColor: CGColor) { self.init(_color: Color(cgColor: cgColor)) }

  /// A colour that depends on the colour scheme; all other traits that the closure reads have their defaults.
  public required convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(_color: .adaptive(light: light._color, dark: dark._color))
  }

  /// A colour from the asset catalog; nil if there is none.
  public required convenience init?(named name: String) {
    guard RenderContext.current.environment.assetColor(named: name) != nil else { return nil }
    self.init(_color: Color(name))
  }
  public required convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }
  /// A colour of a catalog.
  public required convenience init(resource: ColorResource) { self.init(_color: Color(resource)) }

  public convenience required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      _color: Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public required convenience init?(coder: NSCoder) { return nil }
  public func encode(with coder: NSCoder) {}
  public static var supportsSecureCoding: Bool { true }

  public convenience init(patternImage image: UIImage) { self.init(_color: .clear) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let parts = components
    if _color.isFixed {
      return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }
    return UIColor(_color: _color.opacity(Double(alpha)))
  }

  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let color = _color.components(isDark: traits.userInterfaceStyle == .dark)
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _color.components(isDark: false)
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = components
    white?.pointee = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    let high = max(parts.red, parts.green, parts.blue)
    let span = high - min(parts.red, parts.green, parts.blue)
    var sector: CGFloat = 0
    if span > 0 {
      if high == parts.red {
        sector = (parts.green - parts.blue) / span
      } else if high == parts.green {
        sector = (parts.blue - parts.red) / span + 2
      } else {
        sector = (parts.red - parts.green) / span + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = high > 0 ? span / high : 0
    brightness?.pointee = high
    alpha?.pointee = parts.alpha
    return true
  }

  open var cgColor: CGColor {
    let parts = components
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Makes this the colour of what is drawn next into a UIKit context.
  open func set() {
    setFill()
    setStroke()
  }
  open func setFill() { _CurrentContext.top?._setFill(_color) }
  open func setStroke() { _CurrentContext.top?._setStroke(_color) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?._color == _color }
  open override var hash: Int { _color.hashValue }
  open override var description: String { "\(_color)" }
}

public typealias _ColorLiteralType = UIColor

extension UIColor {
  public static let white = UIColor(_color: .white)
  public static let black = UIColor(_color: .black)
  public static let clear = UIColor(_color: .clear)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(_color: .currentTint)
  public static let systemRed = UIColor(_color: Color(.system(.red)))
  public static let systemOrange = UIColor(_color: Color(.system(.orange)))
  public static let systemYellow = UIColor(_color: Color(.system(.yellow)))
  public static let systemGreen = UIColor(_color: Color(.system(.green)))
  public static let systemMint = UIColor(_color: Color(.system(.mint)))
  public static let systemTeal = UIColor(_color: Color(.system(.teal)))
  public static let systemCyan = UIColor(_color: Color(.system(.cyan)))
  public static let systemBlue = UIColor(_color: Color(.system(.blue)))
  public static let systemIndigo = UIColor(_color: Color(.system(.indigo)))
  public static let systemPurple = UIColor(_color: Color(.system(.purple)))
  public static let systemPink = UIColor(_color: Color(.system(.pink)))
  public static let systemBrown = UIColor(_color: Color(.system(.brown)))
  public static let systemGray = UIColor(_color: Color(.system(.gray)))
  public static let systemGray2 = UIColor(_color: Color(.system(.systemGray2)))
  public static let systemGray3 = UIColor(_color: Color(.system(.systemGray3)))
  public static let systemGray4 = UIColor(_color: Color(.system(.systemGray4)))
  public static let systemGray5 = UIColor(_color: Color(.system(.systemGray5)))
  public static let systemGray6 = UIColor(_color: Color(.system(.systemGray6)))
  public static let label = UIColor(_color: Color(.system(.label)))
  public static let secondaryLabel = UIColor(_color: Color(.system(.secondaryLabel)))
  public static let tertiaryLabel = UIColor(_color: Color(.system(.tertiaryLabel)))
  public static let quaternaryLabel = UIColor(_color: Color(.system(.quaternaryLabel)))
  public static let quinaryLabel = UIColor(_color: Color(.system(.quinaryLabel)))
  public static let placeholderText = UIColor(_color: Color(.system(.placeholderText)))
  public static let separator = UIColor(_color: Color(.system(.separator)))
  public static let opaqueSeparator = UIColor(_color: Color(.system(.opaqueSeparator)))
  public static let link = UIColor(_color: Color(.system(.link)))
  public static let systemFill = UIColor(_color: Color(.system(.systemFill)))
  public static let secondarySystemFill = UIColor(_color: Color(.system(.secondarySystemFill)))
  public static let tertiarySystemFill = UIColor(_color: Color(.system(.tertiarySystemFill)))
  public static let quaternarySystemFill = UIColor(_color: Color(.system(.quaternarySystemFill)))
  public static let systemBackground = UIColor(_color: Color(.system(.systemBackground)))
  public static let secondarySystemBackground = UIColor(_color: Color(.system(.secondarySystemBackground)))
  public static let tertiarySystemBackground = UIColor(_color: Color(.system(.tertiarySystemBackground)))
  public static let systemGroupedBackground = UIColor(_color: Color(.system(.systemGroupedBackground)))
  public static let secondarySystemGroupedBackground = UIColor(
    _color: Color(.system(.secondarySystemGroupedBackground)))
  public static let tertiarySystemGroupedBackground = UIColor(
    _color: Color(.system(.tertiarySystemGroupedBackground)))
  public static let darkText = UIColor(_color: Color(.system(.darkText)))
  public static let lightText = UIColor(_color: Color(.system(.lightText)))
}

extension UIColor {
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color {
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color._color }
  public init(uiColor: UIColor) { self = uiColor._color }
  /// Generic, so that `Color(dark ? .black : .white)` means UIKit's colours: Core Graphics has such names
  /// only on a Mac.
  @_disfavoredOverload
  public init<C: CGColor>(_ cgColor: C) { self.init(cgColor: cgColor) }

  public init(cgColor: CGColor) {
    let parts = (cgColor.components ?? [0, 0, 0, 0]).map { Double($0) }
    self.init(
      cgColor.colorSpace?.name == CGColorSpace.displayP3 ? .displayP3 : .sRGB, red: parts[0], green: parts[1],
      blue: parts[2], opacity: parts[3])
  }

  /// The colour's components if they do not depend on the environment.
  public var cgColor: CGColor? { isFixed ? UIColor(_color: self).cgColor : nil }
}

public import Foundation
package import Imaging
package import LayoutEngine

/// A colour, or a description of one that depends on the environment.
public nonisolated struct Color: Hashable, Sendable, CustomStringConvertible {
  package indirect enum Provider: Hashable, Sendable {
    case fixed(RGBAColor)
    case system(SystemColor)
    case accent
    case asset(String)
    case opacity(Color, Double)
    case mix(Color, Color, Double, perceptual: Bool)
    case adaptive(light: Color, dark: Color)
    /// The colour of the standard gradient of a colour at a position from 0 at the top to 1.
    case gradient(Color, Double)
    case custom(CustomColor)
  }

  package let provider: Provider

  package init(_ provider: Provider) {
    self.provider = provider
  }

  package init(_ color: RGBAColor) {
    provider = .fixed(color)
  }

  /// The spaces in which components can be given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB with its transfer function.
    case sRGB
    /// sRGB without the transfer function.
    case sRGBLinear
    /// Display P3 with its transfer function.
    case displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(ColorSpaces.rgba(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = ColorSpaces.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A colour from the asset catalog; drawn as clear and reported if there is none.
  public init(_ name: String, bundle: Bundle? = nil) {
    provider = .asset(name)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(.opacity(self, opacity))
  }

  /// A colour between this one and another.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    Color(.mix(self, rhs, fraction, perceptual: colorSpace == .perceptual))
  }

  /// The colour resolved in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(rgba(in: environment))
  }

  public var description: String {
    switch provider {
    case .fixed(let color): "#" + [color.red, color.green, color.blue, color.alpha].map(Self.hex).joined()
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .asset(let name): "NamedColor(\(name))"
    case .opacity(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mix(let a, let b, let fraction, _): "mix(\(a), \(b), \(fraction))"
    case .adaptive(let light, let dark): "adaptive(\(light), \(dark))"
    case .gradient(let color, let place): "gradient(\(color), \(place))"
    case .custom(let color): "\(color.style)"
    }
  }

  private static func hex(_ component: Float) -> String {
    let value = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
    return value.count < 2 ? "0" + value : value
  }

  /// The colour's components in an environment.
  package func rgba(in environment: EnvironmentValues) -> RGBAColor {
    switch provider {
    case .fixed(let color):
      return color
    case .system(let color):
      let shown = environment.isElevated && environment.colorScheme == .dark ? color.elevated : color
      return shown.palette(in: environment.renderVersion)
        .value(environment.colorScheme, environment.colorSchemeContrast)
    case .accent:
      if let accent = environment.accentColor {
        var outer = environment
        outer.accentColor = nil
        return accent.rgba(in: outer)
      }
      // The catalog's color of this name is the app's accent, unless it was left empty, as Xcode's template has it.
      if let color = (try? environment.assets.color(named: "AccentColor", in: environment)) ?? nil {
        return color
      }
      return SystemColor.blue.palette(in: environment.renderVersion)
        .value(environment.colorScheme, environment.colorSchemeContrast)
    case .asset(let name):
      return environment.assetColor(named: name) ?? .clear
    case .opacity(let color, let opacity):
      return color.rgba(in: environment).opacity(Float(opacity))
    case .mix(let a, let b, let fraction, let perceptual):
      return ColorSpaces.mix(
        a.rgba(in: environment), b.rgba(in: environment), by: fraction, perceptual: perceptual)
    case .adaptive(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).rgba(in: environment)
    case .gradient(let color, let place):
      return StandardGradient.color(of: color.rgba(in: environment), at: place)
    case .custom(let color):
      return color.rgba(environment)
    }
  }
}

extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(RGBAColor.white)
  public static let black = Color(RGBAColor.black)
  public static let clear = Color(RGBAColor.clear)
  public static let primary = Color(.system(.label))
  public static let secondary = Color(.system(.secondaryLabel))
  /// The colour of the nearest `accentColor(_:)`, or of a tint around the nearest container with bars; else that of the app's catalog,
  /// or the system's blue. A tint without such a container between does not change it.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)
}

extension Color {
  /// A colour's components, linear and in the range of sRGB or beyond.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        ColorSpaces.rgba(
          colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)))
    }

    package init(_ color: RGBAColor) {
      linearRed = Float(ColorSpaces.linear(Double(color.red)))
      linearGreen = Float(ColorSpaces.linear(Double(color.green)))
      linearBlue = Float(ColorSpaces.linear(Double(color.blue)))
      opacity = color.alpha
    }

    public var red: Float {
      get { Float(ColorSpaces.encoded(Double(linearRed))) }
      set { linearRed = Float(ColorSpaces.linear(Double(newValue))) }
    }

    public var green: Float {
      get { Float(ColorSpaces.encoded(Double(linearGreen))) }
      set { linearGreen = Float(ColorSpaces.linear(Double(newValue))) }
    }

    public var blue: Float {
      get { Float(ColorSpaces.encoded(Double(linearBlue))) }
      set { linearBlue = Float(ColorSpaces.linear(Double(newValue))) }
    }

    public var description: String {
      Color(RGBAColor(red: red, green: green, blue: blue, alpha: opacity)).description
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      RGBAColor(red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.opacity))
  }
}

extension Color: PrimitiveView {
  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    StyleView(style: self).makeNode(inputs, named: "Color")
  }
}

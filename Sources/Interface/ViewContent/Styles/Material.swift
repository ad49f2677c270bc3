import Drawing
import Imaging

/// A translucent layer that blurs what lies behind it.
///
/// Apple publishes no recipe; blur, saturation and tint are close to what iOS shows.
public struct Material: ShapeStyle {
  private let blurRadius: Double
  private let saturation: Double
  private let light: RGBAColor
  private let dark: RGBAColor

  private init(
    blurRadius: Double, saturation: Double, light: Float, _ lightAlpha: Float, dark: Float, _ darkAlpha: Float
  ) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.light = RGBAColor(red: light, green: light, blue: light, alpha: lightAlpha)
    self.dark = RGBAColor(red: dark, green: dark, blue: dark, alpha: darkAlpha)
  }

  public static let ultraThin = Material(
    blurRadius: 22.5, saturation: 2.4, light: 0.953, 0.27, dark: 0.145, 0.55)
  public static let thin = Material(blurRadius: 29, saturation: 2, light: 0.969, 0.5, dark: 0.145, 0.7)
  public static let regular = Material(
    blurRadius: 29, saturation: 1.8, light: 0.969, 0.7, dark: 0.145, 0.82)
  public static let thick = Material(blurRadius: 29, saturation: 1.8, light: 0.969, 0.82, dark: 0.145, 0.9)
  public static let ultraThick = Material(
    blurRadius: 29, saturation: 1.6, light: 0.969, 0.92, dark: 0.145, 0.96)
  public static let bar = Material(blurRadius: 29, saturation: 1.8, light: 0.976, 0.94, dark: 0.114, 0.94)

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    environment.note(
      .approximated, "Material",
      "Apple publishes no recipe for materials; blur, saturation and tint are close to what iOS shows.")
    return _StylePaint(
      .material(
        DisplayItem.Backdrop(
          blurRadius: blurRadius, saturation: saturation,
          tint: environment.colorScheme == .dark ? dark : light)))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

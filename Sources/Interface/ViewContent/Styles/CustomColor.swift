package import Imaging

/// A custom style that resolves to a colour in each environment.
package nonisolated struct CustomColor: Hashable, Sendable {
  package let style: any Hashable & Sendable
  package let rgba: @Sendable (EnvironmentValues) -> RGBAColor

  package static func == (first: CustomColor, second: CustomColor) -> Bool {
    AnyHashable(first.style) == AnyHashable(second.style)
  }

  package func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }
}

nonisolated extension Color {
  /// The current tint if it is a plain colour; otherwise the accent colour.
  package static let currentTint = Color(
    .custom(
      CustomColor(style: "tint") { environment in
        if case .color(let color)? = environment.tintPaint?.paint { return color }
        return Color.accentColor.rgba(in: environment)
      }))

  /// The colour that a custom style resolves to in each environment.
  ///
  /// Implicit members, as in `Color(dark ? .black : .white)`, should resolve to UIKit's colours first: hence
  /// disfavoured.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self.init(
      .custom(
        CustomColor(style: color) { environment in
          let resolved = color.resolve(in: environment)
          return RGBAColor(
            red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.opacity)
        }))
  }
}

package import Imaging

/// A style of an app's own that becomes a colour in each environment.
package nonisolated struct CustomColor: Hashable, Sendable {
  package let style: any Hashable & Sendable
  package let rgba: @Sendable (EnvironmentValues) -> RGBAColor

  package static func == (first: CustomColor, second: CustomColor) -> Bool {
    AnyHashable(first.style) == AnyHashable(second.style)
  }

  package func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }
}

nonisolated extension Color {
  /// The colour that an app's own style becomes in each environment.
  ///
  /// Colours that are meant by their names alone, as in `Color(dark ? .black : .white)`, are UIKit's first: hence
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

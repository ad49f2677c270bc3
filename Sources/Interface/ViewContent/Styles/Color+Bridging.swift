package import Foundation
import Imaging

// What the stand-ins for UIKit and AppKit need of colours; sources never see it.
nonisolated extension Color {
  package static func adaptive(light: Color, dark: Color) -> Color {
    Color(.adaptive(light: light, dark: dark))
  }

  /// Whether the components do not depend on the environment.
  package var isFixed: Bool {
    switch provider {
    case .fixed: true
    case .opacity(let color, _): color.isFixed
    case .mix(let a, let b, _, _): a.isFixed && b.isFixed
    default: false
    }
  }

  /// The components where code has no environment: in the one of the view that is shown, with its catalogs, and the colour
  /// scheme that is asked for.
  package func components(
    isDark: Bool
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var environment = RenderContext.current.environment
    environment.colorScheme = isDark ? .dark : .light
    let color = rgba(in: environment)
    return (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha))
  }
}

package import Foundation
import Imaging

// Access to colours for the stand-ins for UIKit and AppKit; users' sources never see it.
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

  /// The components for code without an environment: resolved in the current view's environment, with its
  /// catalogs, for a given colour scheme.
  package func components(
    isDark: Bool
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var environment = RenderContext.current.environment
    environment.colorScheme = isDark ? .dark : .light
    let color = rgba(in: environment)
    return (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha))
  }
}

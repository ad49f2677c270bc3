import Foundation
import Imaging

/// White, for content on the tint.
package struct OnTintStyle: ShapeStyle {
  package init() {}

  package func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.color(.white))
  }
}

extension ShapeStyle {
  /// Whether the colour is one that the system chose, not the app: a label colour, the default tint, or the
  /// colour of a control's own style.
  func isChosenBySystem(in environment: EnvironmentValues) -> Bool {
    var outer = environment
    outer.foregroundStyle = nil
    switch self {
    case let style as AnyShapeStyle:
      return style.style.isChosenBySystem(in: environment)
    case is ForegroundStyle, is HierarchicalShapeStyle:
      return environment.foregroundStyle?.isChosenBySystem(in: outer) ?? true
    case is TintShapeStyle, is OnTintStyle:
      return !environment.tintIsChosen
    case is _SystemShapeStyle:
      return true
    case let color as Color:
      return color.isChosenBySystem(in: environment)
    default:
      return false
    }
  }
}

extension Color {
  fileprivate func isChosenBySystem(in environment: EnvironmentValues) -> Bool {
    switch provider {
    case .accent:
      return !environment.tintIsChosen
    case .system(let color):
      let labels: [SystemColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel, .placeholderText, .link,
      ]
      return labels.contains(color)
    default:
      return false
    }
  }
}

import Drawing
import Foundation
public import Imaging

/// A fainter level of any style.
///
/// A level of a custom colour or gradient is that style at an opacity, the same as for the levels of the
/// foreground style. Styles for which the system defines levels (backgrounds, fills, labels) use those.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  /// 1 is the secondary level.
  let level: Int

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    if let color = systemColor(in: environment) { return Color(.system(color))._paint(in: environment) }
    if style is ForegroundStyle {
      return HierarchicalShapeStyle(level: level)._paint(in: environment)
    }
    if let style = style as? HierarchicalShapeStyle {
      return HierarchicalShapeStyle(level: min(style.level + level, 4))._paint(in: environment)
    }
    return _StylePaint(
      .opacity(style._paint(in: environment).paint, HierarchicalShapeStyle.opacities[level]))
  }

  private func systemColor(in environment: EnvironmentValues) -> SystemColor? {
    func color(of levels: [SystemColor]) -> SystemColor { levels[min(level, levels.count) - 1] }
    if style is BackgroundStyle, environment.backgroundStyleValue == nil {
      return color(of: [.secondarySystemBackground, .tertiarySystemBackground])
    }
    if let style = style as? _SystemShapeStyle {
      switch style.color {
      case .systemFill:
        return color(of: [.secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill])
      case .systemBackground:
        return color(of: [.secondarySystemBackground, .tertiarySystemBackground])
      default: return nil
      }
    }
    return nil
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

// MARK: - Modifiers of the foreground style

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
  }

  /// The foreground style blended with what it is drawn on.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendShapeStyle(style: ForegroundStyle(), mode: mode)
  }
}

/// A style blended with what it is drawn on.
public struct _BlendShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.blended(style._paint(in: environment).paint, mode))
  }
}

extension ShapeStyle {
  /// The style blended with what it is drawn on.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendShapeStyle(style: self, mode: mode)
  }
}

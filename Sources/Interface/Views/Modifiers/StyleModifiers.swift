import Foundation
import Geometry

nonisolated extension View {
  /// The style of text, symbols and shapes below.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inputs { inputs in
      // A level of the current style that is set as the style stays relative to the surrounding style.
      if let level = style as? HierarchicalShapeStyle, level.level == 0 {
        if !inputs.environment.foregroundIsChosen {
          inputs.environment.chooseForeground(inputs.environment.foregroundStyle)
        }
        return
      }
      let outer = inputs.environment
      inputs.environment.chooseForeground(
        style is HierarchicalShapeStyle || style is ForegroundStyle
          ? AnyShapeStyle(CapturedStyle(paint: style._paint(in: outer))) : AnyShapeStyle(style))
    }
  }

  /// The style of what is below as the system sets it: buttons keep their own colour.
  package func systemForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inputs { $0.environment.foregroundStyle = AnyShapeStyle(style) }
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  private func foregroundLevels(_ levels: [AnyShapeStyle]) -> some View {
    inputs { inputs in
      let outer = inputs.environment
      // A style that follows the surrounding one resolves to that.
      let resolved = levels.map { level in
        level.style is HierarchicalShapeStyle || level.style is ForegroundStyle
          ? AnyShapeStyle(CapturedStyle(paint: level._paint(in: outer))) : level
      }
      inputs.environment.chooseForeground(resolved[0])
      inputs.environment.foregroundLevels = resolved
    }
  }

  public func foregroundColor(_ color: Color?) -> some View {
    inputs {
      if let color {
        $0.environment.chooseForeground(AnyShapeStyle(color))
      } else {
        $0.environment.foregroundStyle = nil
      }
    }
  }

  /// The colour of controls and links below.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    inputs { $0.environment.tint = tint.map { AnyShapeStyle($0) } }
  }

  public func tint(_ tint: Color?) -> some View {
    inputs { $0.environment.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// The colour that controls and links below have unless a tint is nearer to them; nil keeps the surrounding
  /// one.
  ///
  /// “Some styles of controls use the accent color as a default tint color”, as Apple documents it. Switches do not: they
  /// are green in pictures of iOS 26 where the app's accent colour is another.
  public func accentColor(_ color: Color?) -> some View {
    inputs { inputs in
      guard let color else { return }
      inputs.environment.accentColor = color
      // From here on, the accent colour replaces a tint further out.
      if inputs.environment.tint != nil { inputs.environment.tint = AnyShapeStyle(color) }
    }
  }
}

/// A style resolved where it was set.
private struct CapturedStyle: ShapeStyle {
  let paint: _StylePaint

  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    paint
  }
}

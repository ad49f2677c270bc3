import Foundation
import Geometry
import LayoutEngine
public import Views

/// The label on glass, as wide and high as a bordered button.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GlassButtonLabel(configuration: configuration, isProminent: false)
  }
}

/// The label on glass in the tint colour.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GlassButtonLabel(configuration: configuration, isProminent: true)
  }
}

/// Measured: glass is FDFDFD on white with a white rim and a soft shadow; prominent glass is the tint with a rim 1 point
/// wide that is brightest at the top.
private nonisolated struct GlassButtonLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool

  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.renderVersion) private var version
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.font) private var chosenFont

  @MainActor var body: some View {
    let shape = borderShape.shape(for: controlSize, in: .iOS26)
    configuration.label
      .font(chosenFont ?? (controlSize == .mini || controlSize == .small ? .subheadline : .body))
      .buttonForeground(foreground)
      .padding(.horizontal, padding.width)
      .padding(.vertical, padding.height)
      .background {
        shape.fill(fill)
          .shadow(
            color: .black.opacity(colorScheme == .dark ? 0 : 0.08), radius: ShadowBlur.radius(deviation: 5),
            x: 0, y: 2)
      }
      .overlay { shape.stroke(rim, lineWidth: 0.67) }
      .noted(
        .approximated, isProminent ? "glassProminent" : "glass",
        "Glass is drawn as a tinted surface with a rim and a shadow; it does not bend what lies behind.")
  }

  private var padding: CGSize {
    switch controlSize {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large: CGSize(width: 20, height: 15)
    case .extraLarge: CGSize(width: 20, height: 22)
    }
  }

  private var tint: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(Color.red) : .tinted
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return .system(.tertiaryLabel) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return configuration.role == .destructive ? tint : .tinted
  }

  private var fill: AnyShapeStyle {
    if isProminent {
      return isEnabled ? tint : .system(.tertiarySystemFill)
    }
    return AnyShapeStyle(
      colorScheme == .dark ? Color(white: 0.1).opacity(0.75) : Color(white: 0.992).opacity(0.9))
  }

  private var rim: LinearGradient {
    let top: Color
    let bottom: Color
    if isProminent {
      top = .white.opacity(isEnabled ? 0.45 : 0)
      bottom = .white.opacity(isEnabled ? 0.15 : 0)
    } else {
      top = colorScheme == .dark ? .white.opacity(0.18) : .white
      bottom = colorScheme == .dark ? .white.opacity(0.14) : .white
    }
    return LinearGradient(colors: [top, bottom], startPoint: .top, endPoint: .bottom)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button that looks like a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}

import Drawing
public import Foundation
public import Geometry
import Imaging
import LayoutEngine

/// A variant of Liquid Glass.
public struct Glass: Equatable, Sendable {
  package enum Variant: Equatable, Sendable {
    case regular
    case clear
    case identity
  }

  package var variant: Variant
  package var tint: Color?

  public static let regular = Glass(variant: .regular)
  public static let clear = Glass(variant: .clear)
  /// No glass at all.
  public static let identity = Glass(variant: .identity)

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Glass that reacts to touch, which a picture does not show.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// What a picture shows instead of glass: a blurred, tinted background.
///
/// The tints over white and black, and the rim, were measured on toolbar buttons in iOS 26; the refraction at
/// the edges of glass, and its adaptation to brightness, are not drawn.
package struct GlassStyle: ShapeStyle {
  package let glass: Glass

  package init(glass: Glass) {
    self.glass = glass
  }

  package func _paint(in environment: EnvironmentValues) -> _StylePaint {
    let isDark = environment.colorScheme == .dark
    let level: Float = isDark ? 0.18 : 1
    let alpha: Float = glass.variant == .clear ? 0.1 : isDark ? 0.7 : 0.85
    var tint = RGBAColor(red: level, green: level, blue: level, alpha: alpha)
    if let color = glass.tint { tint = color.rgba(in: environment).opacity(0.8) }
    return _StylePaint(
      .material(
        DisplayItem.Backdrop(
          blurRadius: glass.variant == .clear ? 2 : 8, saturation: 1.5, tint: tint)))
  }

  /// The light along the edge.
  package static func rim(_ colorScheme: ColorScheme) -> Color {
    Color.white.opacity(colorScheme == .dark ? 0.14 : 0.5)
  }
}

/// Glass behind a view.
private nonisolated struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    if glass.variant == .identity {
      content
    } else {
      content.background {
        shape.fill(GlassStyle(glass: glass))
          .overlay { shape.stroke(GlassStyle.rim(colorScheme), lineWidth: 1).clipShape(shape) }
      }
      .noted(
        .approximated, "glassEffect",
        "Glass is drawn as a blurred, tinted background; what lies at its edges is not bent.")
    }
  }
}

nonisolated extension View {
  /// Draws Liquid Glass behind the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
  ) -> some View {
    modifier(GlassModifier(glass: isEnabled ? glass : .identity, shape: shape))
  }

  /// Links glass shapes that morph into each other; a picture shows every shape at rest.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Unites several glass shapes into one; here each is drawn separately.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    noted(.approximated, "glassEffectUnion", "Glass that is one shape on a device is drawn as several.")
  }

  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// The glass of a visionOS window, which no picture of another platform has.
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    noted(.withoutEffect, "glassBackgroundEffect", "The glass of visionOS windows is not drawn.")
  }

  public func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    glassBackgroundEffect(displayMode: displayMode)
  }
}

/// How glass is inserted and removed.
public struct GlassEffectTransition: Hashable, Sendable {
  private let number: Int
  public static let identity = GlassEffectTransition(number: 0)
  public static let matchedGeometry = GlassEffectTransition(number: 1)
  public static let materialize = GlassEffectTransition(number: 2)
}

/// When the glass of a visionOS window shows.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  case always
  case implicit
  case never
}

/// A container in which the glass of close views merges; here each keeps its own shape.
public nonisolated struct GlassEffectContainer<Content: View>: TransparentView {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    Content._makeViewList(content, inputs: inputs, into: &list)
  }
}

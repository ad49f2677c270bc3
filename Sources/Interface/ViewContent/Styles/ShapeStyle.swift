package import Drawing
public import Foundation
package import Geometry
package import Imaging

/// What shapes and text are filled with.
public protocol ShapeStyle: Sendable {
  /// The style that this one resolves to in an environment.
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint in an environment.
  func _paint(in environment: EnvironmentValues) -> _StylePaint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by the library and resolves to no other style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style with its colours resolved, not yet anchored to a rectangle.
public struct _StylePaint: Sendable {
  package indirect enum Paint: Sendable {
    case color(RGBAColor)
    case linear(Drawing.Paint.Gradient, UnitPoint, UnitPoint)
    case radial(Drawing.Paint.Gradient, UnitPoint, CGFloat, CGFloat)
    case elliptical(Drawing.Paint.Gradient, UnitPoint, CGFloat, CGFloat)
    case angular(Drawing.Paint.Gradient, UnitPoint, Angle, Angle)
    case mesh(Drawing.Paint.MeshGradient)
    case image(Bitmap, CGFloat)
    case material(DisplayItem.Backdrop)
    case opacity(Paint, Double)
    case shadow(Paint, ResolvedShadow)
    /// A style blended with what it is drawn on.
    case blended(Paint, BlendMode)
    /// A style anchored to a given rectangle instead of to what it fills.
    case anchored(Paint, CGRect)
  }

  package var paint: Paint

  package init(_ paint: Paint) {
    self.paint = paint
  }
}

extension _StylePaint.Paint {
  /// The paint for something that fills a rectangle; unit points are fractions of it.
  package func filling(_ bounds: CGRect) -> Drawing.Paint {
    switch self {
    case .color(let color):
      return .color(color)
    case .linear(let gradient, let start, let end):
      return .linearGradient(gradient, start: start.point(in: bounds), end: end.point(in: bounds))
    case .radial(let gradient, let center, let startRadius, let endRadius):
      return .radialGradient(
        gradient, center: center.point(in: bounds), startRadius: Double(startRadius),
        endRadius: Double(endRadius))
    case .elliptical(let gradient, let center, let start, let end):
      return .ellipticalGradient(
        gradient, bounds: bounds, center: center.point(in: bounds), startFraction: Double(start),
        endFraction: Double(end))
    case .angular(let gradient, let center, let start, let end):
      return .angularGradient(
        gradient, center: center.point(in: bounds), startAngle: start.radians, endAngle: end.radians)
    case .mesh(let mesh):
      return .meshGradient(mesh, bounds: bounds)
    case .image(let bitmap, let scale):
      return .image(bitmap, origin: bounds.origin, scale: Double(scale))
    case .material(let backdrop):
      return .color(backdrop.tint)
    case .opacity(let paint, let opacity):
      return paint.filling(bounds).opacity(Float(opacity))
    case .shadow(let paint, _), .blended(let paint, _):
      return paint.filling(bounds)
    case .anchored(let paint, let rect):
      return paint.filling(rect)
    }
  }

  /// The material under the paint, if it is one.
  package var backdrop: DisplayItem.Backdrop? {
    switch self {
    case .material(let backdrop): backdrop
    case .opacity(let paint, _), .shadow(let paint, _), .anchored(let paint, _), .blended(let paint, _):
      paint.backdrop
    default: nil
    }
  }

  /// The style's shadows, outermost first.
  package var shadows: [ResolvedShadow] {
    switch self {
    case .shadow(let paint, let shadow): [shadow] + paint.shadows
    case .opacity(let paint, _), .anchored(let paint, _), .blended(let paint, _): paint.shadows
    default: []
    }
  }

  /// The style without its blend mode.
  package var withoutBlending: Self {
    switch self {
    case .blended(let paint, _): paint.withoutBlending
    case .opacity(let paint, let opacity): .opacity(paint.withoutBlending, opacity)
    case .shadow(let paint, let shadow): .shadow(paint.withoutBlending, shadow)
    case .anchored(let paint, let rect): .anchored(paint.withoutBlending, rect)
    default: self
    }
  }

  /// How the style is blended with what it is drawn on; nil if it lies on top.
  package var blendMode: BlendMode? {
    switch self {
    case .blended(_, let mode): mode
    case .opacity(let paint, _), .shadow(let paint, _), .anchored(let paint, _): paint.blendMode
    default: nil
    }
  }

  package var color: RGBAColor? {
    switch self {
    case .color(let color): color
    case .opacity(let paint, let opacity): paint.color?.opacity(Float(opacity))
    case .shadow(let paint, _), .anchored(let paint, _), .blended(let paint, _): paint.color
    default: nil
    }
  }
}

extension Drawing.Paint {
  /// The paint with every colour's alpha multiplied.
  package func opacity(_ factor: Float) -> Drawing.Paint {
    func faded(_ gradient: Gradient) -> Gradient {
      var gradient = gradient
      gradient.stops = gradient.stops.map {
        Gradient.Stop(color: $0.color.opacity(factor), location: $0.location)
      }
      return gradient
    }
    switch self {
    case .color(let color):
      return .color(color.opacity(factor))
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(faded(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      return .radialGradient(
        faded(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let gradient, let bounds, let center, let start, let end):
      return .ellipticalGradient(
        faded(gradient), bounds: bounds, center: center, startFraction: start, endFraction: end)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(faded(gradient), center: center, startAngle: start, endAngle: end)
    case .meshGradient(var mesh, let bounds):
      mesh.colors = mesh.colors.map { $0.opacity(factor) }
      return .meshGradient(mesh, bounds: bounds)
    case .image(var bitmap, let origin, let scale):
      bitmap.pixels = bitmap.pixels.map { pixel in
        func faded(_ value: UInt8) -> UInt8 { UInt8((Float(value) * factor).rounded()) }
        return Bitmap.Pixel(
          red: faded(pixel.red), green: faded(pixel.green), blue: faded(pixel.blue),
          alpha: faded(pixel.alpha))
      }
      return .image(bitmap, origin: origin, scale: scale)
    }
  }
}

// MARK: - The styles themselves

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.color(RGBAColor(red: red, green: green, blue: blue, alpha: opacity)))
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.color(rgba(in: environment)))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// A shape style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    style._paint(in: environment)
  }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    guard let style = environment.foregroundStyle else { return Color.primary._paint(in: environment) }
    var outer = environment
    outer.foregroundStyle = nil
    return style._paint(in: outer)
  }
}

/// A fainter level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The levels of a custom style are that style at these opacities.
  package static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    if level < environment.foregroundLevels.count {
      var outer = environment
      outer.foregroundStyle = nil
      return environment.foregroundLevels[level]._paint(in: outer)
    }
    if let style = environment.foregroundStyle {
      var outer = environment
      outer.foregroundStyle = nil
      let paint = style._paint(in: outer).paint
      return _StylePaint(level == 0 ? paint : .opacity(paint, Self.opacities[level]))
    }
    let colors: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
    return Color(.system(colors[level]))._paint(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    environment.tintPaint ?? Color.accentColor._paint(in: environment)
  }
}

extension EnvironmentValues {
  /// The paint of the views' tint; a tint that is the accent colour resolves to the app's own. Nil if no view
  /// has a tint.
  package var tintPaint: _StylePaint? {
    guard let style = tint else { return nil }
    var outer = self
    outer.tint = nil
    return style._paint(in: outer)
  }

  /// What a container whose bars UIKit draws passes on: a tint around the container is the accent colour of what it contains. A tint
  /// inside of it, or where there is no container, leaves `Color.accentColor` as it is, which Apple's own white buttons with a label in
  /// the accent colour rest on.
  package var withTintAsAccentColor: EnvironmentValues {
    guard let color = tint?.style as? Color else { return self }
    var inner = self
    inner.accentColor = color
    return inner
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of the background behind a view.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    environment.backgroundStyleValue?._paint(in: environment)
      ?? Color(.system(.systemBackground))._paint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A semantic style of the system.
public struct _SystemShapeStyle: ShapeStyle {
  package let color: SystemColor

  package init(color: SystemColor) {
    self.color = color
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    Color(.system(color))._paint(in: environment)
  }
}

public typealias SeparatorShapeStyle = _SystemShapeStyle

extension ShapeStyle where Self == _SystemShapeStyle {
  public static var separator: _SystemShapeStyle { _SystemShapeStyle(color: .separator) }
  public static var placeholder: _SystemShapeStyle { _SystemShapeStyle(color: .placeholderText) }
  public static var link: _SystemShapeStyle { _SystemShapeStyle(color: .blue) }
  public static var fill: _SystemShapeStyle { _SystemShapeStyle(color: .systemFill) }
  public static var windowBackground: _SystemShapeStyle { _SystemShapeStyle(color: .systemBackground) }
  public static var selection: _SystemShapeStyle { _SystemShapeStyle(color: .blue) }
}

/// A style made fainter.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  package let style: Style
  package let opacity: Double

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.opacity(style._paint(in: environment).paint, opacity))
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  package let style: Style
  package let shadow: ShadowStyle

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.shadow(style._paint(in: environment).paint, ResolvedShadow(shadow, in: environment)))
  }
}

/// A style anchored to a rectangle of its own.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  package let style: Style
  package let rect: CGRect

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.anchored(style._paint(in: environment).paint, rect))
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The style with a drop or inner shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  /// The style with unit points that refer to a given rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(style: self, rect: rect)
  }
}

/// A shadow that belongs to a style.
public struct ShadowStyle: Hashable, Sendable {
  package var color: Color
  package var radius: CGFloat
  package var x: CGFloat
  package var y: CGFloat
  package var isInner: Bool

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A style's shadow with its colour resolved.
package struct ResolvedShadow: Hashable, Sendable {
  package var color: RGBAColor
  package var radius: CGFloat
  package var x: CGFloat
  package var y: CGFloat
  package var isInner: Bool

  package init(_ style: ShadowStyle, in environment: EnvironmentValues) {
    color = style.color.rgba(in: environment)
    radius = style.radius
    x = style.x
    y = style.y
    isInner = style.isInner
  }
}

public import Foundation
public import Geometry
import Imaging

extension GraphicsContext {
  /// What paths and symbols are painted with; points are those of the context.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case foreground
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case image(Image, CGPoint, CGFloat)
    }

    private var kind: Kind

    /// The foreground style of the environment.
    public static var foreground: Shading { Shading(kind: .foreground) }

    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(options.applied(to: gradient), startPoint, endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(options.applied(to: gradient), center, startRadius, endRadius))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(options.applied(to: gradient), center, angle))
    }

    /// An image repeated in both directions from a point.
    public static func tiledImage(_ image: Image, origin: CGPoint = .zero, scale: CGFloat = 1) -> Shading {
      Shading(kind: .image(image, origin, scale))
    }

    func paint(in context: GraphicsContext) -> _StylePaint.Paint {
      let environment = context.environment
      // Unit points refer to a unit square at the origin, so that they are points.
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
      func unitPoint(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
      switch kind {
      case .color(let color): return .color(color.rgba(in: environment))
      case .style(let style): return style._paint(in: environment).paint
      case .foreground: return ForegroundStyle()._paint(in: environment).paint
      case .linear(let gradient, let start, let end):
        return .anchored(
          .linear(gradient.resolved(in: environment), unitPoint(start), unitPoint(end)), unit)
      case .radial(let gradient, let center, let start, let end):
        return .anchored(.radial(gradient.resolved(in: environment), unitPoint(center), start, end), unit)
      case .conic(let gradient, let center, let angle):
        return .anchored(
          .angular(
            gradient.resolved(in: environment), unitPoint(center), angle,
            Angle(radians: angle.radians + 2 * .pi)), unit)
      case .image(let image, let origin, let scale):
        guard let (bitmap, density) = image.bitmap(in: environment) else {
          if case .symbol(let name) = image.source {
            context.environment.note(
              .withoutEffect, "symbol \"\(name)\"", "Symbols do not tile shadings; nothing is drawn.")
          }
          return .color(.clear)
        }
        return .anchored(
          .image(bitmap, scale / density), CGRect(origin: origin, size: CGSize(width: 1, height: 1)))
      }
    }
  }

  /// How a gradient continues outside its stops and between them.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Colours are mixed in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)

    /// Linear mixing is close to perceptual mixing, the other space that gradients are drawn in here.
    func applied(to gradient: Gradient) -> Gradient {
      var gradient = gradient
      if contains(.linearColor) { gradient.colorSpace = .perceptual }
      return gradient
    }
  }
}

extension Image {
  /// The picture itself and how many of its pixels make a point; nil for symbols and missing images.
  func bitmap(in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: CGFloat)? {
    switch source {
    case .symbol: nil
    case .asset(let name):
      environment.assetImage(named: name).map { ($0.bitmap, CGFloat($0.scale)) }
    case .bitmap(let bitmap, let scale): (bitmap, scale)
    }
  }
}

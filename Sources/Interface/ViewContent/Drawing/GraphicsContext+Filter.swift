import Drawing
public import Foundation
public import Geometry

extension GraphicsContext {
  /// An image filter for what is drawn.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case blur(CGFloat, isOpaque: Bool)
      case shadow(Color, CGFloat, CGFloat, CGFloat)
      case matrix([Float])
      case multiply(Color)
      case luminanceToAlpha
      case alphaThreshold(ClosedRange<Double>, Color)
    }

    private var kind: Kind

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius, x, y))
    }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius, isOpaque: options.contains(.opaque)))
    }

    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // Inverts the colours.
      let factor = Float(1 - 2 * amount)
      let offset = Float(amount)
      return Filter(
        kind: .matrix([
          factor, 0, 0, 0, offset, 0, factor, 0, 0, offset, 0, 0, factor, 0, offset, 0, 0, 0, 1, 0,
        ]))
    }
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorMatrices.brightness(amount)))
    }
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorMatrices.contrast(amount)))
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorMatrices.saturation(amount)))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorMatrices.saturation(1 - amount)))
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .matrix(ColorMatrices.hueRotation(angle)))
    }
    public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

    /// One colour where the opacity of what is drawn lies from `min` to `max`, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(kind: .alphaThreshold(min...Swift.max(min, max), color))
    }

    func item(in environment: EnvironmentValues, scale: CGFloat) -> DisplayItem.Filter {
      switch kind {
      case .blur(let radius, let isOpaque):
        .blur(radius: Double(radius * scale), isOpaque: isOpaque)
      case .shadow(let color, let radius, let x, let y):
        .shadow(
          color: color.rgba(in: environment),
          radius: 2 * Double(ShadowBlur.deviation(radius: radius) * scale),
          dx: Double(x * scale), dy: Double(y * scale))
      case .matrix(let matrix): .colorMatrix(matrix)
      case .multiply(let color):
        .colorMatrix(ColorMatrices.multiplication(by: color.rgba(in: environment)))
      case .luminanceToAlpha: .luminanceToAlpha
      case .alphaThreshold(let range, let color):
        .alphaThreshold(range, color: color.rgba(in: environment))
      }
    }
  }

  /// How a picture is blurred.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Keeps the image opaque at its edges.
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter calculates.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// With linear components instead of sRGB's.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Applies a filter to what is drawn next; the filter added last is applied first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.contains(.linearColor) {
      environment.note(
        .approximated, "Canvas", "Filters calculate with sRGB's components, not with linear ones.")
    }
    filters.insert(filter.item(in: environment, scale: base.scale), at: 0)
  }
}

package import Drawing
public import Foundation
public import Geometry
import Imaging
import LayoutEngine

/// Colours along a line.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  /// A colour at a position from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    /// The components as they are encoded.
    public static let device = ColorSpace(isPerceptual: false)
    /// A space in which equal steps look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]
  package var colorSpace = ColorSpace.device

  public init(stops: [Stop]) {
    self.stops = stops
  }

  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with colours mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.colorSpace = space
    return AnyGradient(gradient)
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.linear(resolved(in: environment), .top, .bottom))
  }

  /// The stops with resolved colours: in ascending order, unchanged within 0…1, at least two.
  package func resolved(in environment: EnvironmentValues) -> Paint.Gradient {
    var result: [Paint.Gradient.Stop] = []
    var floor = -Double.infinity
    for stop in stops where !stop.location.isNaN {
      // A stop that lies before its predecessor moves up to it, as in Core Graphics.
      floor = max(floor, Double(stop.location))
      result.append(Paint.Gradient.Stop(color: stop.color.rgba(in: environment), location: floor))
    }
    if result.isEmpty { result = [Paint.Gradient.Stop(color: .clear, location: 0)] }
    if result.count == 1 { result.append(Paint.Gradient.Stop(color: result[0].color, location: 1)) }
    return Paint.Gradient(stops: result, interpolation: colorSpace == .perceptual ? .perceptual : .device)
  }
}

/// A gradient whose origin (a colour or a list of stops) is hidden.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  package let gradient: Gradient

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    gradient._paint(in: environment)
  }
}

extension Color {
  /// A slight gradient of the colour: from a lighter one at the top to the colour itself; of very light colours from
  /// the colour itself to a darker one at the bottom.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(
        stops: StandardGradient.places.map {
          Gradient.Stop(color: Color(.gradient(self, $0)), location: CGFloat($0))
        }))
  }
}

/// Colours along a straight line.
public nonisolated struct LinearGradient: ShapeStyle, StyleRepresentable {
  package let gradient: Gradient
  package let startPoint: UnitPoint
  package let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.linear(gradient.resolved(in: environment), startPoint, endPoint))
  }
}

/// Colours from a point outwards.
public nonisolated struct RadialGradient: ShapeStyle, StyleRepresentable {
  package let gradient: Gradient
  package let center: UnitPoint
  package let startRadius: CGFloat
  package let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.radial(gradient.resolved(in: environment), center, startRadius, endRadius))
  }
}

/// Colours from a point outwards, stretched to the shape of the bounds.
public nonisolated struct EllipticalGradient: ShapeStyle, StyleRepresentable {
  package let gradient: Gradient
  package let center: UnitPoint
  package let startRadiusFraction: CGFloat
  package let endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(
      .elliptical(gradient.resolved(in: environment), center, startRadiusFraction, endRadiusFraction))
  }
}

/// Colours around a point.
public nonisolated struct AngularGradient: ShapeStyle, StyleRepresentable {
  package let gradient: Gradient
  package let center: UnitPoint
  package let startAngle: Angle
  package let endAngle: Angle

  public init(
    gradient: Gradient, center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.angular(gradient.resolved(in: environment), center, startAngle, endAngle))
  }
}

/// Colours on a grid of points.
public nonisolated struct MeshGradient: ShapeStyle, StyleRepresentable {
  package let width: Int
  package let height: Int
  package let points: [SIMD2<Float>]
  package let colors: [Color]
  package let background: Color
  package let smoothsColors: Bool

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    precondition(
      points.count == width * height && colors.count == width * height,
      "A mesh gradient of \(width) by \(height) needs \(width * height) points and colours")
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(
      .mesh(
        Paint.MeshGradient(
          columns: width, rows: height,
          points: points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
          colors: colors.map { $0.rgba(in: environment) }, background: background.rgba(in: environment),
          smoothsColors: smoothsColors)))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

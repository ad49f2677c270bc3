public import Foundation
public import Imaging

/// What a shape is filled with; geometry is in the local points of the item that uses it.
public enum Paint: Hashable, Sendable {
  case color(RGBAColor)
  case linearGradient(Gradient, start: CGPoint, end: CGPoint)
  case radialGradient(Gradient, center: CGPoint, startRadius: Double, endRadius: Double)
  /// An ellipse-shaped radial gradient: radii are fractions of the rectangle's half extents.
  case ellipticalGradient(
    Gradient, bounds: CGRect, center: CGPoint, startFraction: Double, endFraction: Double)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient(Gradient, center: CGPoint, startAngle: Double, endAngle: Double)
  case meshGradient(MeshGradient, bounds: CGRect)
  /// A repeated picture: `origin` is the top left corner of one tile, `scale` its points per pixel.
  case image(Bitmap, origin: CGPoint, scale: Double)
}

extension Paint {
  /// Colours along a line from 0 to 1.
  public struct Gradient: Hashable, Sendable {
    /// A colour at one position.
    public struct Stop: Hashable, Sendable {
      public var color: RGBAColor
      public var location: Double

      public init(color: RGBAColor, location: Double) {
        self.color = color
        self.location = location
      }
    }

    /// The space in which colours between two stops are mixed.
    public enum Interpolation: Hashable, Sendable {
      /// Premultiplied sRGB-encoded components, as Core Graphics does.
      case device
      /// OKLab, SwiftUI's perceptual space.
      case perceptual
    }

    /// At least two stops in ascending order.
    public var stops: [Stop]
    public var interpolation: Interpolation

    public init(stops: [Stop], interpolation: Interpolation = .device) {
      self.stops = stops
      self.interpolation = interpolation
    }
  }

  /// A grid of coloured control points.
  public struct MeshGradient: Hashable, Sendable {
    public var columns: Int
    public var rows: Int
    /// `columns * rows` points in the unit square, row by row.
    public var points: [CGPoint]
    public var colors: [RGBAColor]
    public var background: RGBAColor
    public var smoothsColors: Bool

    public init(
      columns: Int, rows: Int, points: [CGPoint], colors: [RGBAColor], background: RGBAColor = .clear,
      smoothsColors: Bool = true
    ) {
      self.columns = columns
      self.rows = rows
      self.points = points
      self.colors = colors
      self.background = background
      self.smoothsColors = smoothsColors
    }
  }
}

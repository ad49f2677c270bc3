import Drawing
import Foundation
import Geometry
import Imaging

/// Gives the colour of a paint at every pixel.
enum Shader {
  case solid(Bitmap.Pixel)
  case gradient(GradientShader)
  case mesh(MeshShader)
  case image(ImageShader)

  /// - Parameter transform: from the paint's coordinates to pixels.
  init(_ paint: Paint, transform: CGAffineTransform) {
    switch paint {
    case .color(let color):
      self = .solid(Compositor.pixel(color))
    case .linearGradient(let gradient, let start, let end):
      self = .gradient(GradientShader(gradient, .linear(start, end), transform))
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      self = .gradient(GradientShader(gradient, .radial(center, startRadius, endRadius), transform))
    case .ellipticalGradient(let gradient, let bounds, let center, let start, let end):
      // Stretched so that fractions of the bounds become radii of a circle.
      let stretch = CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: center.x, ty: center.y)
      self = .gradient(
        GradientShader(gradient, .radial(.zero, start, end), stretch.concatenating(transform)))
    case .angularGradient(let gradient, let center, let start, let end):
      self = .gradient(GradientShader(gradient, .angular(center, start, end), transform))
    case .meshGradient(let mesh, let bounds):
      self = .mesh(MeshShader(mesh, bounds: bounds, transform: transform))
    case .image(let bitmap, let origin, let scale):
      let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
      self = .image(
        ImageShader(bitmap, transform: place.concatenating(transform), interpolation: .low, tiles: true))
    }
  }

  /// The colour at the middle of a pixel.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> Bitmap.Pixel {
    switch self {
    case .solid(let pixel): pixel
    case .gradient(let shader): shader.pixel(x, y)
    case .mesh(let shader): shader.pixel(x, y)
    case .image(let shader): shader.pixel(x, y)
    }
  }
}

/// Colours along a line, around a point or outwards from it.
struct GradientShader {
  enum Form {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, Double, Double)
    case angular(CGPoint, Double, Double)
  }

  private struct Stop {
    var location: Double
    /// Premultiplied, 0 to 255.
    var color: SIMD4<Float>
  }

  private let form: Form
  private let inverse: CGAffineTransform
  private let stops: [Stop]

  init(_ gradient: Paint.Gradient, _ form: Form, _ transform: CGAffineTransform) {
    self.form = form
    inverse = transform.inverted()
    stops = Self.expanded(gradient).map { stop in
      let alpha = Compositor.clamped(stop.color.alpha)
      return Stop(
        location: stop.location,
        color: SIMD4(
          Compositor.clamped(stop.color.red) * alpha, Compositor.clamped(stop.color.green) * alpha,
          Compositor.clamped(stop.color.blue) * alpha, alpha) * 255)
    }
  }

  /// The stops, with steps between them fine enough to be mixed in sRGB where another space is asked for.
  private static func expanded(_ gradient: Paint.Gradient) -> [Paint.Gradient.Stop] {
    guard gradient.interpolation == .perceptual else { return gradient.stops }
    var result: [Paint.Gradient.Stop] = []
    for (a, b) in zip(gradient.stops, gradient.stops.dropFirst()) {
      for step in 0..<32 {
        let t = Double(step) / 32
        result.append(
          Paint.Gradient.Stop(
            color: PerceptualMixing.mix(a.color, b.color, by: t),
            location: a.location + (b.location - a.location) * t))
      }
    }
    if let last = gradient.stops.last { result.append(last) }
    return result
  }

  func pixel(_ x: Int, _ y: Int) -> Bitmap.Pixel {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
    return color(at: parameter(point))
  }

  private func parameter(_ point: CGPoint) -> Double {
    switch form {
    case .linear(let start, let end):
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      let square = dx * dx + dy * dy
      if square == 0 { return 1 }
      return (Double(point.x - start.x) * dx + Double(point.y - start.y) * dy) / square
    case .radial(let center, let startRadius, let endRadius):
      let (dx, dy) = (Double(point.x - center.x), Double(point.y - center.y))
      let distance = (dx * dx + dy * dy).squareRoot()
      if endRadius == startRadius { return distance < startRadius ? 0 : 1 }
      return (distance - startRadius) / (endRadius - startRadius)
    case .angular(let center, let start, let end):
      let angle = Trigonometry.arctangent(y: Double(point.y - center.y), x: Double(point.x - center.x))
      let turn = 2 * Trigonometry.pi
      let sweep = end - start
      if sweep == 0 { return 0 }
      var offset = (angle - start).truncatingRemainder(dividingBy: turn)
      if offset < 0 { offset += turn }
      if abs(sweep) >= turn { return sweep > 0 ? offset / sweep : (turn - offset) / -sweep }
      if sweep < 0 { return (turn - offset) / -sweep }
      // What lies outside of the sweep takes the nearer end's colour.
      if offset > sweep { return offset - sweep < turn - offset ? 1 : 0 }
      return offset / sweep
    }
  }

  private func color(at t: Double) -> Bitmap.Pixel {
    var upper = 0
    while upper < stops.count && stops[upper].location <= t { upper += 1 }
    let color: SIMD4<Float>
    if upper == 0 {
      color = stops[0].color
    } else if upper == stops.count {
      color = stops[stops.count - 1].color
    } else {
      let (a, b) = (stops[upper - 1], stops[upper])
      let fraction = Float((t - a.location) / (b.location - a.location))
      color = a.color + (b.color - a.color) * fraction
    }
    return Bitmap.Pixel(
      red: UInt8(color.x + 0.5), green: UInt8(color.y + 0.5), blue: UInt8(color.z + 0.5),
      alpha: UInt8(color.w + 0.5))
  }
}

import Drawing
import Foundation
import Geometry
import Imaging

/// Computes the colours of a paint, a row of pixels at a time.
enum PaintShader {
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

  /// Whether all pixels have the same colour.
  var isOneColor: Bool {
    if case .solid = self { return true }
    return false
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    switch self {
    case .solid(let pixel): pixel.alpha == 255
    case .gradient(let shader): shader.isOpaque
    case .mesh: false
    case .image(let shader): shader.isOpaque
    }
  }

  /// Writes the colours of a row's pixels from column `minX` on.
  func writeRow(_ y: Int, from minX: Int, count: Int, to row: UnsafeMutablePointer<UInt32>) {
    switch self {
    case .solid(let pixel): Spans.fill(row, count: count, with: UInt32(pixel))
    case .gradient(let shader): shader.writeRow(y, from: minX, count: count, to: row)
    case .mesh(let shader):
      for x in 0..<count { row[x] = UInt32(shader.pixel(minX + x, y)) }
    case .image(let shader): shader.writeRow(y, from: minX, count: count, to: row)
    }
  }
}

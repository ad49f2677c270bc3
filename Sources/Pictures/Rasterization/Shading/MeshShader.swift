import Drawing
import Foundation
import Geometry
import Imaging

/// Colours on a grid of points: every cell is cut into triangles with linearly mixed colours.
struct MeshShader {
  private let inverse: CGAffineTransform
  private let triangles: [Triangle]
  private let background: Bitmap.Pixel

  private struct Triangle {
    var a: CGPoint
    var b: CGPoint
    var c: CGPoint
    var colors: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  }

  init(_ mesh: Paint.MeshGradient, bounds: CGRect, transform: CGAffineTransform) {
    inverse = transform.inverted()
    background = Compositor.pixel(mesh.background)
    func point(_ column: Int, _ row: Int) -> CGPoint {
      let unit = mesh.points[row * mesh.columns + column]
      return CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
      let color = mesh.colors[row * mesh.columns + column]
      let alpha = Compositor.clamped(color.alpha)
      return SIMD4(
        Compositor.clamped(color.red) * alpha, Compositor.clamped(color.green) * alpha,
        Compositor.clamped(color.blue) * alpha, alpha) * 255
    }
    var triangles: [Triangle] = []
    // Each cell is divided eight times per side, with its colours mixed in both directions, so that its
    // inside is smooth.
    let steps = 8
    for row in 0..<max(mesh.rows - 1, 0) {
      for column in 0..<max(mesh.columns - 1, 0) {
        func at(_ i: Int, _ j: Int) -> (CGPoint, SIMD4<Float>) {
          func ease(_ t: Float) -> Float { mesh.smoothsColors ? t * t * (3 - 2 * t) : t }
          let (u, v) = (CGFloat(i) / CGFloat(steps), CGFloat(j) / CGFloat(steps))
          let (p, q) = (point(column, row), point(column + 1, row))
          let (r, s) = (point(column, row + 1), point(column + 1, row + 1))
          let place = CGPoint(
            x: (p.x * (1 - u) + q.x * u) * (1 - v) + (r.x * (1 - u) + s.x * u) * v,
            y: (p.y * (1 - u) + q.y * u) * (1 - v) + (r.y * (1 - u) + s.y * u) * v)
          let (cu, cv) = (ease(Float(u)), ease(Float(v)))
          let top = color(column, row) * (1 - cu) + color(column + 1, row) * cu
          let bottom = color(column, row + 1) * (1 - cu) + color(column + 1, row + 1) * cu
          return (place, top * (1 - cv) + bottom * cv)
        }
        for j in 0..<steps {
          for i in 0..<steps {
            let (a, b, c, d) = (at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1))
            triangles.append(Triangle(a: a.0, b: b.0, c: c.0, colors: (a.1, b.1, c.1)))
            triangles.append(Triangle(a: d.0, b: c.0, c: b.0, colors: (d.1, c.1, b.1)))
          }
        }
      }
    }
    self.triangles = triangles
  }

  func pixel(_ x: Int, _ y: Int) -> Bitmap.Pixel {
    let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
    // Where cells overlap the last one wins, as if they were painted in order.
    for triangle in triangles.reversed() {
      let (ax, ay) = (triangle.a.x, triangle.a.y)
      let (bx, by) = (triangle.b.x - ax, triangle.b.y - ay)
      let (cx, cy) = (triangle.c.x - ax, triangle.c.y - ay)
      let determinant = bx * cy - by * cx
      if determinant == 0 { continue }
      let u = ((p.x - ax) * cy - (p.y - ay) * cx) / determinant
      let v = ((p.y - ay) * bx - (p.x - ax) * by) / determinant
      let slack: CGFloat = -1e-9
      if u < slack || v < slack || u + v > 1 - slack { continue }
      let color =
        triangle.colors.0 * Float(1 - u - v) + triangle.colors.1 * Float(u) + triangle.colors.2 * Float(v)
      let clamped = color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
      return Bitmap.Pixel(
        red: UInt8(clamped.x + 0.5), green: UInt8(clamped.y + 0.5), blue: UInt8(clamped.z + 0.5),
        alpha: UInt8(clamped.w + 0.5))
    }
    return background
  }
}

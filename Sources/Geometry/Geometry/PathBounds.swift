import Foundation

/// The exact bounds of lines and curves.
enum PathBounds {
  static func bounds(of elements: [Path.Element]) -> CGRect {
    var bounds = Bounds()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        current = end
        bounds.add(end)
      case .line(let end):
        current = end
        bounds.add(end)
      case .quadCurve(let end, let control):
        bounds.add(end)
        bounds.addQuadratic(current, control, end)
        current = end
      case .curve(let end, let control1, let control2):
        bounds.add(end)
        bounds.addCubic(current, control1, control2, end)
        current = end
      case .closeSubpath:
        current = start
      }
    }
    return bounds.rect
  }

  private struct Bounds {
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity

    var rect: CGRect {
      minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    mutating func add(_ point: CGPoint) {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }

    mutating func addQuadratic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
      for (p, q, r) in [(a.x, b.x, c.x), (a.y, b.y, c.y)] {
        let denominator = p - 2 * q + r
        if denominator == 0 { continue }
        let t = (p - q) / denominator
        if t > 0 && t < 1 { add(Self.quadratic(a, b, c, t)) }
      }
    }

    mutating func addCubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      for (p, q, r, s) in [(a.x, b.x, c.x, d.x), (a.y, b.y, c.y, d.y)] {
        // The derivative's roots: A·t² + B·t + C = 0.
        let quadraticTerm = -p + 3 * q - 3 * r + s
        let linearTerm = 2 * (p - 2 * q + r)
        let constant = q - p
        for t in Self.roots(quadraticTerm, linearTerm, constant) where t > 0 && t < 1 {
          add(Self.cubic(a, b, c, d, t))
        }
      }
    }

    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
      if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
      let discriminant = b * b - 4 * a * c
      if discriminant < 0 { return [] }
      let root = discriminant.squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }

    private static func quadratic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
      let u = 1 - t
      return CGPoint(
        x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
    }

    private static func cubic(
      _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
    ) -> CGPoint {
      let u = 1 - t
      let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
  }
}

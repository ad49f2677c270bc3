import Foundation
import Geometry

/// Draws the strokes and areas of symbols.
///
/// Lengths are in thousandths of the em, from the centre of the capitals, y down; angles are in degrees, 0 to the right and 90
/// down.
struct SymbolPen {
  /// The line width.
  let line: CGFloat
  /// The gap between a part and the parts behind it.
  static let gap: CGFloat = 70

  init(weight: Double) {
    line = CGFloat(min(max(72 + (weight - 400) * 0.13, 30), 140))
  }

  func box(_ width: CGFloat, _ height: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 0) -> CGRect {
    CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }

  func outlined(_ path: Path, _ width: CGFloat? = nil, dash: [CGFloat] = []) -> Path {
    path.strokedPath(
      StrokeStyle(
        lineWidth: width ?? line, lineCap: dash.isEmpty ? .round : .butt, lineJoin: .round, dash: dash))
  }

  /// A box with rounded corners, stroked or filled.
  func panel(_ rect: CGRect, radius: CGFloat, isFilled: Bool) -> Path {
    if isFilled { return Path(roundedRect: rect, cornerRadius: radius) }
    let inner = rect.insetBy(dx: line / 2, dy: line / 2)
    return outlined(Path(roundedRect: inner, cornerRadius: max(radius - line / 2, 0)))
  }

  func polygon(_ points: [CGPoint]) -> Path {
    Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }

  /// A polyline.
  func lines(_ points: [CGPoint], _ width: CGFloat? = nil) -> Path {
    outlined(Path { path in path.addLines(points) }, width)
  }

  /// Several figures that do not overlap.
  func all(_ paths: [Path]) -> Path {
    var whole = Path()
    for path in paths { whole.addPath(path) }
    return whole
  }

  /// A horizontal line that stands for a line of text.
  func bar(from left: CGFloat, to right: CGFloat, y: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(x: left, y: y - line / 2, width: right - left, height: line), cornerRadius: line / 2
    )
  }

  func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A ring with an outer radius.
  func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    outlined(disc(x, y, radius - line / 2))
  }

  /// An arc around a point, from one angle to another.
  func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: Double, to end: Double) -> Path {
    outlined(
      Path {
        $0.addArc(
          center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(start), endAngle: .degrees(end),
          clockwise: false)
      })
  }

  /// The area of a shape, and a gap around it.
  func cleared(_ path: Path, by gap: CGFloat = SymbolPen.gap) -> [Path] {
    [path, outlined(path, 2 * gap)]
  }
}

import Drawing
package import Foundation
package import Geometry
import LayoutEngine

/// Paths filled and stroked with the paints of styles.
extension DrawingContext {
  /// Fills a path given in points of the current coordinate space.
  package mutating func fill(
    _ path: Path, style: FillStyle = FillStyle(), with paint: _StylePaint.Paint, bounds: CGRect
  ) {
    if let mode = paint.blendMode {
      let items = collecting { $0.fill(path, style: style, with: paint.withoutBlending, bounds: bounds) }
      add(.layer(DisplayItem.Layer(items: items, blendMode: mode)))
      return
    }
    let rule: FillRule = style.isEOFilled ? .evenOdd : .nonZero
    for shadow in paint.shadows.reversed() where !shadow.isInner {
      addShadow(shadow, of: path, rule: rule)
    }
    if let backdrop = paint.backdrop {
      var scaled = backdrop
      scaled.blurRadius *= Double(scale)
      add(
        .layer(
          DisplayItem.Layer(
            items: [], clips: [DisplayItem.Clip(path: path, rule: rule, transform: transform)],
            backdrop: scaled)))
      return
    }
    add(
      .fill(
        DisplayItem.Fill(
          path: path, rule: rule, paint: paint.filling(bounds), transform: transform,
          isAntialiased: style.isAntialiased)))
    for shadow in paint.shadows where shadow.isInner {
      addInnerShadow(shadow, of: path, rule: rule, bounds: bounds)
    }
  }

  /// Strokes a path given in points of the current coordinate space.
  package mutating func stroke(
    _ path: Path, style: StrokeStyle, with paint: _StylePaint.Paint, bounds: CGRect
  ) {
    let item = DisplayItem.stroke(
      DisplayItem.Stroke(path: path, style: style, paint: paint.filling(bounds), transform: transform))
    add(paint.blendMode.map { .layer(DisplayItem.Layer(items: [item], blendMode: $0)) } ?? item)
  }

  private mutating func addShadow(_ shadow: ResolvedShadow, of path: Path, rule: FillRule) {
    let shape = DisplayItem.fill(
      DisplayItem.Fill(path: path, rule: rule, paint: .color(shadow.color), transform: transform))
    let moved = CGAffineTransform(translationX: shadow.x, y: shadow.y)
    var fill = shape
    if case .fill(var item) = shape {
      item.transform = moved.concatenating(transform)
      fill = .fill(item)
    }
    add(
      .layer(
        DisplayItem.Layer(
          items: [fill],
          filters: [
            .blur(radius: Double(ShadowBlur.deviation(radius: shadow.radius) * scale), isOpaque: false)
          ])))
  }

  private mutating func addInnerShadow(
    _ shadow: ResolvedShadow, of path: Path, rule: FillRule, bounds: CGRect
  ) {
    // The shadow of everything outside the shape, cut to the shape.
    let reach = shadow.radius * 3 + abs(shadow.x) + abs(shadow.y) + 1
    var outside = Path(bounds.insetBy(dx: -reach, dy: -reach))
    outside.addPath(path)
    let moved = CGAffineTransform(translationX: shadow.x, y: shadow.y).concatenating(transform)
    let hole = DisplayItem.fill(
      DisplayItem.Fill(path: outside, rule: .evenOdd, paint: .color(shadow.color), transform: moved))
    add(
      .layer(
        DisplayItem.Layer(
          items: [
            .layer(
              DisplayItem.Layer(
                items: [hole],
                filters: [
                  .blur(radius: Double(ShadowBlur.deviation(radius: shadow.radius) * scale), isOpaque: false)
                ]))
          ],
          clips: [DisplayItem.Clip(path: path, rule: rule, transform: transform)])))
  }
}

import Drawing
package import Foundation
package import Geometry
import Imaging
import LayoutEngine
package import Views

/// The glass of iOS 26 behind the buttons of bars, tab bars and menus.
///
/// Fills and rims are those seen on public screenshots; refraction at the edges of the glass is not drawn.
package struct GlassPlate {
  /// The tint of a prominent button; nil for plain glass.
  package var tint: AnyShapeStyle?
  /// The extent of the shadow.
  package var shadowRadius: CGFloat

  package init(tint: AnyShapeStyle? = nil, shadowRadius: CGFloat = 16) {
    self.tint = tint
    self.shadowRadius = shadowRadius
  }

  package func draw(
    _ shape: Path, bounds: CGRect, environment: EnvironmentValues, in context: inout DrawingContext
  ) {
    let isDark = environment.colorScheme == .dark
    let shadow = ShadowStyle.drop(
      color: .black.opacity(isDark ? 0.25 : 0.09), radius: shadowRadius, x: 0, y: 3)
    if let tint {
      context.fill(shape, with: tint._paint(in: environment).paint, bounds: bounds)
    } else {
      // The shadow is only drawn outside the glass.
      drawShadow(shadow, shape, bounds: bounds, environment, in: &context)
      let material = _StylePaint.Paint.material(
        DisplayItem.Backdrop(
          blurRadius: 8, saturation: 1.2,
          tint: isDark
            ? RGBAColor(red: 0.12, green: 0.12, blue: 0.125, alpha: 0.82)
            : RGBAColor(red: 0.992, green: 0.992, blue: 0.996, alpha: 0.76)))
      context.fill(shape, with: material, bounds: bounds)
    }
    let rim: Color = isDark ? .white.opacity(0.1) : .white.opacity(tint == nil ? 0.9 : 0.25)
    let line = 2.0 / 3
    context.stroke(
      shape.insetBy(line / 2, in: bounds), style: StrokeStyle(lineWidth: line),
      with: rim._paint(in: environment).paint, bounds: bounds)
  }

  private func drawShadow(
    _ shadow: ShadowStyle, _ shape: Path, bounds: CGRect, _ environment: EnvironmentValues,
    in context: inout DrawingContext
  ) {
    var outside = Path(bounds.insetBy(dx: -60, dy: -60))
    outside.addPath(shape)
    let items = context.collecting { inner in
      inner.fill(
        shape, with: Color.black.opacity(0)._paint(in: environment).paint, bounds: bounds)
      inner.add(
        .layer(
          DisplayItem.Layer(
            items: inner.collecting { blurred in
              blurred.add(
                .layer(
                  DisplayItem.Layer(
                    items: blurred.collecting { solid in
                      solid.fill(
                        shape.applying(CGAffineTransform(translationX: shadow.x, y: shadow.y)),
                        with: shadow.color._paint(in: environment).paint, bounds: bounds)
                    }, filters: [.blur(radius: Double(shadow.radius * context.scale) / 2, isOpaque: false)])))
            })))
    }
    context.add(
      .layer(
        DisplayItem.Layer(
          items: items,
          clips: [DisplayItem.Clip(path: outside, rule: .evenOdd, transform: context.transform)])))
  }
}

extension Path {
  /// The path drawn smaller about the middle of its bounds, by a length at each side.
  fileprivate func insetBy(_ length: CGFloat, in bounds: CGRect) -> Path {
    guard bounds.width > 2 * length, bounds.height > 2 * length else { return self }
    let (x, y) = ((bounds.width - 2 * length) / bounds.width, (bounds.height - 2 * length) / bounds.height)
    return applying(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: bounds.midX * (1 - x), ty: bounds.midY * (1 - y)))
  }
}

/// Glass behind a node, as a capsule.
struct GlassCapsuleDrawing: NodeDrawing {
  var glass = GlassPlate()
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.snappedFrame(of: node)
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    let shape = Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .continuous)
    glass.draw(shape, bounds: rect, environment: environment, in: &context)
    context.drawChildren(of: node)
  }
}

package import Drawing
public import Foundation
public import Geometry
public import Imaging
public import LayoutEngine

/// Draws a view's content and wraps it in a layer.
package struct LayerDrawing: NodeDrawing {
  /// Makes the layer from the items of the content and the view's rectangle.
  package let layer:
    (_ items: [DisplayItem], _ frame: CGRect, _ context: DrawingContext) -> DisplayItem.Layer?

  package func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let items = context.collecting { $0.drawChildren(of: node) }
    if items.isEmpty { return }
    guard let layer = layer(items, context.snappedFrame(of: node), context) else { return }
    context.add(.layer(layer))
  }
}

nonisolated extension View {
  /// Draws the view as one layer, changed as a whole.
  package func layer(
    _ name: String, opacity: Double = 1,
    _ make: @escaping (EnvironmentValues, [DisplayItem], CGRect, DrawingContext) -> DisplayItem.Layer?
  ) -> some View {
    wrapped { child, inputs in
      let environment = inputs.environment
      let node = PassthroughNode(child: child).annotated(
        name, drawing: LayerDrawing { items, frame, context in make(environment, items, frame, context) },
        inputs: inputs)
      (node.annotation as? NodeAnnotation)?.opacity = opacity
      return node
    }
  }

  /// Makes the view translucent as a whole: parts of it that overlap do not show through each other.
  public func opacity(_ opacity: Double) -> some View {
    let opacity = min(max(opacity, 0), 1)
    return layer("opacity", opacity: opacity) { _, items, _, _ in
      opacity > 0 ? DisplayItem.Layer(items: items, opacity: Float(opacity)) : nil
    }
  }

  /// Does not draw the view; its space stays.
  public func hidden() -> some View {
    layer("hidden", opacity: 0) { _, _, _, _ in nil }
  }

  public func blendMode(_ blendMode: BlendMode) -> some View {
    layer("blendMode") { _, items, _, _ in DisplayItem.Layer(items: items, blendMode: blendMode) }
  }

  public func compositingGroup() -> some View {
    layer("compositingGroup") { _, items, _, _ in DisplayItem.Layer(items: items, isIsolated: true) }
  }

  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }

  /// Shows only what lies inside a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    layer("clipShape") { environment, items, frame, context in
      DisplayItem.Layer(
        items: items,
        clips: [
          DisplayItem.Clip(
            path: shape.directedPath(in: frame, direction: environment.layoutDirection),
            rule: style.isEOFilled ? .evenOdd : .nonZero, transform: context.transform,
            isAntialiased: style.isAntialiased)
        ])
    }
  }

  /// Shows only what lies inside the view's rectangle.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Blurs the view; `radius` is the gaussian's deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    layer("blur") { _, items, _, context in
      DisplayItem.Layer(
        items: items, filters: [.blur(radius: Double(radius * context.scale), isOpaque: opaque)])
    }
  }

  /// Draws the view's silhouette, blurred and moved, beneath it.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    layer("shadow") { environment, items, _, context in
      DisplayItem.Layer(
        items: items,
        filters: [
          .shadow(
            color: color.rgba(in: environment), radius: Double(radius * context.scale),
            dx: Double(x * context.scale), dy: Double(y * context.scale))
        ])
    }
  }

  package func colorMatrix(_ name: String, _ matrix: @escaping (EnvironmentValues) -> [Float]) -> some View {
    layer(name) { environment, items, _, _ in
      DisplayItem.Layer(items: items, filters: [.colorMatrix(matrix(environment))])
    }
  }

  public func brightness(_ amount: Double) -> some View {
    colorMatrix("brightness") { _ in ColorMatrices.brightness(amount) }
  }

  public func contrast(_ amount: Double) -> some View {
    colorMatrix("contrast") { _ in ColorMatrices.contrast(amount) }
  }

  public func saturation(_ amount: Double) -> some View {
    colorMatrix("saturation") { _ in ColorMatrices.saturation(amount) }
  }

  public func grayscale(_ amount: Double) -> some View {
    colorMatrix("grayscale") { _ in ColorMatrices.saturation(1 - amount) }
  }

  public func hueRotation(_ angle: Angle) -> some View {
    colorMatrix("hueRotation") { _ in ColorMatrices.hueRotation(angle) }
  }

  public func colorInvert() -> some View {
    colorMatrix("colorInvert") { _ in ColorMatrices.inversion }
  }

  public func colorMultiply(_ color: Color) -> some View {
    colorMatrix("colorMultiply") { ColorMatrices.multiplication(by: color.rgba(in: $0)) }
  }

  public func luminanceToAlpha() -> some View {
    layer("luminanceToAlpha") { _, items, _, _ in
      DisplayItem.Layer(items: items, filters: [.luminanceToAlpha])
    }
  }

  /// Shows only what lies under the opaque parts of another view.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return modifier(
      _ElementModifier(make: { inputs, content in
        let list = mask.viewList(ImplicitContainer.overlay.adjusting(inputs).child(.secondary(2)))
        return OverlayNode(
          primary: content(), secondary: ImplicitContainer.overlay.node(for: list, inputs: inputs),
          alignment: alignment, isBehind: false, layoutDirection: inputs.environment.layoutDirection
        ).annotated("mask", drawing: MaskDrawing(), inputs: inputs)
      }))
  }

  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}

/// Draws a primary view through the alpha of a secondary one.
private struct MaskDrawing: NodeDrawing {
  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    guard let overlay = node as? OverlayNode else { return }
    let items = context.collecting { $0.draw(overlay.primary) }
    let mask = context.collecting { $0.draw(overlay.secondary) }
    if items.isEmpty || mask.isEmpty { return }
    context.add(.layer(DisplayItem.Layer(items: items, mask: DisplayItem.Mask(items: mask))))
  }
}

/// How a drawing group keeps its colours.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

nonisolated extension View {
  package func transformEffect(
    named name: String, _ transform: @escaping (CGSize) -> CGAffineTransform
  ) -> some View {
    wrapped { child, inputs in
      TransformNode(child: child, transform: transform)
        .annotated(name, drawing: TransformDrawing(transform: transform), inputs: inputs)
    }
  }

  /// Scales the drawing about an anchor; the view's place in the layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transformEffect(named: "scaleEffect") { size in
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size)
    }
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the drawing about an anchor, clockwise; the view's place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformEffect(named: "rotationEffect") { size in
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, in: size)
    }
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformEffect(named: "transformEffect") { _ in transform }
  }

  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    wrapped { child, inputs in
      PassthroughNode(child: child).annotated(
        "projectionEffect", drawing: ProjectionDrawing { _ in transform }, inputs: inputs)
    }
  }

  /// Turns the drawing in space about an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    wrapped { child, inputs in
      PassthroughNode(child: child).annotated(
        "rotation3DEffect",
        drawing: ProjectionDrawing { size in
          ProjectionTransform.rotation(
            angle, axis: axis, anchor: anchor.point(in: CGRect(origin: .zero, size: size)), anchorZ: anchorZ,
            perspective: perspective, in: size)
        }, inputs: inputs)
    }
  }

  /// Mirrors the drawing in right-to-left layout.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    wrapped { child, inputs in
      let isFlipped = enabled && inputs.environment.layoutDirection == .rightToLeft
      let transform: (CGSize) -> CGAffineTransform = { size in
        isFlipped ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : .identity
      }
      return TransformNode(child: child, transform: transform).annotated(
        "flipsForRightToLeftLayoutDirection", drawing: TransformDrawing(transform: transform), inputs: inputs)
    }
  }
}

/// Draws content under an affine transform of the view's own coordinates.
package struct TransformDrawing: NodeDrawing {
  package let transform: (CGSize) -> CGAffineTransform

  package func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.frame(of: node)
    let local = transform(node.size)
    let effect = CGAffineTransform(translationX: -frame.origin.x, y: -frame.origin.y)
      .concatenating(local)
      .concatenating(CGAffineTransform(translationX: frame.origin.x, y: frame.origin.y))
    for item in context.collecting(under: effect, { $0.drawChildren(of: node) }) {
      context.add(item)
    }
  }
}

/// Draws content as a picture in perspective.
package struct ProjectionDrawing: NodeDrawing {
  package let projection: (CGSize) -> ProjectionTransform

  package func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let items = context.collecting { $0.drawChildren(of: node) }
    if items.isEmpty { return }
    let frame = context.frame(of: node)
    let toLocal = CGAffineTransform(translationX: frame.origin.x, y: frame.origin.y)
      .concatenating(context.transform)
    let projection = ProjectionTransform(toLocal.inverted())
      .concatenating(projection(node.size)).concatenating(ProjectionTransform(toLocal))
    context.add(.layer(DisplayItem.Layer(items: items, isIsolated: true, projection: projection)))
  }
}

extension CGAffineTransform {
  /// The transform carried out about an anchor of a rectangle at the origin.
  package func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

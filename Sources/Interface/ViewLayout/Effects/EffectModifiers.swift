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

  package init(
    layer:
      @escaping (_ items: [DisplayItem], _ frame: CGRect, _ context: DrawingContext) -> DisplayItem.Layer?
  ) {
    self.layer = layer
  }

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
    _ name: String, roles: ViewRoles = [], opacity: Double = 1,
    _ make: @escaping (EnvironmentValues, [DisplayItem], CGRect, DrawingContext) -> DisplayItem.Layer?
  ) -> some View {
    wrapped { child, inputs in
      let environment = inputs.environment
      let node = PassthroughNode(child: child).annotated(
        name, roles: roles,
        drawing: LayerDrawing { items, frame, context in make(environment, items, frame, context) },
        inputs: inputs)
      (node.annotation as? NodeAnnotation)?.opacity = opacity
      return node
    }
  }

  /// Makes everything that the view draws translucent, individually: parts that overlap show through each
  /// other, unless the view is a `compositingGroup()` or drawn by UIKit, as switches and lists are.
  public func opacity(_ opacity: Double) -> some View {
    effect("opacity", .opacity(min(max(opacity, 0), 1)))
  }

  /// Does not draw the view; its space stays.
  public func hidden() -> some View {
    layer("hidden", opacity: 0) { _, _, _, _ in nil }
  }

  public func blendMode(_ blendMode: BlendMode) -> some View {
    layer("blendMode", roles: .recolors) { _, items, _, _ in
      DisplayItem.Layer(items: items, blendMode: blendMode)
    }
  }

  public func compositingGroup() -> some View {
    layer("compositingGroup") { _, items, _, _ in DisplayItem.Layer(items: items, isIsolated: true) }
  }

  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }

  /// Blurs the view; `radius` is the gaussian's deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect("blur", .blur(radius: radius, isOpaque: opaque))
  }

  package func colorMatrix(_ name: String, _ matrix: @escaping (EnvironmentValues) -> [Float]) -> some View {
    layer(name, roles: .recolors) { environment, items, _, _ in
      DisplayItem.Layer(items: items, filters: [.colorMatrix(matrix(environment))])
    }
  }

  public func brightness(_ amount: Double) -> some View {
    effect("brightness", .brightness(amount))
  }

  public func contrast(_ amount: Double) -> some View {
    effect("contrast", .contrast(amount))
  }

  public func saturation(_ amount: Double) -> some View {
    effect("saturation", .saturation(amount))
  }

  public func grayscale(_ amount: Double) -> some View {
    effect("grayscale", .grayscale(amount))
  }

  public func hueRotation(_ angle: Angle) -> some View {
    effect("hueRotation", .hueRotation(angle))
  }

  public func colorInvert() -> some View {
    colorMatrix("colorInvert") { _ in ColorMatrices.inversion }
  }

  public func luminanceToAlpha() -> some View {
    layer("luminanceToAlpha", roles: .recolors) { _, items, _, _ in
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
        let list = mask.viewList(ImplicitContainer.overlay.adjusting(inputs).child(.part(.mask)))
        return OverlayNode(
          primary: content(), secondary: ImplicitContainer.overlay.node(for: list, inputs: inputs),
          alignment: alignment, isBehind: false, layoutDirection: inputs.environment.layoutDirection
        ).annotated("mask", roles: [.attaches, .masks, .recolors], drawing: MaskDrawing(), inputs: inputs)
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

nonisolated extension View {
  /// The view drawn with an effect that does not affect layout.
  ///
  /// - Parameter roles: the modifier's roles for code that reads placed views; nil derives them from the
  ///   effect.
  package func effect(_ name: String, roles: ViewRoles? = nil, _ effect: _ViewEffect) -> some View {
    wrapped { child, inputs in
      let direction = inputs.environment.layoutDirection
      let effect = effect.atPresent(inputs)
      let node = TransformNode(child: child) { effect.transform(in: $0.size, direction: direction) }
        .annotated(
          name, roles: roles ?? effect.roles,
          drawing: EffectDrawing(direction: direction) { _ in [effect] }, inputs: inputs)
      if case .opacity(let opacity) = effect { (node.annotation as? NodeAnnotation)?.opacity = opacity }
      return node
    }
  }

  /// Scales the drawing about an anchor; this does not affect layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect("scaleEffect", .scale(scale, anchor: anchor))
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the drawing clockwise about an anchor; this does not affect layout.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect("rotationEffect", .rotation(angle, anchor: anchor))
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect("transformEffect", roles: [.moves, .turns], .projection(ProjectionTransform(transform)))
  }

  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect("projectionEffect", .projection(transform))
  }

  /// Rotates the drawing in space about an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    effect(
      "rotation3DEffect",
      .rotation3D(
        _ViewEffect.Rotation3D(
          angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective)))
  }

  /// Mirrors the drawing in right-to-left layout.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    wrapped { child, inputs in
      let isFlipped = enabled && inputs.environment.layoutDirection == .rightToLeft
      let mirror = _ViewEffect.scale(CGSize(width: -1, height: 1), anchor: .center)
      let node = TransformNode(child: child) {
        isFlipped ? mirror.transform(in: $0.size, direction: .leftToRight) : nil
      }
      return node.annotated(
        "flipsForRightToLeftLayoutDirection",
        drawing: EffectDrawing(direction: .leftToRight) { _ in isFlipped ? [mirror] : [] }, inputs: inputs)
    }
  }
}

extension ViewPart {
  /// The view whose opacity masks.
  fileprivate static let mask = ViewPart("mask")
}

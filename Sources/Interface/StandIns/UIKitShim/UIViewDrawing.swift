import CoreGraphicsShim
import Foundation
import LayoutEngine
import QuartzCoreShim
import UIFoundationShim
import Views

/// A UIKit view with everything in it, built from SwiftUI views: its background, its layers, the content of
/// its class, and its subviews where their constraints or frames put them.
nonisolated struct UIViewDrawing: View {
  let view: UIView

  @MainActor var body: some View {
    let arrangement = ViewArrangement(view)
    arrangement {
      if let own = view._ownContent { own }
      ForEach(Array(arrangement.subviews.enumerated()), id: \.offset) { _, subview in
        UIViewDrawing(view: subview)
      }
    }
    .background(alignment: .topLeading) { content }
    .modifier(ViewSurface(view: view))
    .accessibilityIdentifier(view.accessibilityIdentifier ?? "")
  }

  /// What is beneath the subviews: what the view draws itself, and its layers. An app's own views are told
  /// their size first.
  @MainActor @ViewBuilder private var content: some View {
    let view = view
    if DrawnClasses.isAppOwn(type(of: view)) {
      _ContextCanvas { _, rect in view.sized(rect.size) { view.draw(rect) } }
      GeometryReader { proxy in
        LayerDrawing(layer: view.sized(proxy.size) { view.laidOutLayer }, isOwn: true)
      }
    } else {
      LayerDrawing(layer: view.layer, isOwn: true)
    }
  }
}

extension UIView {
  /// Temporarily gives the view a size during a closure; its own frame stays as the app set it.
  fileprivate func sized<Result>(_ size: CGSize, _ body: () -> Result) -> Result {
    let before = frame
    frame.size = size
    defer { frame = before }
    return body()
  }

  /// The view's layer after it has laid out what is in it.
  fileprivate var laidOutLayer: CALayer {
    let before = layer.frame
    layer.frame = bounds
    layoutSubviews()
    layer.frame = before
    return layer
  }
}

/// The properties of every view, whatever its class: a background, corners, a border, a shadow, an opacity.
private nonisolated struct ViewSurface: ViewModifier {
  let view: UIView

  @MainActor func body(content: Content) -> some View {
    let layer = view.layer
    let shape = LayerCorners(layer: layer)
    let ground = view.backgroundColor.map { Color($0) } ?? layer.backgroundColor.map { Color(cgColor: $0) }
    let clips = view.clipsToBounds || layer.masksToBounds
    let opacity = view.isHidden || layer.isHidden ? 0 : Double(view.alpha) * Double(layer.opacity)
    content
      .background { if let ground { shape.fill(ground) } }
      .modifier(ClippedTo(shape: clips ? shape : nil))
      .modifier(MaskedBy(layer: layer.mask))
      .overlay {
        if layer.borderWidth > 0, let color = layer.borderColor {
          shape.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
        }
      }
      .shadow(
        color: layer.shadowOpacity > 0
          ? Color(cgColor: layer.shadowColor ?? UIColor.black.cgColor).opacity(Double(layer.shadowOpacity))
          : .clear, radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height
      )
      .transformEffect(view.transform.aboutCentre(of: view.bounds.size))
      .drawnAsPlatformView(opacity: Double(opacity))
  }
}

extension CGAffineTransform {
  /// UIKit transforms views about their centre, SwiftUI about a view's upper left corner; only a view with
  /// its own frame has a known centre.
  fileprivate func aboutCentre(of size: CGSize) -> CGAffineTransform {
    isIdentity
      ? self
      : CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2).concatenating(self)
        .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
  }
}

private nonisolated struct ClippedTo: ViewModifier {
  let shape: LayerCorners?

  @MainActor func body(content: Content) -> some View {
    if let shape { content.clipShape(shape) } else { content }
  }
}

private nonisolated struct MaskedBy: ViewModifier {
  let layer: CALayer?

  @MainActor func body(content: Content) -> some View {
    if let layer {
      content.mask(alignment: .topLeading) { LayerDrawing(layer: layer) }
    } else {
      content
    }
  }
}

/// A layer's bounds with its corners.
nonisolated struct LayerCorners: InsettableShape {
  private var radii = RectangleCornerRadii()
  private var style = RoundedCornerStyle.circular
  private var inset: CGFloat = 0

  @MainActor init(layer: CALayer) {
    let corners = layer.maskedCorners
    func radius(_ corner: CACornerMask) -> CGFloat {
      corners.isEmpty || corners.contains(corner) ? layer.cornerRadius : 0
    }
    radii = RectangleCornerRadii(
      topLeading: radius(.layerMinXMinYCorner), bottomLeading: radius(.layerMinXMaxYCorner),
      bottomTrailing: radius(.layerMaxXMaxYCorner), topTrailing: radius(.layerMaxXMinYCorner))
    style = layer.cornerCurve == .continuous ? .continuous : .circular
  }

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset)
    guard !inner.isNull else { return Path() }
    return Path(
      roundedRect: inner,
      cornerRadii: RectangleCornerRadii(
        topLeading: max(radii.topLeading - inset, 0), bottomLeading: max(radii.bottomLeading - inset, 0),
        bottomTrailing: max(radii.bottomTrailing - inset, 0), topTrailing: max(radii.topTrailing - inset, 0)),
      style: style)
  }

  func inset(by amount: CGFloat) -> LayerCorners {
    var result = self
    result.inset += amount
    return result
  }
}

/// A layer of Core Animation with its sublayers: gradients, shapes, plain surfaces.
private nonisolated struct LayerDrawing: View {
  let layer: CALayer
  /// Whether the layer is a view's own, whose background the view already draws.
  var isOwn = false

  @MainActor var body: some View {
    ZStack(alignment: .topLeading) {
      surface
      ForEach(Array((layer.sublayers ?? []).enumerated()), id: \.offset) { _, sublayer in
        let frame = sublayer.placedFrame
        LayerDrawing(layer: sublayer)
          .frame(width: frame.width, height: frame.height, alignment: .topLeading)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
    .drawnAsPlatformView(opacity: isOwn ? 1 : layer.isHidden ? 0 : Double(layer.opacity))
  }

  @MainActor @ViewBuilder private var surface: some View {
    let shape = LayerCorners(layer: layer)
    if !isOwn, let color = layer.backgroundColor { shape.fill(Color(cgColor: color)) }
    if let gradient = layer as? CAGradientLayer {
      shape.fill(gradient.paint)
    }
    if let contents = layer.contents, let image = (contents as AnyObject) as? CGImage {
      Image(decorative: image, scale: layer.contentsScale).resizable()
        .modifier(ContentsGravity(gravity: layer.contentsGravity))
    }
    if layer.drawsItself {
      _ContextCanvas { context, _ in layer.draw(in: context) }
    }
    if let drawn = layer as? CAShapeLayer, let path = drawn.path {
      let outline = Path(path).trimmedPath(from: drawn.strokeStart, to: drawn.strokeEnd)
      // A layer without a colour of its own is filled with black, and not stroked.
      Path(path).fill(
        drawn.fillColor.map { Color(cgColor: $0) } ?? .clear,
        style: FillStyle(eoFill: drawn.fillRule == .evenOdd))
      if let color = drawn.strokeColor {
        outline.stroke(Color(cgColor: color), style: drawn.strokeStyle)
      }
    }
    if !isOwn, layer.borderWidth > 0, let color = layer.borderColor {
      shape.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
    }
  }
}

extension CALayer {
  /// A sublayer's frame, set directly or by its bounds and position.
  fileprivate var placedFrame: CGRect {
    if frame != .zero { return frame }
    return CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }
}

/// How a layer's contents are placed in its bounds.
private nonisolated struct ContentsGravity: ViewModifier {
  let gravity: CALayerContentsGravity

  @MainActor func body(content: Content) -> some View {
    if gravity == .resizeAspect {
      content.scaledToFit()
    } else if gravity == .resizeAspectFill {
      content.scaledToFill()
    } else {
      content
    }
  }
}

extension CALayer {
  /// Whether the layer's class is an app's, which may draw in `draw(in:)`.
  fileprivate var drawsItself: Bool {
    !String(reflecting: type(of: self)).hasPrefix(String(reflecting: CALayer.self).prefix { $0 != "." })
  }
}

extension CAGradientLayer {
  /// The gradient between the layer's points.
  fileprivate var paint: AnyShapeStyle {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
    let places = locations?.map { CGFloat($0.doubleValue) } ?? []
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        color: color,
        location: index < places.count ? places[index] : CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
    }
    let (start, end) = (
      UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y)
    )
    return AnyShapeStyle(LinearGradient(stops: stops, startPoint: start, endPoint: end))
  }
}

extension CAShapeLayer {
  fileprivate var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }
}

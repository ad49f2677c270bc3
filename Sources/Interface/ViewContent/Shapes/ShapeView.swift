import Drawing
package import Foundation
public import Geometry
import Imaging
package import LayoutEngine

/// A view that fills a shape with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle = FillStyle()

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    ShapeDrawing(shape: shape, operation: .fill(fillStyle), style: style, environment: inputs.environment)
      .makeNode(inputs)
  }
}

/// A view that draws along a shape's outline.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  package var isInside = false

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    let node = ShapeDrawing(
      shape: shape, operation: isInside ? .strokeInside(strokeStyle) : .stroke(strokeStyle), style: style,
      environment: inputs.environment
    ).makeNode(inputs)
    let behind = background.viewList(inputs.child(.part(.shapeBackground)))
    if behind.items.isEmpty { return node }
    return OverlayNode(
      primary: node, secondary: ImplicitContainer.overlay.node(for: behind, inputs: inputs),
      alignment: .center, isBehind: true, layoutDirection: inputs.environment.layoutDirection
    ).annotated("stroke", inputs: inputs)
  }
}

/// How a shape is drawn into the rectangle it was given.
package struct ShapeDrawing<Content: Shape, Style: ShapeStyle>: NodeDrawing {
  package enum Operation {
    case fill(FillStyle)
    case stroke(StrokeStyle)
    case strokeInside(StrokeStyle)

    /// The operation with the current animated line.
    @MainActor
    func atPresent(_ inputs: _ViewInputs) -> Operation {
      func line(_ style: StrokeStyle) -> StrokeStyle {
        let numbers = inputs.animated([Double(style.lineWidth), Double(style.dashPhase)])
        var style = style
        style.lineWidth = CGFloat(numbers[0])
        style.dashPhase = CGFloat(numbers[1])
        return style
      }
      return switch self {
      case .fill: self
      case .stroke(let style): .stroke(line(style))
      case .strokeInside(let style): .strokeInside(line(style))
      }
    }
  }

  package var shape: Content
  package var operation: Operation
  package let style: Style
  package let environment: EnvironmentValues
  /// The current paint, while it animates to the style's.
  var presentPaint: _StylePaint.Paint?

  package init(shape: Content, operation: Operation, style: Style, environment: EnvironmentValues) {
    self.shape = shape
    self.operation = operation
    self.style = style
    self.environment = environment
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    MeasuredLeafNode(content: ShapeLeaf(shape: shape))
      .annotated(ViewName.short(Content.self), drawing: atPresent(inputs), inputs: inputs)
  }

  /// The drawing with the current animated shape, line and paint.
  @MainActor
  private func atPresent(_ inputs: _ViewInputs) -> Self {
    guard inputs.graph.timeline != nil else { return self }
    var drawing = self
    drawing.shape = inputs.animated(shape)
    drawing.operation = operation.atPresent(inputs)
    drawing.presentPaint = style._paint(in: environment).paint.atPresent(inputs)
    return drawing
  }

  package func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.snappedFrame(of: node)
    if rect.width.isNaN || rect.height.isNaN || rect.isInfinite { return }
    let paint = presentPaint ?? style._paint(in: environment).paint
    let direction = environment.layoutDirection
    let container = environment.containerShape?.placed(in: context)
    switch operation {
    case .fill(let fillStyle):
      let path = shape.directedPath(in: rect, direction: direction, container: container)
      context.fill(path, style: fillStyle, with: paint, bounds: rect)
    case .stroke(let strokeStyle):
      let path = shape.directedPath(in: rect, direction: direction, container: container)
      context.stroke(path, style: strokeStyle, with: paint, bounds: rect)
    case .strokeInside(let strokeStyle):
      guard let insettable = shape as? any InsettableShape else { return }
      let path = Self.insetPath(
        insettable, by: strokeStyle.lineWidth / 2, in: rect, direction: direction, container: container)
      context.stroke(path, style: strokeStyle, with: paint, bounds: rect)
    }
  }

  private static func insetPath<S: InsettableShape>(
    _ shape: S, by amount: CGFloat, in rect: CGRect, direction: LayoutDirection, container: PlacedContainer?
  ) -> Path {
    shape.inset(by: amount).directedPath(in: rect, direction: direction, container: container)
  }
}

/// A shape's response to proposals.
private final class ShapeLeaf<Content: Shape>: LeafContent {
  let shape: Content

  init(shape: Content) {
    self.shape = shape
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// Styles that are views too, filling their rectangle.
package protocol StyleRepresentable: PrimitiveView, ShapeStyle {}

extension StyleRepresentable {
  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    StyleView(style: self).makeNode(inputs, named: ViewName.short(Self.self))
  }
}

/// A style that fills a rectangle.
package struct StyleView<Style: ShapeStyle> {
  package let style: Style

  @MainActor
  package func makeNode(_ inputs: _ViewInputs, named name: String) -> LayoutNode {
    GreedyLeafNode().annotated(
      name,
      drawing: StyleDrawing(
        style: style, environment: inputs.environment,
        presentPaint: inputs.graph.timeline == nil
          ? nil : style._paint(in: inputs.environment).paint.atPresent(inputs)), inputs: inputs)
  }
}

/// Fills a node's rectangle with a style.
package struct StyleDrawing<Style: ShapeStyle>: NodeDrawing {
  package let style: Style
  package let environment: EnvironmentValues
  /// The current paint, while it animates to the style's.
  var presentPaint: _StylePaint.Paint?

  package init(style: Style, environment: EnvironmentValues, presentPaint: _StylePaint.Paint? = nil) {
    self.style = style
    self.environment = environment
    self.presentPaint = presentPaint
  }

  package func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.snappedFrame(of: node)
    if !(rect.width > 0 && rect.height > 0) || rect.isInfinite { return }
    context.fill(Path(rect), with: presentPaint ?? style._paint(in: environment).paint, bounds: rect)
  }
}

extension ShapeDrawing: TouchTarget {
  package func isHit(at point: CGPoint, size: CGSize) -> Bool {
    // Taps pass through an outline.
    guard case .fill(let fillStyle) = operation, style._paint(in: environment).paint.isVisible else {
      return false
    }
    let path = shape.directedPath(
      in: CGRect(origin: .zero, size: size), direction: environment.layoutDirection)
    return path.contains(point, eoFill: fillStyle.isEOFilled)
  }
}

extension StyleDrawing: TouchTarget {
  package func isHit(at point: CGPoint, size: CGSize) -> Bool {
    CGRect(origin: .zero, size: size).contains(point) && style._paint(in: environment).paint.isVisible
  }
}

extension _StylePaint.Paint {
  /// Whether anything of it is visible; taps pass through what is clear.
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .opacity(let paint, let opacity): opacity > 0 && paint.isVisible
    case .shadow(let paint, _), .blended(let paint, _), .anchored(let paint, _): paint.isVisible
    default: true
    }
  }
}

extension ViewPart {
  /// What is drawn behind the shape.
  fileprivate static let shapeBackground = ViewPart("shapeBackground")
}

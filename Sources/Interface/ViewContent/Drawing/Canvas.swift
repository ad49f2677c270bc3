import Drawing
public import Foundation
import Geometry
import Imaging
package import LayoutEngine

/// A view that is drawn with commands; it takes all the space that it is proposed.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that can be drawn by their tags.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// - Parameters:
  ///   - opaque: whether the drawing fills the view; what it leaves free of an opaque canvas is black.
  ///   - renderer: draws in the view's area, whose size it is given in points.
  ///   - symbols: views with tags that the renderer draws with `resolveSymbol(id:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var nodes: [AnyHashable: LayoutNode] = [:]
    for element in symbols.viewList(inputs.child(.part(.canvasSymbols))).elements() {
      if let tag = element.traits.tag { nodes[tag] = element.makeNode() }
    }
    return GreedyLeafNode().annotated(
      "Canvas",
      drawing: CanvasDrawing(renderer: renderer, isOpaque: isOpaque, symbols: nodes, inputs: inputs),
      inputs: inputs)
  }
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// Runs a canvas's commands where the canvas was placed.
private struct CanvasDrawing: NodeDrawing {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  let symbols: [AnyHashable: LayoutNode]
  let inputs: _ViewInputs

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.snappedFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return }
    var graphics = GraphicsContext(
      drawingIn: context, at: frame.origin, size: node.size, inputs: inputs, symbols: symbols)
    renderer(&graphics, node.size)
    // Drawing is clipped to the canvas.
    let clip = DisplayItem.Clip(path: Path(frame), transform: context.transform, isAntialiased: false)
    var items = graphics.surface.items
    if isOpaque {
      items.insert(
        .fill(
          DisplayItem.Fill(path: Path(frame), paint: .color(.black), transform: context.transform)), at: 0)
    }
    if !items.isEmpty {
      context.add(.layer(DisplayItem.Layer(items: items, clips: [clip], isIsolated: true)))
    }
  }
}

extension ViewPart {
  /// The views that a canvas draws.
  fileprivate static let canvasSymbols = ViewPart("canvasSymbols")
}

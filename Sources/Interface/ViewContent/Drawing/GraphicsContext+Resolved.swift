import Drawing
public import Foundation
public import Geometry
import LayoutEngine
import Typesetting

extension GraphicsContext {
  /// A text resolved for drawing.
  public struct ResolvedText {
    let leaf: TextLeaf
    /// The shading of text that has no colour of its own.
    public var shading: Shading = .foreground

    /// The text's size in a proposed one, in points.
    public func measure(in size: CGSize) -> CGSize {
      leaf.sizeThatFits(ProposedViewSize(size))
    }

    /// The first baseline from the top of the text in a proposed size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(in: size)?.firstBaseline ?? 0)
    }

    /// The last baseline from the top of the text in a proposed size, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(in: size)?.lastBaseline ?? 0)
    }

    private func layout(in size: CGSize) -> TextLayout? {
      leaf.layout(size: size, proposal: ProposedViewSize(size))
    }
  }

  /// An image resolved for drawing.
  public struct ResolvedImage {
    let image: Image
    /// In points.
    public let size: CGSize
    /// The baseline from the top, in points.
    public let baseline: CGFloat
    /// The shading of a template image or a symbol.
    public var shading: Shading?
  }

  /// One of a canvas's views.
  public struct ResolvedSymbol {
    let node: LayoutNode
    /// In points.
    public var size: CGSize { node.sizeThatFits(.unspecified) }
  }

  // MARK: Resolving

  public func resolve(_ text: Text) -> ResolvedText {
    var inputs = inputs
    inputs.environment = environment
    return ResolvedText(
      leaf: MainActor.duringLayout {
        TextLeaf(runs: text.runs(in: inputs.environment, graph: inputs.graph), inputs: inputs)
      })
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let node = node(of: image, shading: nil)
    let size = node.sizeThatFits(.unspecified)
    let baseline = node.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline]
    return ResolvedImage(image: image, size: size, baseline: baseline)
  }

  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The view of a canvas with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map { ResolvedSymbol(node: $0) }
  }

  // MARK: Text

  /// Draws a text in a rectangle, in lines no wider than that.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard let layout = text.leaf.layout(size: rect.size, proposal: ProposedViewSize(rect.size)) else {
      return
    }
    let paint = text.shading.paint(in: self)
    emit { text.leaf.draw(layout, at: rect.origin, foreground: paint, in: &$0) }
  }

  /// Draws a text at its ideal size, with an anchor of its box at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let layout = text.leaf.layout(size: .zero, proposal: .unspecified) else { return }
    let origin = CGPoint(
      x: point.x - layout.size.width * anchor.x, y: point.y - layout.size.height * anchor.y)
    let paint = text.shading.paint(in: self)
    emit { text.leaf.draw(layout, at: origin, foreground: paint, in: &$0) }
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Images

  /// Draws an image stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(node(of: image.image.resizable(), shading: image.shading), in: rect)
  }

  /// Draws an image at its own size, with an anchor of its box at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y)
    draw(node(of: image.image, shading: image.shading), in: CGRect(origin: origin, size: image.size))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Views

  /// Draws a canvas's view, proposing it a rectangle's size.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.node, in: rect)
  }

  /// Draws a canvas's view at its ideal size, with an anchor of its box at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol.node,
      in: CGRect(
        origin: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), size: size))
  }

  private func node(of image: Image, shading: Shading?) -> LayoutNode {
    var inputs = inputs
    inputs.environment = environment
    return MainActor.duringLayout { image.makeNode(inputs) }
  }

  private func draw(_ node: LayoutNode, in rect: CGRect) {
    let proposal = ProposedViewSize(rect.size)
    node.place(at: rect.origin, size: node.sizeThatFits(proposal), proposal: proposal, in: nil)
    emit { context in
      // The node stands at its own origin, whatever the origin of the view that is being drawn.
      context.draw(node, from: .zero)
    }
  }
}

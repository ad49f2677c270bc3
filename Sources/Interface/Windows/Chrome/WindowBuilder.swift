import Controls
import Drawing
package import Foundation
import Geometry
package import LayoutEngine
package import Views

/// Makes the node of a window: an app's view and what is presented above it.
@MainActor
package struct WindowBuilder {
  private let inputs: _ViewInputs
  private let knownSize: @MainActor () -> CGSize?
  /// The window's size where both lengths are given.
  private var size: CGSize? { knownSize() }

  /// - Parameter size: the window's size in points where it is given; without it nothing can be presented. It
  ///   is read once the app's view has been made.
  package init(inputs: _ViewInputs, size: @autoclosure @escaping @MainActor () -> CGSize?) {
    self.inputs = inputs
    knownSize = size
  }

  /// The node for a view. If nothing is presented, it is the view's own.
  package func node<Content: View>(_ content: Content) -> LayoutNode {
    guard let keyboard = WindowKeyboard(inputs, size: size) else { return views(content, inputs) }
    var inner = inputs
    inner.environment.keyboardInset = keyboard.inset(inputs)
    let direction = inputs.environment.layoutDirection
    let views = SafeAreaPaddingNode(
      child: filling(views(content, inner)),
      insets: EdgeInsets(top: 0, leading: 0, bottom: keyboard.inset(inputs), trailing: 0),
      layoutDirection: direction)
    return ContainerNode(
      layout: WindowLayout(), layoutDirection: direction, children: [views, spreading(keyboard.node(inputs))]
    ).annotated("Window", inputs: inputs)
  }

  private func filling(_ node: LayoutNode) -> LayoutNode {
    FlexFrameNode(
      child: node, minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
      maxHeight: .infinity, alignment: .center, layoutDirection: inputs.environment.layoutDirection,
      diagnostics: inputs.graph.diagnostics)
  }

  /// The app's view with what is presented above it.
  private func views<Content: View>(_ content: Content, _ inputs: _ViewInputs) -> LayoutNode {
    let base = content.node(inputs, implicitContainer: .column)
    let late = inputs.identity.slot { LatePresentations() }
    let preferences = inputs.preferences
    let presentations = preferences.presentations
    // Rows and geometry readers ask for presentations only during layout.
    let isKnown = !presentations.isEmpty
    let graph = inputs.graph
    let shown = isKnown ? presentations : late.presentations
    if !isKnown && !shown.isEmpty { graph.showsLateContent = true }
    graph.afterLayout {
      let found = preferences.presentations
      if isKnown || (found.isEmpty && late.presentations.isEmpty) {
        late.forget()
        return
      }
      let isNew = found.count != shown.count
      late.keep(found, of: base)
      if isNew { graph.setNeedsUpdate() }
    }
    if shown.isEmpty { return base }
    guard let size else {
      inputs.note(
        .withoutEffect, "sheet",
        "What is presented shows only where the window has a width and a height: --device or --size 402x874.")
      return base
    }
    let layers = PresentationLayers(inputs: inputs, size: size).layers(shown)
    let over = layers.map { spreading($0.node) }
    let direction = inputs.environment.layoutDirection
    let shrunk = layers.lastIndex { $0.shrinksBelow }
    if shrunk != nil { inputs.preferences.set(StatusBarSchemeKey.self, .dark) }
    return ContainerNode(layout: WindowLayout(), layoutDirection: direction, children: [base] + over)
      .annotated(
        "Window", roles: .presents,
        drawing: WindowDrawing(
          shrunkBelow: shrunk.map { $0 + 1 }, top: inputs.environment.windowInsets.top, size: size,
          environment: inputs.environment), inputs: inputs)
  }

  /// A node over the whole window, below the device's own.
  private func spreading(_ node: LayoutNode) -> LayoutNode {
    IgnoresSafeAreaNode(
      child: FlexFrameNode(
        child: node, minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
        maxHeight: .infinity, alignment: .center, layoutDirection: inputs.environment.layoutDirection,
        diagnostics: inputs.graph.diagnostics),
      regions: .all, edges: .all, layoutDirection: inputs.environment.layoutDirection)
  }
}

/// The presentations that views requested during layout.
@MainActor
private final class LatePresentations {
  private(set) var presentations: [Presentation] = []
  /// The window in which they were requested, which contains what they point at.
  private var window: LayoutNode?

  nonisolated init() {}

  func keep(_ presentations: [Presentation], of view: LayoutNode) {
    var window = view
    while let outer = window.parent { window = outer }
    self.presentations = presentations
    self.window = presentations.isEmpty ? nil : window
  }

  func forget() {
    presentations = []
    window = nil
  }
}

/// The app's view in the middle of the window, and layers over all of it.
private struct WindowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let whole = ProposedViewSize(bounds.size)
    subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: whole)
    for layer in subviews.dropFirst() { layer.place(at: bounds.origin, proposal: whole) }
  }
}

/// Draws a window; until iOS 18 what lies below a sheet becomes a card on black.
private struct WindowDrawing: NodeDrawing {
  /// The number of children below the topmost large sheet.
  let shrunkBelow: Int?
  let top: CGFloat
  let size: CGSize
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let children = node.children
    guard let shrunkBelow else {
      for child in children { context.draw(child) }
      return
    }
    let window = CGRect(origin: .zero, size: size)
    context.fill(Path(window), with: Color.black._paint(in: environment).paint, bounds: window)
    let scale = 0.917
    let move = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: size.width * (1 - scale) / 2, ty: top)
    let items = context.collecting(under: move) { inner in
      inner.fill(
        Path(window), with: Color(.system(.systemBackground))._paint(in: environment).paint, bounds: window)
      for child in children.prefix(shrunkBelow) { inner.draw(child) }
    }
    let card = Path(
      roundedRect: CGRect(
        x: size.width * (1 - scale) / 2, y: top, width: size.width * scale, height: size.height),
      cornerRadius: 10, style: .continuous)
    context.add(
      .layer(
        DisplayItem.Layer(
          items: items, clips: [DisplayItem.Clip(path: card, transform: context.transform)])))
    for child in children.dropFirst(shrunkBelow) { context.draw(child) }
  }
}

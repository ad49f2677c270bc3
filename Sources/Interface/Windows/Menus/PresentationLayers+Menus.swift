import Drawing
import Foundation
import Geometry
import Imaging
import LayoutEngine
import Views

/// Menus above a window.
extension PresentationLayers {
  /// A menu next to what opened it: below it until iOS 18, over it in iOS 26.
  func menu(_ presentation: Presentation, _ preferences: PreferenceCollector) -> Layer {
    inputs.note(.approximated, "Menu", "The place of an open menu beside its button is not measured.")
    let own = contentInputs(presentation, preferences)
    let panel = MenuPanel(inputs: own).node(presentation.content)
    let height = panel.sizeThatFits(ProposedViewSize(width: MenuMetrics.width, height: nil)).height
    let source = presentation.source
    let layout = MenuPlace(
      size: CGSize(width: MenuMetrics.width, height: min(height, size.height - insets.vertical - 16)),
      window: size, insets: insets, isOver: isGlass
    ) { source?.frameInWindow ?? .zero }
    return Layer(
      node: ContainerNode(
        layout: layout, layoutDirection: .leftToRight, children: [backdrop(presentation, .clear), panel]
      ).annotated("Menu", roles: .control, inputs: inputs))
  }

  /// The area below a menu: a tap on it closes the menu.
  func backdrop(_ presentation: Presentation, _ color: Color) -> LayoutNode {
    let dismiss = presentation.dismiss
    let node = whole(color, 3).interaction("the open menu", inputs) { interaction, _ in
      interaction.tap = { _ in dismiss() }
    }
    return node
  }

  /// The view that a long press lifts, or its preview, and a menu below it.
  func contextMenu(
    _ presentation: Presentation, _ preferences: PreferenceCollector, _ preview: AnyView?
  ) -> Layer {
    inputs.note(
      .approximated, "contextMenu",
      "The places of a context menu and of the view that it lifts are not measured.")
    let own = contentInputs(presentation, preferences)
    let panel = MenuPanel(inputs: own).node(presentation.content)
    let height = panel.sizeThatFits(ProposedViewSize(width: MenuMetrics.width, height: nil)).height
    // In a list the whole row is lifted.
    let source = presentation.source?.row ?? presentation.source
    let ground = backdrop(presentation, .clear)
    let lifted: LayoutNode
    if let preview {
      var inner = own
      inner.identity = inner.identity.child(.part(.menuPreview))
      inner.environment.afterAction = nil
      lifted = preview.background(Color(.system(.systemBackground)))
        .clipShape(RoundedRectangle(cornerRadius: 13)).node(inner, implicitContainer: .overlay)
    } else {
      lifted = GreedyLeafNode().annotated(
        "lifted", drawing: LiftedDrawing(source: source, environment: inputs.environment), inputs: inputs)
    }
    let ideal =
      preview == nil ? nil : lifted.sizeThatFits(ProposedViewSize(width: size.width - 32, height: nil))
    let layout = ContextMenuPlace(
      menu: CGSize(width: MenuMetrics.width, height: height), preview: ideal, window: size, insets: insets
    ) { source?.liftedFrame ?? .zero }
    let blurred = ground.annotated(
      "dimmed", drawing: BlurDrawing(environment: inputs.environment), inputs: inputs)
    return Layer(
      node: ContainerNode(
        layout: layout, layoutDirection: .leftToRight, children: [blurred, lifted, panel]
      ).annotated("contextMenu", inputs: inputs))
  }
}

/// The position of a menu next to what opened it.
private struct MenuPlace: Layout {
  let size: CGSize
  let window: CGSize
  let insets: EdgeInsets
  /// Whether the menu grows out of its button and covers it.
  let isOver: Bool
  let source: () -> CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(window))
    var anchor = source()
    // A symbol in a bar counts as a button of 44 points.
    anchor = anchor.insetBy(dx: -max(44 - anchor.width, 0) / 2, dy: -max(44 - anchor.height, 0) / 2)
    let margin: CGFloat = isOver ? 10 : 16
    let below = isOver ? anchor.minY : anchor.maxY + 8
    let above = (isOver ? anchor.maxY : anchor.minY - 8) - size.height
    let fits = below + size.height <= window.height - insets.bottom - 8
    let y = fits || above < insets.top ? below : above
    // Aligned with the side of the button that is nearer to the window's.
    let isTrailing = anchor.midX > window.width / 2 || anchor.width > size.width
    let wanted = isTrailing ? anchor.maxX - size.width : anchor.minX
    let x = min(max(wanted, margin), window.width - margin - size.width)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + max(y, insets.top)), proposal: ProposedViewSize(size))
  }
}

/// The frames of a lifted view and its menu.
private struct ContextMenuPlace: Layout {
  let menu: CGSize
  /// The size of a preview; nil if the view itself is lifted.
  let preview: CGSize?
  let window: CGSize
  let insets: EdgeInsets
  let source: () -> CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(window))
    var lifted = source()
    if let preview {
      lifted = CGRect(
        x: lifted.midX - preview.width / 2, y: lifted.midY - preview.height / 2, width: preview.width,
        height: preview.height)
    }
    let top = insets.top + 8
    let bottom = window.height - insets.bottom - 8
    // Both move up as far as the menu needs.
    let overflow = lifted.maxY + 12 + menu.height - bottom
    if overflow > 0 { lifted.origin.y -= overflow }
    lifted.origin.y = max(lifted.origin.y, top)
    lifted.origin.x = min(max(lifted.minX, 16), max(window.width - 16 - lifted.width, 16))
    subviews[1].place(
      at: CGPoint(x: bounds.minX + lifted.minX, y: bounds.minY + lifted.minY),
      proposal: ProposedViewSize(lifted.size))
    let x = lifted.midX > window.width / 2 + 1 ? lifted.maxX - menu.width : lifted.minX
    subviews[2].place(
      at: CGPoint(
        x: bounds.minX + min(max(x, 16), window.width - 16 - menu.width),
        y: bounds.minY + min(lifted.maxY + 12, bottom - menu.height)), proposal: ProposedViewSize(menu))
  }
}

/// Draws a view once more, lifted off its window.
private struct LiftedDrawing: NodeDrawing {
  let source: LayoutNode?
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    guard let source else { return }
    let rect = context.snappedFrame(of: node)
    let shape = Path(roundedRect: rect, cornerRadius: 13, style: .continuous)
    let ground = Color(.system(.secondarySystemGroupedBackground))
    context.fill(
      shape,
      with: ground.shadow(
        .drop(color: .black.opacity(0.25), radius: ShadowBlur.radius(deviation: 15), x: 0, y: 10)
      )._paint(in: environment)
        .paint, bounds: rect)
    let lifted = source.cardRect
    let start = CGPoint(
      x: rect.minX - source.origin.x - lifted.minX, y: rect.minY - source.origin.y - lifted.minY)
    let items = context.collecting { $0.draw(source, from: start) }
    context.add(
      .layer(
        DisplayItem.Layer(items: items, clips: [DisplayItem.Clip(path: shape, transform: context.transform)]))
    )
  }
}

/// Blurs and dims what is below.
private struct BlurDrawing: NodeDrawing {
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.snappedFrame(of: node)
    let isDark = environment.colorScheme == .dark
    let shade = isDark ? 0.1 : 0.85
    let material = _StylePaint.Paint.material(
      DisplayItem.Backdrop(
        blurRadius: 12, saturation: 1,
        tint: RGBAColor(red: Float(shade), green: Float(shade), blue: Float(shade), alpha: 0.35)))
    context.fill(Path(rect), with: material, bounds: rect)
  }
}

extension LayoutNode {
  /// The enclosing list row.
  fileprivate var row: LayoutNode? {
    var node: LayoutNode? = self
    while let current = node {
      if (current.annotation as? NodeAnnotation)?.drawing is ListRowDrawing { return current }
      node = current.parent
    }
    return nil
  }

  /// The part of the node that is lifted: for a row its card, for other views the whole.
  fileprivate var cardRect: CGRect {
    ((annotation as? NodeAnnotation)?.drawing as? ListRowDrawing)?.cardRect(size: size)
      ?? CGRect(origin: .zero, size: size)
  }

  /// The same in window coordinates.
  fileprivate var liftedFrame: CGRect {
    let (frame, card) = (frameInWindow, cardRect)
    return card.offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

extension ViewPart {
  /// The preview above a context menu.
  fileprivate static let menuPreview = ViewPart("menuPreview")
}

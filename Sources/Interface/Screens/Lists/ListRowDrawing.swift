import Drawing
package import Foundation
import Geometry
package import LayoutEngine
package import Views

/// Draws a row: its part of the section's card, its content, the arrow at its end and the line below it.
package struct ListRowDrawing: NodeDrawing {
  let metrics: ListMetrics
  let traits: ListRowTraits
  /// The roles of the row's children, in order.
  let parts: [ListRowPart]
  let isFirst: Bool
  let isLast: Bool
  let isSelected: Bool
  let environment: EnvironmentValues
  /// The traits of the next row, if known.
  let next: () -> ListRowTraits?

  private var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  package func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.frame(of: node)
    let card = context.snapped(cardRect(size: frame.size).offsetBy(dx: frame.minX, dy: frame.minY))
    guard card.width > 0, card.height > 0, !card.isInfinite else { return }
    drawGround(node, card: card, in: &context)
    let isSwiped = parts.contains(.leadingAction) || parts.contains(.trailingAction)
    if !isSwiped {
      drawContent(node, card: card, in: &context)
    } else {
      // Neither the displaced content nor the actions reach beyond the card.
      let items = context.collecting { inner in drawContent(node, card: card, in: &inner) }
      context.add(
        .layer(
          DisplayItem.Layer(
            items: items, clips: [DisplayItem.Clip(path: cardPath(card), transform: context.transform)])))
    }
    drawLines(node, card: card, in: &context)
  }

  private func drawContent(_ node: LayoutNode, card: CGRect, in context: inout DrawingContext) {
    for (part, child) in zip(parts, node.children) where part != .background { context.draw(child) }
    if traits.isLink || traits.isOutline, !parts.contains(.trailingAction), !parts.contains(.grip) {
      drawArrow(card: card, in: &context)
    }
  }

  private func background(_ node: LayoutNode) -> LayoutNode? {
    parts.firstIndex(of: .background).map { node.children[$0] }
  }

  /// The part of the row that its card takes up, in the row's own coordinates.
  package func cardRect(size: CGSize) -> CGRect {
    metrics.card(size: size, isRightToLeft: isRightToLeft)
  }

  // MARK: Ground

  private func drawGround(_ node: LayoutNode, card: CGRect, in context: inout DrawingContext) {
    let shape = cardPath(card)
    if let background = background(node) {
      let items = context.collecting { $0.draw(background) }
      context.add(
        .layer(
          DisplayItem.Layer(
            items: items, clips: [DisplayItem.Clip(path: shape, transform: context.transform)])))
      return
    }
    if isSelected, metrics.look == .sidebar, metrics.version >= .iOS26 {
      // A capsule inside the row's frame.
      let rect = card.insetBy(dx: 0, dy: 0.5)
      let capsule = Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .continuous)
      // Measured on a light sidebar.
      let color = environment.colorScheme == .light ? Color.black.opacity(0.19) : Color(.system(.systemFill))
      context.fill(capsule, with: color._paint(in: environment).paint, bounds: rect)
    } else if isSelected {
      fill(shape, .systemGray4, card, in: &context)
    } else if metrics.look.isGrouped && !metrics.isFlat {
      fill(shape, .secondarySystemGroupedBackground, card, in: &context)
    }
  }

  private func fill(_ path: Path, _ color: SystemColor, _ bounds: CGRect, in context: inout DrawingContext) {
    context.fill(path, with: Color(.system(color))._paint(in: environment).paint, bounds: bounds)
  }

  /// The row's part of the card, whose corners are round at its ends.
  private func cardPath(_ card: CGRect) -> Path {
    guard metrics.look.hasCards, isFirst || isLast else { return Path(card) }
    var radius = metrics.cornerRadius
    if isFirst && isLast { radius = min(radius, card.height / 2) }
    let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
    return Path(
      roundedRect: card,
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top),
      style: metrics.cornerStyle)
  }

  // MARK: Lines

  private func drawLines(_ node: LayoutNode, card: CGRect, in context: inout DrawingContext) {
    if metrics.isFlat { return }
    let thickness = metrics.separatorThickness
    let lines = lineEnds(node, card: card, in: context)
    func line(at y: CGFloat, from start: CGFloat, to end: CGFloat, _ tint: Color?) {
      // Separators of content that is displaced by actions end with their card.
      let (start, end) = (max(start, card.minX), min(end, card.maxX))
      let rect = context.snapped(CGRect(x: start, y: y, width: end - start, height: thickness))
      guard rect.width > 0 else { return }
      let color = tint ?? separatorColor
      context.fill(Path(rect), with: color._paint(in: environment).paint, bounds: rect)
    }
    if !isLast {
      if traits.separatorBottom != .hidden, next()?.separatorTop != .hidden {
        line(at: card.maxY - thickness, from: lines.start, to: lines.end, traits.separatorTint)
      }
    } else if !metrics.look.hasCards, traits.separatorBottom != .hidden,
      traits.sectionSeparatorBottom != .hidden
    {
      let isWhole = metrics.look == .grouped
      line(
        at: card.maxY - thickness, from: isWhole ? card.minX : lines.start,
        to: isWhole ? card.maxX : lines.end, traits.sectionSeparatorTint ?? traits.separatorTint)
    }
    if isFirst, !metrics.look.hasCards, traits.separatorTop != .hidden, traits.sectionSeparatorTop != .hidden
    {
      let isWhole = metrics.look == .grouped
      line(
        at: card.minY, from: isWhole ? card.minX : lines.start, to: isWhole ? card.maxX : lines.end,
        traits.sectionSeparatorTint ?? traits.separatorTint)
    }
  }

  /// On iOS 26 cards, separators are opaque and lighter than those of other views.
  private var separatorColor: Color {
    guard metrics.version >= .iOS26 else { return Color(.system(.opaqueSeparator)) }
    return environment.colorScheme == .dark
      ? Color(red: 0x38 / 255, green: 0x38 / 255, blue: 0x3B / 255)
      : Color(red: 0xE8 / 255, green: 0xE8 / 255, blue: 0xE8 / 255)
  }

  /// Where the line below the row begins and ends, from left to right: at its first text, unless it says otherwise.
  private func lineEnds(
    _ node: LayoutNode, card: CGRect, in context: DrawingContext
  ) -> (start: CGFloat, end: CGFloat) {
    let inset = metrics.rowInset(width: node.size.width)
    let margins = metrics.margins(width: node.size.width)
    var leading = margins.leading + inset
    var trailing = node.size.width - margins.trailing - metrics.separatorInset(width: node.size.width)
    if let content = node.children.first {
      let start = isRightToLeft ? node.size.width - content.origin.x - content.size.width : content.origin.x
      func guide(_ guide: HorizontalAlignment) -> CGFloat? {
        content.explicitAlignment(guide.key, size: content.size, proposal: content.proposal)
      }
      if let own = guide(.listRowSeparatorLeading) {
        leading = start + own
      } else if let text = content.firstText {
        let frame = text.frame.offsetBy(dx: content.origin.x, dy: 0)
        leading = isRightToLeft ? node.size.width - frame.maxX : frame.minX
      }
      if let own = guide(.listRowSeparatorTrailing) { trailing = start + own }
    }
    let origin = context.origin.x
    return isRightToLeft
      ? (origin + node.size.width - trailing, origin + node.size.width - leading)
      : (origin + leading, origin + trailing)
  }

  // MARK: Arrow

  private func drawArrow(card: CGRect, in context: inout DrawingContext) {
    let size = metrics.chevronSize
    let width = 2 * metrics.scale
    let end = isRightToLeft ? card.minX + metrics.chevronInset : card.maxX - metrics.chevronInset
    let direction: CGFloat = isRightToLeft ? 1 : -1
    let middle = card.midY
    var path = Path()
    if traits.isExpanded {
      // Rotated to point down.
      let center = CGPoint(x: end + direction * size.width / 2, y: middle)
      let (half, depth) = (size.height / 2 - width / 2, size.width / 2 - width / 2)
      path.move(to: CGPoint(x: center.x - half, y: center.y - depth))
      path.addLine(to: CGPoint(x: center.x, y: center.y + depth))
      path.addLine(to: CGPoint(x: center.x + half, y: center.y - depth))
    } else {
      path.move(
        to: CGPoint(x: end + direction * (size.width - width / 2), y: middle - size.height / 2 + width / 2))
      path.addLine(to: CGPoint(x: end + direction * width / 2, y: middle))
      path.addLine(
        to: CGPoint(x: end + direction * (size.width - width / 2), y: middle + size.height / 2 - width / 2))
    }
    let paint =
      traits.isOutline
      ? TintShapeStyle()._paint(in: environment).paint
      : Color(.system(.tertiaryLabel))._paint(in: environment).paint
    context.stroke(
      path, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), with: paint,
      bounds: path.boundingRect)
  }
}

extension LayoutNode {
  /// The first text inside, with its frame in the node's own coordinates.
  var firstText: (node: LayoutNode, frame: CGRect)? {
    if let measured = self as? MeasuredLeafNode {
      guard measured.content is TextLeaf, size.width > 0 else { return nil }
      return (self, CGRect(origin: .zero, size: size))
    }
    for child in children {
      if let found = child.firstText {
        return (found.node, found.frame.offsetBy(dx: child.origin.x, dy: child.origin.y))
      }
    }
    return nil
  }
}

/// Draws the background of a pinned header, and the chevron with which a sidebar collapses its sections.
struct ListHeaderDrawing: NodeDrawing {
  let ground: SystemColor?
  let isExpanded: Bool?
  let metrics: ListMetrics
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.snappedFrame(of: node)
    if let ground {
      context.fill(Path(rect), with: Color(.system(ground))._paint(in: environment).paint, bounds: rect)
    }
    context.drawChildren(of: node)
    guard let isExpanded else { return }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let inset = metrics.margins(width: node.size.width).trailing + metrics.chevronInset
    let (length, depth) = (11 * metrics.scale, 20.0 / 3 * metrics.scale)
    let width = 2 * metrics.scale
    var path = Path()
    let middle = rect.midY
    if isExpanded {
      let x = isRightToLeft ? rect.minX + inset : rect.maxX - inset - length
      path.move(to: CGPoint(x: x + width / 2, y: middle - depth / 2 + width / 2))
      path.addLine(to: CGPoint(x: x + length / 2, y: middle + depth / 2 - width / 2))
      path.addLine(to: CGPoint(x: x + length - width / 2, y: middle - depth / 2 + width / 2))
    } else {
      let direction: CGFloat = isRightToLeft ? 1 : -1
      let end = isRightToLeft ? rect.minX + inset : rect.maxX - inset
      path.move(to: CGPoint(x: end + direction * (depth - width / 2), y: middle - length / 2 + width / 2))
      path.addLine(to: CGPoint(x: end + direction * width / 2, y: middle))
      path.addLine(to: CGPoint(x: end + direction * (depth - width / 2), y: middle + length / 2 - width / 2))
    }
    context.stroke(
      path, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round),
      with: TintShapeStyle()._paint(in: environment).paint, bounds: path.boundingRect)
  }
}

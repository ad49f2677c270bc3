import Drawing
import Foundation
import Geometry
import LayoutEngine
import Views

/// Columns beside each other; the last takes the remaining width.
struct SplitLayout: Layout {
  let widths: [CGFloat?]
  var hidesInPortrait: Bool
  let hasContent: Bool
  /// The minimum widths of the columns: if they do not fit side by side, the first ones are hidden, as in a
  /// Mac's window. Empty if columns are never hidden for that reason.
  var minimums: [CGFloat] = []
  /// Whether the first columns are hidden if the last one does not fit, as on an iPad.
  var hidesForRoom = false
  /// Whether the columns before the last overlay it.
  var overlays = false

  /// The minimum width of the last column on an iPad, in points; from memory.
  static let leastDetail: CGFloat = 320

  /// The width of each column in a window; 0 for those that are hidden.
  ///
  /// In portrait an iPad only shows the detail, or with three columns also the second one.
  func columns(_ size: CGSize) -> [CGFloat] {
    var result = widths.map { $0 ?? 0 }
    if !minimums.isEmpty {
      for index in result.indices.dropLast() {
        if minimums[index...].reduce(0, +) <= size.width { break }
        result[index] = 0
      }
      // The remaining columns shrink as far as they can.
      var excess = result.reduce(0, +) + minimums[minimums.count - 1] - size.width
      for index in result.indices.dropLast() where result[index] > 0 && excess > 0 {
        let room = min(max(result[index] - minimums[index], 0), excess)
        result[index] -= room
        excess -= room
      }
    }
    if hidesInPortrait && size.height > size.width {
      let hidden = hasContent ? 1 : result.count - 1
      for index in 0..<min(hidden, result.count - 1) { result[index] = 0 }
    }
    if hidesForRoom {
      for index in result.indices.dropLast()
      where size.width - result.dropLast().reduce(0, +) < Self.leastDetail {
        result[index] = 0
      }
    }
    let taken = result.dropLast().reduce(0, +)
    result[result.count - 1] = max(size.width - taken, 0)
    if overlays {
      result[result.count - 1] = size.width
    } else if minimums.isEmpty, result.count > 1 {
      // Columns that are shown explicitly push the last one out of the window instead of narrowing it.
      result[result.count - 1] = max(result[result.count - 1], min(Self.leastDetail, size.width))
    }
    return result
  }

  /// The first column that shows in a window.
  func firstColumn(_ size: CGSize) -> Int? { columns(size).firstIndex { $0 > 0 } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1024, height: 768))
    if !minimums.isEmpty {
      // The last column stays, however narrow the window, and no column is shorter than its content.
      let least = subviews.map { $0.sizeThatFits(.zero) }
      size.width = max(size.width, least.last?.width ?? 0)
      size.height = max(size.height, least.map(\.height).max() ?? 0)
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    let lengths = columns(bounds.size)
    for (index, (width, column)) in zip(lengths, subviews).enumerated() {
      if overlays && index == lengths.count - 1 { x = bounds.minX }
      column.place(
        at: CGPoint(x: width == 0 ? bounds.minX - 10_000 : x, y: bounds.minY),
        proposal: ProposedViewSize(width: width == 0 ? 320 : width, height: bounds.height))
      x += width
    }
  }
}

/// Draws the columns and the lines between them.
///
/// Measured in iOS 26: the sidebar is a panel 10 points from the window's side and below the status bar.
struct SplitDrawing: NodeDrawing {
  let environment: EnvironmentValues
  /// Whether the first child is a sidebar, which in iOS 26 lies on the window as a panel of glass.
  var hasSidebar = true
  /// Whether the columns before the last overlay it, which is then dimmed.
  var overlays = false

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    var visible = node.children.filter { $0.origin.x > -5000 && $0.origin.x < 15_000 }
    if overlays, visible.count > 1 {
      let last = visible.removeLast()
      context.draw(last)
      dim(last, in: node, &context)
    }
    if environment.renderVersion >= .iOS26, hasSidebar, visible.count > (overlays ? 0 : 1),
      visible[0] === node.children[0]
    {
      drawPanel(visible.removeFirst(), in: node, &context)
    }
    for column in visible.reversed() { context.draw(column) }
    let pixel = environment.pixelLength
    let frame = context.frame(of: node)
    for column in visible where column !== visible.last {
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      let x = isRightToLeft ? column.origin.x : column.origin.x + column.size.width - pixel
      let overhang = node.safeArea?.overhang(of: CGRect(origin: .zero, size: node.size)) ?? SideInsets()
      let line = context.snapped(
        CGRect(
          x: frame.minX + x, y: frame.minY - overhang.top, width: pixel,
          height: frame.height + overhang.top + overhang.bottom))
      context.fill(
        Path(line), with: Color(.system(.separator))._paint(in: environment).paint, bounds: line)
    }
  }

  /// Dims what is below the other columns.
  private func dim(_ column: LayoutNode, in node: LayoutNode, _ context: inout DrawingContext) {
    let frame = context.frame(of: node)
    let overhang = node.safeArea?.overhang(of: CGRect(origin: .zero, size: node.size)) ?? SideInsets()
    let rect = context.snapped(
      CGRect(
        x: frame.minX, y: frame.minY - overhang.top, width: frame.width,
        height: frame.height + overhang.top + overhang.bottom))
    context.fill(
      Path(rect), with: Color.black.opacity(0.1)._paint(in: environment).paint, bounds: rect)
  }

  private func drawPanel(_ column: LayoutNode, in node: LayoutNode, _ context: inout DrawingContext) {
    let frame = context.frame(of: node)
    let overhang = node.safeArea?.overhang(of: CGRect(origin: .zero, size: node.size)) ?? SideInsets()
    var rect = CGRect(
      x: frame.minX + column.origin.x, y: frame.minY - overhang.top, width: column.size.width,
      height: frame.height + overhang.top + overhang.bottom)
    if !environment.barsBelongToWindow {
      let page = context.snapped(rect)
      context.fill(
        Path(page), with: Color(.system(.systemBackground))._paint(in: environment).paint, bounds: page)
    }
    rect = rect.insetBy(dx: 10, dy: 10)
    // Below the status bar, if there is one.
    let top = max(overhang.top - 10, 0)
    rect = context.snapped(
      CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top))
    let shape = Path(roundedRect: rect, cornerRadius: 26, style: .continuous)
    GlassPlate(shadowRadius: 24).draw(shape, bounds: rect, environment: environment, in: &context)
    if environment.colorScheme == .light, !environment.barsBelongToWindow {
      // As measured over a white page.
      let ground = Color(red: 0xF9 / 255, green: 0xF9 / 255, blue: 0xF9 / 255)
      context.fill(shape, with: ground._paint(in: environment).paint, bounds: rect)
    }
    let items = context.collecting { $0.draw(column) }
    context.add(
      .layer(
        DisplayItem.Layer(items: items, clips: [DisplayItem.Clip(path: shape, transform: context.transform)]))
    )
  }
}

import Drawing
import Foundation
import Geometry
import LayoutEngine
import Views

/// Makes the menu bar with a menu open, and the menus that have been opened from it.
@MainActor
struct DesktopMenuBar {
  /// The bar, and its width.
  let bar: LayoutNode
  let width: CGFloat
  /// The open menus with their positions relative to the bar's upper left corner, the outermost first.
  private(set) var panels: [(node: LayoutNode, frame: CGRect)] = []
  /// Why the requested menus cannot be shown.
  private(set) var refusal: String?

  /// - Parameters:
  ///   - extras: the app's items beside the clock.
  ///   - path: the title of the open menu, and of those that were opened from it.
  ///   - leastWidth: the minimum width of the bar, in points.
  init(
    _ menus: [StandardMenuItems.Menu], extras: [MenuBarItem], path: [String], leastWidth: CGFloat,
    inputs: _ViewInputs
  ) {
    var own = inputs
    own.environment.foregroundStyle = nil
    own.environment.dynamicTypeSize = .large
    own.environment.isEnabled = true
    own.environment.lineLimit = 1
    let names = menus.enumerated().map { $1.name.spokenText(own.child(.part(.spokenMenuTitle[$0]))) }
    let titles = menus.enumerated().map { index, menu in
      menu.name.font(.system(size: 13, weight: menu.isApp ? .bold : .regular))
        .node(own.child(.part(.menuTitle[index])), implicitContainer: .overlay)
    }
    let items = extras.enumerated().map { index, extra in
      Self.label(extra, own.child(.part(.extraItem[index])))
    }
    let frames: [CGRect]
    (frames, width) = Self.frames(of: titles, items, leastWidth: leastWidth)
    let extraNames = extras.enumerated().map { $1.label.spokenText(own.child(.part(.spokenExtraItem[$0]))) }
    let opened = names.firstIndex { $0 == path[0] }
    let openedExtra = opened == nil ? extraNames.firstIndex { $0 == path[0] } : nil
    let highlighted = opened ?? openedExtra.map { menus.count + $0 }
    bar = ContainerNode(
      layout: MenuTitlesLayout(frames: frames), layoutDirection: own.environment.layoutDirection,
      children: titles + items
    ).annotated(
      "MenuBar",
      drawing: MenuBarDrawing(opened: highlighted.map { frames[$0] }, environment: own.environment),
      inputs: own)
    guard let highlighted else {
      let all = (names + extraNames).map { "“\($0)”" }.joined(separator: ", ")
      refusal = "there is no menu called “\(path[0])”; there are: \(all)"
      return
    }
    let below = frames[highlighted]
    if let openedExtra, extras[openedExtra].isWindow {
      let panel = DesktopMenuPanel(window: extras[openedExtra].content, inputs: own.child(.part(.openMenu)))
      panels.append((panel.node, Self.frame(of: panel, below: below, in: width)))
      if path.count > 1 { refusal = "“\(path[0])” shows a window, in which no menu opens another" }
    } else {
      let sections = opened.map { menus[$0].sections } ?? [[extras[highlighted - menus.count].content]]
      open(sections, path, below: below, own)
    }
  }

  /// The positions of the titles from the leading end, and of the app's own items at the other end, the first
  /// one outermost; and the width of the bar.
  private static func frames(
    of titles: [LayoutNode], _ items: [LayoutNode], leastWidth: CGFloat
  ) -> (frames: [CGRect], width: CGFloat) {
    func width(_ node: LayoutNode) -> CGFloat {
      node.sizeThatFits(.unspecified).width + 2 * DesktopMenuMetrics.titlePadding
    }
    var x = DesktopMenuMetrics.firstMenu
    var frames: [CGRect] = []
    for width in titles.map(width) {
      frames.append(CGRect(x: x, y: 0, width: width, height: DesktopMenuMetrics.barHeight))
      x += width
    }
    let itemWidths = items.map(width)
    let total = max((x + 12 + itemWidths.reduce(0, +)).rounded(.up), leastWidth)
    var end = total - 12
    for width in itemWidths {
      end -= width
      frames.append(CGRect(x: end, y: 0, width: width, height: DesktopMenuMetrics.barHeight))
    }
    return (frames, total)
  }

  /// Opens a menu and the submenus along the path.
  private mutating func open(
    _ sections: [[AnyView]], _ path: [String], below title: CGRect, _ own: _ViewInputs
  ) {
    var panel = DesktopMenuPanel(
      sections, opened: path.dropFirst().first, inputs: own.child(.part(.openMenu)))
    var frame = Self.frame(of: panel, below: title, in: width)
    panels.append((panel.node, frame))
    let metrics = DesktopMenuMetrics(own.environment)
    for depth in path.indices.dropFirst() {
      guard let submenu = panel.submenu else {
        let titles = panel.submenuTitles
        refusal =
          "there is no submenu called “\(path[depth])” in the menu “\(path[depth - 1])”; there "
          + (titles.isEmpty ? "is none" : "are: \(titles.map { "“\($0)”" }.joined(separator: ", "))")
        return
      }
      var inner = submenu.inputs
      inner.environment = own.environment
      let top = panel.openedTop
      panel = DesktopMenuPanel(
        [[submenu.content]], opened: path.indices.contains(depth + 1) ? path[depth + 1] : nil, inputs: inner)
      frame = CGRect(
        origin: CGPoint(x: frame.maxX - 3, y: frame.minY + top - metrics.margin), size: panel.size)
      panels.append((panel.node, frame))
    }
  }

  /// The label of an item beside the clock: its symbol if it has one, as on a Mac, or else its title.
  private static func label(_ extra: MenuBarItem, _ inputs: _ViewInputs) -> LayoutNode {
    extra.label.labelStyle(MenuBarLabelStyle()).font(.system(size: 13))
      .node(inputs, implicitContainer: .overlay)
  }

  /// The position of an open menu: below its name, within the width of the bar.
  private static func frame(of panel: DesktopMenuPanel, below name: CGRect, in width: CGFloat) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: max(min(name.minX, max(width - panel.size.width - 8, name.minX - panel.size.width)), 0),
        y: DesktopMenuMetrics.barHeight),
      size: panel.size)
  }
}

/// A label in the menu bar is its symbol, and is read as its title.
private struct MenuBarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// The names of menus beside each other.
private struct MenuTitlesLayout: Layout {
  let frames: [CGRect]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? frames.last?.maxX ?? 0, height: DesktopMenuMetrics.barHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
        proposal: .unspecified)
    }
  }
}

/// Draws the background of the menu bar and the highlight of the open menu's name.
private struct MenuBarDrawing: NodeDrawing {
  let opened: CGRect?
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.snappedFrame(of: node)
    let isDark = environment.colorScheme == .dark
    context.fill(
      Path(rect), with: Color(white: isDark ? 0.16 : 0.965)._paint(in: environment).paint, bounds: rect)
    if var place = opened {
      if environment.layoutDirection == .rightToLeft { place.origin.x = rect.width - place.maxX }
      let highlight = context.snapped(
        place.offsetBy(dx: rect.minX, dy: rect.minY).insetBy(dx: 0, dy: 1))
      context.fill(
        Path(roundedRect: highlight, cornerRadius: 4, style: .continuous),
        with: (isDark ? Color.white : Color.black).opacity(0.12)._paint(in: environment).paint,
        bounds: highlight)
    }
    context.drawChildren(of: node)
  }
}

extension ViewPart {
  /// The titles in the bar.
  fileprivate static let menuTitle = ViewPart("menuTitle")
  /// The same as texts.
  fileprivate static let spokenMenuTitle = ViewPart("spokenMenuTitle")
  /// The app's own items at the other end.
  fileprivate static let extraItem = ViewPart("extraItem")
  /// The same as texts.
  fileprivate static let spokenExtraItem = ViewPart("spokenExtraItem")
  /// The panel of the menu that is open.
  fileprivate static let openMenu = ViewPart("openMenu")
}

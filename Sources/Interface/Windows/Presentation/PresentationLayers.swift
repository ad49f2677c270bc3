import Controls
import Drawing
import Foundation
import Geometry
import LayoutEngine
import Views

/// Shows presentations above a window's views.
@MainActor
struct PresentationLayers {
  let inputs: _ViewInputs
  /// The window's size with the device's insets.
  let size: CGSize

  var insets: EdgeInsets { inputs.environment.windowInsets }
  var isGlass: Bool { inputs.environment.renderVersion >= .iOS26 }
  private var isCompact: Bool { inputs.environment.horizontalSizeClass == .compact }
  var direction: LayoutDirection { inputs.environment.layoutDirection }

  /// One layer: the node over the whole window, and how the content below changes.
  struct Layer {
    var node: LayoutNode
    /// Whether the content below is drawn as a card behind.
    var shrinksBelow = false
  }

  /// The layers of presentations, including those that are presented from them.
  func layers(_ presentations: [Presentation]) -> [Layer] {
    var layers: [Layer] = []
    for presentation in presentations {
      let preferences = PreferenceCollector()
      layers.append(layer(presentation, preferences, depth: layers.count))
      layers += self.layers(preferences.presentations)
    }
    return layers
  }

  private func layer(
    _ presentation: Presentation, _ preferences: PreferenceCollector, depth: Int
  ) -> Layer {
    switch presentation.kind {
    case .alert(let content):
      return alert(content, presentation, preferences)
    case .dialog(let content):
      return dialog(content, presentation, preferences)
    case .cover:
      return Layer(node: cover(presentation, preferences))
    case .sheet:
      return sheet(presentation, preferences)
    case .popover(let edge):
      return popover(presentation, preferences, edge)
    case .menu:
      return menu(presentation, preferences)
    case .contextMenu(let preview):
      return contextMenu(presentation, preferences, preview)
    }
  }

  /// The inputs that a presentation's content is resolved with.
  func contentInputs(
    _ presentation: Presentation, _ preferences: PreferenceCollector
  ) -> _ViewInputs {
    var own = presentation.inputs
    own.preferences = preferences
    own.stackOrientation = nil
    own.container = LayoutContainer()
    own.environment.resetForWindow()
    own.environment.isPresented = true
    let dismiss = presentation.dismiss
    own.environment.dismissAction = DismissAction { dismiss() }
    switch presentation.kind {
    case .alert, .dialog, .menu, .contextMenu:
      // Any choice closes it and the menu that opened it.
      let outer = presentation.inputs.environment.afterAction
      own.environment.afterAction = {
        dismiss()
        outer?()
      }
    case .sheet, .cover, .popover: own.environment.afterAction = nil
    }
    return own
  }

  /// A rectangle over the whole window.
  func whole(_ style: some ShapeStyle, _ number: Int) -> LayoutNode {
    Rectangle().fill(style).node(inputs.child(.part(.dimming[number])), implicitContainer: .overlay)
  }

  private func filling(_ node: LayoutNode, alignment: Alignment = .center) -> LayoutNode {
    FlexFrameNode(
      child: node, minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
      maxHeight: .infinity, alignment: alignment, layoutDirection: direction,
      diagnostics: inputs.graph.diagnostics)
  }

  func black(_ opacity: Double) -> Color { .black.opacity(opacity) }

  /// Layers at rectangles of the window.
  func placed(_ parts: [(LayoutNode, CGRect)], name: String, roles: ViewRoles = []) -> LayoutNode {
    ContainerNode(
      layout: FixedPlaces(frames: parts.map(\.1)), layoutDirection: direction, children: parts.map(\.0)
    ).annotated(name, roles: roles, inputs: inputs)
  }

  var window: CGRect { CGRect(origin: .zero, size: size) }

  // MARK: Covers

  private func cover(_ presentation: Presentation, _ preferences: PreferenceCollector) -> LayoutNode {
    var own = contentInputs(presentation, preferences)
    own.environment.windowInsets = insets
    let content = presentation.content.node(own, implicitContainer: .column)
    let options = preferences.value(PresentationOptionsKey.self) ?? PresentationOptions()
    let ground = background(options, own, SystemColor.systemBackground)
    return placed(
      [
        (ground, window),
        (SafeAreaPaddingNode(child: filling(content), insets: insets, layoutDirection: direction), window),
      ],
      name: "fullScreenCover")
  }

  private func background(
    _ options: PresentationOptions, _ own: _ViewInputs, _ color: SystemColor
  ) -> LayoutNode {
    if let background = options.background {
      return background.node(own.child(.part(.cardGround)), implicitContainer: .overlay)
    }
    return Rectangle().fill(Color(.system(color))).node(
      own.child(.part(.cardGround)), implicitContainer: .overlay)
  }

  // MARK: Sheets

  private func sheet(_ presentation: Presentation, _ preferences: PreferenceCollector) -> Layer {
    if !isCompact { return formSheet(presentation, preferences) }
    var own = contentInputs(presentation, preferences)
    own.environment.isInSheet = true
    own.environment.isElevated = true
    own.environment.windowInsets = EdgeInsets(top: 0, leading: 0, bottom: insets.bottom, trailing: 0)
    let content = presentation.content.node(own, implicitContainer: .column)
    let options = preferences.value(PresentationOptionsKey.self) ?? PresentationOptions()
    let top = insets.top + (isGlass ? 0 : 10)
    let greatest = size.height - top
    let height = sheetHeight(options, greatest: greatest, own)
    let isLarge = height >= greatest - 0.5
    let floats = isGlass && !isLarge
    let margin: CGFloat = floats ? 16.0 / 3 : 0
    let frame = CGRect(
      x: margin, y: size.height - height - margin, width: size.width - 2 * margin, height: height)
    let radius = options.cornerRadius ?? (isGlass ? 38 : 10)
    let shape = SheetShape(
      top: radius, bottom: floats ? max(56, radius) : 0, isContinuous: !isGlass && options.cornerRadius == nil
    )
    let bottom = floats ? max(insets.bottom - margin, 0) : insets.bottom
    let card = card(
      content, options, own, shape: shape,
      safeArea: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0))
    var parts: [(LayoutNode, CGRect)] = []
    if !options.backgroundInteraction {
      parts.append((whole(black(isGlass ? 0.25 : 0.12), 0), window))
    }
    parts.append((card, frame))
    if showsIndicator(options) {
      parts.append(
        (indicator(own), CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)))
    }
    return Layer(
      node: placed(parts, name: "sheet", roles: .hasBars), shrinksBelow: isLarge && !isGlass && insets.top > 0
    )
  }

  /// The height at which a sheet opens: its smallest detent, or the selected one.
  private func sheetHeight(
    _ options: PresentationOptions, greatest: CGFloat, _ own: _ViewInputs
  ) -> CGFloat {
    func height(_ detent: PresentationDetent) -> CGFloat {
      let bottom = insets.bottom
      switch detent.kind {
      case .large: return greatest
      // Measured at 451.7 of 874 points in iOS 26; half of the screen before.
      case .medium: return isGlass ? size.height * 0.5168 : size.height / 2
      case .fraction(let part): return min(max(greatest * part, 0), greatest)
      case .height(let length): return min(length + bottom, greatest)
      case .custom:
        return detent.customHeight(greatest - bottom, own.environment).map { min($0 + bottom, greatest) }
          ?? greatest
      }
    }
    if let selected = options.selectedDetent { return height(selected) }
    return (options.detents ?? []).map(height).min() ?? greatest
  }

  private func showsIndicator(_ options: PresentationOptions) -> Bool {
    switch options.dragIndicator {
    case .visible: true
    case .hidden: false
    case .automatic: (options.detents?.count ?? 0) > 1
    }
  }

  private func indicator(_ own: _ViewInputs) -> LayoutNode {
    Capsule().fill(Color(.system(.tertiaryLabel))).node(
      own.child(.part(.dragIndicator)), implicitContainer: .overlay)
  }

  /// Content on a background, cut to a shape.
  private func card(
    _ content: LayoutNode, _ options: PresentationOptions, _ own: _ViewInputs, shape: SheetShape,
    safeArea: EdgeInsets
  ) -> LayoutNode {
    let ground = background(options, own, .systemBackground)
    let inner = SafeAreaPaddingNode(child: filling(content), insets: safeArea, layoutDirection: direction)
    return OverlayNode(
      primary: inner, secondary: ground, alignment: .center, isBehind: true, layoutDirection: direction
    ).annotated("Card", drawing: ClippedDrawing(shape: shape), inputs: own)
  }

  /// A sheet in the middle of a large screen.
  private func formSheet(_ presentation: Presentation, _ preferences: PreferenceCollector) -> Layer {
    var own = contentInputs(presentation, preferences)
    own.environment.isInSheet = true
    own.environment.isElevated = true
    own.environment.horizontalSizeClass = .compact
    own.environment.windowInsets = EdgeInsets()
    let content = presentation.content.node(own, implicitContainer: .column)
    let options = preferences.value(PresentationOptionsKey.self) ?? PresentationOptions()
    // Measured on an iPad of 1180 by 820 in iOS 26; earlier sheets are from memory.
    var room = isGlass ? CGSize(width: 580, height: 646) : CGSize(width: 540, height: 620)
    if options.sizing == .page || (!isGlass && options.sizing == nil) {
      room = CGSize(width: 704, height: size.height - 2 * max(insets.top, 24) - 20)
      inputs.note(.approximated, "sheet", "The size of sheets on an iPad is taken from memory.")
    }
    room.width = min(room.width, size.width - 40)
    room.height = min(room.height, size.height - insets.top - insets.bottom - 40)
    if options.sizing == .fitted {
      let ideal = content.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
      room.height = min(max(ideal.height, 100), room.height)
    }
    let frame = CGRect(
      x: (size.width - room.width) / 2, y: (size.height - room.height) / 2 - (isGlass ? 5 : 0),
      width: room.width, height: room.height)
    let radius = options.cornerRadius ?? (isGlass ? 38 : 10)
    let card = card(
      content, options, own, shape: SheetShape(top: radius, bottom: radius, isContinuous: !isGlass),
      safeArea: EdgeInsets())
    var parts: [(LayoutNode, CGRect)] = [(whole(black(isGlass ? 0.25 : 0.12), 0), window), (card, frame)]
    if showsIndicator(options) {
      parts.append((indicator(own), CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)))
    }
    return Layer(node: placed(parts, name: "sheet", roles: .hasBars))
  }

  // MARK: Popovers

  private func popover(
    _ presentation: Presentation, _ preferences: PreferenceCollector, _ edge: Edge
  ) -> Layer {
    // The content's settings are known once it has been resolved.
    let probe = PreferenceCollector()
    if isCompact {
      _ = presentation.content.viewList(contentInputs(presentation, probe))
      let adaptation = probe.value(PresentationOptionsKey.self)?.adaptation
      if adaptation != .popover && adaptation != PresentationAdaptation.none {
        return adaptation == .fullScreenCover
          ? Layer(node: cover(presentation, preferences)) : sheet(presentation, preferences)
      }
    }
    inputs.note(.approximated, "popover", "The place and the arrow of a popover are not measured.")
    var own = contentInputs(presentation, preferences)
    own.environment.windowInsets = EdgeInsets()
    own.environment.isElevated = true
    let content = presentation.content.node(own, implicitContainer: .column)
    let size = size
    let direction = direction
    let source = presentation.source
    let ideal = content.sizeThatFits(.unspecified)
    let room = CGSize(
      width: min(max(ideal.width, 60), size.width - 20), height: min(max(ideal.height, 44), size.height - 120)
    )
    let options = preferences.value(PresentationOptionsKey.self) ?? PresentationOptions()
    let card = card(
      content, options, own,
      shape: SheetShape(top: isGlass ? 26 : 13, bottom: isGlass ? 26 : 13, isContinuous: true),
      safeArea: EdgeInsets())
    let place = PopoverPlace()
    let arrow = GreedyLeafNode().annotated(
      "arrow",
      drawing: PopoverArrowDrawing(
        place: place, style: options.backgroundStyle, environment: own.environment),
      inputs: inputs)
    let layout = PopoverLayout(size: room, window: size, insets: insets, place: place) {
      source.map { $0.frameInWindow } ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    }
    return Layer(
      node: ContainerNode(
        layout: layout, layoutDirection: .leftToRight,
        children: [whole(black(isGlass ? 0.05 : 0.1), 1), card, arrow]
      ).annotated("popover", inputs: inputs).directed(direction))
  }

  // MARK: Alerts

  private func alert(
    _ content: AlertContent, _ presentation: Presentation, _ preferences: PreferenceCollector
  ) -> Layer {
    let own = contentInputs(presentation, preferences)
    let parts = AlertParts(content, own, style: isGlass ? .glassAlert : .alert)
    let width: CGFloat = isGlass ? min(320, size.width - 40) : 270
    let card: LayoutNode =
      isGlass
      ? GlassAlert(content: content, parts: parts).node(
        own.child(.part(.alertCard)), implicitContainer: .overlay)
      : PlainAlert(content: content, parts: parts).node(
        own.child(.part(.alertCard)), implicitContainer: .overlay)
    let height = card.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    let frame = CGRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    let dim = whole(black(isGlass ? 0.25 : 0.2), 2)
    return Layer(node: placed([(dim, window), (card, frame)], name: "alert"))
  }

  private func dialog(
    _ content: AlertContent, _ presentation: Presentation, _ preferences: PreferenceCollector
  ) -> Layer {
    let own = contentInputs(presentation, preferences)
    inputs.note(
      .approximated, "confirmationDialog",
      "The place of a dialog is from memory; a device of iOS 26 opens it beside the view that it belongs to.")
    let dim = whole(black(isGlass ? 0.15 : 0.2), 2)
    if isGlass || !isCompact {
      var content = content
      if !content.showsTitle { content.title = Text(verbatim: "") }
      let parts = AlertParts(content, own, style: .glassAlert)
      let width: CGFloat = min(300, size.width - 40)
      let card = GlassAlert(content: content, parts: parts, isStacked: true).node(
        own.child(.part(.alertCard)), implicitContainer: .overlay)
      let height = card.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      let frame = CGRect(
        x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
      return Layer(node: placed([(dim, window), (card, frame)], name: "confirmationDialog"))
    }
    let parts = AlertParts(content, own, style: .dialog)
    let card = PlainDialog(content: content, parts: parts).node(
      own.child(.part(.alertCard)), implicitContainer: .overlay)
    let width = size.width - 16
    let height = card.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    let frame = CGRect(
      x: 8, y: size.height - max(insets.bottom, 8) - height, width: width, height: height)
    return Layer(node: placed([(dim, window), (card, frame)], name: "confirmationDialog"))
  }
}

extension LayoutNode {
  /// The node's frame in the window, without the transforms of effects.
  var frameInWindow: CGRect {
    var frame = CGRect(origin: .zero, size: size)
    var node: LayoutNode? = self
    while let current = node {
      frame = frame.offsetBy(dx: current.origin.x, dy: current.origin.y)
      node = current.parent
    }
    return frame
  }

  fileprivate func directed(_ direction: LayoutDirection) -> LayoutNode { self }
}

extension EnvironmentValues {
  /// Presented content starts like a window of its own; what the views around the modifier set for their bars
  /// and containers ends here.
  fileprivate mutating func resetForWindow() {
    isInListRow = false
    controlSurroundings = .layout
    isInTabs = false
    isInSidebar = false
    barsBelongToWindow = false
    navigationContext = nil
    scrollSettings = ScrollSettings()
    sectionChanges = nil
    foregroundStyle = nil
    labelStyle = DefaultLabelStyle()
    buttonStyle = .automatic
    font = nil
    lineLimit = nil
    textModifiers = TextModifiers()
    tabLook = .bar
    tabAccessory = nil
  }
}

/// Views at rectangles of the window.
struct FixedPlaces: Layout {
  let frames: [CGRect]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// On which side of its view a popover was placed.
private final class PopoverPlace: @unchecked Sendable {
  // Layout and drawing happen on one thread.
  var isBelow = true
}

/// Draws the arrow between a popover and its view.
private struct PopoverArrowDrawing: NodeDrawing {
  let place: PopoverPlace
  let style: AnyShapeStyle?
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.frame(of: node)
    let (tip, base) = place.isBelow ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    let rise = base - tip
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: base))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: tip), control1: CGPoint(x: rect.midX - 9, y: base),
      control2: CGPoint(x: rect.midX - 5, y: tip + rise * 0.05))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: base), control1: CGPoint(x: rect.midX + 5, y: tip + rise * 0.05),
      control2: CGPoint(x: rect.midX + 9, y: base))
    path.closeSubpath()
    let paint = (style ?? AnyShapeStyle(Color(.system(.systemBackground))))._paint(in: environment).paint
    context.fill(path, with: paint, bounds: rect)
  }
}

/// A card below or above its anchor, with an arrow between the two.
private struct PopoverLayout: Layout {
  let size: CGSize
  let window: CGSize
  let insets: EdgeInsets
  let place: PopoverPlace
  let source: () -> CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(window))
    let anchor = source()
    let below = anchor.maxY + 13
    let above = anchor.minY - 13 - size.height
    let y = below + size.height <= window.height - insets.bottom - 8 || above < insets.top ? below : above
    let x = min(max(anchor.midX - size.width / 2, 10), window.width - 10 - size.width)
    subviews[1].place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(size))
    place.isBelow = y == below
    let tip = min(max(anchor.midX, x + 32), x + size.width - 32)
    subviews[2].place(
      at: CGPoint(
        x: bounds.minX + tip - 18.5, y: bounds.minY + (place.isBelow ? y - 12.5 : y + size.height - 0.5)),
      proposal: ProposedViewSize(width: 37, height: 13))
  }
}

/// A card with different corners at the top and at the bottom.
struct SheetShape {
  let top: CGFloat
  let bottom: CGFloat
  let isContinuous: Bool

  func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top),
      style: isContinuous ? .continuous : .circular)
  }
}

/// Draws a node's children cut to a shape.
private struct ClippedDrawing: NodeDrawing {
  let shape: SheetShape

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.snappedFrame(of: node)
    let items = context.collecting { $0.drawChildren(of: node) }
    context.add(
      .layer(
        DisplayItem.Layer(
          items: items,
          clips: [DisplayItem.Clip(path: shape.path(in: rect), transform: context.transform)])))
  }
}

extension ViewPart {
  /// The dimming of the window below, by kind of presentation.
  fileprivate static let dimming = ViewPart("dimming")
  /// The background of a presentation.
  fileprivate static let cardGround = ViewPart("cardGround")
  /// The drag indicator of a sheet.
  fileprivate static let dragIndicator = ViewPart("dragIndicator")
  /// The card of an alert or a dialog.
  fileprivate static let alertCard = ViewPart("alertCard")
}

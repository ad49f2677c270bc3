import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typesetting
import Views

/// Makes one window: its views, its title bar and what is around them.
@MainActor
struct WindowFrame {
  let scene: WindowScene
  let request: DesktopWindowRequest
  let inputs: _ViewInputs

  struct Made {
    let node: LayoutNode
    let size: CGSize
    let result: DesktopWindowResult
  }

  private var isMac: Bool { request.system == .macOS }
  private var metrics: WindowMetrics { WindowMetrics(inputs.environment) }

  /// The maximum width at which a window of iPadOS counts as compact; Apple does not publish it.
  private static let compactWidth: CGFloat = 600

  private var resizability: WindowScene.Resizability {
    scene.resizability ?? (scene.kind == .settings ? .contentSize : .contentMinSize)
  }

  /// The inputs that a window's views are resolved with.
  private var contentInputs: _ViewInputs {
    var own = inputs
    own.container = LayoutContainer()
    // Presentations are shown in this window.
    own.preferences = PreferenceCollector()
    own.environment.barsBelongToWindow = isMac
    own.environment.horizontalSizeClass = .regular
    own.environment.verticalSizeClass = .regular
    if isMac {
      own.environment.typePlatform = .macos
      own.environment.dynamicTypeSize = .large
    } else if let width = request.width, width < Self.compactWidth {
      own.environment.horizontalSizeClass = .compact
    }
    return own
  }

  func make() -> Made {
    var own = contentInputs
    let context = NavigationContext()
    // Lists and geometry readers may request bars only during layout; `Screen` handles that.
    let screen = Screen(scene.root, inputs: own.child(.content), context: context, previousMode: nil)
    let appName = scene.kind == .settings ? "\(request.appName) Settings" : request.appName
    let title = screen.state.title ?? scene.title ?? Text(verbatim: appName)
    let bar = WindowBar(
      inputs: screen.inputs, state: screen.state, title: title, style: scene.toolbarStyle,
      showsTitle: scene.style == .titleBar)
    let isPlain = isMac && scene.style == .plain
    let top = isPlain ? 0 : isMac ? bar.height : 32
    own.environment.windowInsets = EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
    let limits = limits(of: screen.node, top: top)
    let size = size(of: screen.node, limits, top: top)
    own.container.size = ProposedViewSize(width: size.width, height: max(size.height - top, 0))
    let filling = FlexFrameNode(
      child: screen.node, minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil,
      idealHeight: nil, maxHeight: .infinity, alignment: .center,
      layoutDirection: own.environment.layoutDirection, diagnostics: own.graph.diagnostics)
    let node = WindowBuilder(inputs: own, size: size).node(
      MadeView { inputs in
        inputs.preferences.add(screen.preferences, replacing: BarStateKey.self, by: BarState())
        return SafeAreaPaddingNode(
          child: filling, insets: EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0),
          layoutDirection: own.environment.layoutDirection)
      })
    passOn(own.preferences)
    var children = [node]
    if isMac, !isPlain { children.append(bar.node()) }
    let buttons: WindowFrameDrawing.Buttons =
      isPlain
      ? .none
      : isMac
        ? .mac(
          rowHeight: bar.buttonRowHeight, canMinimize: scene.kind != .settings,
          canZoom: scene.kind != .settings && limits.minimum != limits.maximum) : .pad
    let cornerRadius = isMac ? metrics.cornerRadius(hasToolbar: bar.hasToolbar) : 26
    let window = ContainerNode(
      layout: WindowFrameLayout(barHeight: top), layoutDirection: own.environment.layoutDirection,
      children: children
    ).annotated(
      "Window",
      drawing: WindowFrameDrawing(
        metrics: metrics, cornerRadius: cornerRadius, buttons: buttons, isPlain: isPlain,
        environment: own.environment), inputs: inputs)
    let anchor =
      (screen.preferences.value(WindowResizeAnchorKey.self) ?? nil) ?? scene.resizeAnchor ?? .topLeading
    return Made(
      node: window, size: size,
      result: DesktopWindowResult(
        title: title.spokenText(screen.inputs), kind: scene.kind.rawValue, id: scene.id,
        frame: CGRect(origin: .zero, size: size), requestedWidth: request.width,
        requestedHeight: request.height, minimumSize: limits.minimum, maximumSize: limits.maximum,
        resizability: scene.resizability.map(\.rawValue) ?? "automatic", anchor: anchor))
  }

  /// Passes on preferences that concern more than the window.
  private func passOn(_ preferences: PreferenceCollector) {
    if let scheme = preferences.value(PreferredColorSchemeKey.self) {
      inputs.preferences.set(PreferredColorSchemeKey.self, scheme)
    }
    if let entry = preferences.value(NavigationEntryKey.self) {
      inputs.preferences.set(NavigationEntryKey.self, entry)
    }
  }

  /// The minimum and maximum size of the window, based on its content.
  private func limits(of content: LayoutNode, top: CGFloat) -> (minimum: CGSize, maximum: CGSize) {
    func window(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.height + top) }
    let least = content.sizeThatFits(.zero)
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    guard resizability == .contentSize else { return (window(least), unlimited) }
    let greatest = content.sizeThatFits(.infinity)
    return (
      window(least),
      window(
        CGSize(width: max(greatest.width, least.width), height: max(greatest.height, least.height)))
    )
  }

  /// The window's size: the requested size within the limits.
  private func size(
    of content: LayoutNode, _ limits: (minimum: CGSize, maximum: CGSize), top: CGFloat
  ) -> CGSize {
    let start = scene.defaultSize ?? startSize(of: content, top: top)
    func clamped(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      // A window with unlimited content still needs a finite size.
      let low = low.isFinite ? low : length
      return min(max(length, low), max(high, low)).rounded(.up)
    }
    return CGSize(
      width: clamped(request.width ?? start.width, limits.minimum.width, limits.maximum.width),
      height: clamped(request.height ?? start.height, limits.minimum.height, limits.maximum.height))
  }

  /// The initial size of a scene that sets none.
  private func startSize(of content: LayoutNode, top: CGFloat) -> CGSize {
    if resizability != .contentSize { return WindowMetrics.defaultSize }
    let ideal = content.sizeThatFits(.unspecified)
    return CGSize(
      width: ideal.width.isFinite ? ideal.width : WindowMetrics.defaultSize.width,
      height: ideal.height.isFinite ? ideal.height + top : WindowMetrics.defaultSize.height)
  }
}

/// An already created node, as a view.
private struct MadeView: PrimitiveView {
  let make: @MainActor (_ViewInputs) -> LayoutNode

  @MainActor
  func makeNode(_ inputs: _ViewInputs) -> LayoutNode { make(inputs) }
}

/// A window's views over all of it, and its title bar at the top.
private struct WindowFrameLayout: Layout {
  let barHeight: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    if subviews.count > 1 {
      subviews[1].place(
        at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: barHeight))
    }
  }
}

import Controls
import Foundation
import LayoutEngine
import Views

/// Resolves the screens of a stack and shows the last one in its bars.
@MainActor
struct NavigationScreens {
  let inputs: _ViewInputs
  let path: NavigationPathSource?

  func node<Root: View>(_ root: Root, name: String) -> LayoutNode {
    let context = NavigationContext()
    inputs.environment.navigationContext?.hasInnerStack = true
    var screens = [Screen(root, inputs: inputs.child(.content), context: context, previousMode: nil)]
    for element in path?.elements() ?? [] {
      push(view(for: element, context), onto: &screens, context) { path?.removeLast() }
    }
    // A screen may itself say that another one is on top of it.
    var index = 0
    while index < context.pushed.count, index < 20 {
      push(context.pushed[index], onto: &screens, context) {}
      index += 1
    }
    return ScreenBars(inputs: inputs, context: context).node(
      screens[screens.count - 1], previous: screens.dropLast().last, name: name)
  }

  private func view(for value: AnyHashable, _ context: NavigationContext) -> AnyView {
    if let make = context.destinations[ObjectIdentifier(type(of: value.base))] { return make(value) }
    inputs.graph.warn(
      "A link goes to a value of type \(type(of: value.base)), for which no navigationDestination(for:) has a view."
    )
    return AnyView(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow))
  }

  private func push(
    _ view: AnyView, onto screens: inout [Screen], _ context: NavigationContext,
    dismiss: @escaping @MainActor () -> Void
  ) {
    var own = inputs.child(.secondary(100 + screens.count))
    own.environment.isPresented = true
    let action = dismiss
    own.environment.dismissAction = DismissAction { action() }
    screens.append(
      Screen(view, inputs: own, context: context, previousMode: screens.last?.titleMode))
  }
}

/// One screen, resolved, with what it asks of its bars.
@MainActor
struct Screen {
  let node: LayoutNode
  let preferences: PreferenceCollector
  let state: BarState
  /// Large or inline.
  let titleMode: ToolbarTitleDisplayMode.Kind
  let inputs: _ViewInputs

  init<Content: View>(
    _ content: Content, inputs: _ViewInputs, context: NavigationContext,
    previousMode: ToolbarTitleDisplayMode.Kind?
  ) {
    var inner = inputs
    let preferences = PreferenceCollector()
    inner.preferences = preferences
    inner.stackOrientation = nil
    inner.environment.navigationContext = context
    inner.environment.isInListRow = false
    inner.environment.controlSurroundings = .layout
    inner.environment.scrollSettings = ScrollSettings()
    node = content.node(inner, implicitContainer: .column)
    self.preferences = preferences
    let late = inputs.identity.slot(40) { LateBarState() }
    var state = preferences.value(BarStateKey.self) ?? BarState()
    let count = state.count
    if let found = late.state, found.count > count { state = found }
    self.state = state
    // Views that are made during layout speak up after the bars have been made.
    let used = state.count
    let graph = inputs.graph
    graph.afterLayout {
      guard let found = preferences.value(BarStateKey.self), found.count > used else { return }
      late.state = found
      graph.setNeedsUpdate()
    }
    let isFlat = inputs.environment.verticalSizeClass == .compact
    switch state.displayMode ?? .automatic {
    case .large: titleMode = isFlat ? .inline : .large
    case .inline: titleMode = .inline
    case .inlineLarge: titleMode = .inlineLarge
    case .automatic: titleMode = isFlat ? .inline : previousMode ?? .large
    }
    self.inputs = inner
  }

  /// Whether the picture shows the screen scrolled, so that a large title has made way.
  var isScrolled: Bool {
    switch inputs.environment.initialScrollTarget {
    case nil, .top: false
    case .offset(let length): length > 0
    case .bottom, .id: true
    }
  }
}

/// What was asked of bars by views that are made during layout.
private final class LateBarState {
  var state: BarState?
}

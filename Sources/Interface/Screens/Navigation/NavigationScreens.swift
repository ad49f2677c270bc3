import Controls
import Foundation
package import LayoutEngine
package import Views

/// Resolves the screens of a stack and shows the last one in its bars.
@MainActor
struct NavigationScreens {
  let inputs: _ViewInputs
  let path: NavigationPathSource?

  func node<Root: View>(_ root: Root, name: String) -> LayoutNode {
    let context = NavigationContext()
    inputs.environment.navigationContext?.hasInnerStack = true
    let state = inputs.identity.slot { StackState() }
    let path = path
    context.push = { target in
      if case .value(let value) = target, state.targets.isEmpty, path?.append(value) == true { return }
      state.push(target)
    }
    var screens = [Screen(root, inputs: inputs.child(.content), context: context, previousMode: nil)]
    for element in path?.elements() ?? [] {
      push(view(for: element, context), onto: &screens, context) { path?.removeLast() }
    }
    for (index, target) in state.targets.enumerated() {
      push(view(for: target, context), onto: &screens, context) { state.pop(to: index) }
    }
    // A screen may itself say that another one is on top of it.
    var index = 0
    while index < context.pushed.count, index < 20 {
      let pushed = context.pushed[index]
      push(pushed.view, onto: &screens, context, dismiss: pushed.dismiss)
      index += 1
    }
    inputs.preferences.set(
      NavigationEntryKey.self,
      NavigationEntry { name in
        guard let value = context.value(name) else { return false }
        context.push?(.value(value))
        return true
      })
    // The screens below keep their state, although no rows of their lists are described.
    for screen in screens.dropLast() { screen.inputs.identity.keep() }
    return ScreenBars(inputs: inputs, context: context).node(
      screens[screens.count - 1], previous: screens.dropLast().last, name: name)
  }

  private func view(for target: NavigationContext.Target, _ context: NavigationContext) -> AnyView {
    switch target {
    case .view(let view): view
    case .value(let value): view(for: value, context)
    }
  }

  private func view(for value: AnyHashable, _ context: NavigationContext) -> AnyView {
    if let destination = context.destinations[ObjectIdentifier(type(of: value.base))] {
      return destination.view(value)
    }
    inputs.graph.warn(
      "A link goes to a value of type \(type(of: value.base)), for which no navigationDestination(for:) has a view."
    )
    return AnyView(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow))
  }

  private func push(
    _ view: AnyView, onto screens: inout [Screen], _ context: NavigationContext,
    dismiss: @escaping @MainActor () -> Void
  ) {
    var own = inputs.child(.part(.screen[screens.count]))
    own.environment.isPresented = true
    own.environment.dismissAction = DismissAction { dismiss() }
    var screen = Screen(view, inputs: own, context: context, previousMode: screens.last?.titleMode)
    screen.dismiss = dismiss
    screens.append(screen)
  }
}

/// One resolved screen with its requests to its bars.
@MainActor
package struct Screen {
  package let node: LayoutNode
  package let preferences: PreferenceCollector
  package var state: BarState
  /// Large or inline.
  let titleMode: ToolbarTitleDisplayMode.Kind
  package let inputs: _ViewInputs
  /// Goes back to the screen below.
  var dismiss: (@MainActor () -> Void)?

  package init<Content: View>(
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
    let late = inputs.identity.slot { LateBarState() }
    var state = preferences.value(BarStateKey.self) ?? BarState()
    let count = state.count
    if let found = late.state, found.count > count {
      state = found
      inputs.graph.showsLateContent = true
    }
    self.state = state
    // Views that are made during layout make their requests after the bars have been made.
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

  /// Whether the picture shows the screen scrolled, so that a large title has collapsed.
  var isScrolled: Bool {
    if let scrolled = node.scrolledPlace { return scrolled.isScrolled }
    return switch inputs.environment.initialScrollTarget {
    case nil, .top: false
    case .offset(let length): length > 0
    case .bottom, .id: true
    }
  }
}

/// The requests to bars of views that are made during layout.
private final class LateBarState {
  var state: BarState?
}

/// Access to a window's stack, for paths given as text.
package struct NavigationEntry {
  /// Pushes the value that a text stands for; false if there is none.
  package let follow: @MainActor (String) -> Bool
}

/// Passes access to the innermost stack up to the window.
package struct NavigationEntryKey: PreferenceKey {
  package static var defaultValue: NavigationEntry? { nil }

  package static func reduce(value: inout NavigationEntry?, nextValue: () -> NavigationEntry?) {
    value = value ?? nextValue()
  }
}

extension ViewPart {
  /// The screens above the root of a stack.
  fileprivate static let screen = ViewPart("screen")
}

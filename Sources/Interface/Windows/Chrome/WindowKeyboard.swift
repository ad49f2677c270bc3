import Foundation
import Geometry
import LayoutEngine
package import Views

/// The keyboard of a window, which shows while a field has focus.
@MainActor
struct WindowKeyboard {
  /// Whether the previous pass had a focused field.
  private final class State {
    var isShown = false
  }

  let metrics: KeyboardMetrics
  private let size: CGSize

  /// The window's keyboard; nil if none shows.
  init?(_ inputs: _ViewInputs, size: CGSize?) {
    guard let size else { return nil }
    let state = inputs.identity.slot { State() }
    let (graph, focus) = (inputs.graph, inputs.graph.focus)
    let followsFocus = inputs.environment.hasKeyboard
    graph.afterLayout {
      let wanted = focus.keepsKeyboard || (followsFocus && focus.hasFocusedField)
      if wanted == state.isShown { return }
      state.isShown = wanted
      graph.setNeedsUpdate()
    }
    guard state.isShown else { return nil }
    self.size = size
    metrics = KeyboardMetrics(inputs.environment, width: size.width)
  }

  /// How much more of the window's bottom it covers than the device's inset.
  func inset(_ inputs: _ViewInputs) -> CGFloat { metrics.height - inputs.environment.windowInsets.bottom }

  /// A node over the whole window.
  func node(_ inputs: _ViewInputs) -> LayoutNode {
    inputs.note(
      .approximated, "keyboard",
      "The keyboard is English in lower case, whatever the field is for; its keys are not measured before iOS 26."
    )
    var own = inputs.child(.part(.keyboard))
    own.environment.font = nil
    own.environment.foregroundStyle = nil
    let keys = KeyboardView(metrics: metrics).node(own, implicitContainer: .overlay)
      .annotated("Keyboard", roles: .keyboard, inputs: inputs)
    return ContainerNode(
      layout: FixedPlaces(frames: [
        CGRect(x: 0, y: size.height - metrics.height, width: size.width, height: metrics.height)
      ]), layoutDirection: .leftToRight, children: [keys])
  }
}

extension EnvironmentValues {
  private struct HasKeyboardKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a focused field brings up a keyboard, as on a device.
  package var hasKeyboard: Bool {
    get { self[HasKeyboardKey.self] }
    set { self[HasKeyboardKey.self] = newValue }
  }
}

extension ViewPart {
  /// The keyboard over the window.
  fileprivate static let keyboard = ViewPart("keyboard")
}

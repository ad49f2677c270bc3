public import Geometry

/// The anchor of a window whose size follows its content.
package struct WindowResizeAnchorKey: PreferenceKey {
  package static var defaultValue: UnitPoint? { nil }

  package static func reduce(value: inout UnitPoint?, nextValue: () -> UnitPoint?) {
    value = value ?? nextValue()
  }
}

/// Modifiers for a view's window; the command `window` shows some of them.
nonisolated extension View {
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    inputs { $0.preferences.set(WindowResizeAnchorKey.self, anchor) }
  }
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View
  {
    self
  }
  public func contentCaptureProtected(_ isProtected: Bool = true) -> some View { self }
  public func presentationPreventsAppTermination(_ preventsTermination: Bool?) -> some View { self }
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ content: () -> V
  ) -> some View { self }
}

/// Whether a window can be closed, resized and so on.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let number: Int
  public static let automatic = WindowInteractionBehavior(number: 0)
  public static let enabled = WindowInteractionBehavior(number: 1)
  public static let disabled = WindowInteractionBehavior(number: 2)
}

/// Whether a window's toolbar shows where the window fills the screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let number: Int
  public static let automatic = WindowToolbarFullScreenVisibility(number: 0)
  public static let visible = WindowToolbarFullScreenVisibility(number: 1)
  public static let onHover = WindowToolbarFullScreenVisibility(number: 2)
}

public import Foundation

/// The keyboard shortcut of a button or toggle, which menu rows show.
nonisolated extension View {
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.shownShortcut, shortcut)
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.shownShortcut, shortcut)
  }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

/// Modifiers for keyboards; a picture has none.
nonisolated extension View {

  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View { self }
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  public func onCommand(_ selector: String, perform action: (() -> Void)?) -> some View { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
}

/// The direction of an arrow key or a remote.
public enum MoveCommandDirection: Hashable, Sendable {
  case up
  case down
  case left
  case right
}

extension EnvironmentValues {
  private struct ShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
  }

  /// The shortcut of the button around.
  public var keyboardShortcut: KeyboardShortcut? { shownShortcut }

  /// The same, to be set.
  package var shownShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

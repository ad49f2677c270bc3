package import Foundation
package import Geometry
package import Views

extension EnvironmentValues {
  private struct WindowInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
  }

  private struct IsInSheetKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct IsInTabsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The insets that the device itself has in the views' window, in points.
  package var windowInsets: EdgeInsets {
    get { self[WindowInsetsKey.self] }
    set { self[WindowInsetsKey.self] = newValue }
  }

  /// Whether the view is in a sheet, whose bars start lower.
  package var isInSheet: Bool {
    get { self[IsInSheetKey.self] }
    set { self[IsInSheetKey.self] = newValue }
  }

  /// Whether there is a tab bar below the view.
  package var isInTabs: Bool {
    get { self[IsInTabsKey.self] }
    set { self[IsInTabsKey.self] = newValue }
  }

  private struct KeyboardInsetKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  /// How far the keyboard extends above the device's bottom inset; 0 if there is none.
  package var keyboardInset: CGFloat {
    get { self[KeyboardInsetKey.self] }
    set { self[KeyboardInsetKey.self] = newValue }
  }

  private struct BarsBelongToWindowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether titles and toolbars are in the window's title bar, as on a Mac.
  package var barsBelongToWindow: Bool {
    get { self[BarsBelongToWindowKey.self] }
    set { self[BarsBelongToWindowKey.self] = newValue }
  }
}

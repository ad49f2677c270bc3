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

  /// What the device itself keeps free at the sides of the window that the views are in, in points.
  package var windowInsets: EdgeInsets {
    get { self[WindowInsetsKey.self] }
    set { self[WindowInsetsKey.self] = newValue }
  }

  /// Whether the view stands in a sheet, whose bars begin lower.
  package var isInSheet: Bool {
    get { self[IsInSheetKey.self] }
    set { self[IsInSheetKey.self] = newValue }
  }

  /// Whether a tab bar stands below the view.
  package var isInTabs: Bool {
    get { self[IsInTabsKey.self] }
    set { self[IsInTabsKey.self] = newValue }
  }
}

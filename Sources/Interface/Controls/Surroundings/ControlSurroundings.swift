import Views

/// The surroundings of a control that change how it looks.
package enum ControlSurroundings: Sendable {
  /// In stacks and other layouts.
  case layout
  /// In a row of a list or form: labels are shown, and the row is as wide as the list.
  case row
  /// In an open menu: controls are rows of the menu.
  case menu
  /// In a bar: buttons and menus are on the bar's own background.
  case bar
}

extension EnvironmentValues {
  private struct ControlSurroundingsKey: EnvironmentKey {
    static var defaultValue: ControlSurroundings { .layout }
  }

  /// The surroundings of the controls below; containers such as lists set it for their rows.
  package var controlSurroundings: ControlSurroundings {
    get { self[ControlSurroundingsKey.self] }
    set { self[ControlSurroundingsKey.self] = newValue }
  }
}

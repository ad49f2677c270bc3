package import LayoutEngine
package import Views

/// A menu that is open, for the window to show above its views.
package struct OpenMenu {
  package var content: AnyView
  /// The inputs that the menu's rows are resolved with.
  package var inputs: _ViewInputs
  /// What opened it.
  package var source: LayoutNode
  /// Whether a long press opened it, which lifts the view or its preview above the window.
  package var isContextMenu: Bool
  package var preview: AnyView?
  /// Closes it.
  package var dismiss: @MainActor () -> Void
}

/// Collects the menus that are open.
package struct OpenMenuKey: PreferenceKey {
  package static var defaultValue: [OpenMenu] { [] }

  package static func reduce(value: inout [OpenMenu], nextValue: () -> [OpenMenu]) {
    value += nextValue()
  }
}

/// Whether a menu is open.
final class MenuState {
  var isOpen = false
}

extension EnvironmentValues {
  private struct MenuStateKey: EnvironmentKey {
    static var defaultValue: MenuState? { nil }
  }

  /// The menu that the button below opens.
  var menuState: MenuState? {
    get { self[MenuStateKey.self] }
    set { self[MenuStateKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Makes the view open a menu: with a tap, or as a context menu with a long press.
  package func opensMenu(
    _ content: AnyView, isContextMenu: Bool = false, preview: AnyView? = nil,
    primaryAction: (@MainActor () -> Void)? = nil
  ) -> some View {
    modifier(
      _ElementModifier(
        make: { inputs, makeContent in
          let state =
            (isContextMenu ? nil : inputs.environment.menuState)
            ?? inputs.identity.slot(.menu) { MenuState() }
          let node = makeContent()
          if state.isOpen {
            inputs.preferences.set(
              OpenMenuKey.self,
              [
                OpenMenu(
                  content: content, inputs: inputs.child(.part(.menuContent)), source: node,
                  isContextMenu: isContextMenu, preview: preview, dismiss: { state.isOpen = false })
              ])
          }
          return node.interaction(isContextMenu ? "contextMenu" : "Menu", inputs) { interaction, _ in
            interaction.open = { state.isOpen = true }
            if isContextMenu { return }
            interaction.actsForRow = true
            interaction.spoken = AccessibilityControl([.button])
            interaction.tap = { _ in
              if let primaryAction { primaryAction() } else { state.isOpen = true }
            }
          }
        },
        prepare: { inputs in
          // A button inside opens the menu as well.
          if !isContextMenu {
            inputs.environment.menuState = inputs.identity.slot(.menuOfButton) { MenuState() }
          }
        }))
  }
}

/// A picker's values as rows of an open menu.
enum MenuChoices {
  /// A row for each value, the chosen one with a checkmark.
  nonisolated struct Rows: View {
    let choice: PickerChoice

    @MainActor var body: some View {
      let options = choice.options()
      ForEach(Array(options.indices), id: \.self) { index in
        Toggle(
          isOn: Binding(
            get: { options[index].tag == choice.selection }, set: { _ in choice.choose(options[index]) })
        ) {
          options[index]
        }
      }
    }
  }

  /// Adds a picker to the rows of a menu: its values, or a row that leads to them.
  @MainActor
  static func makeList(
    _ choice: PickerChoice, isSubmenu label: AnyView?, _ inputs: _ViewInputs, into list: inout _ViewList
  ) {
    func append<Shown: View>(_ view: Shown) {
      Shown._makeViewList(view, inputs: inputs.child(.body), into: &list)
    }
    if let label {
      append(Menu(label: label, content: Rows(choice: choice)))
    } else {
      append(Section { Rows(choice: choice) })
    }
  }
}

extension ViewPart {
  /// Whether a menu is open: by its view and by a button inside it.
  fileprivate static let menu = ViewPart("menu")
  fileprivate static let menuOfButton = ViewPart("menuOfButton")
  /// The rows of the menu.
  fileprivate static let menuContent = ViewPart("menuContent")
}

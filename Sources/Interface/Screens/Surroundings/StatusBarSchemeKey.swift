package import Views

/// What the status bar stands on, where that is not as light or dark as the window: a bar of another scheme, or the black
/// around a card.
package struct StatusBarSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }

  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = nextValue() ?? value
  }
}

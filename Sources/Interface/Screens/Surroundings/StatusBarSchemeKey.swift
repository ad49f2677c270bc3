package import Views

/// The colour scheme behind the status bar if it differs from the window's: a bar of another scheme, or the
/// black around a card.
package struct StatusBarSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }

  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = nextValue() ?? value
  }
}

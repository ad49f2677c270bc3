import Views

/// The closures of a field's initializers from before `onSubmit` and `focused`.
struct FieldEditing {
  /// Called with whether the field has focus, when that changes.
  var changed: ((Bool) -> Void)?
  /// Called for the return key.
  var commit: (() -> Void)?

  /// A field's text that reports its editing.
  @MainActor
  func observed(_ content: some View) -> AnyView {
    guard let changed else { return AnyView(content) }
    return AnyView(content.modifier(EditingObserver(changed: changed)))
  }
}

private nonisolated struct EditingObserver: ViewModifier {
  let changed: (Bool) -> Void

  @Environment(\.isFocused) private var isFocused

  func body(content: Content) -> some View {
    content.onChange(of: isFocused) { _, isFocused in changed(isFocused) }
  }
}

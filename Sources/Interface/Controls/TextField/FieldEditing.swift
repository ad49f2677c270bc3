import Views

/// What a field's own closures are told of its editing, as before `onSubmit` and `focused`.
struct FieldEditing {
  /// Told whether the field has the keyboard's attention, as that begins and ends.
  var changed: ((Bool) -> Void)?
  /// Runs for the return key.
  var commit: (() -> Void)?

  /// A field's text that tells of its editing.
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

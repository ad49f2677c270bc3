import Views

nonisolated extension View {
  /// Halves the strength of a control's colours if `isEnabled` is false.
  @MainActor
  func dimmed(unless isEnabled: Bool) -> some View {
    opacity(isEnabled ? 1 : 0.5)
  }
}

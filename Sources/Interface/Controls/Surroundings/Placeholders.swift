import Views

nonisolated extension View {
  /// The colours of a control that is disabled where `isEnabled` is false: half as strong.
  @MainActor
  func dimmed(unless isEnabled: Bool) -> some View {
    opacity(isEnabled ? 1 : 0.5)
  }
}

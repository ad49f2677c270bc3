extension EnvironmentValues {
  private struct IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view has keyboard focus.
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

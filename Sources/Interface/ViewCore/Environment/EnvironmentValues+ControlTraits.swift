extension EnvironmentValues {
  private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { ControlSize.regular }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  private struct LabelsAreHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether controls hide their labels.
  package var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }
}

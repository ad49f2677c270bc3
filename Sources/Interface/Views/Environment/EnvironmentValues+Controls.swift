/// Environment values of controls and scroll views, with the defaults of a picture.
extension EnvironmentValues {
  private struct AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether fields leave text as it is written.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether fields leave text as it is written.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { labelsAreHidden = newValue == .hidden }
  }

  private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
  }

  /// Whether buttons act again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// Scroll views rest in a picture, without indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// Scroll views rest in a picture, without indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
}

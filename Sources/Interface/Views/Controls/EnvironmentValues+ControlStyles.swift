extension EnvironmentValues {
  private struct LabelStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabelStyle> { StyleStack(surroundings: DefaultLabelStyle()) }
  }

  package var labelStyles: StyleStack<any LabelStyle> {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }

  /// How labels look; the automatic style is that of the surroundings. Setting it discards what enclosing
  /// views have chosen.
  package var labelStyle: any LabelStyle {
    get {
      let style = labelStyles.current
      return style is DefaultLabelStyle ? labelStyles.surroundings : style
    }
    set { labelStyles = StyleStack(surroundings: newValue) }
  }

  private struct ButtonStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<AnyButtonStyle> {
      StyleStack(surroundings: AnyButtonStyle.automatic)
    }
  }

  package var buttonStyles: StyleStack<AnyButtonStyle> {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }

  /// How buttons look. Setting it discards what enclosing views have chosen.
  package var buttonStyle: AnyButtonStyle {
    get { buttonStyles.current }
    set { buttonStyles = StyleStack(surroundings: newValue) }
  }

  private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { ButtonBorderShape.automatic }
  }

  /// The shape behind bordered buttons.
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  private struct ToggleStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ToggleStyle> { StyleStack(surroundings: SwitchToggleStyle()) }
  }

  package var toggleStyles: StyleStack<any ToggleStyle> {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }

  /// How toggles look. Setting it discards what enclosing views have chosen.
  package var toggleStyle: any ToggleStyle {
    get { toggleStyles.current }
    set { toggleStyles = StyleStack(surroundings: newValue) }
  }

  private struct ProgressViewStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ProgressViewStyle> {
      StyleStack(surroundings: DefaultProgressViewStyle())
    }
  }

  /// How progress is shown.
  package var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

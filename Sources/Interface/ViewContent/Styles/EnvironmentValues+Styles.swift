extension EnvironmentValues {
  /// A foreground style, and whether the app or the system set it.
  private struct Foreground {
    var style: AnyShapeStyle?
    var isChosen = false
  }

  private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: Foreground { Foreground() }
  }

  /// The style that `.foreground` and the hierarchical styles stand for, as the system sets it.
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundKey.self].style }
    set { set(Foreground(style: newValue)) }
  }

  /// Whether views of the app's own have chosen the foreground style, which then applies to buttons as well:
  /// they have the tint only if no style was chosen.
  package var foregroundIsChosen: Bool { self[ForegroundKey.self].isChosen }

  /// Sets the foreground style for a view of the app's own.
  package mutating func chooseForeground(_ style: AnyShapeStyle?) {
    set(Foreground(style: style, isChosen: true))
  }

  private mutating func set(_ foreground: Foreground) {
    self[ForegroundKey.self] = foreground
    if !foregroundLevels.isEmpty { foregroundLevels = [] }
  }

  /// Sets the foreground style that stacks in list rows give their content unless a view sets another; nil
  /// for none.
  ///
  /// In such rows the levels of the foreground style are opacities of it, not the label colours: in pictures
  /// of iOS 26 `.secondary` is 7F7F7F there, and 8A8A8E in a row of one text.
  package mutating func setComposedForeground(_ style: AnyShapeStyle?) {
    composedRowChange = style.map { style in
      { environment in
        let foreground = environment[ForegroundKey.self]
        if foreground.style == nil {
          environment[ForegroundKey.self] = Foreground(style: style, isChosen: foreground.isChosen)
        }
      }
    }
  }

  private struct ForegroundLevelsKey: EnvironmentKey {
    static var defaultValue: [AnyShapeStyle] { [] }
  }

  /// The styles of the foreground's levels, if a view sets more than the first.
  package var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  private struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style of controls and links; nil is the accent colour.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  private struct AccentColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  /// The accent colour for the views below; nil is the app's own.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// Whether a view of the app's own has chosen the colour of controls, by a tint or an accent colour.
  package var tintIsChosen: Bool { tint != nil || accentColor != nil }

  private struct BackgroundStyleValueKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style that `.background` resolves to.
  package var backgroundStyleValue: AnyShapeStyle? {
    get { self[BackgroundStyleValueKey.self] }
    set { self[BackgroundStyleValueKey.self] = newValue }
  }
}

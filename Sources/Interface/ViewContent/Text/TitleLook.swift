/// The look of a title for a control that only uses its words.
package struct TitleLook {
  let font: Font
  let foreground: AnyShapeStyle

  package init(font: Font, foreground: AnyShapeStyle) {
    self.font = font
    self.foreground = foreground
  }

  /// The surroundings of a text that becomes a title.
  func apply(to environment: inout EnvironmentValues) {
    environment.font = font
    environment.foregroundStyle = foreground
    environment.textModifiers = TextModifiers()
  }

  /// The words of a text without its own styling.
  func runs(of runs: [TextRun]) -> [TextRun] {
    runs.map { run in
      var run = run
      run.font = font
      run.foreground = nil
      run.background = nil
      run.modifiers = TextModifiers()
      return run
    }
  }
}

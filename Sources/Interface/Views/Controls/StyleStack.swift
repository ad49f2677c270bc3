/// The style of one family of controls: that of the surroundings, and those that views have chosen over it.
///
/// A style's own body finds the next one outward, so that a style that hands its configuration on to a control of the same
/// family adds to that control's look instead of asking itself without end.
package struct StyleStack<Style> {
  /// The style where no view has chosen one, as a list or a toolbar has its own.
  package var surroundings: Style
  /// What views have chosen, the innermost last.
  private var chosen: [Style] = []

  package init(surroundings: Style) { self.surroundings = surroundings }

  /// The style of controls here.
  package var current: Style { chosen.last ?? surroundings }

  package mutating func choose(_ style: Style) { chosen.append(style) }

  /// Turns to the style outside the current one.
  package mutating func turnOutward() { _ = chosen.popLast() }
}

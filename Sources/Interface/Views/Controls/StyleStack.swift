/// The style of one family of controls: that of the surroundings, and those that views have chosen over it.
///
/// A style's own body sees the next one outward, so that a style that passes its configuration to a control
/// of the same family adds to that control's look instead of recursing infinitely.
package struct StyleStack<Style> {
  /// The style if no view has chosen one, such as that of a list or a toolbar.
  package var surroundings: Style
  /// What views have chosen, the innermost last.
  private var chosen: [Style] = []

  package init(surroundings: Style) { self.surroundings = surroundings }

  /// The style of controls here.
  package var current: Style { chosen.last ?? surroundings }

  package mutating func choose(_ style: Style) { chosen.append(style) }

  /// Moves to the style outside the current one.
  package mutating func turnOutward() { _ = chosen.popLast() }
}

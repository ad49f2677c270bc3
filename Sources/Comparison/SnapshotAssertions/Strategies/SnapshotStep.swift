public import Foundation
import Rendering

/// One thing that a user does with a view before its snapshot is taken.
///
/// Views are named by their `accessibilityIdentifier`, or else by their accessibility label or text; if
/// several have the same name, `"Delete[2]"` is the second. A step that a finger could not take fails the
/// snapshot with a sentence that says why: there is no such view, it is disabled, or something covers it.
public struct SnapshotStep: Hashable, Sendable {
  let step: DriveStep

  /// Taps a view.
  public static func tap(_ id: String) -> SnapshotStep { SnapshotStep(step: .tap(id)) }

  /// Focuses a field and enters a text; a line break at its end is the return key.
  public static func type(_ text: String, into id: String) -> SnapshotStep {
    SnapshotStep(step: .type(id, text: text))
  }

  /// Sets a control's value: `"true"`, `"0.5"`, `"2026-02-28"`, or an option's text.
  public static func set(_ id: String, to value: String) -> SnapshotStep {
    SnapshotStep(step: .set(id, value: value))
  }

  /// Scrolls to an offset in points from the content's beginning.
  public static func scroll(_ id: String, to points: Double) -> SnapshotStep {
    SnapshotStep(step: .scroll(id, to: .offset(points)))
  }

  /// Scrolls to the end of the content.
  public static func scrollToBottom(_ id: String) -> SnapshotStep {
    SnapshotStep(step: .scroll(id, to: .bottom))
  }

  /// The end of a list's row.
  public enum RowEdge: Hashable, Sendable {
    case leading
    case trailing
  }

  /// Reveals the actions at one end of a list row.
  public static func swipe(_ id: String, _ edge: RowEdge) -> SnapshotStep {
    SnapshotStep(step: .swipe(id, edge == .leading ? .leading : .trailing))
  }

  /// Long-presses a view for a number of seconds.
  public static func press(_ id: String, seconds: Double = 1) -> SnapshotStep {
    SnapshotStep(step: .press(id, seconds: seconds))
  }

  /// Drags a finger across a view by a distance in points, after holding it for a number of seconds.
  public static func drag(_ id: String, x: Double = 0, y: Double = 0, after seconds: Double = 0)
    -> SnapshotStep
  {
    SnapshotStep(step: .drag(id, DriveStep.Way(x: x, y: y, rest: seconds)))
  }

  /// Drags a finger across a view and leaves it there, until the next step that is not `wait`.
  public static func hold(_ id: String, x: Double = 0, y: Double = 0, after seconds: Double = 0)
    -> SnapshotStep
  {
    SnapshotStep(step: .hold(id, DriveStep.Way(x: x, y: y, rest: seconds)))
  }

  /// Moves a row of a list in edit mode in front of another one, or to the end of its collection.
  public static func move(_ id: String, before other: String?) -> SnapshotStep {
    SnapshotStep(step: .move(id, before: other))
  }

  /// Focuses a field.
  public static func focus(_ id: String) -> SnapshotStep { SnapshotStep(step: .focus(id)) }

  /// Opens a menu, a context menu or a picker.
  public static func open(_ id: String) -> SnapshotStep { SnapshotStep(step: .open(id)) }

  /// Pushes values or links by name.
  public static func path(_ names: String...) -> SnapshotStep { SnapshotStep(step: .path(names)) }

  /// Opens the app with a URL.
  public static func openURL(_ url: URL) -> SnapshotStep { SnapshotStep(step: .openURL(url)) }

  /// Advances virtual time by a number of seconds.
  public static func wait(seconds: Double) -> SnapshotStep { SnapshotStep(step: .wait(seconds)) }

  /// The phase of a scene.
  public enum Phase: Hashable, Sendable {
    case active
    case inactive
    case background
  }

  /// Moves the scene to the foreground or the background.
  public static func scenePhase(_ phase: Phase) -> SnapshotStep {
    let own: DriveStep.Phase =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    return SnapshotStep(step: .scenePhase(own))
  }

  /// Shows the keyboard.
  public static let keyboard = SnapshotStep(step: .keyboard)

  /// Starts editing of lists.
  public static let editMode = SnapshotStep(step: .editMode)
}

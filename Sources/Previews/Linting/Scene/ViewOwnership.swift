import Views

/// Whose view a view is: the app's own view around it, and the control that it is part of.
final class ViewOwnership: Sendable {
  /// The name of the innermost view of the app's own.
  let view: String?
  /// The innermost control that can be tapped.
  let control: Control?
  /// Whether the view is a row's content, where the whole row can be tapped.
  let isInRow: Bool
  /// Whether the system sets the size of what can be tapped.
  let hasSystemSize: Bool

  /// A control; two of the same kind are different objects.
  final class Control: Sendable {
    let name: String

    init(name: String) {
      self.name = name
    }
  }

  /// What is known of a view described by no view at all.
  static let none = ViewOwnership()

  private init() {
    view = nil
    control = nil
    isInRow = false
    hasSystemSize = false
  }

  /// - Parameter outer: what is known of the views around.
  init(_ name: ViewName, outer: ViewOwnership) {
    let text = name.description
    guard name.isLibraryType else {
      view = text
      (control, isInRow, hasSystemSize) = (outer.control, outer.isInRow, outer.hasSystemSize)
      return
    }
    view = outer.view
    let roles = name.roles
    let isControl = roles.contains(.control)
    control = isControl ? Control(name: text) : outer.control
    isInRow = outer.isInRow || roles.contains(.rows)
    hasSystemSize = !isControl && (outer.hasSystemSize || roles.contains(.systemSized))
  }
}

import Views

/// The owner of a view: the enclosing view of the app's own, and the control that it is part of.
final class ViewOwnership: Sendable {
  /// The name of the innermost view of the app's own.
  let view: String?
  /// The innermost control that can be tapped.
  let control: Control?
  /// Whether the view is the content of a row that can be tapped as a whole.
  let isInRow: Bool
  /// Whether the system sets the size of the tap target.
  let hasSystemSize: Bool

  /// A control; two of the same kind are different objects.
  final class Control: Sendable {
    let name: String

    init(name: String) {
      self.name = name
    }
  }

  /// The ownership of a view outside any other.
  static let none = ViewOwnership()

  private init() {
    view = nil
    control = nil
    isInRow = false
    hasSystemSize = false
  }

  /// - Parameter outer: the ownership of the enclosing views.
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

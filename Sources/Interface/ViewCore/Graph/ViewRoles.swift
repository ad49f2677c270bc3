/// The roles of a view for code that reads placed views: lint and the search for texts.
///
/// Nodes have the roles that they are annotated with where they are made; a view's type has those of everything that
/// its body describes (`RoleBearing`).
package struct ViewRoles: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    rawValue = 1 << bit
  }

  // What nodes are.

  /// Stacks its views on top of each other on purpose.
  package static let stacksContent = ViewRoles(bit: 0)
  /// Draws other views over or under its first one.
  package static let attaches = ViewRoles(bit: 1)
  /// Lays bars over its content, or pins headers over its rows.
  package static let hasBars = ViewRoles(bit: 2)
  /// Draws its content at a position or size other than layout's.
  package static let moves = ViewRoles(bit: 3)
  /// Turns its content, so that frames are larger than what is visible.
  package static let turns = ViewRoles(bit: 4)
  /// Changes the colours of its content.
  package static let recolors = ViewRoles(bit: 5)
  /// Masks its first view with the others.
  package static let masks = ViewRoles(bit: 6)
  /// Cuts off what reaches beyond its frame.
  package static let clips = ViewRoles(bit: 7)
  /// Lets its content extend beyond the layout's bounds, such as into the safe area.
  package static let reachesOut = ViewRoles(bit: 8)
  /// Is a picture or symbol.
  package static let picture = ViewRoles(bit: 9)
  /// Takes up space and shows nothing itself.
  package static let invisible = ViewRoles(bit: 10)
  /// Can be tapped as a whole.
  package static let tapArea = ViewRoles(bit: 11)

  /// Presents its last view in front of the others, which cannot be reached meanwhile.
  package static let presents = ViewRoles(bit: 15)
  /// A list, as a screen reader knows one.
  package static let list = ViewRoles(bit: 16)
  package static let navigationBar = ViewRoles(bit: 17)
  package static let tabBar = ViewRoles(bit: 18)
  /// Drawn by the system; nothing in it is the app's.
  package static let keyboard = ViewRoles(bit: 19)

  // Roles that a view has for the views that it is made of.

  /// Stands in place of a view that does not compile or whose code ended.
  package static let standsIn = ViewRoles(bit: 20)
  /// A control whose label is what can be tapped.
  package static let control = ViewRoles(bit: 12)
  /// Its content is in rows that can be tapped as a whole.
  package static let rows = ViewRoles(bit: 13)
  /// The system sets the size of what can be tapped.
  package static let systemSized = ViewRoles(bit: 14)
}

/// A library view that has a role for all views that it is made of.
package protocol RoleBearing {
  static var roles: ViewRoles { get }
}

extension ViewName {
  /// The roles of the view's type.
  package var roles: ViewRoles { (type as? any RoleBearing.Type)?.roles ?? [] }
}

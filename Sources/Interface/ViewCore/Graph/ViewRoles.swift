/// What a view is to those who look at placed views: lint and the search for texts.
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

  /// Lays the views in it upon each other on purpose.
  package static let stacksContent = ViewRoles(bit: 0)
  /// Lays other views upon or under the first one in it.
  package static let attaches = ViewRoles(bit: 1)
  /// Lays bars over its content, or pins headers over its rows.
  package static let hasBars = ViewRoles(bit: 2)
  /// Draws its content elsewhere than layout has put it, or in another size.
  package static let moves = ViewRoles(bit: 3)
  /// Turns its content, so that frames are larger than what shows.
  package static let turns = ViewRoles(bit: 4)
  /// Changes the colours of its content.
  package static let recolors = ViewRoles(bit: 5)
  /// Shows the first view in it only where the others are.
  package static let masks = ViewRoles(bit: 6)
  /// Cuts off what reaches beyond its frame.
  package static let clips = ViewRoles(bit: 7)
  /// Lets its content reach beyond where layout would keep it.
  package static let reachesOut = ViewRoles(bit: 8)
  /// Is a picture or symbol.
  package static let picture = ViewRoles(bit: 9)
  /// Takes room and shows nothing itself.
  package static let invisible = ViewRoles(bit: 10)
  /// Can be tapped as a whole.
  package static let tapArea = ViewRoles(bit: 11)

  /// Shows its last view in front of the others, which nobody reaches meanwhile.
  package static let presents = ViewRoles(bit: 15)
  /// A list, as a screen reader knows one.
  package static let list = ViewRoles(bit: 16)
  package static let navigationBar = ViewRoles(bit: 17)
  package static let tabBar = ViewRoles(bit: 18)
  /// The system's own, of which nothing is the app's.
  package static let keyboard = ViewRoles(bit: 19)

  // What views are to what they are made of.

  /// A control whose label is what can be tapped.
  package static let control = ViewRoles(bit: 12)
  /// Its content is in rows that can be tapped as a whole.
  package static let rows = ViewRoles(bit: 13)
  /// The system sets the size of what can be tapped.
  package static let systemSized = ViewRoles(bit: 14)
}

/// A view of the library that has a role for all that it is made of.
package protocol RoleBearing {
  static var roles: ViewRoles { get }
}

extension ViewName {
  /// The roles of the view's type.
  package var roles: ViewRoles { (type as? any RoleBearing.Type)?.roles ?? [] }
}

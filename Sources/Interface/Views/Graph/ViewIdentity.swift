/// A place in the view hierarchy that stays the same from one pass to the next.
///
/// Identities form a tree of their own: the position of a view in its container, the branch of a
/// conditional, the id of an element of `ForEach`. State lives here, so that a view which is described
/// anew finds what it stored before.
package final class ViewIdentity {
  /// One step of the way from the root to a view.
  package enum Step: Hashable {
    case index(Int)
    case id(AnyHashable)
    case body
    case content
    case modifier
    case secondary(Int)
  }

  package let parent: ViewIdentity?
  private var children: [Step: ViewIdentity] = [:]
  private var slots: [Slot: AnyObject] = [:]

  private struct Slot: Hashable {
    let type: ObjectIdentifier
    let index: Int
  }

  package init(parent: ViewIdentity? = nil) {
    self.parent = parent
  }

  /// The identity one step further down; the same object every time.
  package func child(_ step: Step) -> ViewIdentity {
    if let child = children[step] { return child }
    let child = ViewIdentity(parent: self)
    children[step] = child
    return child
  }

  /// The object stored here under a type and a number, made on first use.
  package func slot<Object: AnyObject>(_ index: Int, make: () -> Object) -> Object {
    let slot = Slot(type: ObjectIdentifier(Object.self), index: index)
    if let object = slots[slot] as? Object { return object }
    let object = make()
    slots[slot] = object
    return object
  }
}

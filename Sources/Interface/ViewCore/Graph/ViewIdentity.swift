/// A position in the view hierarchy that stays the same from one pass to the next.
///
/// Identities form a tree of their own: the position of a view in its container, the branch of a conditional,
/// the id of an element of `ForEach`. State lives here, so that a view which is described again finds what it
/// stored before.
package final class ViewIdentity {
  /// One step of the path from the root to a view.
  package enum Step: Hashable {
    case index(Int)
    case id(AnyHashable)
    case body
    case content
    case modifier
    /// A part of what a view is made of.
    case part(ViewPart)
  }

  /// Counts the passes of one graph.
  private final class PassCounter {
    var number = 0
    var timeline: AnimationTimeline?
  }

  package let parent: ViewIdentity?
  private let isModifier: Bool
  private var children: [Step: ViewIdentity] = [:]
  private var slots: [Slot: AnyObject] = [:]
  private let passes: PassCounter
  /// The pass that last described a view here, and the one that last asked to keep it.
  private var lastPass: Int
  private var keptPass = -1
  /// The last pass in which this identity belonged to a row that a lazy container measured but did not show.
  private var unseenPass = -1
  /// Whether the lazy container's row with this identity has been placed in the current pass, and in an
  /// earlier one.
  package var isPlacedRow = false
  private var hasBeenSeen = false

  private struct Slot: Hashable {
    let type: ObjectIdentifier
    /// Nil if an identity has only one object of the type.
    let part: ViewPart?
  }

  package init(parent: ViewIdentity? = nil, step: Step? = nil) {
    self.parent = parent
    isModifier = step == .modifier
    passes = parent?.passes ?? PassCounter()
    lastPass = passes.number
  }

  /// The identity one step further down; the same object every time.
  package func child(_ step: Step) -> ViewIdentity {
    if let child = children[step] {
      child.lastPass = passes.number
      return child
    }
    let child = ViewIdentity(parent: self, step: step)
    children[step] = child
    return child
  }

  /// The object of a type that is stored here, made on first use.
  ///
  /// - Parameter part: tells several objects of the type under one identity apart.
  package func slot<Object: AnyObject>(_ part: ViewPart? = nil, make: () -> Object) -> Object {
    let slot = Slot(type: ObjectIdentifier(Object.self), part: part)
    if let object = slots[slot] as? Object { return object }
    let object = make()
    slots[slot] = object
    return object
  }

  /// Drops all that is stored here and below: kept bodies hold values of the environment, which may hold the identities of views.
  package func removeAll() {
    let children = children.values
    (self.children, slots) = ([:], [:])
    for child in children { child.removeAll() }
  }

  // MARK: Rows of lazy containers

  /// Records at the end of a pass whether the lazy container's row with this identity shows.
  ///
  /// - Returns: whether it does.
  func settleRow() -> Bool {
    if isPlacedRow { hasBeenSeen = true } else { unseenPass = passes.number }
    return isPlacedRow
  }

  /// Whether the identity belongs to a row that was described in this pass only to be measured.
  var isUnseen: Bool {
    var place: ViewIdentity? = self
    while let current = place {
      if current.unseenPass == passes.number { return true }
      place = current.parent
    }
    return false
  }

  // MARK: What goes away

  /// Begins a pass; call it on the root only.
  func beginPass(_ timeline: AnimationTimeline?) {
    passes.number += 1
    passes.timeline = timeline
  }

  /// Ends it.
  func endPass() { passes.timeline = nil }

  /// The clock of animations in the current pass.
  var timelineOfPass: AnimationTimeline? { passes.timeline }

  /// Keeps what is stored here and below in this pass, although the views are not described: a screen below another
  /// one, a tab that does not show.
  package func keep() {
    // What modifiers store lies below the view that they modify.
    if isModifier, let parent { return parent.keep() }
    lastPass = passes.number
    keptPass = passes.number
  }

  /// Removes identities that the pass has not described: a view that leaves the hierarchy loses its state.
  ///
  /// - Returns: the objects to notify that their view has gone.
  func forgetUndescribed() -> Gone {
    var gone = Gone()
    forgetUndescribed(&gone)
    return gone
  }

  /// What went away with identities that are no longer described.
  struct Gone {
    var objects: [any Disappearing] = []
    /// The outermost views, each with its identity.
    var presences: [(ViewPresence, ViewIdentity)] = []
  }

  private func forgetUndescribed(_ gone: inout Gone) {
    if keptPass == passes.number { return }
    for (step, child) in children {
      if child.lastPass == passes.number, child.unseenPass != passes.number {
        child.forgetUndescribed(&gone)
      } else if child.lastPass == passes.number, !child.hasBeenSeen {
        // A row that has never been shown waits for its turn.
        continue
      } else {
        child.collectDisappearing(&gone.objects)
        if timelineOfPass != nil { child.collectPresences(in: self, &gone.presences) }
        children[step] = nil
      }
    }
  }

  private func collectPresences(in place: ViewIdentity, _ presences: inout [(ViewPresence, ViewIdentity)]) {
    if let presence = slots[Slot(type: ObjectIdentifier(ViewPresence.self), part: nil)] as? ViewPresence {
      presences.append((presence, place))
      return
    }
    for child in children.values { child.collectPresences(in: place, &presences) }
  }

  // MARK: Animating values

  /// How many animated values the node with this identity has requested while it is being made.
  private var animatedCount = 0

  /// Restarts the count of animated values, as the node is made again.
  package func restartAnimated() { animatedCount = 0 }

  /// The number of the next animated value.
  func nextAnimated() -> Int {
    animatedCount += 1
    return animatedCount
  }

  /// The view that modifiers with this identity modify.
  package var place: ViewIdentity {
    var place = self
    while place.isModifier, let parent = place.parent { place = parent }
    return place
  }

  private func collectDisappearing(_ gone: inout [any Disappearing]) {
    for object in slots.values {
      if let object = object as? any Disappearing { gone.append(object) }
    }
    for child in children.values { child.collectDisappearing(&gone) }
  }
}

/// A stored object that is notified when its view goes away.
protocol Disappearing: AnyObject {
  @MainActor func disappear()
}

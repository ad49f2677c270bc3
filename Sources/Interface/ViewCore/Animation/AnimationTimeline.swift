package import Foundation
import Geometry
package import LayoutEngine

/// The clock of a window whose changes animate.
///
/// A window without a timeline shows every change at its end.
@MainActor
package final class AnimationTimeline {
  /// Seconds since the window appeared.
  package private(set) nonisolated(unsafe) var now: TimeInterval = 0
  /// Whether changes animate; before that, everything jumps to its target.
  package nonisolated(unsafe) var isRunning = false
  /// Whether anything was animating in the latest pass.
  package private(set) nonisolated(unsafe) var isMoving = false
  /// Removed views whose removal transition is still running.
  private var departures: [Departure] = []
  /// Where the views that others are matched to were last drawn, in the window.
  private(set) var matchedFrames: [MatchedGeometry.Key: CGRect] = [:]
  private var events: [(time: TimeInterval, order: Int, action: @MainActor () -> Void)] = []
  private var eventCount = 0
  /// The thread on which the window is described.
  private(set) nonisolated(unsafe) var thread = pthread_self()
  /// How many passes there have been.
  package private(set) var passCount = 0
  /// Whether the node being made is inside a view that was only just inserted.
  private var isInsideArrival = false
  /// The transaction that insertions and removals animate with, instead of the one in which the view was last
  /// described.
  package var overridingScope: TransactionScope?

  package nonisolated init() {}

  package nonisolated func noteMovement() { isMoving = true }

  /// Sets the time; it never goes back.
  package func advance(to time: TimeInterval) { now = max(now, time) }

  // MARK: What happens at a time

  /// Runs an action at a time.
  package func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    eventCount += 1
    events.append((time, eventCount, action))
    events.sort { ($0.time, $0.order) < ($1.time, $1.order) }
  }

  /// When something happens next; nil if nothing does.
  package var nextEvent: TimeInterval? { events.first?.time }

  /// Runs what happens next.
  package func runNextEvent() {
    guard !events.isEmpty else { return }
    let event = events.removeFirst()
    advance(to: event.time)
    event.action()
  }

  /// Runs an action when an animation that starts now would be over.
  func whenOver(_ animation: Animation?, _ action: @escaping @MainActor () -> Void) {
    let duration = animation?.course.duration ?? 0
    if duration.isFinite { schedule(at: now + duration, action) }
  }

  // MARK: Coming and going

  func beginPass() {
    passCount += 1
    thread = pthread_self()
    isMoving = false
  }

  /// Makes the node of a container's child, and notes whether the child was only just inserted.
  func making(_ element: _ViewList.Element, _ make: @MainActor () -> LayoutNode) -> LayoutNode {
    let presence = element.identity.place.slot { ViewPresence() }
    let isNew = presence.firstPass == nil
    if isNew { presence.firstPass = passCount }
    presence.arrives = presence.firstPass == passCount && passCount > 1 && isRunning && !isInsideArrival
    let outer = isInsideArrival
    if presence.firstPass == passCount { isInsideArrival = true }
    defer { isInsideArrival = outer }
    presence.scope = element.scope
    let node = make()
    presence.node = node
    (node.annotation as? NodeAnnotation)?.presence = presence
    return node
  }

  /// Removes a view that a pass no longer describes.
  func depart(_ presence: ViewPresence, from identity: ViewIdentity) {
    guard isRunning, let node = presence.node else { return }
    var place: ViewIdentity? = identity
    while let candidate = place, candidate.slot(make: { ContainerPlace() }).pass != passCount {
      place = candidate.parent
    }
    guard let place else { return }
    let container = place.slot { ContainerPlace() }
    guard let transaction = container.scope?.transaction,
      let animation = presence.transition?.removalAnimation ?? transaction.effectiveAnimation
    else { return }
    departures.append(
      Departure(
        presence: presence, node: node, container: container, animation: animation, start: now,
        matchedFrames: matchedFrames))
  }

  /// Sets animated values to their current state; the nodes have just been laid out.
  package func present(_ root: LayoutNode) {
    departures.removeAll { now - $0.start >= $0.animation.course.duration }
    var frames = PresentedFrames(timeline: self)
    frames.place(root)
    matchedFrames = frames.matchedFrames
    for departure in departures { departure.show(self, passCount) }
    if !departures.isEmpty { isMoving = true }
  }
}

/// A view that was in a container of the window.
package final class ViewPresence {
  /// The pass that first described it.
  var firstPass: Int?
  /// Whether the current pass inserts it on its own rather than together with the view around it.
  package internal(set) var arrives = false
  /// The node that represented it in the latest pass, and where that was drawn in the window.
  var node: LayoutNode?
  var origin = CGPoint.zero
  /// The transaction that it was described in.
  var scope: TransactionScope?
  /// Its transition, if one is set.
  package var transition: StatedTransition?
  /// When its insertion will be complete, and the transaction of the insertion.
  package var arrivalEnd: TimeInterval?
  package var arrivalScope: TransactionScope?
  /// Its opacity while it is inserted without a transition.
  private let opacity = AnimatedAttribute<Double>()

  package init() {}

  /// A transition and the inputs that its views are resolved with.
  package struct StatedTransition {
    /// The view in a phase of its removal.
    var leavingView: @MainActor (AnyView, TransitionPhase) -> AnyView
    /// The animation of the removal, instead of the change's own; nil if there is none.
    var removalAnimation: Animation?
    var inputs: _ViewInputs

    package init(
      leavingView: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView, removalAnimation: Animation?,
      inputs: _ViewInputs
    ) {
      self.leavingView = leavingView
      self.removalAnimation = removalAnimation
      self.inputs = inputs
    }
  }

  /// The view's current opacity.
  @MainActor
  func opacity(_ timeline: AnimationTimeline) -> Double {
    if transition != nil { return 1 }
    if !opacity.hasBegun, arrives, scope?.transaction.effectiveAnimation != nil { opacity.begin(at: 0) }
    return min(max(opacity.update(1, scope, timeline), 0), 1)
  }
}

/// Where the node of a container stands in the latest pass.
final class ContainerPlace {
  var pass = -1
  var node: LayoutNode?
  var scope: TransactionScope?
}

/// A view that is being removed.
@MainActor
private final class Departure {
  private let presence: ViewPresence
  private let frozen: FrozenView
  private let frame: CGRect
  private let zIndex: Double
  private let container: ContainerPlace
  let animation: Animation
  let start: TimeInterval
  private let opacity = AnimatedAttribute<Double>()
  private var hasBegun = false
  /// The view it is matched to, and where that was when this view was removed.
  private let matched: (key: MatchedGeometry.Key, frame: CGRect)?

  init(
    presence: ViewPresence, node: LayoutNode, container: ContainerPlace, animation: Animation,
    start: TimeInterval, matchedFrames: [MatchedGeometry.Key: CGRect]
  ) {
    func key(_ node: LayoutNode) -> MatchedGeometry.Key? {
      (node.annotation as? NodeAnnotation)?.matchedKey ?? node.children.lazy.compactMap(key).first
    }
    matched = key(node).flatMap { key in matchedFrames[key].map { (key, $0) } }
    self.presence = presence
    self.container = container
    self.animation = animation
    self.start = start
    frame = CGRect(origin: presence.origin, size: node.size)
    zIndex = node.traits.zIndex
    node.origin = .zero
    frozen = FrozenView(node: node)
    opacity.begin(at: 1)
  }

  /// Adds the view's current appearance to its container.
  func show(_ timeline: AnimationTimeline, _ pass: Int) {
    guard container.pass == pass, let annotation = container.node?.annotation as? NodeAnnotation else {
      return
    }
    let scope = TransactionScope(Transaction(animation: animation))
    var node: LayoutNode
    if let stated = presence.transition {
      var inputs = stated.inputs
      inputs.identity = inputs.identity.child(.part(.departing))
      timeline.overridingScope = scope
      defer { timeline.overridingScope = nil }
      func resolved(_ phase: TransitionPhase) -> LayoutNode {
        let view = stated.leavingView(AnyView(frozen), phase)
        return ImplicitContainer.overlay.node(for: view.viewList(inputs), inputs: inputs)
      }
      if !hasBegun { _ = resolved(.identity) }
      node = resolved(.didDisappear)
    } else {
      node = frozen.makeNode()
      let shown = opacity.update(0, scope, timeline)
      node = PassthroughNode(child: node).annotated(
        "opacity", drawing: EffectDrawing(direction: .leftToRight) { _ in [.opacity(min(max(shown, 0), 1))] })
    }
    hasBegun = true
    node.traits.zIndex = zIndex
    // A removed view stays where it is even if its container moves.
    var origin = CGPoint(
      x: frame.origin.x - annotation.placeInWindow.x, y: frame.origin.y - annotation.placeInWindow.y)
    if let matched, let now = timeline.matchedFrames[matched.key] {
      // It moves along with the view that replaces it.
      origin.x += now.midX - matched.frame.midX
      origin.y += now.midY - matched.frame.midY
    }
    node.place(at: origin, size: frame.size, proposal: ProposedViewSize(frame.size), in: container.node)
    annotation.departing.append(node)
  }
}

/// A view drawn as it last was, whatever its current state.
private struct FrozenView: PrimitiveView {
  let node: LayoutNode

  @MainActor
  func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    makeNode().drawingTexts(with: inputs.environment.anyTextRenderer)
  }

  @MainActor
  func makeNode() -> LayoutNode {
    MeasuredLeafNode(content: FrozenSize(size: node.size))
      .annotated("frozen", drawing: FrozenDrawing(node: node))
  }
}

private final class FrozenSize: LeafContent {
  let size: CGSize

  init(size: CGSize) { self.size = size }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

private struct FrozenDrawing: NodeDrawing {
  let node: LayoutNode

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    context.draw(self.node, from: context.frame(of: node).origin)
  }
}

extension ViewPart {
  /// The body of the transition with which a view is removed.
  fileprivate static let departing = ViewPart("departing")
}

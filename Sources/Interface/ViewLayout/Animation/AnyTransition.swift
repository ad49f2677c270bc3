public import Foundation
public import Geometry
import LayoutEngine

/// How a view is inserted and removed; a still picture shows it inserted.
public struct AnyTransition: @unchecked Sendable {
  /// What stays around the view after its insertion; nil for nothing.
  package var settled: (@MainActor (AnyView) -> AnyView)?
  /// The view in a phase.
  package var view: @MainActor (AnyView, TransitionPhase) -> AnyView
  /// The animations of the insertion and the removal, instead of the change's own; nil if there are none.
  package var insertionAnimation: Animation?
  package var removalAnimation: Animation?

  /// A built-in transition, which leaves nothing around an inserted view.
  private init<T: Transition>(plain transition: T) {
    self.init(transition)
    settled = nil
  }

  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    settled = { AnyView(transition.apply(content: $0, phase: .identity)) }
    view = { AnyView(transition.apply(content: $0, phase: $1)) }
    insertionAnimation = (transition as? any AnimatedTransition)?.ownAnimation
    removalAnimation = insertionAnimation
  }

  public static let identity = AnyTransition(plain: IdentityTransition())
  public static let opacity = AnyTransition(plain: OpacityTransition())
  public static let slide = AnyTransition(plain: SlideTransition())
  public static let scale = scale(scale: 0)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(plain: ScaleTransition(Double(scale), anchor: anchor))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(plain: MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(plain: PushTransition(edge: edge))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(plain: OffsetTransition(offset))
  }

  /// A transition between two modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    var transition = AnyTransition(plain: IdentityTransition())
    transition.settled = { AnyView($0.modifier(identity)) }
    transition.view = { AnyView($0.modifier($1.isIdentity ? identity : active)) }
    return transition
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = insertion
    transition.removalAnimation = removal.removalAnimation
    transition.view = { $1 == .didDisappear ? removal.view($0, $1) : insertion.view($0, $1) }
    transition.leaving = removal.leaving
    return transition
  }

  /// The view before its removal, if it differs from the inserted view.
  private var leaving: (@MainActor (AnyView, TransitionPhase) -> AnyView)?

  /// The view in a phase of its removal.
  @MainActor
  package func leavingView(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    (leaving ?? view)(content, phase)
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    let (inner, outer) = (self, other)
    transition.view = { outer.view(inner.view($0, $1), $1) }
    transition.leaving = { outer.leavingView(inner.leavingView($0, $1), $1) }
    transition.insertionAnimation = insertionAnimation ?? other.insertionAnimation
    transition.removalAnimation = removalAnimation ?? other.removalAnimation
    transition.settled =
      switch (settled, other.settled) {
      case (let inner?, let outer?): { outer(inner($0)) }
      case (let inner, let outer): inner ?? outer
      }
    return transition
  }

  /// The same transition with an animation of its own; nil leaves it to the change's.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertionAnimation = animation
    transition.removalAnimation = animation
    return transition
  }
}

/// A transition that has an animation of its own.
protocol AnimatedTransition {
  var ownAnimation: Animation? { get }
}

/// What a transition leaves around an inserted view, and animates during insertion and removal.
package struct _TransitionModifier: ViewModifier {
  package typealias Body = Never

  let transition: AnyTransition

  @MainActor
  package static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    if let timeline = inputs.graph.timeline {
      let moving = content(inputs).map { element in modifier.moving(element, inputs, timeline) }
      list.items.append(contentsOf: moving.items)
      return
    }
    guard let settled = modifier.transition.settled else {
      list.items.append(contentsOf: content(inputs).items)
      return
    }
    let inner = AnyView(PlaceholderContentView<AnyTransition> { inputs in content(inputs) })
    AnyView._makeViewList(settled(inner), inputs: inputs.child(.modifier), into: &list)
  }

  /// A child that is inserted and removed with the transition.
  @MainActor
  private func moving(
    _ element: _ViewList.Element, _ inputs: _ViewInputs, _ timeline: AnimationTimeline
  ) -> _ViewList.Element {
    let make = element.make
    let (identity, scope) = (element.identity, element.scope)
    var element = element
    element.make = {
      let node = make()
      let presence = identity.place.slot { ViewPresence() }
      var own = inputs
      own.identity = identity.child(.part(.transition))
      presence.transition = ViewPresence.StatedTransition(
        leavingView: transition.leavingView, removalAnimation: transition.removalAnimation, inputs: own)
      @MainActor func resolved(_ phase: TransitionPhase) -> LayoutNode {
        let view = transition.view(AnyView(StandingView(node: node)), phase)
        return ImplicitContainer.overlay.node(for: view.viewList(own), inputs: own)
      }
      let animation = transition.insertionAnimation ?? scope?.transaction.effectiveAnimation
      let comes = presence.arrives && presence.arrivalEnd == nil
      if comes, let animation {
        presence.arrivalEnd = timeline.now + animation.course.duration
        presence.arrivalScope = TransactionScope(Transaction(animation: animation))
        timeline.overridingScope = nil
        own.scope = nil
        _ = resolved(.willAppear)
      }
      guard let end = presence.arrivalEnd, timeline.now < end else {
        return transition.settled == nil ? node : resolved(.identity)
      }
      timeline.overridingScope = presence.arrivalScope
      defer { timeline.overridingScope = nil }
      return resolved(.identity)
    }
    return element
  }
}

/// A view whose node has been made already.
private struct StandingView: PrimitiveView {
  let node: LayoutNode

  @MainActor
  func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    node.drawingTexts(with: inputs.environment.anyTextRenderer)
  }
}

extension ViewPart {
  /// The body of the transition with which a view is inserted.
  fileprivate static let transition = ViewPart("transition")
}

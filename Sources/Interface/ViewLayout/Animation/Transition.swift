public import Foundation
public import Geometry
import LayoutEngine

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// How a view is inserted and removed.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase; a picture shows the phase `identity`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }
}

extension Transition {
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }

  /// The view in a phase of the transition.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    let transition = self
    return content.modifier(
      PlaceholderModifier<Self, Body>(body: { transition.body(content: $0, phase: phase) }))
  }

  public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, ownAnimation: animation)
  }

  public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }
}

/// A transition with an animation of its own.
public struct _AnimatedTransition<Base: Transition>: Transition, AnimatedTransition {
  let base: Base
  let ownAnimation: Animation?

  public func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

/// Two transitions at once.
public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

// MARK: - The library's own

public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

public struct OffsetTransition: Transition {
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A shift by a multiple of the view's own size.
nonisolated struct ShiftBySize: GeometryEffect {
  /// 1 for the whole width or height.
  var x: CGFloat
  var y: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: y * size.height))
  }

  /// A move over an edge, by a multiple of the view's length.
  init(edge: Edge, by share: CGFloat, direction: LayoutDirection) {
    let leading: CGFloat = direction == .rightToLeft ? 1 : -1
    switch edge {
    case .top: (x, y) = (0, -share)
    case .bottom: (x, y) = (0, share)
    case .leading: (x, y) = (leading * share, 0)
    case .trailing: (x, y) = (-leading * share, 0)
    }
  }
}

/// Shifts a view away over an edge.
private struct EdgeShift: ViewModifier {
  let edge: Edge
  let share: CGFloat
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.modifier(ShiftBySize(edge: edge, by: share, direction: direction))
  }
}

/// Moves a view in over an edge and out over the same edge, by its own size.
public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: edge, share: phase.isIdentity ? 0 : 1))
  }
}

/// Moves a view in over the leading edge and out over the trailing one.
public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: .trailing, share: CGFloat(phase.value)))
  }
}

/// Moves a view in over one edge and out over the opposite one, and fades it.
public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: edge, share: CGFloat(-phase.value))).opacity(phase.isIdentity ? 1 : 0)
  }
}

public struct BlurReplaceTransition: Transition {
  /// The direction of the scale.
  public struct Configuration: Equatable, Sendable {
    private let number: Int
    public static let downUp = Configuration(number: 0)
    public static let upUp = Configuration(number: 1)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let small = configuration == .upUp && phase == .didDisappear ? 1.25 : 0.75
    content.blur(radius: phase.isIdentity ? 0 : 10).scaleEffect(phase.isIdentity ? 1 : small)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.apply(content: content, phase: phase)
    } else {
      insertion.apply(content: content, phase: phase)
    }
  }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: configuration)
  }
}

nonisolated extension View {
  /// How the view is inserted and removed; a picture shows it inserted.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TypedTransitionModifier(transition: transition))
  }

  /// How the view is inserted and removed; a picture shows it inserted.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}

/// The transition of a type of its own.
package nonisolated struct _TypedTransitionModifier<T: Transition>: ViewModifier {
  package typealias Body = Never

  let transition: T

  @MainActor
  package static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    let transition = modifier.transition
    if inputs.graph.timeline == nil {
      PlaceholderModifier<T, T.Body>._makeViewList(
        PlaceholderModifier(body: { transition.body(content: $0, phase: .identity) }), inputs: inputs,
        content: content, into: &list)
    } else {
      _TransitionModifier._makeViewList(
        _TransitionModifier(transition: AnyTransition(transition)), inputs: inputs, content: content,
        into: &list)
    }
  }
}

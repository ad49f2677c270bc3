public import Foundation
public import Geometry

/// How far a view has come in; a picture shows views that have arrived.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1 in the order of the cases.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// How a view comes and goes.
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

  public func animation(_ animation: Animation?) -> some Transition { self }

  public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
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

/// A view that comes from an edge; where it goes to is a question of its size, which a picture never needs.
public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct SlideTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct BlurReplaceTransition: Transition {
  /// Which way the scale goes.
  public struct Configuration: Equatable, Sendable {
    private let number: Int
    public static let downUp = Configuration(number: 0)
    public static let upUp = Configuration(number: 1)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(content: content, phase: phase)
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
  /// How the view comes and goes; a picture shows it when it has come.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(
      PlaceholderModifier<T, T.Body>(body: { transition.body(content: $0, phase: .identity) }))
  }

  /// How the view comes and goes; a picture shows it when it has come.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}

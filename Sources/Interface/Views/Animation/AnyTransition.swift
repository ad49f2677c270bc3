public import Foundation
public import Geometry

/// How a view comes and goes; a picture shows it when it has come.
public struct AnyTransition: @unchecked Sendable {
  /// What the view has around it once it has come; nil for nothing.
  package var settled: (@MainActor (AnyView) -> AnyView)?

  private init(settled: (@MainActor (AnyView) -> AnyView)? = nil) {
    self.settled = settled
  }

  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    settled = { AnyView(transition.apply(content: $0, phase: .identity)) }
  }

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// A transition between two modifiers; a picture shows the one of a view that is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let identity = identity
    return AnyTransition { AnyView($0.modifier(identity)) }
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    guard let inner = settled else { return other }
    guard let outer = other.settled else { return self }
    return AnyTransition { outer(inner($0)) }
  }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// What a transition leaves around a view that has come.
package struct _TransitionModifier: ViewModifier {
  package typealias Body = Never

  let transition: AnyTransition

  @MainActor
  package static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    guard let settled = modifier.transition.settled else {
      list.items.append(contentsOf: content(inputs).items)
      return
    }
    let inner = AnyView(PlaceholderContentView<AnyTransition> { inputs in content(inputs) })
    AnyView._makeViewList(settled(inner), inputs: inputs.child(.modifier), into: &list)
  }
}

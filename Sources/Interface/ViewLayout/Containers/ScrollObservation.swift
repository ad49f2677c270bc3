import Foundation
public import Geometry
import LayoutEngine

/// The phase of a scroll view; in a picture it is at rest.
public enum ScrollPhase: Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// The context of a change in a scroll view's phase.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

nonisolated extension View {
  /// A scroll view in a picture rests: the action is never called.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// A scroll view in a picture rests: the action is never called.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Runs an action when a part of the view has entered or left the enclosing scroll view.
  ///
  /// - Parameter threshold: how much of the view counts as visible, from 0 to 1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let viewport = proxy.bounds(of: .scrollView) else { return false }
      // The bounds are in the view's own coordinates.
      let size = proxy.size
      let area = size.width * size.height
      let visible = viewport.intersection(CGRect(origin: .zero, size: size))
      if visible.isNull { return false }
      return area > 0 ? visible.width * visible.height >= threshold * area : true
    } action: { wasVisible, isVisible in
      if isVisible || wasVisible { action(isVisible) }
    }
  }

  /// Runs an action with the ids of the visible scroll targets.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    noted(
      .withoutEffect, "onScrollTargetVisibilityChange",
      "The action is not called with the scroll targets in sight.")
  }

  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    self
  }
}

/// Whether an input kind scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let number: Int
  public static let automatic = ScrollInputBehavior(number: 0)
  public static let enabled = ScrollInputBehavior(number: 1)
  public static let disabled = ScrollInputBehavior(number: 2)
}

/// What scrolls besides fingers.
public struct ScrollInputKind: Hashable, Sendable {
  private let number: Int
  public static let look = ScrollInputKind(number: 0)
  public static let handGestureShortcut = ScrollInputKind(number: 1)
}

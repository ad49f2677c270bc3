public import Foundation
public import Geometry
public import LayoutEngine

/// Modifiers for what a person does with a view. Nobody does anything with a still picture; taps show in the frame
/// tree, and who drives the interface can make them.
nonisolated extension View {
  /// Makes the view one that can be tapped, which shows in the frame tree only.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    tappable { _ in action() }
  }

  private func tappable(_ action: @escaping (CGPoint) -> Void) -> some View {
    wrapped { child, inputs in
      PassthroughNode(child: child).annotated("onTapGesture", roles: .tapArea, inputs: inputs)
        .interaction("onTapGesture", inputs) { interaction, _ in interaction.tap = { action($0) } }
    }
  }

  /// The view with what a tap fulfils of a gesture.
  private func responding<T: Gesture>(to gesture: T, isEnabled: Bool = true) -> some View {
    wrapped { child, inputs in
      guard isEnabled, let tapped = (gesture as? any TapResponding)?.tapped else { return child }
      return child.interaction("gesture", inputs) { interaction, _ in interaction.tap = { tapped($0) } }
    }
  }

  /// Makes the view one that can be tapped, which shows in the frame tree only.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    tappable(action)
  }

  /// Makes the view one that can be tapped, which shows in the frame tree only.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    tappable(action)
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }

  public func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    responding(to: gesture, isEnabled: mask.contains(.gesture))
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    responding(to: gesture, isEnabled: isEnabled)
  }
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    responding(to: gesture, isEnabled: isEnabled)
  }

  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    responding(to: gesture, isEnabled: mask.contains(.gesture))
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    responding(to: gesture, isEnabled: isEnabled)
  }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    responding(to: gesture, isEnabled: isEnabled)
  }

  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    responding(to: gesture, isEnabled: mask.contains(.gesture))
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    responding(to: gesture, isEnabled: isEnabled)
  }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    responding(to: gesture, isEnabled: isEnabled)
  }

  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View
  {
    self
  }
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
    self
  }
}

/// A gesture of the hand that stands for a tap, on a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// How a pencil is held over the screen.
public struct PencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let anchor: UnitPoint
  public let zDistance: CGFloat
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
}

/// Where a squeeze of a pencil stands.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

public import Foundation
public import Geometry
public import LayoutEngine

/// Modifiers for gestures. A still picture has none; tappable views are marked in the frame tree, and steps
/// that drive the interface can touch them.
nonisolated extension View {
  /// Makes the view tappable, which shows in the frame tree only.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    tappable(count) { _, _ in action() }
  }

  private func tappable(
    _ count: Int, _ action: @escaping @MainActor (CGPoint, LayoutNode) -> Void
  ) -> some View {
    wrapped { child, inputs in
      let node = PassthroughNode(child: child).annotated("onTapGesture", roles: .tapArea, inputs: inputs)
      return node.interaction("onTapGesture", inputs) { interaction, _ in
        interaction.taps = count
        interaction.tap = { action($0, node) }
      }
    }
  }

  /// The view with a gesture, which follows fingers.
  private func responding<T: Gesture>(
    to gesture: T, _ priority: TouchPriority = .normal, isEnabled: Bool = true
  ) -> some View {
    modifier(
      _ElementModifier(make: { inputs, content in
        let child = content()
        guard isEnabled else { return child }
        let responder = inputs.identity.slot { GestureResponder() }
        responder.update(gesture, priority)
        return child.interaction("gesture", inputs) { interaction, _ in
          interaction.touch = responder
          if let taps = responder.taps {
            interaction.taps = taps
            interaction.tap = { responder.tap(at: $0) }
          }
        }
      }))
  }

  /// Makes the view tappable, which shows in the frame tree only.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Makes the view tappable, which shows in the frame tree only.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    tappable(count) { point, node in
      action(node.convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin)
    }
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    longPress(minimumDuration, maximumDistance, action, onPressingChanged)
  }

  private func longPress(
    _ duration: Double, _ distance: CGFloat, _ action: @escaping () -> Void, _ changed: ((Bool) -> Void)?
  ) -> some View {
    modifier(LongPressModifier(duration: duration, distance: distance, action: action, changed: changed))
  }

  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    longPress(minimumDuration, maximumDistance, action, pressing)
  }

  /// The modifier that buttons are made of, for sources that need to know of the press: an action for a tap,
  /// and whether a finger is down on the view.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onTapGesture(perform: action).modifier(PressingModifier(changed: pressing))
  }

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
    responding(to: gesture, .high, isEnabled: mask.contains(.gesture))
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    responding(to: gesture, .high, isEnabled: isEnabled)
  }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    responding(to: gesture, .high, isEnabled: isEnabled)
  }

  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    responding(to: gesture, .simultaneous, isEnabled: mask.contains(.gesture))
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    responding(to: gesture, .simultaneous, isEnabled: isEnabled)
  }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    responding(to: gesture, .simultaneous, isEnabled: isEnabled)
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

/// Reports whether a finger is down on a view, in addition to the view's own handling.
private nonisolated struct PressingModifier: ViewModifier {
  let changed: ((Bool) -> Void)?

  @MainActor func body(content: Content) -> some View {
    content.simultaneousGesture(
      PressGesture(LongPressGesture(minimumDuration: .greatestFiniteMagnitude), changed: changed))
  }
}

/// A long press; making the gesture is main-actor code.
private nonisolated struct LongPressModifier: ViewModifier {
  let duration: Double
  let distance: CGFloat
  let action: () -> Void
  let changed: ((Bool) -> Void)?

  @MainActor func body(content: Content) -> some View {
    content.gesture(
      PressGesture(
        LongPressGesture(minimumDuration: duration, maximumDistance: distance), changed: changed
      )
      .onEnded { _ in action() })
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

/// The phase of a pencil squeeze.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

import Foundation
import LayoutEngine
import Views

/// Moves a slider's thumb with a finger, wherever on the slider the finger is put down.
@MainActor
final class SliderTouch: TouchResponder {
  let priority = TouchPriority.normal
  let taps: Int? = nil

  /// The parameters of a drag: where the thumb is, from 0 to 1, and how far a finger moves it from one end to
  /// the other, in points.
  struct Travel {
    var fraction: Double
    var length: CGFloat
    var isRightToLeft: Bool
    /// Grabs the thumb, moves it or releases it.
    var move: @MainActor (Phase) -> Void
  }

  enum Phase {
    case taken
    /// To a fraction from 0 to 1.
    case moved(Double)
    case released
  }

  /// The state when a finger comes down.
  var travel: (() -> Travel)?
  private var current: Travel?

  nonisolated init() {}

  func begin() { current = nil }

  func follow(_ track: TouchTrack) -> TouchProgress {
    guard let first = track.samples.first, let last = track.samples.last else { return .failed }
    let distance = track.place(last.location, .local).x - track.place(first.location, .local).x
    if current == nil {
      // A finger that does not move does not change the value.
      guard distance != 0 else { return track.isOver ? .failed : .possible }
      current = travel?()
      current?.move(.taken)
    }
    guard let current, current.length > 0 else { return .failed }
    let share = Double(distance / current.length) * (current.isRightToLeft ? -1 : 1)
    current.move(.moved(min(max(current.fraction + share, 0), 1)))
    guard track.isOver else { return .active }
    current.move(.released)
    return .ended
  }

  func cancel() {
    current?.move(.released)
    current = nil
  }
}

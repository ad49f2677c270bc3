import Foundation
import Geometry
import LayoutEngine
import Views

/// A finger on a view, and the gestures that follow it.
@MainActor
final class FingerTouch {
  /// A gesture under the finger, with its node.
  struct Responder {
    let touch: any TouchResponder
    let node: LayoutNode
    /// From the node's coordinates to the window's.
    let transform: CGAffineTransform
  }

  /// Exclusive gestures: the first to be recognized claims the finger.
  private let exclusive: [Responder]
  private let simultaneous: [Responder]
  private var samples: [TouchTrack.Sample]

  /// Touches the views.
  ///
  /// - Parameters:
  ///   - responders: the inner ones first.
  ///   - point: where, in the window's coordinates.
  init(_ responders: [Responder], at point: CGPoint) {
    exclusive =
      responders.filter { $0.touch.priority == .high }.reversed()
      + responders.filter { $0.touch.priority == .normal }
    simultaneous = responders.filter { $0.touch.priority == .simultaneous }
    samples = [TouchTrack.Sample(time: 0, location: point)]
    for responder in responders { responder.touch.begin() }
    tell()
  }

  /// Where the finger is, in the window's coordinates.
  var location: CGPoint { samples[samples.count - 1].location }

  /// Moves the finger to a point, a number of seconds later.
  func move(to point: CGPoint, after time: TimeInterval) {
    samples.append(TouchTrack.Sample(time: samples[samples.count - 1].time + time, location: point))
    tell()
  }

  /// Lifts the finger where it rests.
  func lift(after time: TimeInterval) {
    samples.append(TouchTrack.Sample(time: samples[samples.count - 1].time + time, location: location))
    tell(isOver: true)
    for responder in exclusive + simultaneous { responder.touch.cancel() }
  }

  private func tell(isOver: Bool = false) {
    for responder in exclusive {
      let progress = follow(responder, isOver)
      if progress == .active || progress == .ended { break }
    }
    for responder in simultaneous { _ = follow(responder, isOver) }
  }

  private func follow(_ responder: Responder, _ isOver: Bool) -> TouchProgress {
    let (node, toLocal) = (responder.node, responder.transform.inverted())
    var track = TouchTrack(samples: samples) { point, space in
      if space.isGlobal { return point }
      return node.convert(CGRect(origin: point.applying(toLocal), size: .zero), to: space).origin
    }
    track.isOver = isOver
    return responder.touch.follow(track)
  }
}

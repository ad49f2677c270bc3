import Foundation
import Geometry
import LayoutEngine

/// A gesture with its identity: its latest description follows the finger.
@MainActor
final class GestureResponder: TouchResponder {
  private(set) var priority = TouchPriority.normal
  private(set) var taps: Int?
  private var recognize: (@MainActor (TouchTrack, GestureMemory) -> TouchProgress)?
  private var memory = GestureMemory()
  /// How the gesture ended, once it has.
  private var end: TouchProgress?

  nonisolated init() {}

  func update<T: Gesture>(_ gesture: T, _ priority: TouchPriority) {
    self.priority = priority
    taps = GestureRecognition.taps(gesture)
    recognize = { GestureRecognition.phase(gesture, $0, $1).progress }
  }

  func begin() {
    memory = GestureMemory()
    end = nil
  }

  func follow(_ track: TouchTrack) -> TouchProgress {
    if let end { return end }
    let progress = recognize?(track, memory) ?? .failed
    if progress == .ended || progress == .failed || track.isOver { finish(progress) }
    return progress
  }

  func cancel() {
    if end == nil { finish(.failed) }
  }

  private func finish(_ progress: TouchProgress) {
    end = progress
    memory.end()
  }

  /// Performs the taps that the gesture waits for.
  func tap(at point: CGPoint) {
    var track = TouchTrack(samples: [TouchTrack.Sample(time: 0, location: point)]) { point, _ in point }
    track.taps = taps ?? 1
    begin()
    _ = follow(track)
    track.samples.append(TouchTrack.Sample(time: 0.05, location: point))
    track.isOver = true
    _ = follow(track)
  }
}

/// A long press with actions for its beginning and its end.
struct PressGesture: Gesture, RecognizedGesture {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let changed: ((Bool) -> Void)?

  init(_ press: LongPressGesture, changed: ((Bool) -> Void)?) {
    self.press = press
    self.changed = changed
  }

  var taps: Int? { nil }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Bool> {
    let phase = press.phase(track, memory.part(0))
    if let changed, memory.last == nil, phase.value != nil {
      memory.last = true
      changed(true)
      memory.atEnd { changed(false) }
    }
    return phase
  }
}

import Foundation
import Geometry
import LayoutEngine

/// The state of a gesture for a touch.
enum GesturePhase<Value> {
  /// It may still be recognized.
  case possible
  /// It is recognized and has a value, which may change.
  case active(Value)
  /// It has ended successfully.
  case ended(Value)
  case failed

  /// The value, of a gesture that has one.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var progress: TouchProgress {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The state of a gesture from one moment of a touch to the next.
@MainActor
final class GestureMemory {
  private var parts: [Int: GestureMemory] = [:]
  /// The last reported value, or where the second of two gestures began.
  var last: Any?
  var hasEnded = false
  /// What runs once the gesture is over, however it ends.
  private var endings: [() -> Void] = []

  /// The state of a nested gesture.
  func part(_ number: Int) -> GestureMemory {
    if let part = parts[number] { return part }
    let part = GestureMemory()
    parts[number] = part
    return part
  }

  func atEnd(_ action: @escaping () -> Void) { endings.append(action) }

  /// Runs the closing actions of the gesture.
  func end() {
    let actions = endings
    endings = []
    for action in actions { action() }
    for part in parts.values { part.end() }
  }
}

/// A built-in gesture, which recognizes touches itself.
///
/// A gesture evaluates the whole touch each time: the result depends only on that, and what it has already
/// reported is in its memory.
@MainActor
protocol RecognizedGesture: Gesture {
  /// How many taps in a row it waits for at least; nil if it is not a tap gesture.
  var taps: Int? { get }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value>
}

/// Recognizes touches; custom gestures do so by their bodies.
@MainActor
enum GestureRecognition {
  static func phase<G: Gesture>(_ gesture: G, _ track: TouchTrack, _ memory: GestureMemory)
    -> GesturePhase<G.Value>
  {
    if let known = gesture as? any RecognizedGesture {
      return erased(known, track, memory) as? GesturePhase<G.Value> ?? .failed
    }
    if G.Body.self == Never.self { return .failed }
    // A gesture's value is that of its body.
    return phase(gesture.body, track, memory) as? GesturePhase<G.Value> ?? .failed
  }

  private static func erased<G: RecognizedGesture>(
    _ gesture: G, _ track: TouchTrack, _ memory: GestureMemory
  ) -> Any { gesture.phase(track, memory) }

  static func taps<G: Gesture>(_ gesture: G) -> Int? {
    if let known = gesture as? any RecognizedGesture { return known.taps }
    return G.Body.self == Never.self ? nil : taps(gesture.body)
  }
}

extension TouchTrack {
  /// How far a finger may stray from where it touched for a tap, in points; Apple's default for a long press.
  static let tapAllowance: CGFloat = 10

  var first: Sample { samples[0] }
  var latest: Sample { samples[samples.count - 1] }

  /// The distance of the finger from where it touched.
  func distance(_ sample: Sample) -> CGFloat {
    let (x, y) = (sample.location.x - first.location.x, sample.location.y - first.location.y)
    return (x * x + y * y).squareRoot()
  }

  /// Whether the touch is a tap, the last of a given number in a row.
  func isTap(_ count: Int) -> GesturePhase<Void> {
    if samples.contains(where: { distance($0) > Self.tapAllowance }) { return .failed }
    if !isOver { return .possible }
    return taps >= count ? .ended(()) : .failed
  }
}

extension TapGesture: RecognizedGesture {
  var taps: Int? { count }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Void> { track.isTap(count) }
}

extension SpatialTapGesture: RecognizedGesture {
  var taps: Int? { count }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    track.isTap(count).map { Value(location: track.place(track.latest.location, coordinateSpace)) }
  }
}

extension LongPressGesture: RecognizedGesture {
  var taps: Int? { nil }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Bool> {
    for sample in track.samples {
      if sample.time - track.first.time >= minimumDuration { return .ended(true) }
      if track.distance(sample) > maximumDistance { return .failed }
    }
    return track.isOver ? .failed : .active(true)
  }
}

extension DragGesture: RecognizedGesture {
  var taps: Int? { nil }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    guard track.samples.contains(where: { track.distance($0) >= minimumDistance }) else {
      return track.isOver ? .failed : .possible
    }
    let location = track.place(track.latest.location, coordinateSpace)
    var velocity = CGSize.zero
    if track.samples.count > 1 {
      let before = track.samples[track.samples.count - 2]
      let time = track.latest.time - before.time
      let last = track.place(before.location, coordinateSpace)
      if time > 0 {
        velocity = CGSize(width: (location.x - last.x) / time, height: (location.y - last.y) / time)
      }
    }
    let value = Value(
      time: PictureMoment.date.addingTimeInterval(track.latest.time), location: location,
      startLocation: track.place(track.first.location, coordinateSpace), velocity: velocity,
      // A quarter of a second ahead: before there was a velocity, views divided the prediction by that.
      predictedEndLocation: CGPoint(
        x: location.x + velocity.width / 4, y: location.y + velocity.height / 4))
    return track.isOver ? .ended(value) : .active(value)
  }
}

extension _EndedGesture: RecognizedGesture {
  var taps: Int? { GestureRecognition.taps(content) }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    let phase = GestureRecognition.phase(content, track, memory.part(0))
    if case .ended(let value) = phase, !memory.hasEnded {
      memory.hasEnded = true
      action(value)
    }
    return phase
  }
}

extension _ChangedGesture: RecognizedGesture {
  var taps: Int? { GestureRecognition.taps(content) }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    let phase = GestureRecognition.phase(content, track, memory.part(0))
    if case .active(let value) = phase, memory.last as? Value != value {
      memory.last = value
      action(value)
    }
    return phase
  }
}

extension GestureStateGesture: RecognizedGesture {
  var taps: Int? { GestureRecognition.taps(base) }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    let phase = GestureRecognition.phase(base, track, memory.part(0))
    switch phase {
    // The end is not reported: the value resets by itself.
    case .active(let value):
      if memory.last == nil {
        memory.last = true
        let state = state
        memory.atEnd { state.goBack() }
      }
      state.update { update(value, &$0, &$1) }
    case .failed: memory.end()
    case .possible, .ended: break
    }
    return phase
  }
}

extension _MapGesture: RecognizedGesture {
  var taps: Int? { GestureRecognition.taps(content) }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    GestureRecognition.phase(content, track, memory.part(0)).map(transform)
  }
}

extension _ModifiersGesture: RecognizedGesture {
  var taps: Int? { modifiers.isEmpty ? GestureRecognition.taps(content) : nil }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    // No key is held.
    modifiers.isEmpty ? GestureRecognition.phase(content, track, memory.part(0)) : .failed
  }
}

extension AnyGesture: RecognizedGesture {
  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    recognize(track, memory)
  }
}

extension Optional: RecognizedGesture where Wrapped: Gesture {
  var taps: Int? { flatMap { GestureRecognition.taps($0) } }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Wrapped.Value> {
    map { GestureRecognition.phase($0, track, memory) } ?? .failed
  }
}

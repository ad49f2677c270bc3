extension SequenceGesture: RecognizedGesture {
  var taps: Int? { nil }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    let begun = memory.last as? Int
    // The first one looks at the touch up to its own end, and the second from there on.
    var own = track
    if let begun {
      own.samples = Array(track.samples[...begun])
      own.isOver = false
    }
    let phase = GestureRecognition.phase(first, own, memory.part(0))
    guard case .ended(let value) = phase else { return phase.map { .first($0) } }
    if begun == nil {
      memory.last = track.samples.count - 1
      memory.part(0).end()
    }
    var rest = track
    rest.samples = Array(track.samples[(begun ?? track.samples.count - 1)...])
    switch GestureRecognition.phase(second, rest, memory.part(1)) {
    case .active(let next): return .active(.second(value, next))
    case .ended(let next): return .ended(.second(value, next))
    // A finger that is lifted after the first one ends the sequence without a second value.
    case .possible: return track.isOver ? .ended(.second(value, nil)) : .active(.second(value, nil))
    case .failed: return track.isOver ? .ended(.second(value, nil)) : .failed
    }
  }
}

extension SimultaneousGesture: RecognizedGesture {
  var taps: Int? {
    [GestureRecognition.taps(first), GestureRecognition.taps(second)].compactMap(\.self).min()
  }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    let one = GestureRecognition.phase(first, track, memory.part(0))
    let two = GestureRecognition.phase(second, track, memory.part(1))
    let value = Value(first: one.value, second: two.value)
    let progresses = [one.progress, two.progress]
    if progresses.contains(.active) { return .active(value) }
    if progresses.contains(.possible) { return progresses.contains(.ended) ? .active(value) : .possible }
    return progresses.contains(.ended) ? .ended(value) : .failed
  }
}

extension ExclusiveGesture: RecognizedGesture {
  var taps: Int? {
    [GestureRecognition.taps(first), GestureRecognition.taps(second)].compactMap(\.self).min()
  }

  func phase(_ track: TouchTrack, _ memory: GestureMemory) -> GesturePhase<Value> {
    switch GestureRecognition.phase(first, track, memory.part(0)) {
    case .active(let value): .active(.first(value))
    case .ended(let value): .ended(.first(value))
    case .possible: .possible
    case .failed: GestureRecognition.phase(second, track, memory.part(1)).map { .second($0) }
    }
  }
}

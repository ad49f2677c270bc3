package import Foundation
import Geometry
import LayoutEngine

/// How a change proceeds from its beginning to its end.
package indirect enum AnimationCourse: Hashable, Sendable {
  /// A timing curve over a duration in seconds.
  case curve(UnitCurve, TimeInterval)
  /// A spring that takes over the velocity of the previous one.
  case spring(Spring)
  /// A spring that adds to the running animations; its velocity is in shares of the distance per second.
  case interpolatingSpring(Spring, velocity: Double)
  case custom(AnyCustomAnimation)
  case delay(AnimationCourse, TimeInterval)
  case speed(AnimationCourse, Double)
  /// Nil repeats forever.
  case repeated(AnimationCourse, count: Int?, autoreverses: Bool)

  /// An animation of the app's own, compared by value.
  package struct AnyCustomAnimation: Hashable, Sendable {
    let animation: any CustomAnimation

    package static func == (a: Self, b: Self) -> Bool { AnyHashable(a.animation) == AnyHashable(b.animation) }
    package func hash(into hasher: inout Hasher) { animation.hash(into: &hasher) }
  }

  /// The distance covered so far; nil once the course is over.
  ///
  /// - Parameters:
  ///   - way: the distance to the target, starting at zero.
  ///   - velocity: its velocity at the start, in units per second.
  ///   - time: since the beginning, in seconds.
  func value<V: VectorArithmetic>(
    _ way: V, velocity: V, at time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    switch self {
    case .curve(let curve, let duration):
      if time >= duration { return nil }
      var value = way
      value.scale(by: duration > 0 ? curve.value(at: time / duration) : 1)
      return value
    case .spring(let spring):
      if spring.rests(at: time) { return nil }
      return spring.value(target: way, initialVelocity: velocity, time: time)
    case .interpolatingSpring(let spring, let share):
      if spring.rests(at: time) { return nil }
      var push = way
      push.scale(by: share)
      return spring.value(target: way, initialVelocity: push, time: time)
    case .custom(let custom):
      return custom.animation.animate(value: way, time: time, context: &context)
    case .delay(let course, let delay):
      if time < delay { return .zero }
      return course.value(way, velocity: velocity, at: time - delay, context: &context)
    case .speed(let course, let speed):
      return course.value(way, velocity: velocity, at: time * speed, context: &context)
    case .repeated(let course, let count, let autoreverses):
      let duration = course.duration
      guard duration > 0, duration.isFinite else {
        return course.value(way, velocity: velocity, at: time, context: &context)
      }
      let cycle = (time / duration).rounded(.down)
      if let count, cycle >= Double(count) { return nil }
      var local = time - cycle * duration
      if autoreverses, cycle.truncatingRemainder(dividingBy: 2) == 1 { local = duration - local }
      return course.value(way, velocity: velocity, at: local, context: &context) ?? way
    }
  }

  /// How long the course takes, in seconds; infinite where it never ends.
  package var duration: TimeInterval {
    switch self {
    case .curve(_, let duration): return duration
    case .spring(let spring), .interpolatingSpring(let spring, _): return spring.restingTime
    case .delay(let course, let delay): return course.duration + delay
    case .speed(let course, let speed): return speed > 0 ? course.duration / speed : .infinity
    case .repeated(let course, let count, _): return count.map { course.duration * Double($0) } ?? .infinity
    case .custom(let custom):
      var context = AnimationContext<Double>()
      for step in 1...600 {
        let time = Double(step) / 60
        if custom.animation.animate(value: 1, time: time, context: &context) == nil { return time }
      }
      return .infinity
    }
  }

  /// Whether the course takes over from another one of its kind instead of adding to it.
  func takesOver(from other: AnimationCourse) -> Bool {
    switch (self, other) {
    case (.spring, .spring): true
    case (.delay(let a, _), _): a.takesOver(from: other)
    case (.speed(let a, _), _): a.takesOver(from: other)
    case (_, .delay(let b, _)), (_, .speed(let b, _)): takesOver(from: b)
    default: false
    }
  }

  /// The app's own animation in the course, if it is one.
  var customAnimation: (any CustomAnimation)? {
    if case .custom(let custom) = self { return custom.animation }
    return nil
  }
}

extension Spring {
  /// The mass's distance from its target at rest, as a share of the whole distance.
  private static let restingShare = 0.0005

  /// The share of the whole distance within which the mass stays after a time; nil for a spring that never
  /// rests.
  private func envelope(_ time: TimeInterval) -> Double? {
    let frequency = (stiffness / mass).squareRoot()
    guard frequency > 0, damping > 0 else { return nil }
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-9 { return (1 + frequency * time) * Trigonometry.exponential(-frequency * time) }
    if ratio < 1 {
      return Trigonometry.exponential(-ratio * frequency * time) / (1 - ratio * ratio).squareRoot()
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (fast, slow) = (-ratio * frequency - root, -ratio * frequency + root)
    return fast / (fast - slow) * Trigonometry.exponential(slow * time) - slow / (fast - slow)
      * Trigonometry.exponential(fast * time)
  }

  /// Whether the mass has come to rest by a time.
  func rests(at time: TimeInterval) -> Bool { (envelope(time) ?? .infinity) <= Self.restingShare }

  /// When the mass stays within a two-thousandth of the whole distance from its target, in seconds.
  package var restingTime: TimeInterval {
    func moves(_ time: TimeInterval) -> Bool { (envelope(time) ?? .infinity) > Self.restingShare }
    if envelope(0) == nil { return .infinity }
    var (low, high) = (0.0, 1.0)
    while moves(high), high < 1e4 { (low, high) = (high, high * 2) }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if moves(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

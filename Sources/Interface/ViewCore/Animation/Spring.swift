public import Foundation
import Geometry
public import LayoutEngine

/// A damped spring: a mass that is pulled to its target.
///
/// The physics is that of a damped harmonic oscillator; how long it takes to settle is an estimate from its envelope.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double

  private init(angularFrequency: Double, dampingRatio: Double) {
    mass = 1
    stiffness = angularFrequency * angularFrequency
    damping = 2 * dampingRatio * angularFrequency
  }

  /// - Parameters:
  ///   - duration: the perceptual duration in seconds.
  ///   - bounce: 0 for none, up to 1; negative values make the spring slower to arrive.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.99))
    self.init(angularFrequency: 2 * .pi / max(duration, 0.001), dampingRatio: ratio)
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / max(response, 0.001), dampingRatio: dampingRatio)
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let frequency = -Trigonometry.logarithm(epsilon) / max(dampingRatio * settlingDuration, 0.001)
    self.init(angularFrequency: frequency, dampingRatio: dampingRatio)
  }

  private var angularFrequency: Double { (stiffness / mass).squareRoot() }
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  public var response: Double { 2 * .pi / angularFrequency }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var settlingDuration: TimeInterval {
    -Trigonometry.logarithm(0.001) / max(dampingRatio * angularFrequency, 0.001)
  }

  /// How far the mass is from its target after a time, for a distance of 1 and a starting velocity.
  private func distance(at time: TimeInterval, velocity: Double) -> Double {
    let (ratio, frequency) = (dampingRatio, angularFrequency)
    if abs(ratio - 1) < 1e-9 {
      return Trigonometry.exponential(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let factor = (ratio * frequency - velocity) / damped
      return Trigonometry.exponential(-ratio * frequency * time)
        * (Trigonometry.cosine(damped * time) + factor * Trigonometry.sine(damped * time))
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (fast, slow) = (-ratio * frequency - root, -ratio * frequency + root)
    let share = (-velocity - fast) / (slow - fast)
    return share * Trigonometry.exponential(slow * time) + (1 - share) * Trigonometry.exponential(fast * time)
  }

  /// The value at a time, animating from zero to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (ofTarget, ofVelocity) = shares(at: time)
    var (value, push) = (target, initialVelocity)
    value.scale(by: ofTarget)
    push.scale(by: ofVelocity)
    return value + push
  }

  /// The velocity at a time, animating from zero to a target, in units per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-4
    var change =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: max(time - step, 0))
    change.scale(by: 1 / (time + step - max(time - step, 0)))
    return change
  }

  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let toGo = target - value
    let next = self.value(target: toGo, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: toGo, initialVelocity: velocity, time: deltaTime)
    value = value + next
  }

  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    var (pull, brake) = (target - position, velocity)
    pull.scale(by: stiffness)
    brake.scale(by: damping)
    return pull - brake
  }

  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let amplitude = (target.magnitudeSquared + initialVelocity.magnitudeSquared).squareRoot()
    return max(
      0,
      -Trigonometry.logarithm(epsilon / max(amplitude, epsilon)) / max(dampingRatio * angularFrequency, 0.001)
    )
  }

  /// The shares of the target and of the starting velocity that make up the value at a time.
  private func shares(at time: TimeInterval) -> (target: Double, velocity: Double) {
    let still = distance(at: time, velocity: 0)
    return (1 - still, still - distance(at: time, velocity: 1))
  }
}

extension Spring {
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

public import Foundation
import Geometry
import LayoutEngine

/// How a change plays out over time; a still picture shows its end.
public struct Animation: Hashable, Sendable {
  private let name: String
  package let course: AnimationCourse

  private init(name: String, _ course: AnimationCourse) {
    self.name = name
    self.course = course
  }

  /// A custom animation of the app.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(name: "custom", .custom(AnimationCourse.AnyCustomAnimation(animation: base)))
  }

  /// The custom animation that this one was made of; otherwise a stand-in for a built-in one.
  public var base: any CustomAnimation { course.customAnimation ?? CourseAnimation(course: course) }

  private func followed(by step: String, _ course: AnimationCourse) -> Animation {
    Animation(name: "\(name).\(step)", course)
  }

  private static func curve(_ name: String, _ curve: UnitCurve, _ duration: TimeInterval) -> Animation {
    Animation(name: name, .curve(curve, duration))
  }
}

/// Represents a built-in animation where a source asks for its base.
private struct CourseAnimation: CustomAnimation {
  let course: AnimationCourse

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    course.value(value, velocity: .zero, at: time, context: &context)
  }
}

extension AnimationCourse {
  /// The default duration of curves, in seconds.
  fileprivate static let usualDuration: TimeInterval = 0.35
}

extension Animation {
  /// A spring with a response of 0.55 seconds that does not overshoot, as since iOS 17.
  public static let `default` = Animation(
    name: "default", .spring(Spring(response: 0.55, dampingRatio: 1)))
  public static let linear = curve("linear", .linear, AnimationCourse.usualDuration)
  public static let easeIn = curve("easeIn", .easeIn, AnimationCourse.usualDuration)
  public static let easeOut = curve("easeOut", .easeOut, AnimationCourse.usualDuration)
  public static let easeInOut = curve("easeInOut", .easeInOut, AnimationCourse.usualDuration)

  public static func linear(duration: TimeInterval) -> Animation {
    curve("linear(\(duration))", .linear, duration)
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    curve("easeIn(\(duration))", .easeIn, duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    curve("easeOut(\(duration))", .easeOut, duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    curve("easeInOut(\(duration))", .easeInOut, duration)
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    curve(
      "timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration))",
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration)
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    self.curve("timingCurve(\(curve), \(duration))", curve, duration)
  }
}

/// Springs. Where two forms could be meant by a call without arguments, Apple prefers the one with a bounce.
extension Animation {
  public static let spring = spring()
  public static let interactiveSpring = interactiveSpring()
  public static let interpolatingSpring = interpolatingSpring()
  public static let bouncy = bouncy()
  public static let smooth = smooth()
  public static let snappy = snappy()

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      name: "spring(\(duration), \(bounce), \(blendDuration))",
      .spring(Spring(duration: duration, bounce: bounce)))
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      name: "spring(response: \(response), \(dampingFraction), \(blendDuration))",
      .spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(name: "spring(\(spring), \(blendDuration))", .spring(spring))
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      name: "interactiveSpring(\(duration), \(extraBounce), \(blendDuration))",
      .spring(Spring(duration: duration, bounce: 0.14 + extraBounce)))
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      name: "interactiveSpring(response: \(response), \(dampingFraction), \(blendDuration))",
      .spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      name: "interpolatingSpring(\(duration), \(bounce), \(initialVelocity))",
      .interpolatingSpring(Spring(duration: duration, bounce: bounce), velocity: initialVelocity))
  }

  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      name: "interpolatingSpring(mass: \(mass), \(stiffness), \(damping), \(initialVelocity))",
      .interpolatingSpring(
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        velocity: initialVelocity))
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(
      name: "interpolatingSpring(\(spring), \(initialVelocity))",
      .interpolatingSpring(spring, velocity: initialVelocity))
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}

extension Animation {
  public func delay(_ delay: TimeInterval) -> Animation {
    followed(by: "delay(\(delay))", .delay(course, delay))
  }
  public func speed(_ speed: Double) -> Animation {
    followed(by: "speed(\(speed))", .speed(course, speed))
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    followed(
      by: "repeatCount(\(repeatCount), \(autoreverses))",
      .repeated(course, count: repeatCount, autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    followed(
      by: "repeatForever(\(autoreverses))", .repeated(course, count: nil, autoreverses: autoreverses))
  }
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    followed(by: "logicallyComplete(\(duration))", course)
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { course.customAnimation.map { "\($0)" } ?? name }
}

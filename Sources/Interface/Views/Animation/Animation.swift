public import Foundation
import LayoutEngine

/// How a change plays out over time; a picture shows its end.
public struct Animation: Hashable, Sendable {
  /// What the animation is made of, which is all that tells two apart.
  private let name: String
  private let custom: CustomBase?

  private init(name: String) {
    self.name = name
    custom = nil
  }

  /// An animation of the app's own making.
  public init<A: CustomAnimation>(_ base: A) {
    name = "custom"
    custom = CustomBase(animation: base)
  }

  /// The animation of the app's own that this one was made of; otherwise a spring that stands for it.
  public var base: any CustomAnimation { custom?.animation ?? SettledAnimation(name: name) }

  private func followed(by step: String) -> Animation {
    Animation(name: "\(name).\(step)")
  }
}

/// An animation of the app's own, compared by value.
private struct CustomBase: Hashable, Sendable {
  let animation: any CustomAnimation

  static func == (a: CustomBase, b: CustomBase) -> Bool {
    AnyHashable(a.animation) == AnyHashable(b.animation)
  }

  func hash(into hasher: inout Hasher) {
    animation.hash(into: &hasher)
  }
}

/// What stands for the library's own animations where a source asks for their base.
private struct SettledAnimation: CustomAnimation {
  let name: String

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    nil
  }
}

extension Animation {
  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")

  public static func linear(duration: TimeInterval) -> Animation { Animation(name: "linear(\(duration))") }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(name: "easeIn(\(duration))") }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(name: "easeOut(\(duration))") }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut(\(duration))")
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(name: "timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration))")
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(name: "timingCurve(\(curve), \(duration))")
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
    Animation(name: "spring(\(duration), \(bounce), \(blendDuration))")
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(name: "spring(response: \(response), \(dampingFraction), \(blendDuration))")
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(name: "spring(\(spring), \(blendDuration))")
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(name: "interactiveSpring(\(duration), \(extraBounce), \(blendDuration))")
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(name: "interactiveSpring(response: \(response), \(dampingFraction), \(blendDuration))")
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(name: "interpolatingSpring(\(duration), \(bounce), \(initialVelocity))")
  }

  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(name: "interpolatingSpring(mass: \(mass), \(stiffness), \(damping), \(initialVelocity))")
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(name: "interpolatingSpring(\(spring), \(initialVelocity))")
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
  public func delay(_ delay: TimeInterval) -> Animation { followed(by: "delay(\(delay))") }
  public func speed(_ speed: Double) -> Animation { followed(by: "speed(\(speed))") }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    followed(by: "repeatCount(\(repeatCount), \(autoreverses))")
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    followed(by: "repeatForever(\(autoreverses))")
  }
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    followed(by: "logicallyComplete(\(duration))")
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { custom.map { "\($0.animation)" } ?? name }
}

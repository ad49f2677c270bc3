import Geometry
public import Views

// Effects of symbols. The names are those of Apple's Symbols module; `SymbolMotion` defines what they do.

/// An effect of a symbol.
public protocol SymbolEffect {
  var configuration: SymbolEffectConfiguration { get }
}

extension SymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
}

/// The configuration of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {}

/// An effect that lasts for as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that plays once.
public protocol DiscreteSymbolEffect {}
/// An effect with which symbols are inserted and removed.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// The symbol bounces.
public struct BounceSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private(set) var isUpwards = true

  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  public var down: BounceSymbolEffect {
    var effect = self
    effect.isUpwards = false
    return effect
  }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }

  var motion: SymbolMotion { .bounce(isUpwards: isUpwards) }
}

/// The symbol pulses.
public struct PulseSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }

  var motion: SymbolMotion { .pulse }
}

/// The symbol's parts take colour one after another.
public struct VariableColorSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable,
  Sendable
{
  private var isCumulative = false
  private var isReversing = false
  private var hidesInactive = false

  public var iterative: VariableColorSymbolEffect {
    var effect = self
    effect.isCumulative = false
    return effect
  }
  public var cumulative: VariableColorSymbolEffect {
    var effect = self
    effect.isCumulative = true
    return effect
  }
  public var reversing: VariableColorSymbolEffect {
    var effect = self
    effect.isReversing = true
    return effect
  }
  public var nonReversing: VariableColorSymbolEffect {
    var effect = self
    effect.isReversing = false
    return effect
  }
  public var dimInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.hidesInactive = false
    return effect
  }
  public var hideInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.hidesInactive = true
    return effect
  }

  var motion: SymbolMotion {
    .variableColor(
      isCumulative: isCumulative, isReversing: isReversing, hidesInactive: hidesInactive)
  }
}

/// The symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private(set) var isUpwards = true

  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  public var down: ScaleSymbolEffect {
    var effect = self
    effect.isUpwards = false
    return effect
  }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }

  var motion: SymbolMotion { .scale(isUpwards: isUpwards) }
}

/// The symbol appears.
public struct AppearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable,
  Sendable
{
  private(set) var isUpwards = true

  public var up: AppearSymbolEffect { AppearSymbolEffect() }
  public var down: AppearSymbolEffect {
    var effect = self
    effect.isUpwards = false
    return effect
  }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }

  var motion: SymbolMotion { .appear }
}

/// The symbol disappears.
public struct DisappearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable,
  Sendable
{
  private(set) var isUpwards = true

  public var up: DisappearSymbolEffect { DisappearSymbolEffect() }
  public var down: DisappearSymbolEffect {
    var effect = self
    effect.isUpwards = false
    return effect
  }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }

  var motion: SymbolMotion { .disappear }
}

/// One symbol replaces another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  private(set) var replacement = SymbolReplacement.automatic

  public var downUp: ReplaceSymbolEffect {
    var effect = self
    effect.replacement = .downUp
    return effect
  }
  public var upUp: ReplaceSymbolEffect {
    var effect = self
    effect.replacement = .upUp
    return effect
  }
  public var offUp: ReplaceSymbolEffect {
    var effect = self
    effect.replacement = .offUp
    return effect
  }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

/// The symbol wiggles.
public struct WiggleSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  /// The direction of a wiggle.
  enum Direction: Hashable, Sendable {
    case turning(isClockwise: Bool)
    /// Along an arrow, y down.
    case along(x: Double, y: Double)
  }

  private var direction = Direction.turning(isClockwise: true)

  public var clockwise: WiggleSymbolEffect {
    var effect = self
    effect.direction = .turning(isClockwise: true)
    return effect
  }
  public var counterClockwise: WiggleSymbolEffect {
    var effect = self
    effect.direction = .turning(isClockwise: false)
    return effect
  }
  public var left: WiggleSymbolEffect {
    var effect = self
    effect.direction = .along(x: -1, y: 0)
    return effect
  }
  public var right: WiggleSymbolEffect {
    var effect = self
    effect.direction = .along(x: 1, y: 0)
    return effect
  }
  public var up: WiggleSymbolEffect {
    var effect = self
    effect.direction = .along(x: 0, y: -1)
    return effect
  }
  public var down: WiggleSymbolEffect {
    var effect = self
    effect.direction = .along(x: 0, y: 1)
    return effect
  }
  public var forward: WiggleSymbolEffect {
    var effect = self
    effect.direction = .along(x: 1, y: 0)
    return effect
  }
  public var backward: WiggleSymbolEffect {
    var effect = self
    effect.direction = .along(x: -1, y: 0)
    return effect
  }
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// - Parameter angle: the direction of the wiggle, in degrees, clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    var effect = self
    let radians = angle * .pi / 180
    effect.direction = .along(x: Trigonometry.cosine(radians), y: Trigonometry.sine(radians))
    return effect
  }

  var motion: SymbolMotion { .wiggle(direction) }
}

/// The symbol rotates.
public struct RotateSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var isClockwise = true

  public var clockwise: RotateSymbolEffect {
    var effect = self
    effect.isClockwise = true
    return effect
  }
  public var counterClockwise: RotateSymbolEffect {
    var effect = self
    effect.isClockwise = false
    return effect
  }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }

  var motion: SymbolMotion { .rotate(isClockwise: isClockwise) }
}

/// The symbol grows and shrinks gently.
public struct BreatheSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var pulses = false

  public var plain: BreatheSymbolEffect {
    var effect = self
    effect.pulses = false
    return effect
  }
  public var pulse: BreatheSymbolEffect {
    var effect = self
    effect.pulses = true
    return effect
  }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }

  var motion: SymbolMotion { .breathe(pulses: pulses) }
}

/// The symbol is drawn on, as by a pen.
public struct DrawOnSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable,
  Sendable
{
  public var byLayer: DrawOnSymbolEffect { self }
  public var wholeSymbol: DrawOnSymbolEffect { self }
  public var individually: DrawOnSymbolEffect { self }

  var motion: SymbolMotion { .drawOn }
}

/// The symbol is drawn off, as by a pen.
public struct DrawOffSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable,
  Sendable
{
  public var byLayer: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
  public var individually: DrawOffSymbolEffect { self }

  var motion: SymbolMotion { .drawOff }
}

/// The system's choice of an effect.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable, Sendable
{}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { .init() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { .init() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { .init() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { .init() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { .init() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { .init() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { .init() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { .init() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { .init() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { .init() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { .init() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { .init() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { .init() }
}

/// How an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var count: Int?
    fileprivate var isPeriodic = false
    fileprivate var delay: Double?

    /// Without a pause.
    public static let continuous = RepeatBehavior(count: .max)
    /// With a pause after each time.
    public static let periodic = RepeatBehavior(count: .max, isPeriodic: true)
    /// - Parameter delay: the length of the pause in seconds; nil is the system's default.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count ?? .max, isPeriodic: true, delay: delay)
    }
  }

  /// How often the effect plays; nil is the effect's default.
  private(set) var count: Int?
  private(set) var speed = 1.0
  private(set) var isPeriodic = false
  private(set) var delay: Double?

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions().repeating
  public static let nonRepeating = SymbolEffectOptions().nonRepeating
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  public var repeating: SymbolEffectOptions { self.repeat(.max) }
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count ?? .max
    return options
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.count = behavior.count
    options.isPeriodic = behavior.isPeriodic
    options.delay = behavior.delay
    return options
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed
    return options
  }
}

nonisolated extension View {
  /// Applies the effect to the symbols in the view for as long as it is active.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolMotionModifier<Bool>(
        motion: (effect as? any MovingSymbolEffect)?.motion, options: options, trigger: .active(isActive)))
  }

  /// Plays the effect on the symbols in the view whenever a value changes.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolMotionModifier<U>(
        motion: (effect as? any MovingSymbolEffect)?.motion, options: options, trigger: .change(of: value)))
  }

  /// Removes the effects that enclosing views have applied to symbols.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    inputs { if isEnabled { $0.environment.symbolPose = .rest } }
  }
}

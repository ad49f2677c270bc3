import Foundation
import Geometry
import LayoutEngine
public import Views

/// How an effect moves a symbol.
///
/// What moves and in which direction follows Apple; distances and speeds have not been measured.
enum SymbolMotion: Hashable, Sendable {
  case bounce(isUpwards: Bool)
  case pulse
  case breathe(pulses: Bool)
  case wiggle(WiggleSymbolEffect.Direction)
  case rotate(isClockwise: Bool)
  case variableColor(isCumulative: Bool, isReversing: Bool, hidesInactive: Bool)
  case scale(isUpwards: Bool)
  case appear
  case disappear
  case drawOn
  case drawOff

  /// Whether the symbol stays in the effect's end state for as long as the effect is active.
  var isHeld: Bool {
    switch self {
    case .scale, .disappear, .drawOff: true
    default: false
    }
  }

  /// Whether an active effect hides the symbol, which then appears with the motion once the effect is no
  /// longer active.
  ///
  /// Apple's example (WWDC 2025, session 337) is `symbolEffect(.drawOn, isActive: isHidden)` with `isHidden`
  /// false at first: active means hidden, as with `disappear` and `drawOff`, and the name says in which
  /// direction the motion plays. That the symbol disappears at once when such an effect becomes active is not
  /// documented.
  var comesAfterwards: Bool { self == .appear || self == .drawOn }

  /// The duration of one motion, in seconds.
  var duration: TimeInterval {
    switch self {
    case .bounce: 0.5
    case .pulse, .variableColor: 1.5
    case .breathe: 2.5
    case .wiggle: 0.8
    case .rotate: 1
    case .scale, .appear, .disappear: 0.35
    case .drawOn, .drawOff: 0.6
    }
  }

  /// The pose of a symbol in the motion.
  ///
  /// - Parameters:
  ///   - time: from 0 to 1 for one motion; a motion that is held rests at 1.
  ///   - isContinuous: whether the motion repeats without a pause.
  func pose(at time: Double, isContinuous: Bool = false) -> SymbolPose {
    var pose = SymbolPose.rest
    let wave = (1 - Trigonometry.cosine(2 * .pi * time)) / 2
    switch self {
    case .bounce(let isUpwards):
      pose.scale = Self.value(
        at: time,
        isUpwards
          ? [(0, 1), (0.35, 1.25), (0.7, 0.96), (1, 1)] : [(0, 1), (0.35, 0.8), (0.7, 1.04), (1, 1)])
    case .pulse: pose.opacity = 1 - 0.6 * wave
    case .breathe(let pulses):
      pose.scale = 1 + 0.12 * wave
      if pulses { pose.opacity = 1 - 0.4 * wave }
    case .wiggle(let direction):
      let swing = Trigonometry.sine(4 * .pi * time) * (isContinuous ? 1 : 1 - time)
      switch direction {
      case .turning(let isClockwise): pose.angle = (isClockwise ? 1 : -1) * swing * .pi / 15
      case .along(let x, let y): pose.shift = CGSize(width: x * swing * 0.12, height: y * swing * 0.12)
      }
    case .rotate(let isClockwise):
      pose.angle = (isClockwise ? 2 : -2) * .pi * (isContinuous ? time : Self.eased(time))
    case .variableColor(let isCumulative, let isReversing, let hidesInactive):
      let phase = isReversing ? 1 - abs(2 * time - 1) : time
      let fade = isContinuous ? 1 : min(1, time * 8, (1 - time) * 8)
      if fade > 0 {
        pose.light = SymbolPose.Light(
          phase: phase, isCumulative: isCumulative, rest: 1 - (hidesInactive ? 1 : 0.7) * fade)
      }
    case .scale(let isUpwards): pose.scale = 1 + (isUpwards ? 0.25 : -0.2) * time
    case .appear: (pose.scale, pose.opacity) = (0.5 + 0.5 * Self.eased(time), Self.eased(time))
    case .disappear: (pose.scale, pose.opacity) = (1 - 0.5 * time, max(1 - time, 0))
    case .drawOn: pose.drawn = Self.eased(time)
    case .drawOff: pose.drawn = max(1 - time, 0)
    }
    return pose
  }

  private static func eased(_ time: Double) -> Double {
    (1 - Trigonometry.cosine(.pi * min(max(time, 0), 1))) / 2
  }

  /// A value interpolated between key points.
  private static func value(at time: Double, _ points: [(time: Double, value: Double)]) -> Double {
    for (start, end) in zip(points, points.dropFirst()) where time <= end.time {
      return start.value + (end.value - start.value) * eased((time - start.time) / (end.time - start.time))
    }
    return points.last?.value ?? 1
  }
}

/// A built-in symbol effect.
protocol MovingSymbolEffect: SymbolEffect {
  var motion: SymbolMotion { get }
}

/// Applies an effect to the symbols in a view for as long as it is active, or each time that a value changes.
nonisolated struct SymbolMotionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  enum Trigger {
    case active(Bool)
    case change(of: Value)
  }

  /// Nil for custom effects, which cannot be created.
  let motion: SymbolMotion?
  let options: SymbolEffectOptions
  let trigger: Trigger

  @MainActor
  static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    var inputs = inputs
    guard let motion = modifier.motion else {
      list.items.append(contentsOf: content(inputs).items)
      return
    }
    if let timeline = inputs.graph.timeline {
      inputs = inputs.child(.part(.movingSymbol))
      inputs.note(
        .approximated, "symbolEffect", "How far and how fast a device moves the symbol is not measured.")
      let run = inputs.identity.slot { SymbolRun<Value>() }
      inputs.environment.symbolPose.combine(run.pose(motion, modifier, timeline))
    } else if case .active(true) = modifier.trigger {
      if motion.isHeld { inputs.environment.symbolPose.combine(motion.pose(at: 1)) }
      if motion.comesAfterwards { inputs.environment.symbolPose.combine(motion.pose(at: 0)) }
    }
    list.items.append(contentsOf: content(inputs).items)
  }
}

/// The running animation of an effect.
@MainActor
private final class SymbolRun<Value: Equatable> {
  private var value: Value?
  private var wasActive: Bool?
  private var start: TimeInterval?
  /// The progress of a motion that is held, and the strength of one that repeats.
  private let amount = AnimatedAttribute<Double>()

  func pose(_ motion: SymbolMotion, _ modifier: SymbolMotionModifier<Value>, _ timeline: AnimationTimeline)
    -> SymbolPose
  {
    switch modifier.trigger {
    case .change(let value):
      let old = self.value
      self.value = value
      if timeline.isRunning, let old, old != value { start = timeline.now }
      return played(motion, modifier.options, count: modifier.options.count ?? 1, timeline)
    case .active(let isActive):
      let (isFirst, before) = (wasActive == nil, wasActive)
      wasActive = isActive
      if motion.isHeld { return held(motion, modifier.options, isActive, isFirst: isFirst, timeline) }
      if motion.comesAfterwards {
        if isActive { return motion.pose(at: 0) }
        if before == true, timeline.isRunning { start = timeline.now }
        return played(motion, modifier.options, count: 1, timeline)
      }
      // Repeating effects start when the clock starts.
      if isActive, before != true || start == nil, timeline.isRunning { start = timeline.now }
      if !isActive {
        start = nil
        return .rest
      }
      return played(motion, modifier.options, count: modifier.options.count ?? .max, timeline)
    }
  }

  private func played(
    _ motion: SymbolMotion, _ options: SymbolEffectOptions, count: Int, _ timeline: AnimationTimeline
  ) -> SymbolPose {
    guard timeline.isRunning, let start else { return .rest }
    let duration = motion.duration / max(options.speed, 0.01)
    let cycle = duration + (options.isPeriodic ? options.delay ?? duration / 2 : 0)
    let times = (timeline.now - start) / cycle
    if times >= Double(count) { return .rest }
    timeline.noteMovement()
    let time = (times - times.rounded(.down)) * cycle / duration
    if time >= 1 { return .rest }
    return motion.pose(at: time, isContinuous: count == .max && !options.isPeriodic)
  }

  private func held(
    _ motion: SymbolMotion, _ options: SymbolEffectOptions, _ isActive: Bool, isFirst: Bool,
    _ timeline: AnimationTimeline
  ) -> SymbolPose {
    let end = isActive ? 1.0 : 0
    if isFirst { amount.begin(at: end) }
    let animation = Animation.smooth(duration: motion.duration).speed(max(options.speed, 0.01))
    let amount = amount.update(end, TransactionScope(Transaction(animation: animation)), timeline)
    return amount == 0 ? .rest : motion.pose(at: amount)
  }
}

/// Symbols are inserted and removed with their effect.
public struct SymbolEffectTransition: Transition {
  let isDrawn: Bool
  let isUpwards: Bool

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity || isDrawn ? 1 : isUpwards ? 0.5 : 1.5)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols are inserted and removed with the system's default effect.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(isDrawn: false, isUpwards: true)
  }

  /// Symbols are inserted and removed with an effect.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(
      isDrawn: effect is DrawOnSymbolEffect || effect is DrawOffSymbolEffect,
      isUpwards: (effect as? AppearSymbolEffect)?.isUpwards ?? (effect as? DisappearSymbolEffect)?.isUpwards
        ?? true)
  }
}

extension ContentTransition {
  /// Symbols are replaced with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(.symbol((effect as? ReplaceSymbolEffect)?.replacement ?? .automatic))
  }
}

extension ViewPart {
  /// The symbol with the effect.
  fileprivate static let movingSymbol = ViewPart("movingSymbol")
}

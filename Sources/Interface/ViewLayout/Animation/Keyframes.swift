public import Foundation
public import LayoutEngine

/// The course of a value over time.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }

  var _course: _KeyframeCourse<Value> { get }
}

/// The resolved course of keyframes.
public struct _KeyframeCourse<Value> {
  /// In seconds.
  let duration: TimeInterval
  /// Updates a value to its state at a time in seconds.
  let update: (inout Value, TimeInterval) -> Void
}

extension Keyframes where Body.Value == Value {
  public var _course: _KeyframeCourse<Value> { body._course }
}

extension Never: Keyframes {
  public var _course: _KeyframeCourse<Never> { _KeyframeCourse(duration: 0, update: { _, _ in }) }
}

extension Keyframes where Body == Never {
  public var body: Never { fatalError("\(Self.self) is followed by the library and has no body") }
}

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The steps of the course in order.
  var _steps: [_KeyframeStep<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _steps: [_KeyframeStep<Value>] { body._steps }
}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: KeyframeTrackContent {
  public var _steps: [_KeyframeStep<Never>] { [] }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is followed by the library and has no body") }
}

/// One step of a course: its target, its duration and its progress over that time.
public struct _KeyframeStep<Value: Animatable> {
  let target: Value
  let duration: TimeInterval
  /// From 0 to 1 and, for springs, beyond.
  let progress: (Double) -> Double
}

/// A value that jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _steps: [_KeyframeStep<Value>]

  public init(_ to: Value) {
    _steps = [_KeyframeStep(target: to, duration: 0, progress: { _ in 1 })]
  }
}

/// A value that is interpolated linearly to another, paced by a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _steps: [_KeyframeStep<Value>]

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = [_KeyframeStep(target: to, duration: duration, progress: { timingCurve.value(at: $0) })]
  }
}

/// A value that moves smoothly through another.
///
/// Velocities at both ends are zero, as they are if neither is given and the course stops.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _steps: [_KeyframeStep<Value>]

  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _steps = [_KeyframeStep(target: to, duration: duration, progress: { $0 * $0 * (3 - 2 * $0) })]
  }
}

/// A value that a spring pulls to another.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _steps: [_KeyframeStep<Value>]

  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    let duration = duration ?? spring.settlingDuration
    _steps = [
      _KeyframeStep(
        target: to, duration: duration, progress: { spring.value(target: 1, time: $0 * duration) })
    ]
  }
}

/// Several courses of one value, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _steps: [_KeyframeStep<Value>]
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    _KeyframeSequence<Value>(_steps: [])
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(_steps: accumulated._steps + next._steps)
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  {
    _KeyframeSequence(_steps: components.flatMap(\._steps))
  }

  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?)
    -> some KeyframeTrackContent<Value>
  {
    _KeyframeSequence(_steps: component?._steps ?? [])
  }

  public static func buildEither(first component: some KeyframeTrackContent<Value>)
    -> _KeyframeSequence<Value>
  {
    _KeyframeSequence(_steps: component._steps)
  }

  public static func buildEither(second component: some KeyframeTrackContent<Value>)
    -> _KeyframeSequence<Value>
  {
    _KeyframeSequence(_steps: component._steps)
  }
}

/// The course of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = Never

  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var _course: _KeyframeCourse<Root> {
    let keyPath = keyPath
    let steps = content._steps
    return _KeyframeCourse(duration: steps.reduce(0) { $0 + $1.duration }) { value, time in
      var current = value[keyPath: keyPath]
      var start: TimeInterval = 0
      for step in steps {
        let elapsed = time - start
        if elapsed < 0 { break }
        start += step.duration
        if elapsed >= step.duration {
          current = step.target
          continue
        }
        var way = step.target.animatableData - current.animatableData
        way.scale(by: step.progress(elapsed / step.duration))
        current.animatableData = current.animatableData + way
        break
      }
      value[keyPath: keyPath] = current
    }
  }
}

/// Several courses at once.
public struct _KeyframeGroup<Value>: Keyframes {
  public typealias Body = Never

  let members: [any Keyframes<Value>]

  public var _course: _KeyframeCourse<Value> {
    let courses = members.map { $0._course }
    return _KeyframeCourse(duration: courses.map(\.duration).max() ?? 0) { value, time in
      for course in courses { course.update(&value, time) }
    }
  }
}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> some Keyframes<Value> {
    _KeyframeGroup<Value>(members: [])
  }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    _KeyframeGroup(members: [accumulated, next])
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(_steps: accumulated._steps + next._steps)
  }

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<
    Value, Value, K
  >
  where K.Value == Value {
    KeyframeTrack { component }
  }
}

/// Keyframes that can be asked for a value at any time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let content: any Keyframes<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    self.content = content()
  }

  public var duration: TimeInterval { content._course.duration }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    content._course.update(&value, time)
    return value
  }

  /// The value at a part of the whole time, from 0 to 1.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }
}

import Foundation

/// A view that follows keyframes; a still picture shows their start.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: TriggerValue?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  private let clock = KeyframeClock()

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = TriggerValue(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor public var body: some View { content(value) }

  @MainActor private var value: Value {
    guard let time = clock.time(trigger) else { return initialValue }
    let course = keyframes(initialValue)._course
    var value = initialValue
    if trigger == nil, repeats, course.duration > 0 {
      course.update(&value, time.truncatingRemainder(dividingBy: course.duration))
    } else {
      course.update(&value, min(time, course.duration))
    }
    if time < course.duration || trigger == nil && repeats { clock.noteMovement() }
    return value
  }
}

/// How long a keyframe animator has been running.
struct KeyframeClock: InstallableProperty {
  private final class Progress {
    var trigger: TriggerValue?
    var start: TimeInterval?
  }

  private var progress: Progress?
  private var timeline: AnimationTimeline?

  @MainActor
  mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    timeline = inputs.graph.timeline
    if timeline != nil { progress = inputs.identity.slot(property) { Progress() } }
  }

  /// The time since it began, in seconds; nil if it has not.
  @MainActor
  func time(_ trigger: TriggerValue?) -> TimeInterval? {
    guard let progress, let timeline else { return nil }
    if let trigger {
      if let old = progress.trigger, !old.isSame(as: trigger), timeline.isRunning {
        progress.start = timeline.now
      }
      progress.trigger = trigger
    } else if progress.start == nil, timeline.isRunning {
      progress.start = timeline.now
    }
    return progress.start.map { timeline.now - $0 }
  }

  func noteMovement() { timeline?.noteMovement() }
}

nonisolated extension View {
  /// Animates the view along keyframes whenever a value changes; a still picture shows their start.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    changed { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }

  /// Animates the view along keyframes repeatedly; a still picture shows their start.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    changed { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }
}

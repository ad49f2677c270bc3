/// A view that cycles through phases; a still picture shows the first.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  private let trigger: TriggerValue?
  private let course = PhaseCourse()

  /// - Parameter phases: at least one.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, trigger: TriggerValue(trigger), content: content, animation: animation)
  }

  /// - Parameter phases: at least one.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, trigger: nil, content: content, animation: animation)
  }

  private init(
    _ phases: some Sequence<Phase>, trigger: TriggerValue?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = Array(phases)
    if self.phases.isEmpty { preconditionFailure("PhaseAnimator needs at least one phase") }
    self.content = content
    self.animation = animation
    self.trigger = trigger
  }

  @MainActor public var body: some View {
    let (phases, animation) = (phases, animation)
    content(phases[course.number(of: phases.count, trigger: trigger) { animation(phases[$0]) }])
  }
}

/// A value whose changes trigger something.
struct TriggerValue {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { ($0 as? Value) == value }
  }

  func isSame(as other: TriggerValue) -> Bool { isSame(other.value) }
}

/// The current phase of a phase animator.
struct PhaseCourse: InstallableProperty {
  /// Its state from pass to pass.
  private final class Progress {
    var number = 0
    var trigger: TriggerValue?
    var hasBegun = false
  }

  private var progress: Progress?
  private weak var graph: ViewGraph?

  @MainActor
  mutating func install(_ inputs: _ViewInputs, at property: ViewPart) {
    guard inputs.graph.timeline != nil else { return }
    graph = inputs.graph
    progress = inputs.identity.slot(property) { Progress() }
  }

  /// The number of the phase to show.
  @MainActor
  func number(of count: Int, trigger: TriggerValue?, animation: @escaping (Int) -> Animation?) -> Int {
    guard let progress, let graph, let timeline = graph.timeline, count > 1 else { return 0 }
    func advance(isCycle: Bool) {
      let next = (progress.number + 1) % count
      let animation = animation(next)
      timeline.schedule(at: timeline.now) {
        withAnimation(animation) {
          progress.number = next
          graph.setNeedsUpdate()
        }
        if isCycle || next != 0 {
          // A phase without an animation of its own would end at once, forever.
          let duration = max(animation?.course.duration ?? 0, 1.0 / 60)
          timeline.schedule(at: timeline.now + duration) { advance(isCycle: isCycle) }
        }
      }
    }
    if let trigger {
      if let old = progress.trigger, !old.isSame(as: trigger), timeline.isRunning { advance(isCycle: false) }
      progress.trigger = trigger
    } else if !progress.hasBegun, timeline.isRunning {
      progress.hasBegun = true
      advance(isCycle: true)
    }
    return progress.number
  }
}

nonisolated extension View {
  /// Animates the view through phases; a still picture shows the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    changed { placeholder in
      PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
  }

  /// Animates the view through phases whenever a value changes; a still picture shows the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    changed { placeholder in
      PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
  }
}

/// A view that goes through phases; a picture shows the first.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase
  private let content: (Phase) -> Content

  /// - Parameter phases: at least one.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// - Parameter phases: at least one.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    guard let first = phases.first(where: { _ in true }) else {
      preconditionFailure("PhaseAnimator needs at least one phase")
    }
    self.first = first
    self.content = content
  }

  public var body: some View { content(first) }
}

nonisolated extension View {
  /// Takes the view through phases; a picture shows the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    changed { placeholder in
      PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
  }

  /// Takes the view through phases whenever a value changes; a picture shows the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

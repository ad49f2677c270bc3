/// The writing direction of text.
public enum WritingDirectionStrategy: Hashable, Sendable {
  /// That of the interface.
  case layoutBased
  /// That of each text's own letters.
  case contentBased
  case `default`
}

nonisolated extension View {
  /// The writing direction of the text below; here every paragraph follows its own letters.
  public func writingDirection(strategy: WritingDirectionStrategy) -> some View { self }

  /// What decides on which side lines of text start.
  public func multilineTextAlignment(strategy: MultilineTextAlignmentStrategy) -> some View {
    environment(\.multilineTextAlignmentStrategy, strategy)
  }
}

extension Text {
  public func writingDirection(strategy: WritingDirectionStrategy) -> Text { self }
}

extension Text {
  public typealias AlignmentStrategy = MultilineTextAlignmentStrategy
  public typealias WritingDirectionStrategy = Views.WritingDirectionStrategy
}

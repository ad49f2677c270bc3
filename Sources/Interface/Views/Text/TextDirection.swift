/// Which way text is written.
public enum WritingDirectionStrategy: Hashable, Sendable {
  /// As the interface is.
  case layoutBased
  /// As each text's own letters ask for.
  case contentBased
  case `default`
}

nonisolated extension View {
  /// Which way the text below is written; every paragraph follows its own letters here.
  public func writingDirection(strategy: WritingDirectionStrategy) -> some View { self }

  /// What decides on which side lines of text begin.
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

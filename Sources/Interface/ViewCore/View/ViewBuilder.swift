/// Makes one view out of the statements of a closure.
///
/// The builder notes the line of each statement, which warnings and frame trees name. A closure of a single
/// statement has only its surroundings' line: its result is the view itself, with no place to keep another. The
/// line of a body's only statement is known from `StatementNote`.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(
    _ content: Content, _fileID: StaticString = #fileID, _line: UInt32 = #line
  ) -> _LocatedContent<Content> {
    _LocatedContent(content: content, source: _SourceLine(fileID: _fileID, line: _line))
  }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> _LocatedContent<EmptyView> {
    fatalError("unavailable")
  }

  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  public static func buildBlock<Content: View>(_ content: _LocatedContent<Content>) -> Content {
    StatementNote.note(Content.self, source: content.source)
    return content.content
  }

  public static func buildBlock<each Content: View>(
    _ content: repeat _LocatedContent<each Content>
  ) -> TupleView<(repeat each Content)> {
    var sources: [_SourceLine?] = []
    for located in repeat each content { sources.append(located.source) }
    return TupleView((repeat (each content).content), sources: sources)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Conditions: a branch is a block, or, where there are several, what joined two of them.
extension ViewBuilder {
  public static func buildIf<Content: View>(
    _ content: Content?, _fileID: StaticString = #fileID, _line: UInt32 = #line
  ) -> _LocatedContent<Content?> {
    _LocatedContent(content: content, source: _SourceLine(fileID: _fileID, line: _line))
  }

  // Where a condition does not hold, both forms would do.
  @_disfavoredOverload
  public static func buildIf<Content: View>(
    _ content: _LocatedContent<Content>?, _fileID: StaticString = #fileID, _line: UInt32 = #line
  ) -> _LocatedContent<Content?> {
    buildIf(content?.content, _fileID: _fileID, _line: _line)
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent, _fileID: StaticString = #fileID, _line: UInt32 = #line
  ) -> _LocatedContent<_ConditionalContent<TrueContent, FalseContent>> {
    _LocatedContent(
      content: _ConditionalContent(.first(first)), source: _SourceLine(fileID: _fileID, line: _line))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: _LocatedContent<TrueContent>, _fileID: StaticString = #fileID, _line: UInt32 = #line
  ) -> _LocatedContent<_ConditionalContent<TrueContent, FalseContent>> {
    buildEither(first: first.content, _fileID: _fileID, _line: _line)
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent, _fileID: StaticString = #fileID, _line: UInt32 = #line
  ) -> _LocatedContent<_ConditionalContent<TrueContent, FalseContent>> {
    _LocatedContent(
      content: _ConditionalContent(.second(second)), source: _SourceLine(fileID: _fileID, line: _line))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: _LocatedContent<FalseContent>, _fileID: StaticString = #fileID, _line: UInt32 = #line
  ) -> _LocatedContent<_ConditionalContent<TrueContent, FalseContent>> {
    buildEither(second: second.content, _fileID: _fileID, _line: _line)
  }
}

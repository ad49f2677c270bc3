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

  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  public static func buildBlock<Statement: _BuilderStatement>(_ statement: Statement) -> Statement.Content {
    StatementNote.note(Statement.Content.self, source: statement._source)
    return statement._content
  }

  /// The content of a `switch` of one case or a `do`, which stands alone in its closure: the compiler gives what it holds
  /// as it is.
  @_disfavoredOverload
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Statement: _BuilderStatement>(
    _ statement: repeat each Statement
  ) -> TupleView<(repeat (each Statement).Content)> {
    var sources: [_SourceLine?] = []
    for statement in repeat each statement { sources.append(statement._source) }
    return TupleView((repeat (each statement)._content), sources: sources)
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

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent, _fileID: StaticString = #fileID, _line: UInt32 = #line
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first), source: _SourceLine(fileID: _fileID, line: _line))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent, _fileID: StaticString = #fileID, _line: UInt32 = #line
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second), source: _SourceLine(fileID: _fileID, line: _line))
  }
}

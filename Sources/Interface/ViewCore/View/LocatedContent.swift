/// One view of a view builder together with the line that it was written on.
///
/// It lives only while a builder runs: the builder's result is made of the views alone, so that their types are
/// those of SwiftUI.
public nonisolated struct _LocatedContent<Content: View> {
  let content: Content
  let source: _SourceLine?
}

/// A statement in a view builder's block: a view with its line, or a condition, which knows its own.
///
/// There is one form of each of the builder's functions for both: with a second one for each, the compiler tried all
/// combinations, and a `switch` of ten cases took it too long.
public nonisolated protocol _BuilderStatement {
  /// The view that becomes a part of the block.
  associatedtype Content: View
  var _content: Content { get }
  var _source: _SourceLine? { get }
}

extension _LocatedContent: _BuilderStatement {
  public var _content: Content { content }
  public var _source: _SourceLine? { source }
}

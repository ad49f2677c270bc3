/// One view of a view builder together with the line that it was written on.
///
/// It lives only while a builder runs: the builder's result is made of the views alone, so that their types are
/// those of SwiftUI.
public nonisolated struct _LocatedContent<Content: View> {
  let content: Content
  let source: _SourceLine?
}

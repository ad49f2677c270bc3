/// A type of content that may stand for more than one view, by the type alone.
package nonisolated protocol SeveralViews {
  static var holdsSeveral: Bool { get }
}

extension TupleView: SeveralViews {
  package static var holdsSeveral: Bool { true }
}

extension ForEach: SeveralViews {
  package static var holdsSeveral: Bool { true }
}

extension Group: SeveralViews {
  package static var holdsSeveral: Bool { ViewCore.holdsSeveral(Content.self) }
}

extension Optional: SeveralViews {
  package static var holdsSeveral: Bool { ViewCore.holdsSeveral(Wrapped.self) }
}

extension _ConditionalContent: SeveralViews {
  package static var holdsSeveral: Bool {
    ViewCore.holdsSeveral(TrueContent.self) || ViewCore.holdsSeveral(FalseContent.self)
  }
}

/// Whether content of a type may stand for more than one view; what views of the user's own hold is not asked.
package nonisolated func holdsSeveral(_ type: Any.Type) -> Bool {
  (type as? any SeveralViews.Type)?.holdsSeveral ?? false
}

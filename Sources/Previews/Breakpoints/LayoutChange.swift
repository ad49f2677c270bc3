internal import Reports

/// A layout decision in a view that differs between the two sides of a length.
package struct LayoutChange: Sendable, Equatable {
  package enum Kind: String, Sendable {
    /// `ViewThatFits` shows another of its candidates.
    case choice
    /// A text's number of lines changes.
    case lines
    /// A text becomes truncated, or no longer is.
    case truncation
    /// A text starts shrinking to fit, or no longer does.
    case shrinking
    /// A grid's number of columns or rows changes.
    case columns
    /// Different views are shown: because of another layout, a size class, or items that do not fit into a
    /// toolbar.
    case structure
  }

  package var kind: Kind
  /// The view's type.
  package var view: String
  /// Its file and line; nil if they are not known.
  package var source: String?
  /// The state on the shorter and on the longer side, as phrases.
  package var before: String
  package var after: String
  /// Why, as a phrase; nil if the tree does not tell.
  package var reason: String?

  package init(
    kind: Kind, view: String, source: String? = nil, before: String, after: String, reason: String? = nil
  ) {
    (self.kind, self.view, self.source) = (kind, view, source)
    (self.before, self.after, self.reason) = (before, after, reason)
  }
}

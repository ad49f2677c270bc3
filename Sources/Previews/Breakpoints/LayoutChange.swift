internal import Reports

/// Something in a view that is decided otherwise on one side of a length than on the other.
package struct LayoutChange: Sendable, Equatable {
  package enum Kind: String, Sendable {
    /// `ViewThatFits` shows another of its candidates.
    case choice
    /// A text takes another number of lines.
    case lines
    /// A text is cut off, or no longer.
    case truncation
    /// A text is made smaller to fit, or no longer.
    case shrinking
    /// A grid has another number of columns or rows.
    case columns
    /// Other views are shown: another layout, what a size class decides, what a toolbar has no room for.
    case structure
  }

  package var kind: Kind
  /// The view's type.
  package var view: String
  /// Its file and line; nil if they are not known.
  package var source: String?
  /// What holds on the shorter side and on the longer, as phrases.
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

public import Foundation

nonisolated extension View {
  /// Whether controls show their labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    inputs { if visibility != .automatic { $0.environment.labelsAreHidden = visibility == .hidden } }
  }

  /// The distance between the titles of labels and their icons.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    noted(
      .withoutEffect, "labelIconToTitleSpacing",
      "Labels keep the distance of their style between icon and title.")
  }

  /// The width reserved for the icons of labels in lists.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    noted(.withoutEffect, "labelReservedIconWidth", "The icons of labels take the room that they need.")
  }
}

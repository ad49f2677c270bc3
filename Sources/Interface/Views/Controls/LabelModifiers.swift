public import Foundation

nonisolated extension View {
  /// Whether controls show their labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    inputs { if visibility != .automatic { $0.environment.labelsAreHidden = visibility == .hidden } }
  }

  /// How far the titles of labels stand from their icons.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    noted(
      .withoutEffect, "labelIconToTitleSpacing",
      "Labels keep the distance of their style between icon and title.")
  }

  /// How much room the icons of labels take in lists.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    noted(.withoutEffect, "labelReservedIconWidth", "The icons of labels take the room that they need.")
  }
}

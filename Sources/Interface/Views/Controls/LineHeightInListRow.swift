import Foundation
import LayoutEngine

/// A control that counts as no higher than a line of text in a list row.
private nonisolated struct LineHeightInListRow: ViewModifier {
  @Environment(\.isInListRow) private var isInListRow
  /// The height of a line of body text.
  @ScaledMetric private var height = 61.0 / 3

  @MainActor func body(content: Content) -> some View {
    content.frame(height: isInListRow ? height : nil)
  }
}

nonisolated extension View {
  /// Keeps a control from making its list row higher: a row with a switch, a colour well or a stepper is as
  /// high as one with only a text.
  package func lineHeightInListRow() -> some View {
    modifier(LineHeightInListRow())
  }
}

import Foundation
package import LayoutEngine

extension HorizontalAlignment {
  private enum FormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The line between the two columns of a form: labels end there, and controls begin there.
  package static let formColumn = HorizontalAlignment(FormColumn.self)
}

/// A label and its control as a row of a form in columns.
///
/// The two are 8 points apart, as neighbours in stacks are; Apple's distance is not measured.
package nonisolated struct FormColumnRow<Label: View, Control: View>: View {
  private let label: Label
  private let alignment: VerticalAlignment
  private let control: Control

  /// - Parameter alignment: controls without text are centred beside their label.
  package init(
    label: Label, alignment: VerticalAlignment = .firstTextBaseline, @ViewBuilder control: () -> Control
  ) {
    self.label = label
    self.alignment = alignment
    self.control = control()
  }

  @MainActor package var body: some View {
    HStack(alignment: alignment, spacing: 8) {
      VStack(alignment: .trailing) { label }.multilineTextAlignment(.trailing)
      HStack { control }.alignmentGuide(.formColumn) { $0[.leading] }
    }
  }
}

extension EnvironmentValues {
  private struct IsInFormColumnsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is a row of a form with labels in one column and controls in another.
  package var isInFormColumns: Bool {
    get { self[IsInFormColumnsKey.self] }
    set { self[IsInFormColumnsKey.self] = newValue }
  }
}

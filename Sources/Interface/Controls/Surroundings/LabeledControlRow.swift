import Foundation
import LayoutEngine
import Views

/// A label at the leading edge and a control at the trailing one, over the whole width; only the control if
/// labels are hidden.
///
/// A control that scales with the text size goes below its label at accessibility sizes, as values do in
/// Apple's rows.
nonisolated struct LabeledControlRow<Label: View, Control: View>: View {
  let label: Label
  var alignment = VerticalAlignment.center
  /// Whether the control scales with the text size.
  var grows = false
  let control: Control

  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isInFormColumns) private var isInColumns

  init(
    label: Label, alignment: VerticalAlignment = .center, grows: Bool = false,
    @ViewBuilder control: () -> Control
  ) {
    self.label = label
    self.alignment = alignment
    self.grows = grows
    self.control = control()
  }

  @MainActor var body: some View {
    if hidesLabel || Label.self == EmptyView.self {
      control
    } else if isInColumns {
      FormColumnRow(label: label, alignment: alignment) { control }
    } else if grows, typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 8) {
        label
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(alignment: alignment) {
        VStack(alignment: .leading) { label }
        Spacer().layoutPriority(-1)
        control
      }
    }
  }
}

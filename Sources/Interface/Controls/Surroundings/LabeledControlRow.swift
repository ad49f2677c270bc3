import Foundation
import LayoutEngine
import Views

/// A label at the leading edge and a control at the trailing one, over the whole width; the control alone where labels
/// are hidden.
///
/// At accessibility sizes of type the control goes below the label, as in Apple's rows.
nonisolated struct LabeledControlRow<Label: View, Control: View>: View {
  let label: Label
  var alignment = VerticalAlignment.center
  let control: Control

  @Environment(\.labelsAreHidden) private var hidesLabel

  init(label: Label, alignment: VerticalAlignment = .center, @ViewBuilder control: () -> Control) {
    self.label = label
    self.alignment = alignment
    self.control = control()
  }

  @MainActor var body: some View {
    if hidesLabel || Label.self == EmptyView.self {
      control
    } else {
      HStack(alignment: alignment) {
        VStack(alignment: .leading) { label }
        Spacer().layoutPriority(-1)
        control
      }
    }
  }
}

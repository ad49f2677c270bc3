import Foundation
import LayoutEngine
import Views

/// The title above a picker's rows.
nonisolated struct InlinePickerHeader: View {
  let label: AnyView

  @MainActor var body: some View {
    label.font(.footnote).foregroundStyle(Color(.system(.secondaryLabel)))
  }
}

/// One value as a row; the chosen one ends in a checkmark in the tint colour.
nonisolated struct InlinePickerRow: View {
  let option: PickerOption
  let isSelected: Bool
  let choose: @MainActor () -> Void

  @MainActor var body: some View {
    HStack {
      option
      Spacer(minLength: 0)
      if isSelected {
        Image(systemName: "checkmark")
          .font(.body.weight(.semibold))
          .foregroundStyle(AnyShapeStyle.tinted)
      }
    }
    .interaction("Picker") { interaction, _ in
      interaction.actsForRow = true
      interaction.tap = { _ in choose() }
      interaction.spoken = AccessibilityControl(isSelected ? [.button, .selected] : [.button])
    }
  }
}

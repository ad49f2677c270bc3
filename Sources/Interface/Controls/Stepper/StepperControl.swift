import Foundation
import Geometry
import LayoutEngine
import Views

/// A minus and a plus on one background, 94 by 32 points; measured, with capsule ends from iOS 26 on.
nonisolated struct StepperControl: View {
  let actions: StepperActions

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.renderVersion) private var version

  @MainActor var body: some View {
    HStack(spacing: 0) {
      symbol("minus", "Decrement", actions.decrement)
      Rectangle().fill(Color(.system(.separator))).frame(width: 1, height: 18)
      symbol("plus", "Increment", actions.increment)
    }
    .frame(width: 94, height: 32)
    .background(
      Color(.system(.tertiarySystemFill)),
      in: version < .iOS26 ? AnyShape(RoundedRectangle(cornerRadius: 8)) : AnyShape(Capsule())
    )
    .drawnAsPlatformView()
  }

  @MainActor
  private func symbol(_ name: String, _ label: String, _ action: (@MainActor () -> Void)?) -> some View {
    let isActive = action != nil
    return Image(systemName: name)
      // A control's symbols do not follow the text size.
      .font(.system(size: 17))
      .foregroundStyle(Color(.system(isActive && isEnabled ? .label : .tertiaryLabel)))
      // Both halves are as high as the control, for touches and screen readers.
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .interaction("Stepper") { interaction, _ in
        interaction.isEnabled = interaction.isEnabled && isActive
        interaction.tap = { _ in action?() }
        interaction.spoken = AccessibilityControl([.button], saysContent: false)
      }
      .labelled { _ in label }
  }
}

import Foundation
import LayoutEngine
public import Views

/// A box with a checkmark before the label, as a Mac has it.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Checkbox(configuration: configuration)
  }
}

private nonisolated struct Checkbox: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsAreHidden) private var hidesLabel

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      // Measured in pictures: 14 points with a radius of 3.5, in the height of a line.
      RoundedRectangle(cornerRadius: 3.5)
        .fill(
          configuration.isOn
            ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.system(.secondarySystemFill)))
        )
        .overlay {
          if configuration.isOn || configuration.isMixed {
            Image(systemName: configuration.isMixed ? "minus" : "checkmark")
              .font(.system(size: 9, weight: .bold)).foregroundStyle(Color.white)
          }
        }
        .frame(width: 14, height: 14)
        .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 }
      if !hidesLabel { configuration.label }
    }
    .noted(.approximated, "CheckboxToggleStyle", "The box's lengths are read off pictures, not measured.")
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
